import { groupRows } from '../table/group-rows.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Table } from '../table/table.ts';
import type { PlanResult } from './run-plan.ts';

/** Names that a question for the lowest passed over, because no row of theirs fits its conditions: they have none at all. */
export function unrankedGroups({ plan, selection }: PlanResult, table: Table): string[] {
  const { groups, top, filters, operation } = plan;
  const isLowest = top?.end === 'lowest' && (operation === 'sum' || operation === 'count');
  // The largest expense is the lowest number below zero.
  const isOfOut = filters.some((one) => one.kind === 'number' && one.least === null && one.most === 0);
  if (!isLowest || isOfOut || filters.length === 0 || groups.some(({ part }) => part !== null)) return [];
  const keysOf = (rows: Uint32Array) => groupRows(table, rows, groups).map(({ keys }) => keys.join(' / '));
  const ranked = new Set(keysOf(selection.rows));
  return keysOf(selectRows(table, []).rows).filter((key) => key !== '' && !ranked.has(key));
}
