import type { Records } from '../table/records.ts';
import type { DateColumn } from '../table/table.ts';
import { aggregate } from '../table/aggregate-rows.ts';
import type { Measured, Part } from './measured.ts';
import type { Measure, Operation, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';

type Days = Extract<Measure, { kind: 'days' }>;

const dayMs = 86_400_000;

/** The column of days at a place; null for any other, and for months, years and times of the day. */
function dayColumn(records: Records, at: number): DateColumn | null {
  const column = records.table.columns[at];
  return column?.kind === 'date' && column.precision === 'day' ? column : null;
}

/** Days from one date of a row to another, over the rows that have both. A row that ends before it begins refuses them all. */
export function daysOf(
  records: Records,
  { from, to }: Days,
  operation: Operation,
  rows: Uint32Array,
): Measured | Refusal {
  const [start, end] = [dayColumn(records, from), dayColumn(records, to)];
  if (start === null || end === null) return refuse('no_dates', []);
  const days = Float64Array.from(
    start.values,
    (value, row) => ((end.values[row] ?? Number.NaN) - value) / dayMs,
  );
  const both = rows.filter((row) => !Number.isNaN(days[row] ?? Number.NaN));
  if (both.length === 0) return refuse('no_rows', [start.name, end.name]);
  if (both.some((row) => (days[row] ?? 0) < 0)) return refuse('no_order', [start.name, end.name]);
  const isOne = operation === 'value';
  const same = both.every((row) => days[row] === days[both[0] ?? 0]);
  if (isOne && !same) return refuse('several_rows', [end.name, String(both.length)]);
  if (!isOne && !['mean', 'median', 'min', 'max'].includes(operation)) return refuse('two_operations', []);
  const value = isOne ? (days[both[0] ?? 0] ?? 0) : aggregate(days, both, operation as 'mean');
  const unit = { kind: 'none' } as const;
  const parts = [from, to].map((column): Part => ({ column, rows: both, sum: null, unit }));
  return {
    value,
    unit,
    decimals: Number.isInteger(value) ? 0 : 2,
    parts,
    rows,
  };
}
