import { groupRows, type Group } from '../table/group-rows.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Table } from '../table/table.ts';
import type { Plan } from './plan.ts';

/** True when the second key ("2025", "2025 Q2", "2025-03") is of the period right after the first. */
export function follows(first: string, second: string): boolean {
  const [a, b] = [numberOfKey(first), numberOfKey(second)];
  return first.length === second.length && b - a === 1;
}

function numberOfKey(key: string): number {
  const year = Number(key.slice(0, 4));
  if (key.length === 4) return year;
  if (key.includes('Q')) return year * 4 + Number(key.at(-1));
  return key.length === 7 ? year * 12 + Number(key.slice(5)) : Date.parse(key) / 86_400_000;
}

/**
 * How many times a mean of sums is over; null where a time is left out between the first and the last, or has no row that
 * is asked for while the table goes on: whether it counts as nothing nobody can tell. Throws `TooFineError`.
 */
export function timesOfMean(table: Table, filters: Plan['filters'], each: Group): number | null {
  const keysOf = (chosen: Plan['filters']) =>
    groupRows(table, selectRows(table, chosen).rows, [each]).map((group) => group.keys[0] ?? '');
  const keys = keysOf(filters);
  const all = keysOf(filters.filter(({ kind }) => kind === 'period'));
  const isWhole = keys.length === all.length && keys.every((key, i) => key === all[i]);
  const hasNoGap = keys.every((key, i) => key !== '' && (i === 0 || follows(keys[i - 1] ?? '', key)));
  return isWhole && hasNoGap && keys.length > 0 ? keys.length : null;
}
