import { quotedCell } from '../table/letter-name.ts';
import type { Table } from '../table/table.ts';
import { cellText, writtenCell } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { PartByPart } from './part-by-part.ts';
import { NumberedLines } from './numbered-lines.ts';

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
    locator:
      first === last ? `${table.place.lineWord} ${first}` : `${table.place.lineWord}s ${first}-${last}`,
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

/** The row as "column: value", as the reader's passages write it. */
export function rowQuote(table: Table, row: number, { lines }: ClaimDocument): string {
  const label = table.columns.find((column) => column.kind === 'text');
  const own = linesWith(label === undefined ? '' : cellText(label, row), lines);
  return table.columns
    .flatMap((column) => {
      const text = writtenCell(column, row, own);
      return text === '' ? [] : [quotedCell(column.name, text)];
    })
    .join(' · ');
}

export const tableClaim = {
  part: null,
  period: null,
  asOf: null,
  until: null,
  polarity: 'stated',
  voice: 'own',
  isRestated: false,
  saidOn: null,
  from: 'table',
} as const;
