import { cellText } from '../claims/cell-text.ts';
import { numberAt, type Amount } from '../commerce/price-cell.ts';
import { readNumberCell } from '../table/read-number.ts';
import { isTotalAlone } from '../table/row-kinds.ts';
import { readDateCell } from '../table/read-date.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles, type RoleRule } from '../table/find-roles.ts';

/** A table of a person's list and which of its columns is which. */
export interface ListRoles<R extends string> {
  readonly source: DocumentTable;
  readonly found: FoundRoles<R>;
}

/** A row of a list that is an entry, with its columns by role. */
export interface ListEntry<R extends string> {
  readonly source: DocumentTable;
  /** From 0, as the table counts. */
  readonly row: number;
  readonly at: FoundRoles<R>['at'];
}

/** Which column of each table is which; `rules` are data of `packs/exports`. */
export const rolesOfLists = <R extends string>(
  tables: readonly DocumentTable[],
  rules: readonly RoleRule<R>[],
): ListRoles<R>[] => tables.map((source) => ({ source, found: findRoles(source.table, rules) }));

/** The entries of a list: headings between rows, totals and remarks are none. None where a needed column is missing. */
export function entriesOf<R extends string>({
  source,
  found: { at, missing },
}: ListRoles<R>): ListEntry<R>[] {
  const { rowCount, rowKinds } = source.table;
  if (missing.length > 0) return [];
  return Array.from({ length: rowCount }, (_, row) => ({ source, row, at })).filter(
    ({ row }) => (rowKinds?.[row] ?? 'record') === 'record' && !isBareTotal(source.table, row),
  );
}

/** "Summe" with numbers behind it: the table tells totals only where their column was read as numbers. */
function isBareTotal({ columns }: DocumentTable['table'], row: number): boolean {
  const [first = '', ...others] = columns.flatMap((column) => cellText(column, row).trim() || []);
  return isTotalAlone(first) && others.every((text) => readNumberCell(text) !== null);
}

/** The text of an entry in one of its columns; "" where there is no such column or nothing in it. */
export function textOf<R extends string>({ at, row }: ListEntry<R>, role: R): string {
  const column = at[role];
  return column === undefined ? '' : cellText(column, row).trim();
}

/** A number of an entry with its currency, read cell by cell where the column holds words too; null where there is none. */
export const amountOf = <R extends string>({ at, row }: ListEntry<R>, role: R): Amount | null =>
  numberAt(at[role], row);

/**
 * A day of an entry as 2026-11-30, read cell by cell where the column holds words too; null where there is none, for a month
 * or a year, and where the day and the month can be told apart by nothing ("03/04/2024").
 */
export function dayOf<R extends string>(entry: ListEntry<R>, role: R): string | null {
  const [column, text] = [entry.at[role], textOf(entry, role)];
  if (column?.kind === 'date') return text.length === 10 ? text : null;
  const cell = column === undefined || column.kind === 'number' ? null : readDateCell(text);
  if (cell === null || cell.at === null || (cell.precision !== 'day' && cell.precision !== 'time'))
    return null;
  return new Date(cell.at).toISOString().slice(0, 10);
}
