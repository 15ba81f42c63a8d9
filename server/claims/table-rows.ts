import type { Column, Table } from '../table/table.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';

/** Text of a cell as far as the column keeps it; "" for an empty one. */
export function cellText(column: Column, row: number): string {
  if (column.kind === 'text' || column.kind === 'doubtful') return column.words[column.codes[row] ?? 0] ?? '';
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return '';
  return column.kind === 'date' ? dateText(value, column.precision) : value.toFixed(column.decimals);
}

function dateText(value: number, precision: string): string {
  const iso = new Date(value).toISOString();
  if (precision === 'year') return iso.slice(0, 4);
  return precision === 'month' ? iso.slice(0, 7) : iso.slice(0, 10);
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
    locator:
      first === last ? `${table.place.lineWord} ${first}` : `${table.place.lineWord}s ${first}-${last}`,
    quote,
  };
}

/** The row as "column: value", as the reader's passages write it. */
export function rowQuote(table: Table, row: number): string {
  return table.columns
    .flatMap((column) => {
      const text = cellText(column, row);
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
