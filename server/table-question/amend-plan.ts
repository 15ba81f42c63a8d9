import type { Filter } from '../table/select-rows.ts';
import { finishCompare } from './finish-compare.ts';
import type { Measure, Operation, Plan, Refusal } from './plan.ts';
import { isRefusal, refuse } from './refusal.ts';
import type { Reading } from './reading.ts';

const extremes = ['max', 'min'] as const;

/** True when a question asks for nothing of its own: it can only go on from the answer before. */
export function isFollowUp(reading: Reading): boolean {
  const hasThing = reading.rowNoun !== null || reading.saysRows || reading.asksList;
  const hasMeasure =
    hasThing ||
    reading.measures.length > 0 ||
    reading.ratio !== null ||
    reading.product !== null ||
    reading.asksCount ||
    reading.asksDistinct;
  // "Sort by revenue" orders what was just shown.
  const isOnlySorted = reading.isSorted && reading.groups.length === 0 && reading.operations.size === 0;
  return reading.isFollowUp || isOnlySorted || !hasMeasure;
}

/** The year of the time a plan is about, for a follow-up that names a month alone. */
export function yearOfPlan({ filters }: Plan): number | null {
  const period = filters.find(
    (filter) => filter.kind === 'period' && filter.from !== null && filter.to !== null,
  );
  if (period?.kind !== 'period' || period.from === null || period.to === null) return null;
  const [first, last] = [new Date(period.from).getUTCFullYear(), new Date(period.to - 1).getUTCFullYear()];
  return first === last ? first : null;
}

function measureOf(reading: Reading, before: Plan): Measure | null | Refusal {
  if (
    reading.ratio !== null ||
    reading.minus !== null ||
    reading.product !== null ||
    reading.asksDistinct ||
    reading.asksCount
  )
    return refuse('no_operation', []);
  const columns = [...new Set(reading.measures.flat())].filter(
    (at) => reading.records.table.columns[at]?.kind === 'number',
  );
  const [column, ...more] = columns;
  if (reading.measures.length === 0) return before.measure;
  const names = columns.map((at) => reading.records.table.columns[at]?.name ?? '');
  if (column === undefined || more.length > 0) return refuse('several_columns', names);
  return { kind: 'column', column };
}

/** "And the lowest?" after groups that were ranked or shown asks for the other end of them, not for single rows. */
function endOfGroups({ operations, asksWhich, groups, top, measures }: Reading, before: Plan): Plan['top'] {
  const [only, ...more] = operations;
  // "And the highest price" after quantities is one of prices.
  const same = before.measure?.kind === 'column' ? before.measure.column : -1;
  if (measures.some((one) => one.join() !== String(same))) return null;
  const isEnd = more.length === 0 && (only === 'max' || only === 'min');
  if (!isEnd || asksWhich || groups.length > 0 || top !== null || before.groups.length !== 1) return null;
  return before.compare === null ? { count: 1, end: only === 'max' ? 'highest' : 'lowest' } : null;
}

function operationOf(reading: Reading, before: Plan, measure: Measure | null): Operation | null {
  if (endOfGroups(reading, before) !== null) return before.operation;
  const asked = [...reading.operations];
  const own = reading.asksWhich ? asked.filter((one) => !extremes.some((end) => end === one)) : asked;
  if (own.length > 1 || (measure === null && own.length > 0)) return null;
  if (measure?.kind === 'column' && before.measure === null) return own[0] ?? null;
  return (
    own[0] ?? (measure?.kind === 'column' && before.measure?.kind !== 'column' ? null : before.operation)
  );
}

const columnsOf = (plan: Plan) =>
  plan.compare !== null && 'a' in plan.compare ? [plan.compare.a.column] : [];

/** The plan of the answer before, changed by what a follow-up says: other values, time, quantity, groups. */
export function amendPlan(before: Plan, reading: Reading): Plan | Refusal {
  if (reading.unused.length > 0)
    return refuse(
      'unused_words',
      reading.unused.map(({ written }) => written),
    );
  if (reading.problem !== null) return { ...reading.problem, choices: [] };
  const measure = measureOf(reading, before);
  if (measure !== null && 'reason' in measure) return measure;
  const isSame = JSON.stringify(measure) === JSON.stringify(before.measure);
  if (reading.isSorted && reading.groups.length === 0 && !isSame) return refuse('no_operation', []);
  const operation = operationOf(reading, before, measure);
  if (operation === null) return refuse('no_operation', []);
  const changed = new Set([
    ...reading.filters.map(({ column }) => column),
    ...(reading.range === null ? [] : [reading.range.a.column]),
    ...(reading.sides === null ? [] : [reading.sides.a.column]),
  ]);
  const filters: Filter[] = [
    ...before.filters.filter(({ column }) => !changed.has(column)),
    ...reading.filters,
  ];
  const compare = columnsOf(before).some((column) => changed.has(column)) ? null : before.compare;
  const end = reading.operations.has('max') ? 'highest' : 'lowest';
  // A mean of sums stays one, of other rows; other times or operations make another question of it.
  if (
    before.each !== undefined &&
    (reading.groups.length > 0 || reading.operations.size > 0 || reading.top !== null)
  )
    return refuse('no_operation', []);
  if (
    before.having !== undefined ||
    before.countsGroups === true ||
    reading.groupBound !== null ||
    reading.moment !== null ||
    reading.countsGroups
  )
    return refuse('no_operation', []);
  const plan: Plan = {
    ...(before.each === undefined ? {} : { each: before.each }),
    measure,
    operation,
    weights: reading.weights ?? before.weights,
    filters,
    groups: reading.groups.length > 0 ? reading.groups : before.groups,
    top: reading.top ?? endOfGroups(reading, before) ?? (reading.asksWhich ? { count: 1, end } : before.top),
    compare: null,
    order: reading.order ?? (reading.top === null ? before.order : null),
  };
  const isMoved = compare === null && (reading.range ?? reading.sides) !== null;
  if (isMoved && before.compare?.kind === 'change')
    return finishCompare({ ...reading, asksChange: true }, { ...plan, top: reading.top });
  if (isMoved && before.compare?.kind === 'versus')
    return finishCompare({ ...reading, asksVersus: true }, { ...plan, top: reading.top });
  const isAsked = reading.asksChange || reading.asksShare || reading.asksVersus;
  if (isAsked) return finishCompare(reading, { ...plan, top: reading.top, order: reading.order });
  const done = finishCompare(reading, plan);
  return isRefusal(done) ? done : { ...done, compare };
}
