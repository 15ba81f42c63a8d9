import type { Column } from '../../table/table.ts';

/** The cells of a column as text, by row: a ticker may be a number. Dates are none. */
export function textsOf(column: Column): (row: number) => string {
  if (column.kind === 'date') return () => '';
  if (column.kind !== 'number') return (row) => column.words[column.codes[row] ?? 0] ?? '';
  return (row) => {
    const value = column.values[row] ?? Number.NaN;
    return Number.isNaN(value) ? '' : String(value);
  };
}
