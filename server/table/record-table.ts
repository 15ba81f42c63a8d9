import { nameOfMatrix } from './matrix.ts';
import { monthByYear } from './month-by-year.ts';
import { timedColumns } from './period-columns.ts';
import type { Records } from './records.ts';
import { straight } from './straight-records.ts';
import type { Column, Table } from './table.ts';
import { withoutTotalColumns } from './total-columns.ts';
import { turned } from './turned-records.ts';
import { unpivoted } from './unpivoted-records.ts';

/** Every table as records: attributes in rows become columns, periods in the head become a column of times. */
export function asRecords(table: Table): Records {
  const parts = withoutTotalColumns(table);
  const ofMonths = monthByYear(parts);
  if (ofMonths !== null) return ofMonths;
  const matrix = nameOfMatrix(parts) === null ? null : unpivoted(parts);
  return matrix ?? turned(parts) ?? unpivoted(parts) ?? straight(table);
}

/** Columns of times as records, and the columns of other numbers that were left out for it. */
export interface TimesAlone {
  readonly records: Records;
  readonly leftOut: readonly Column[];
}

/**
 * "Country | 2022 | 2023 | Population": the columns of times as records without the other numbers, which would stand
 * there once for each time. Null for tables that have none of them.
 */
export function timesAlone(table: Table): TimesAlone | null {
  const parts = withoutTotalColumns(table);
  const timed = table.rowUnits === null ? timedColumns(parts) : null;
  const own = new Set<Column>(timed?.columns.map(({ column }) => column));
  const leftOut = parts.columns.filter((column) => column.kind === 'number' && !own.has(column));
  if (timed === null || leftOut.length === 0) return null;
  const records = unpivoted({ ...parts, columns: parts.columns.filter((one) => !leftOut.includes(one)) });
  return records === null ? null : { records, leftOut };
}
