import { nameOfMatrix } from './matrix.ts';
import type { Records } from './records.ts';
import { straight } from './straight-records.ts';
import type { Table } from './table.ts';
import { withoutTotalColumns } from './total-columns.ts';
import { turned } from './turned-records.ts';
import { unpivoted } from './unpivoted-records.ts';

/** Every table as records: attributes in rows become columns, periods in the head become a column of times. */
export function asRecords(table: Table): Records {
  const parts = withoutTotalColumns(table);
  const matrix = nameOfMatrix(parts) === null ? null : unpivoted(parts);
  return matrix ?? turned(parts) ?? unpivoted(parts) ?? straight(table);
}
