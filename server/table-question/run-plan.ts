import type { PartByPart } from '../part-by-part.ts';
import { groupRows } from '../table/group-rows.ts';
import type { Records } from '../table/records.ts';
import { selectRows, TooFineError, type Filter, type Selection } from '../table/select-rows.ts';
import { isSameUnit } from '../table/unit-rules.ts';
import { listedRows } from './listed-rows.ts';
import type { Measured } from './measured.ts';
import { measureRows } from './measure-rows.ts';
import type { Derived, Line } from './line.ts';
import { cut, isLike, isTied, ordered, valueOf } from './rank-lines.ts';
import { openGroups } from './open-groups.ts';
import { columnsOfMeasure, type GroupBound, type Plan, type Refusal } from './plan.ts';
import { follows } from './time-keys.ts';
import { isRefusal, refuse } from './refusal.ts';

export interface PlanResult {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly lines: readonly Line[];
  /** Groups there are, when not all are lines. */
  readonly groupCount: number;
  /** Rows that are the answer themselves: the highest, the last. */
  readonly shownRows: readonly number[];
  readonly isTied: boolean;
  /** How many groups there are, where that is asked for. */
  readonly counted: Measured | null;
}

/** Computes a plan over a table; refuses what would add or compare unlike things, or rests on half of a table. */
export function* runPlan(plan: Plan, records: Records): PartByPart<PlanResult | Refusal> {
  return yield* withChoices(plan, records, yield* tryPlan(plan, records));
}

function* tryPlan(plan: Plan, records: Records): PartByPart<PlanResult | Refusal> {
  const { table } = records;
  if (table.rowCountInFile > table.rowCount)
    return refuse('not_whole', [String(table.rowCount), String(table.rowCountInFile)]);
  const open = openGroups(plan, table);
  if (open !== null) return refuse('open_groups', [open]);
  try {
    const selection = selectRows(table, plan.filters);
    if (selection.rows.length === 0 && plan.operation !== 'count' && plan.operation !== 'list')
      return refuse('no_rows', []);
    yield;
    return yield* compute(plan, records, selection);
  } catch (error) {
    if (!(error instanceof TooFineError)) throw error;
    return refuse('too_fine', [table.columns[error.column]?.name ?? '']);
  }
}

/** A quantity that may not be added up can still be averaged: what is offered then. */
function* withChoices(
  plan: Plan,
  records: Records,
  outcome: PlanResult | Refusal,
): PartByPart<PlanResult | Refusal> {
  if (!isRefusal(outcome)) return outcome;
  const isOpen = ['several_rows', 'stock', 'repeated'].includes(outcome.reason);
  if (!isOpen || outcome.choices.length > 0) return outcome;
  const others = ({ stock: ['last', 'mean'], repeated: ['max', 'min'] }[outcome.reason as string] ?? [
    'mean',
    'median',
    'max',
    'min',
  ]) as Plan['operation'][];
  const choices: Plan[] = [];
  for (const operation of others) {
    yield;
    const other = { ...plan, operation };
    if (!isRefusal(yield* tryPlan(other, records))) choices.push(other);
  }
  return { ...outcome, choices };
}

function* compute(plan: Plan, records: Records, selection: Selection): PartByPart<PlanResult | Refusal> {
  const done = { plan, selection, groupCount: 0, shownRows: [], isTied: false, counted: null };
  const { compare, groups, top } = plan;
  if (plan.operation === 'list') {
    const listed = listedRows(plan, records, selection);
    return isRefusal(listed) ? listed : { ...done, ...listed };
  }
  if (groups.length > 0) return yield* grouped(plan, records, selection);
  if (top !== null) return yield* topRows(plan, records, selection);
  if (compare !== null) {
    const line = lineOf(plan, records, selection.rows, []);
    return isRefusal(line) ? line : { ...done, lines: [line] };
  }
  const measured = measureRows(records, plan, selection.rows);
  if (isRefusal(measured)) return measured;
  const shownRows = rowsOf(plan, records, measured);
  return {
    ...done,
    lines: [{ keys: [], measured: [measured], derived: [] }],
    shownRows,
    isTied: shownRows.length > 1,
  };
}

/** The rows that have the highest, lowest, first, last or only value. */
function rowsOf({ operation }: Plan, records: Records, { value, parts }: Measured): number[] {
  const [part] = parts;
  const column = part === undefined ? undefined : records.table.columns[part.column];
  if (part === undefined || column?.kind !== 'number') return [];
  // Where all rows say the same, none of them is the answer more than the others.
  if (operation === 'value' && part.rows.length > 1) return [];
  if (operation === 'value' || operation === 'first' || operation === 'last') return [...part.rows];
  if (operation !== 'max' && operation !== 'min') return [];
  return Array.from(part.rows.filter((row) => column.values[row] === value).subarray(0, 20));
}

/** One line, with what is compared in it. */
function lineOf(
  plan: Plan,
  records: Records,
  rows: Uint32Array,
  keys: readonly string[],
  whole?: Measured,
): Line | Refusal {
  const { compare } = plan;
  if (
    compare === null ||
    compare.kind === 'sequence' ||
    (compare.kind === 'share' && compare.part === null)
  ) {
    const measured = measureRows(records, plan, rows);
    if (isRefusal(measured)) return measured;
    const share = whole === undefined ? null : shareOf(plan, measured, whole);
    if (share !== null && isRefusal(share)) return share;
    return { keys, measured: [measured], derived: share === null ? [] : [share] };
  }
  const side = (filter: Filter) => {
    const own = new Uint8Array(records.table.rowCount);
    for (const row of rows) own[row] = 1;
    const picked = selectRows(records.table, [filter]).rows.filter((row) => own[row] === 1);
    return picked.length === 0 && plan.operation !== 'count'
      ? refuse('no_rows', keys)
      : measureRows(records, plan, picked);
  };
  if (compare.kind === 'share') {
    const [part, all] = [compare.part === null ? null : side(compare.part), measureRows(records, plan, rows)];
    if (part === null || isRefusal(part)) return part ?? refuse('no_ends', []);
    if (isRefusal(all)) return all;
    const share = shareOf(plan, part, all);
    return isRefusal(share) ? share : { keys, measured: [part, all], derived: [share] };
  }
  const [a, b] = [side(compare.a), side(compare.b)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  if (!isSameUnit(a.unit, b.unit)) return refuse('unlike_units', []);
  if (areUneven(plan, records, [a, b])) return refuse('uneven', [nameOfMeasure(plan, records)]);
  const [to, from] = compare.kind === 'change' ? [b, a] : [a, b];
  return { keys, measured: [a, b], derived: differences(to, from) };
}

const nameOfMeasure = ({ measure }: Plan, { table }: Records) =>
  table.columns[columnsOfMeasure(measure)[0] ?? -1]?.name ?? '';

/** Eleven months of a grid are less than twelve, whatever they come to: sums of times that stood in the head need the same cells. */
function areUneven({ operation }: Plan, { table }: Records, sides: readonly Measured[]): boolean {
  const isGrid = table.columns.some(({ kind, isMade }) => kind === 'date' && isMade === true);
  const lacking = sides.map(({ parts, rows }) => rows.length - (parts[0]?.rows.length ?? rows.length));
  return isGrid && operation === 'sum' && new Set(lacking).size > 1;
}

/** Difference and relative change; none over zero or less, and none of percentages, whose change is in points. */
function differences(to: Measured, from: Measured): Derived[] {
  const isPercent = to.unit.kind === 'percent';
  const difference: Derived = {
    value: to.value - from.value,
    unit: isPercent ? { kind: 'percentage_points' } : to.unit,
    decimals: Math.max(to.decimals, from.decimals),
    by: 'difference',
    first: to,
    second: from,
  };
  if (isPercent || from.value <= 0) return [difference];
  const relative: Derived = {
    value: (to.value / from.value - 1) * 100,
    unit: { kind: 'percent' },
    decimals: 2,
    by: 'percent_change',
    first: to,
    second: from,
  };
  return [difference, relative];
}

/** A share is one of numbers of one sign: of what went out alone, all are below zero. */
function shareOf({ filters, measure }: Plan, part: Measured, whole: Measured): Derived | Refusal {
  const isOfOut = filters.some(
    (one) =>
      one.kind === 'number' &&
      measure?.kind === 'column' &&
      one.column === measure.column &&
      one.least === null &&
      one.most === 0,
  );
  const sign = isOfOut ? -1 : 1;
  if (whole.value * sign <= 0 || part.value * sign < 0) return refuse('no_base', []);
  if (!isSameUnit(part.unit, whole.unit)) return refuse('unlike_units', []);
  const value = (part.value / whole.value) * 100;
  return { value, unit: { kind: 'percent' }, decimals: 2, by: 'share', first: part, second: whole };
}

function* grouped(plan: Plan, records: Records, selection: Selection): PartByPart<PlanResult | Refusal> {
  const { compare, top, order } = plan;
  const groups = groupRows(records.table, selection.rows, plan.groups);
  const isShare = compare?.kind === 'share';
  const whole = isShare ? measureRows(records, plan, selection.rows) : undefined;
  if (whole !== undefined && isRefusal(whole)) return whole;
  const lines: Line[] = [];
  for (const { keys, rows } of groups) {
    yield;
    const line = lineOf(plan, records, rows, keys, whole);
    if (isRefusal(line)) {
      // A group without any value is no line of zero.
      if (line.reason === 'no_rows') continue;
      return line;
    }
    lines.push(line);
  }
  const isRanked = top !== null || order !== null || plan.having !== undefined;
  const [first] = lines;
  if (first === undefined) return refuse('no_rows', []);
  if (isRanked && lines.some(({ measured }) => !isLike(measured[0], first.measured[0])))
    return refuse('mixed_units', []);
  const inTurn = lines.flatMap(({ measured }) => measured);
  if (compare?.kind === 'sequence' && areUneven(plan, records, inTurn))
    return refuse('uneven', [nameOfMeasure(plan, records)]);
  const sorted = compare?.kind === 'sequence' ? inSequence(lines) : ordered(plan, lines);
  if (isRefusal(sorted)) return sorted;
  // What has no name there is no customer or day.
  const named = isOfNames(plan) ? sorted.filter(({ keys }) => !keys.includes('')) : sorted;
  const kept = plan.having === undefined ? named : within(named, plan.having);
  const shown = top === null ? kept : cut(kept, top);
  const counted = plan.countsGroups === true ? countOf(shown) : null;
  if (shown.length === 0 && counted === null) return refuse('no_rows', []);
  return {
    counted,
    plan,
    selection,
    lines: shown,
    groupCount: lines.length,
    shownRows: [],
    isTied: isTied(sorted, shown, top),
  };
}

const isOfNames = ({ having, countsGroups }: Plan) => having !== undefined || countsGroups === true;

/** Groups on one side of a bound. */
function within(lines: readonly Line[], { least, most, isStrict }: GroupBound): readonly Line[] {
  return lines.filter((line) => {
    const value = valueOf(line);
    const isAbove = least === null || value > least || (!isStrict && value === least);
    return isAbove && (most === null || value < most || (!isStrict && value === most));
  });
}

/** How many groups there are, on all their rows. */
function countOf(lines: readonly Line[]): Measured {
  const rows = Uint32Array.from(lines.flatMap(({ measured }) => [...(measured[0]?.rows ?? [])])).toSorted();
  return { value: lines.length, unit: { kind: 'none' }, decimals: 0, parts: [], rows };
}

/** Each period against the one before it. */
function inSequence(lines: readonly Line[]): readonly Line[] | Refusal {
  const known = lines.filter(({ keys }) => keys[0] !== '');
  for (const [i, line] of known.entries())
    if (i > 0 && !isLike(line.measured[0], known[i - 1]?.measured[0])) return refuse('mixed_units', []);
  return known.map((line, i) => {
    // Over a gap it would be no change from one period to the next.
    const isNext = i > 0 && follows(known[i - 1]?.keys[0] ?? '', line.keys[0] ?? '');
    const [to, from] = [line.measured[0], isNext ? known[i - 1]?.measured[0] : undefined];
    return to === undefined || from === undefined ? line : { ...line, derived: differences(to, from) };
  });
}

/** The rows with the highest or lowest values, each a line of its own. */
function* topRows(plan: Plan, records: Records, selection: Selection): PartByPart<PlanResult | Refusal> {
  const { measure, top, compare } = plan;
  const column = measure?.kind === 'column' ? records.table.columns[measure.column] : undefined;
  if (column?.kind !== 'number' || top === null || compare !== null || plan.operation !== 'value')
    return refuse('no_operation', []);
  const all: Line[] = [];
  for (const row of selection.rows) {
    yield;
    const measured = measureRows(records, plan, Uint32Array.of(row));
    if (!isRefusal(measured)) all.push({ keys: [], measured: [measured], derived: [] });
  }
  const [first] = all;
  if (first === undefined) return refuse('no_rows', []);
  if (all.some(({ measured }) => !isLike(measured[0], first.measured[0])))
    return refuse('mixed_units', [column.name]);
  const sorted = all.toSorted((a, b) =>
    top.end === 'lowest' ? valueOf(a) - valueOf(b) : valueOf(b) - valueOf(a),
  );
  const lines = cut(sorted, top);
  if (lines.length === 0) return refuse('no_rows', [column.name]);
  return {
    plan,
    selection,
    lines,
    groupCount: 0,
    counted: null,
    shownRows: lines.flatMap(({ measured }) => [...(measured[0]?.rows ?? [])]),
    isTied: isTied(sorted, lines, top),
  };
}
