import { additivityOf } from './additivity.ts';
import type { GroupBound, Plan, Refusal } from './plan.ts';
import { boundInColumn } from './bound-scale.ts';
import { isUnitOf } from './read-comparison.ts';
import { columnName, columnOf, type Reading, type SaidGroupBound } from './reading.ts';
import { isRefusal, refuse } from './refusal.ts';

type Finish = (reading: Reading) => Plan | Refusal;

/** The reading without what is asked of whole groups, with the groups in their place; null where there is not one. */
function ofGroups(reading: Reading): Reading | null {
  const [counted] = reading.asksDistinct ? reading.measures.flat() : [];
  const groups =
    reading.groups.length > 0 || counted === undefined ? reading.groups : [{ column: counted, part: null }];
  const [group, ...more] = groups;
  if (group === undefined || more.length > 0) return null;
  const isCounted = (columns: readonly number[]) => columns.length === 1 && columns[0] === group.column;
  return {
    ...reading,
    groups,
    groupBound: null,
    countsGroups: false,
    asksWhich: false,
    asksDistinct: false,
    requests: [],
    measures: reading.measures.filter((one) => !isCounted(one)),
  };
}

/** What is computed of each group: the number of its rows, or a quantity with the operation that was said. */
function withOperation(reading: Reading, of: SaidGroupBound['of']): Reading {
  if (of === 'count')
    return { ...reading, asksCount: true, measures: [], operations: new Set(), isBareCount: false };
  const operations = of === null ? reading.operations : new Set([...reading.operations, of]);
  return { ...reading, asksCount: false, operations };
}

/** The bound as the column is written; null where its unit is another one. */
function boundIn(
  reading: Reading,
  { least, most, isStrict, isAbsolute, unit }: SaidGroupBound,
  plan: Plan,
): GroupBound | null {
  const { measure } = plan;
  if (measure === null) return unit === null ? { least, most, isStrict } : null;
  if (measure.kind !== 'column') return null;
  if (!isUnitOf(reading, measure.column, unit)) return null;
  const isAdded = plan.operation === 'sum';
  return boundInColumn(reading, measure.column, { least, most, isStrict, isAbsolute }, isAdded);
}

const isPlain = ({ top, order, asksShare, asksChange, asksVersus, sides, weights }: Reading) =>
  top === null &&
  order === null &&
  !asksShare &&
  !asksChange &&
  !asksVersus &&
  sides === null &&
  weights === null;

/**
 * Groups that come to more or less than a number, and how many groups there are: "which regions had more than 25,000 euros
 * in revenue", "on how many days did Tim work". Null when neither is asked.
 */
export function groupsOf(reading: Reading, finish: Finish): Plan | Refusal | null {
  const { groupBound } = reading;
  if (groupBound === null && !reading.countsGroups) return null;
  const own = ofGroups(reading);
  if (own === null || !isPlain(reading)) return refuse('no_operation', []);
  const counts = reading.countsGroups || reading.asksDistinct ? ({ countsGroups: true } as const) : {};
  if (groupBound === null) {
    // Of an amount without a bound nobody knows whether days of nothing count.
    if (own.measures.length > 0 || own.operations.size > 0) return refuse('no_operation', []);
    const plan = finish({ ...own, asksCount: true, isBareCount: false });
    // "On how many days did Tim work": a row of no hours is no day of work.
    const idle = reading.records.table.columns.find(
      (column) =>
        column.kind === 'number' && column.values.some((value) => value === 0 || Number.isNaN(value)),
    );
    if (idle !== undefined) return refuse('zero_or_blank', [idle.name]);
    return isRefusal(plan) ? plan : { ...plan, ...counts };
  }
  const isOpen = groupBound.of === null && (reading.saysRows || reading.rowNoun !== null);
  const plan = finish(withOperation(own, groupBound.of));
  if (isRefusal(plan)) return plan;
  const [column = 0] = plan.measure?.kind === 'column' ? [plan.measure.column] : [];
  const having = boundIn(reading, groupBound, plan);
  if (having === null)
    return isUnitOf(reading, column, groupBound.unit)
      ? refuse('open_scale', [columnName(reading, column)])
      : refuse('unlike_units', [columnName(reading, column), groupBound.unit ?? '']);
  const whole: Plan = { ...plan, having, ...counts };
  return isOpen ? refuse('group_condition', [columnName(reading, column)], [whole]) : whole;
}

/** What a condition on rows would be of whole groups, to be offered instead. */
export function offeredGroups(reading: Reading, plan: Plan): Plan[] {
  const { measure, groups, filters } = plan;
  const column = measure?.kind === 'column' ? measure.column : -1;
  const own = columnOf(reading, column);
  const bounds = filters.filter((filter) => filter.kind === 'number' && filter.column === column);
  const [bound] = bounds;
  const isAdded = own?.kind === 'number' && additivityOf(own) === 'yes' && plan.operation === 'sum';
  if (bound?.kind !== 'number' || bounds.length > 1 || groups.length !== 1 || !isAdded) return [];
  const { least, most, isStrict } = bound;
  return [
    { ...plan, filters: filters.filter((filter) => filter !== bound), having: { least, most, isStrict } },
  ];
}
