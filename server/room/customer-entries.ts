import { cellText } from '../claims/cell-text.ts';
import { customerColumns } from '../packs/exports/customers.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles } from '../table/find-roles.ts';
import type { NumberColumn, TextColumn } from '../table/table.ts';

/** What one customer brought in one month, in the unit of its column. */
export interface CustomerEntry {
  readonly customer: string;
  /** "2025-03"; "2025" where the file tells whole years. */
  readonly month: string;
  readonly amount: number;
  readonly row: number;
  readonly column: NumberColumn;
}

export interface CustomerTable {
  readonly source: DocumentTable;
  readonly entries: readonly CustomerEntry[];
  /** Records that name no customer, month or amount: they are in no sum. */
  readonly skipped: readonly number[];
}

const isRecord = ({ table }: DocumentTable, row: number) =>
  table.rowKinds === null || table.rowKinds[row] === 'record';

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);

const unitKey = ({ unit }: NumberColumn) => JSON.stringify(unit);

/** Columns that are months ("2025-03"), all in one unit; none where their units differ. */
function monthColumns({ table }: DocumentTable): { readonly month: string; readonly column: NumberColumn }[] {
  const months = table.columns.flatMap((column) => {
    if (column.kind !== 'number' || column.period?.kind !== 'month') return [];
    const { year, month } = column.period;
    return [{ month: `${year}-${String(month).padStart(2, '0')}`, column }];
  });
  return new Set(months.map(({ column }) => unitKey(column))).size === 1 ? months : [];
}

/** What is planned brings nothing yet. */
const planned = /(?<!\p{L})(?:plan|budget|forecast|target|expected|soll|ziel|prognose|erwartet)(?!\p{L})/iu;

/**
 * Columns of one measure at two or more years, "Umsatz 2024 | Umsatz 2025", or at two ends of years, "ARR 31 Dec 2025": these
 * tell of the month they are at. None where names or units differ.
 */
function yearColumns({ table }: DocumentTable): { readonly month: string; readonly column: NumberColumn }[] {
  const timed = table.columns.flatMap((column) => {
    if (column.kind !== 'number' || column.period === null || planned.test(column.name)) return [];
    const { period } = column;
    const month =
      period.kind === 'year' ? String(period.year) : period.kind === 'day' ? period.date.slice(0, 7) : null;
    return month === null ? [] : [{ month, column }];
  });
  const isOne =
    new Set(timed.map(({ column }) => `${unitKey(column)} ${column.plainName.toLowerCase()}`)).size === 1 &&
    new Set(timed.map(({ month }) => `${month.length} ${month.slice(4)}`)).size === 1 &&
    new Set(timed.map(({ month }) => month)).size === timed.length;
  return isOne ? timed : [];
}

/** "übrige (31 Kunden)", "Other customers": many in one row, which have no share as one customer. */
const several =
  /^(?:übrige|sonstige|weitere|andere|restliche|alle anderen|rest|others?|other|remaining|all others?|various|miscellaneous|diverse)(?!\p{L})/iu;
export const isSeveral = (customer: string): boolean => several.test(customer);

/**
 * Customer revenue by month, whether each month is a column or each invoice a row. Null for a table that is no such thing,
 * or whose amounts cannot be determined without doubt.
 */
export function customerEntries(source: DocumentTable): CustomerTable | null {
  const { at } = findRoles(source.table, customerColumns);
  const { customer, month, amount } = at;
  if (customer?.kind !== 'text') return null;
  if (
    month?.kind === 'date' &&
    amount?.kind === 'number' &&
    month.precision !== 'year' &&
    month.precision !== 'quarter'
  )
    return collect(source, customer, (row) => {
      const when = month.values[row] ?? Number.NaN;
      return [{ month: Number.isNaN(when) ? '' : monthOf(when), column: amount }];
    });
  const byMonth = monthColumns(source);
  const months = byMonth.length < 2 ? yearColumns(source) : byMonth;
  return months.length < 2 ? null : collect(source, customer, () => months);
}

function collect(
  source: DocumentTable,
  customer: TextColumn,
  cellsOf: (row: number) => readonly { readonly month: string; readonly column: NumberColumn }[],
): CustomerTable {
  const entries: CustomerEntry[] = [];
  const skipped: number[] = [];
  for (let row = 0; row < source.table.rowCount; row += 1) {
    if (!isRecord(source, row)) continue;
    const name = cellText(customer, row).trim();
    const own = cellsOf(row).flatMap(({ month, column }) => {
      const amount = column.values[row] ?? Number.NaN;
      return name === '' || month === '' || Number.isNaN(amount)
        ? []
        : [{ customer: name, month, amount, row, column }];
    });
    if (own.length === 0) skipped.push(row);
    entries.push(...own);
  }
  return { source, entries, skipped };
}

/** The month so many months before; of whole years the year in which it lies. */
export function monthsBefore(month: string, count: number): string {
  if (!month.includes('-')) return String(Number(month) - Math.floor(count / 12));
  const [year = 0, of = 1] = month.split('-').map(Number);
  return monthOf(Date.UTC(year, of - 1 - count, 1));
}

/** What each customer brought in the entries, the largest first. */
export function sumsOf(
  entries: readonly CustomerEntry[],
): { readonly customer: string; readonly amount: number }[] {
  const sums = new Map<string, number>();
  for (const { customer, amount } of entries) sums.set(customer, (sums.get(customer) ?? 0) + amount);
  return [...sums]
    .map(([customer, amount]) => ({ customer, amount }))
    .toSorted((a, b) => b.amount - a.amount);
}
