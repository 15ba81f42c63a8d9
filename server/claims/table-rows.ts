import type { Table } from '../table/table.ts';
import { cellText, writtenCell } from './cell-text.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';

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

/** The row as "column: value", as the reader's passages write it. */
export function rowQuote(table: Table, row: number, { lines }: ClaimDocument): string {
  const label = table.columns.find((column) => column.kind === 'text');
  const word = label === undefined ? '' : cellText(label, row);
  const own = word === '' ? [] : lines.filter((line) => line.includes(word));
  return table.columns
    .flatMap((column) => {
      const text = writtenCell(column, row, own);
      return text === '' ? [] : [`${column.name}: ${text}`];
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
