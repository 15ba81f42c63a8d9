import { quotedCell } from '../table/letter-name.ts';
import type { Table } from '../table/table.ts';
import { cellText, writtenCell } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { PartByPart } from '../part-by-part.ts';
import { NumberedLines } from './numbered-lines.ts';
import { plainlyStated } from './draft-fields.ts';

/** "sheet Model, row 3", "page 2, row 3": rows are counted from 1 on each sheet and page. */
export function linePlace(table: Table, [first, last]: readonly [number, number], row: number): string {
  const { sheet, lineWord } = table.place;
  const page = table.pages?.[row] ?? table.place.page;
  const isOne = first === last;
  // Several rows may go on over pages.
  const where = sheet !== null ? `sheet ${sheet}, ` : page !== null && isOne ? `page ${page}, ` : '';
  return `${where}${isOne ? `${lineWord} ${first}` : `${lineWord}s ${first}-${last}`}`;
}

export function rowPlace(
  table: Table,
  rows: readonly number[],
  document: ClaimDocument,
  quote: string,
): Claim['place'] {
  const lines = rows.map((row) => table.lines[row] ?? 0);
  const [first, last] = [Math.min(...lines), Math.max(...lines)];
  return {
    document: document.key,
    locator: linePlace(table, [first, last], rows[0] ?? 0),
    quote,
  };
}

/** Rows that are read in much less than a millisecond. */
const rowsAtOnce = 64;

/** What each row of a table gives, with a rest after some rows. */
export function* eachRow<T>(
  { rowCount }: Pick<Table, 'rowCount'>,
  read: (row: number) => readonly T[],
): PartByPart<T[]> {
  const found: T[] = [];
  for (let row = 0; row < rowCount; row += 1) {
    if (row % rowsAtOnce === 0) yield;
    found.push(...read(row));
  }
  return found;
}

const known = new WeakMap<readonly string[], Map<string, NumberedLines>>();

/** The lines of a text that hold a word. */
function linesWith(word: string, lines: readonly string[]): NumberedLines {
  const byWord = known.get(lines) ?? new Map<string, NumberedLines>();
  known.set(lines, byWord);
  const found =
    byWord.get(word) ?? new NumberedLines(word === '' ? [] : lines.filter((line) => line.includes(word)));
  byWord.set(word, found);
  return found;
}

/** The lines of a document that hold a row of a table, by its label. */
export function linesOfRow(table: Table, row: number, { lines }: ClaimDocument): NumberedLines {
  const label = table.columns.find((column) => column.kind === 'text');
  return linesWith(label === undefined ? '' : cellText(label, row), lines);
}

/** The row as "column: value", as the reader's passages write it. */
export function rowQuote(table: Table, row: number, document: ClaimDocument): string {
  const own = linesOfRow(table, row, document);
  return table.columns
    .flatMap((column) => {
      const text = writtenCell(column, row, own);
      return text === '' ? [] : [quotedCell(column.name, text)];
    })
    .join(' · ');
}

export const tableClaim = {
  ...plainlyStated,
  saidOn: null,
  from: 'table',
} as const;
