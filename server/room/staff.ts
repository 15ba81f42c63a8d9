import { cellText } from '../claims/cell-text.ts';
import { leavingHead } from '../packs/exports/staff.ts';
import { roomTables } from '../packs/exports/room-tables.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import type { Column } from '../table/table.ts';

/** The people of an employee list: rows without a day of leaving, where the list has such a column. */
export interface Staff {
  readonly source: DocumentTable;
  readonly rows: readonly number[];
  readonly staying: readonly number[];
  readonly person: Column;
  readonly leaving: Column | null;
}

/** Who is in an employee list; null for a table that is none. */
export function staffOf(source: DocumentTable): Staff | null {
  const { table } = source;
  const heads = roomTables.find(({ id }) => id === 'employees')?.heads ?? [];
  const [person, start] = heads.map((head) => table.columns.find(({ name }) => head.test(name.trim())));
  if (person === undefined || start === undefined) return null;
  const leaving = table.columns.find(({ name }) => leavingHead.test(name.trim())) ?? null;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) =>
      (table.rowKinds === null || table.rowKinds[row] === 'record') && cellText(person, row).trim() !== '',
  );
  const staying = rows.filter((row) => leaving === null || /^[-–—\s]*$/u.test(cellText(leaving, row)));
  return rows.length === 0 ? null : { source, rows, staying, person, leaving };
}
