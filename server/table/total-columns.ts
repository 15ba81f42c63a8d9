import { isTotalWord } from './row-kinds.ts';
import type { NumberColumn, Table } from './table.ts';
import { readYearPart } from './year-part.ts';

/** True when a column is, in every row, the sum of the others that are filled. */
export function isSumOf(total: NumberColumn, parts: readonly NumberColumn[]): boolean {
  const decimals = Math.max(total.decimals, ...parts.map((part) => part.decimals));
  let count = 0;
  for (const [row, value] of total.values.entries()) {
    if (Number.isNaN(value)) continue;
    const sum = parts.reduce((whole, { values }) => {
      const part = values[row] ?? Number.NaN;
      return Number.isNaN(part) ? whole : whole + part;
    }, 0);
    if (Math.abs(value - sum) > 0.5 * 10 ** -decimals * (parts.length + 1)) return false;
    count += 1;
  }
  return count > 0;
}

/** A table of periods without the columns that are called totals and are the sums of these periods. */
export function withoutTotalColumns(table: Table): Table {
  const numbers = table.columns.filter((column) => column.kind === 'number');
  const parts = numbers.filter(
    ({ period, plainName }) =>
      !isTotalWord(plainName) && (period !== null || readYearPart(plainName)?.rest === ''),
  );
  if (parts.length < 2) return table;
  const isTotal = (column: NumberColumn) => isTotalWord(column.plainName) && isSumOf(column, parts);
  const totals = new Set<unknown>(numbers.filter(isTotal));
  return totals.size === 0
    ? table
    : { ...table, columns: table.columns.filter((column) => !totals.has(column)) };
}
