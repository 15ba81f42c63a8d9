import type { ColumnScan } from './scan-column.ts';

/** Lines of a statement by words that no German one has. */
const english =
  /^(?:(?:total|net|gross|operating|adjusted|underlying|consolidated|other|current|long-term) )*(?:revenues?|sales|turnover|income|profit|loss|earnings|assets|liabilities|expenses|cost of (?:sales|revenues?|goods sold)|shareholders[’'] (?:equity|funds)|stockholders[’'] equity|cash and cash equivalents|employees|headcount)(?: (?:before|after|for|from|per|of|and|attributable) .*)?(?: ?\(.*\))?:?$/i;
const leastLines = 2;
const mostRows = 400;

/** True for lines of a statement in English, where a comma between digits stands before thousands. */
export function hasEnglishLines(labels: ColumnScan | undefined): boolean {
  if (labels === undefined || labels.cells.length > mostRows) return false;
  let found = 0;
  for (let row = 0; row < labels.cells.length; row += 1)
    if (labels.cells.load(row) && english.test(labels.cells.string().trim())) found += 1;
  return found >= leastLines;
}
