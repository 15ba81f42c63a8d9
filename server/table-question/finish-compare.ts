import type { Filter } from '../table/select-rows.ts';
import type { Compare, Plan, Refusal } from './plan.ts';
import { partStart } from '../table/date-parts.ts';
import { isRefusal, refuse } from './refusal.ts';
import { isFlowSide } from './read-flow.ts';
import { columnOf, type Reading } from './reading.ts';
import { onlyDateColumn } from './which-date.ts';

/** Adds what is compared to a plan: a change, one side against another, a share. Ranges that are none become conditions. */
export function finishCompare(reading: Reading, plan: Plan): Plan | Refusal {
  const asked = [reading.asksChange, reading.asksShare, reading.asksVersus].filter(Boolean).length;
  // "Difference from 2023 to 2024" is a change.
  const isBoth = reading.asksChange && reading.asksVersus && !reading.asksShare;
  if (asked > 1 && !isBoth) return refuse('two_operations', []);
  // "How much was Q1 above or below Q2" is said of Q1, whichever came first.
  if (reading.asksChange && !(isBoth && saysOverOrUnder(reading))) return change(reading, plan);
  if (reading.asksVersus) return versus(reading, plan);
  const ranged = withRange(reading, plan);
  return isRefusal(ranged) || !reading.asksShare ? ranged : share(reading, ranged);
}

const saysOverOrUnder = ({ tokens }: Reading) =>
  /\b(?:uber oder unter|hoher oder niedriger|above or below|higher or lower)\b/.test(
    tokens.map(({ folded }) => folded).join(' '),
  );

function withRange(reading: Reading, plan: Plan): Plan | Refusal {
  const filters = [...plan.filters];
  if (reading.range !== null) filters.push(reading.range.whole);
  if (reading.sides !== null) {
    const { a, b } = reading.sides;
    const joined = joinedPeriod(a, b);
    if (joined === null) return refuse('two_periods', [], [{ ...plan, compare: { kind: 'versus', a, b } }]);
    filters.push(joined);
  }
  return { ...plan, filters };
}

/** Two periods that follow each other are one. */
function joinedPeriod(a: Filter, b: Filter): Filter | null {
  if (a.kind !== 'period' || b.kind !== 'period') return null;
  const [first, second] = (a.from ?? 0) <= (b.from ?? 0) ? [a, b] : [b, a];
  return first.to === second.from ? { ...first, to: second.to } : null;
}

const startOf = (filter: Filter) => (filter.kind === 'period' ? (filter.from ?? 0) : 0);

function compared(plan: Plan, compare: Compare): Plan | Refusal {
  if (plan.top !== null || plan.order !== null)
    return refuse('two_operations', [], [{ ...plan, top: null, order: null, compare }]);
  if (['min', 'max', 'first', 'last', 'distinct'].includes(plan.operation) && compare.kind !== 'versus')
    return refuse('two_operations', []);
  return { ...plan, compare };
}

function change(reading: Reading, plan: Plan): Plan | Refusal {
  const ends = reading.range ?? reading.sides;
  if (ends !== null && reading.sequence === null) {
    const { a, b } = ends;
    // Of names only a range ("from January to March") says which comes first.
    if (a.kind === 'values' && b.kind === 'values' && reading.range === null) return refuse('no_ends', []);
    const [from, to] = startOf(a) <= startOf(b) ? [a, b] : [b, a];
    return compared(plan, { kind: 'change', a: from, b: to, isAbsolute: reading.saysUnit });
  }
  const filters = reading.range === null ? plan.filters : [...plan.filters, reading.range.whole];
  const dated = plan.groups.filter(({ part }) => part !== null);
  if (reading.sequence === null && dated.length === 1 && plan.groups.length === 1)
    return compared({ ...plan, filters }, { kind: 'sequence' });
  if (reading.sequence === null) return refuse('no_ends', [], changeChoices(reading, plan));
  if (plan.groups.some(({ part }) => part !== reading.sequence)) return refuse('two_operations', []);
  const column = onlyDateColumn(reading);
  if (column === null) return { reason: 'no_dates', about: [], choices: [] };
  return compared({ ...plan, filters, groups: [{ column, part: reading.sequence }] }, { kind: 'sequence' });
}

/** "Growth in 2024" may be meant against the year before; nobody said so. */
function changeChoices(reading: Reading, plan: Plan): Plan[] {
  const dates = reading.records.table.columns.flatMap((column, at) => (column.kind === 'date' ? [at] : []));
  const [column] = dates;
  if (column === undefined || dates.length > 1) return [];
  const periods = plan.filters.filter((filter) => filter.kind === 'period');
  const [period] = periods;
  const others = plan.filters.filter((filter) => filter !== period);
  const bySequence = (['year', 'month'] as const)
    .filter((part) => isPart(reading, column, part))
    .map((part): Plan => ({ ...plan, groups: [{ column, part }], compare: { kind: 'sequence' } }));
  if (period?.from == null || period.to === null || periods.length > 1) return bySequence;
  const before = { ...period, to: period.from, from: earlier(period.from, period.to) };
  return [{ ...plan, filters: others, compare: { kind: 'change', a: before, b: period } }];
}

function isPart(reading: Reading, column: number, part: 'year' | 'month'): boolean {
  const own = columnOf(reading, column);
  return own?.kind === 'date' && (part === 'year' || own.precision !== 'year');
}

/** Begin of the period of the same length in months before one. */
function earlier(from: number, to: number): number {
  const months = Math.max(1, Math.round((to - from) / (30.4 * 86_400_000)));
  const date = new Date(from);
  return partStart(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1), 'month');
}

function versus(reading: Reading, plan: Plan): Plan | Refusal {
  const given = reading.sides ?? reading.range;
  if (given !== null) {
    const kind = reading.sides === null ? 'change' : 'versus';
    if (kind === 'versus') return compared(plan, { kind, a: given.a, b: given.b });
    return compared(plan, { kind, a: given.a, b: given.b, isAbsolute: true });
  }
  const pairs = plan.filters.filter(
    (filter) => filter.kind === 'values' && !filter.isNegated && filter.values.length === 2,
  );
  const [pair] = pairs;
  if (pair?.kind !== 'values' || pairs.length > 1) return refuse('no_ends', []);
  const side = (value: string | undefined): Filter => ({ ...pair, values: [value ?? ''] });
  const filters = plan.filters.filter((filter) => filter !== pair);
  return compared({ ...plan, filters }, { kind: 'versus', a: side(pair.values[0]), b: side(pair.values[1]) });
}

function share(reading: Reading, plan: Plan): Plan | Refusal {
  if (!['sum', 'count'].includes(plan.operation) || plan.measure?.kind === 'ratio')
    return refuse('two_operations', []);
  if (plan.groups.length > 0) return { ...plan, compare: { kind: 'share', part: null } };
  // What went out is the whole that food is a part of.
  const own = plan.filters.filter((filter) => !isFlowSide(reading, filter));
  const named = own.filter(({ kind }) => kind !== 'period');
  const parts = named.length > 0 ? named : own;
  const [part] = parts;
  if (part === undefined || parts.length > 1 || plan.top !== null) return refuse('no_ends', []);
  return {
    ...plan,
    filters: plan.filters.filter((filter) => filter !== part),
    compare: { kind: 'share', part },
  };
}
