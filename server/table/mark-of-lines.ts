import type { ColumnScan } from './scan-column.ts';

/** Lines of a statement by words that no German one has. */
const english =
  /^(?:(?:total|net|gross|operating|adjusted|underlying|consolidated|other|current|long-term) )*(?:revenues?|sales|turnover|income|profit|loss|earnings|assets|liabilities|expenses|cost of (?:sales|revenues?|goods sold)|shareholders[’'] (?:equity|funds)|stockholders[’'] equity|cash and cash equivalents|employees|headcount)(?: (?:before|after|for|from|per|of|and|attributable) .*)?(?: ?\(.*\))?:?$/i;
/** Words of what reports on the environment measure, none of them German. */
const measured =
  /^(?:(?:total|net|gross|direct|indirect|renewable|non-renewable|hazardous|recycled|scope [123](?: and [123])*) )*(?:(?:ghg|greenhouse gas|carbon|co2e?) )?(?:emissions|electricity|energy|water|waste|fuel)(?: (?:consumption|use|used|withdrawal|withdrawn|discharge|to landfill|recycled|intensity|generated|from renewable sources))*(?: ?\(.*\))?:?$/i;
const leastLines = 2;
const mostRows = 400;

const isEnglish = (label: string) => english.test(label) || measured.test(label);

/** True for lines of a statement or of measured quantities in English, where a comma between digits is before thousands. */
export function hasEnglishLines(labels: ColumnScan | undefined): boolean {
  if (labels === undefined || labels.cells.length > mostRows) return false;
  let found = 0;
  for (let row = 0; row < labels.cells.length; row += 1)
    if (labels.cells.load(row) && isEnglish(labels.cells.string().trim())) found += 1;
  return found >= leastLines;
}
