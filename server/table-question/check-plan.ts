import { groupRows, type RowGroup } from '../table/group-rows.ts';
import { selectRows, TooFineError } from '../table/select-rows.ts';
import type { Table } from '../table/table.ts';
import { additivityOf, mayFlow } from './additivity.ts';
import { againstBest, againstMoney, againstSigns, againstSize, againstWorth } from './deeds.ts';
import { offeredGroups } from './finish-groups.ts';
import { namesEachRow } from './names-each-row.ts';
import type { Plan, Refusal } from './plan.ts';
import { isFlowSide } from './read-flow.ts';
import { columnName, type Reading } from './reading.ts';
import { makesRow } from './row-words.ts';
import { isRefusal, refuse } from './refusal.ts';
import { timesOfMean } from './time-keys.ts';

/** True when the times of a question choose or group rows by that column. */
const isDated = ({ filters, groups, range, sides }: Reading, column: number) =>
  [...filters, ...groups, range?.whole, sides?.a].some((one) => one?.column === column);

const withoutBlank = (reading: Reading): Reading => ({
  ...reading,
  filters: reading.filters.filter(({ kind }) => kind !== 'blank'),
});

/** Refuses a word for a day that no time of the question was said with, and empty cells chosen by their day; null when all fits. */
export function againstTimes(reading: Reading): Refusal | null {
  const undated = reading.datedBy.filter(
    ({ column, token }) => !isDated(reading, column) && !makesRow(reading, token),
  );
  if (undated.length > 0)
    return refuse(
      'unused_words',
      undated.map(({ token }) => reading.tokens[token]?.written ?? ''),
    );
  // "No delivery since May" is none of both: an empty cell has no day.
  const empty = reading.filters.find(
    (one) => one.kind === 'blank' && !one.isNegated && isDated(withoutBlank(reading), one.column),
  );
  return empty === undefined ? null : refuse('no_operation', [columnName(reading, empty.column)]);
}

/** "Which invoices were overdue on 15 April" asks for what was so then; the table tells what is so of rows of that day. */
export function againstDayOfState(reading: Reading, { filters }: Plan): Refusal | null {
  const day = filters.find(
    (filter) =>
      filter.kind === 'period' &&
      filter.from !== null &&
      filter.to !== null &&
      filter.to - filter.from <= dayMs,
  );
  const state = filters.find(
    ({ kind, column }) => kind === 'values' && stateName.test(columnName(reading, column)),
  );
  return day === undefined || state === undefined
    ? null
    : refuse('no_operation', [columnName(reading, day.column), columnName(reading, state.column)]);
}

const dayMs = 86_400_000;
const stateName = /status|\bstate\b|zustand/i;

/** What the plan would compute over a whole group is not what a condition on single rows means. */
export function checkPlan(reading: Reading, plan: Plan | Refusal): Plan | Refusal {
  if (isRefusal(plan)) return plan;
  const opposed =
    againstDayOfState(reading, plan) ??
    againstSigns(reading, plan) ??
    againstMoney(reading, plan) ??
    againstWorth(reading, plan) ??
    againstSize(reading, plan) ??
    againstBest(reading, plan);
  if (opposed !== null) return opposed;
  const { measure, operation, filters, groups } = plan;
  const column = measure?.kind === 'column' ? measure.column : null;
  const isOfMeasure = filters.some(
    (filter) => filter.kind === 'number' && filter.column === column && !isFlowSide(reading, filter),
  );
  if (groups.length > 0 && isOfMeasure && column !== null)
    return refuse('group_condition', [columnName(reading, column)], offeredGroups(reading, plan));
  // "How many customers have more than 100 units": in one row, or in all of theirs.
  const counted = operation === 'distinct' && column !== null && !namesEachRow(reading, column);
  const bounded = filters.find(({ kind }) => kind === 'number' || kind === 'columns');
  if (counted && bounded !== undefined && bounded.column !== column)
    return refuse('group_condition', [columnName(reading, bounded.column)]);
  // "Average over all years" may be one of rows or of the years' sums.
  if ((reading.isPerTime || reading.saysAllTime) && isMeanOfFlows(reading, plan)) {
    const ofSums = meanOfSums(reading, plan);
    if (ofSums !== null) return ofSums;
    return refuse('mean_per_time', [columnName(reading, column ?? 0)], [plan, { ...plan, operation: 'sum' }]);
  }
  // "Average salary per employee": where each is in one row it is one mean, of them all.
  if ((reading.isPerName || reading.isPerTime) && isMeanOfOne(reading, plan)) return { ...plan, groups: [] };
  // A row is shown for one highest or lowest value alone.
  const showsRow = ['max', 'min', 'list'].includes(operation) && groups.length === 0 && plan.compare === null;
  if (reading.asksSameRow && !showsRow) return refuse('two_operations', []);
  if (plan.order !== null && groups.length === 0)
    return refuse('no_operation', [], [{ ...plan, order: null }]);
  if (reading.asksWhen && (groups.length > 0 || !['max', 'min', 'first', 'last'].includes(plan.operation)))
    return refuse('no_operation', []);
  return plan;
}

/** True when each group has one row: of one number there is no mean. */
function isMeanOfOne({ records }: Reading, { operation, groups, filters }: Plan): boolean {
  if (operation !== 'mean' || groups.length !== 1) return false;
  const found = rowsBy(records.table, filters, groups);
  return found.length > 0 && found.every((group) => group.rows.length === 1);
}

/** The rows a plan would use in their groups; none where its period cuts through a date, which is refused where it is computed. */
function rowsBy(table: Table, filters: Plan['filters'], groups: Plan['groups']): readonly RowGroup[] {
  try {
    return groupRows(table, selectRows(table, filters).rows, groups);
  } catch (error) {
    if (error instanceof TooFineError) return [];
    throw error;
  }
}

/**
 * "Average monthly revenue" over months of several rows: the mean of their sums, where no month is left out between the
 * first and the last. Of days and weeks nobody can tell whether those without a row count.
 */
function meanOfSums({ records, isPerTime, saysAllTime }: Reading, plan: Plan): Plan | null {
  const [each, ...others] = plan.groups;
  const column = plan.measure?.kind === 'column' ? records.table.columns[plan.measure.column] : undefined;
  const isPlain = plan.top === null && plan.order === null && plan.compare === null && plan.weights === null;
  const isOfPart = each !== undefined && ['year', 'quarter', 'month'].includes(each.part ?? '');
  if (!isPerTime || saysAllTime || !isPlain || !isOfPart || others.length > 0) return null;
  if (column?.kind !== 'number' || additivityOf(column) !== 'yes') return null;
  try {
    const times = timesOfMean(records.table, plan.filters, each);
    return times !== null && times > 1 ? { ...plan, groups: [], each } : null;
  } catch (error) {
    if (error instanceof TooFineError) return null;
    throw error;
  }
}

/** "Average hours per day" may be asked of single rows or of the sums of days, where a day has several rows. */
function isMeanOfFlows({ records }: Reading, { measure, operation, groups, filters }: Plan): boolean {
  const column = measure?.kind === 'column' ? records.table.columns[measure.column] : undefined;
  if (operation !== 'mean' || column?.kind !== 'number' || !mayFlow(column)) return false;
  return rowsBy(records.table, filters, groups).some((group) => group.rows.length > 1);
}
