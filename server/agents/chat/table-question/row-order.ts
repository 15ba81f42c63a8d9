import type { Cell, RawTable } from '../../../tools/readers/document.ts';

const isoDate = /^\d{4}-\d{2}(?:-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?)?$/;
const anyDate = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();

function columnsOf(table: RawTable, kind: RegExp): number[] {
  return table.columns.flatMap((_, at) =>
    table.rows.length > 0 && table.rows.every((row) => kind.test(textOf(row[at]))) ? [at] : [],
  );
}

/**
 * Which of these rows is the first or the last: by the dates of the table, as they stand when it has none. Null when
 * nobody can tell: two columns of dates, dates whose order of day and month is open, two rows of one date.
 */
export function endRow(table: RawTable, rows: readonly number[], end: 'first' | 'last'): number | null {
  const dated = columnsOf(table, isoDate);
  const [at, ...others] = dated;
  if (at === undefined)
    return columnsOf(table, anyDate).length > 0 ? null : ((end === 'first' ? rows[0] : rows.at(-1)) ?? null);
  if (others.length > 0) return null;
  const dateOf = (row: number) => textOf(table.rows[row]?.[at]);
  const dates = rows.map(dateOf).toSorted();
  const wanted = end === 'first' ? dates[0] : dates.at(-1);
  const found = rows.filter((row) => dateOf(row) === wanted);
  return found.length === 1 ? (found[0] ?? null) : null;
}
