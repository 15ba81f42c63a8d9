import { byName } from '@loupe/shared/lib/text-order';
import type { PartByPart } from '../part-by-part.ts';
import { partEnd, partStart, type DatePart } from '../table/date-parts.ts';
import type { Group } from '../table/group-rows.ts';
import type { Filter } from '../table/select-rows.ts';
import type { Table } from '../table/table.ts';
import { numberText } from '../tools/number-text.ts';
import { additivityOf } from './additivity.ts';
import type { AskedTable } from './ask-candidate.ts';
import { askTablesByParts, type TableAnswer } from './ask-tables.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import type { Plan } from './plan.ts';
import { columnWords, groupWords, sideWords } from './plan-words.ts';

const mostFollowUps = 3;
/** Larger tables are not asked again for what nobody has asked. */
const mostRows = 50_000;
const mostGroups = 12;
const mostMonths = 24;
/** Longer ones are no buttons. */
const longest = 80;
/** The same question is put to every table at hand. */
const mostTables = 8;

/** A question that goes on from an answer, and what its plan must come to. */
interface Idea {
  readonly text: string;
  readonly changes: Partial<Plan>;
}

type PeriodFilter = Extract<Filter, { kind: 'period' }>;
type ValuesFilter = Extract<Filter, { kind: 'values' }>;

const withFilter = ({ filters }: Plan, one: Filter) => [
  ...filters.filter(({ column }) => column !== one.column),
  one,
];

/** The whole year, quarter or month that a filter names; null for other spans. */
function partOf({ from, to, isNegated }: PeriodFilter): DatePart | null {
  if (from === null || to === null || isNegated) return null;
  const parts = ['year', 'quarter', 'month'] as const;
  return parts.find((part) => partStart(from, part) === from && partEnd(from, part) === to) ?? null;
}

function spanOf(table: Table, at: number): { first: number; last: number } | null {
  const column = table.columns[at];
  if (column?.kind !== 'date') return null;
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of column.values) {
    if (value < first) first = value;
    if (value > last) last = value;
  }
  return last < first ? null : { first, last };
}

/** The same of the time after the one that was asked, or of the one before. */
function ofOtherTime(plan: Plan, table: Table): Idea[] {
  const period = plan.filters.find((filter) => filter.kind === 'period');
  const part = period === undefined ? null : partOf(period);
  const span = period === undefined ? null : spanOf(table, period.column);
  if (period === undefined || part === null || span === null || period.from === null || period.to === null)
    return [];
  const start = span.last >= period.to ? period.to : partStart(period.from - 1, part);
  if (start < partStart(span.first, part)) return [];
  const other = { ...period, from: start, to: partEnd(start, part) };
  const text = tableQuestionTexts().followUps.inTime(sideWords(other, table));
  return [{ text, changes: { filters: withFilter(plan, other) } }];
}

/** Values of a column of names, the commonest first; none where there are too many to choose from. */
function valuesIn(table: Table, at: number): string[] {
  const column = table.columns[at];
  if (column?.kind !== 'text') return [];
  const counts = new Map<string, number>();
  for (const code of column.codes) {
    const word = column.words[code] ?? '';
    if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
    if (counts.size > mostRows / 100) return [];
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || byName(a[0], b[0])).map(([word]) => word);
}

const isOfOne = (filter: Filter): filter is ValuesFilter =>
  filter.kind === 'values' && filter.values.length === 1 && !filter.isNegated;

/** The same for another name of the column that was narrowed. */
function forOtherValue(plan: Plan, table: Table): Idea[] {
  const filter = plan.filters.find(isOfOne);
  const other = filter && valuesIn(table, filter.column).find((value) => !filter.values.includes(value));
  if (filter === undefined || other === undefined) return [];
  const text = tableQuestionTexts().followUps.forValue(other);
  return [{ text, changes: { filters: withFilter(plan, { ...filter, values: [other] }) } }];
}

const by = (group: Group, table: Table): Idea => ({
  text: tableQuestionTexts().followUps.by(groupWords(group, table)),
  changes: { groups: [group] },
});

const canBeGrouped = ({ groups, top, compare, operation, countsGroups }: Plan) =>
  groups.length === 0 && top === null && compare === null && countsGroups !== true && operation !== 'list';

/** The same for each name of a column that has a few. */
function byNames(plan: Plan, table: Table): Idea[] {
  if (!canBeGrouped(plan)) return [];
  return table.columns.flatMap((column, at) => {
    const count = column.kind === 'text' ? valuesIn(table, at).length : 0;
    const isCounted = plan.measure?.kind === 'column' && plan.measure.column === at;
    const isUsed = isCounted || plan.filters.some((filter) => filter.column === at);
    return count < 2 || count > mostGroups || count === table.rowCount || isUsed
      ? []
      : [by({ column: at, part: null }, table)];
  });
}

/** The last two years that a column of dates holds from January to December; null where it holds fewer. */
function lastYears(first: Date, last: Date, isOfYears: boolean): readonly [string, string] | null {
  const now = last.getUTCFullYear() - (isOfYears || last.getUTCMonth() === 11 ? 0 : 1);
  const isWhole = isOfYears || first.getUTCMonth() === 0;
  return first.getUTCFullYear() + (isWhole ? 0 : 1) < now ? [String(now - 1), String(now)] : null;
}

/** The same over time, and from one year to the next. */
function overTime(plan: Plan, table: Table): Idea[] {
  const at = table.columns.findIndex(({ kind }) => kind === 'date');
  const span = spanOf(table, at);
  const date = table.columns[at];
  if (!canBeGrouped(plan) || span === null || date?.kind !== 'date') return [];
  if (plan.filters.some(({ column }) => column === at)) return [];
  const [first, last] = [new Date(span.first), new Date(span.last)];
  const yearCount = last.getUTCFullYear() - first.getUTCFullYear() + 1;
  const monthCount = (yearCount - 1) * 12 + last.getUTCMonth() - first.getUTCMonth() + 1;
  const isByYear = monthCount > mostMonths || date.precision === 'year';
  const years = lastYears(first, last, date.precision === 'year');
  return [
    ...(years === null ? [] : [{ text: tableQuestionTexts().followUps.change(...years), changes: {} }]),
    ...((isByYear ? yearCount : monthCount) > 1
      ? [by({ column: at, part: isByYear ? 'year' : 'month' }, table)]
      : []),
  ];
}

/** The ends of groups that were shown. */
function endsOfGroups({ groups, top, compare }: Plan, lineCount: number): Idea[] {
  const { highest, lowest } = tableQuestionTexts().followUps;
  if (groups.length !== 1 || compare !== null) return [];
  if (top === null)
    return lineCount > 3
      ? [{ text: highest(numberText(3, 0)), changes: { top: { count: 3, end: 'highest' } } }]
      : [];
  return top.end === 'highest' && top.rank === undefined
    ? [{ text: lowest, changes: { top: { count: 1, end: 'lowest' } } }]
    : [];
}

/** The same of another quantity. */
function ofOtherQuantities({ measure, operation }: Plan, table: Table): Idea[] {
  if (measure?.kind !== 'column' || operation !== 'sum') return [];
  return table.columns.flatMap((column, at) =>
    column.kind === 'number' && at !== measure.column && additivityOf(column) === 'yes'
      ? [
          {
            text: tableQuestionTexts().followUps.quantity(columnWords(at, table)),
            changes: { measure: { kind: 'column', column: at } as const },
          },
        ]
      : [],
  );
}

/** The first of each kind, then the second of each: three questions of one kind say little. */
function inTurns(kinds: readonly (readonly Idea[])[]): Idea[] {
  const most = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: Math.min(2, most) }, (_, turn) =>
    kinds.flatMap((ideas) => ideas[turn] ?? []),
  ).flat();
}

const print = (value: unknown) => JSON.stringify(value);

/** What an idea does not change must be as it was. */
function isAsMeant(said: TableAnswer, { plan }: TableAnswer['kept'], { changes }: Idea): boolean {
  const found = said.result.plan;
  const wanted = { ...plan, ...changes };
  const isChange = print(changes) === '{}';
  const hasTop = 'top' in changes || plan.top === null || plan.groups.length > 0;
  return (
    said.before !== null &&
    said.corrections.length === 0 &&
    print(found.measure) === print(wanted.measure) &&
    found.operation === wanted.operation &&
    print(found.groups) === print(wanted.groups) &&
    (isChange
      ? found.compare?.kind === 'change'
      : print(found.compare) === print(wanted.compare) && isSameSet(found.filters, wanted.filters)) &&
    (!hasTop || print(found.top) === print(wanted.top))
  );
}

const isSameSet = (a: readonly unknown[], b: readonly unknown[]) =>
  print(a.map(print).toSorted()) === print(b.map(print).toSorted());

/** True when there is something to read: more than one group where groups were asked for, and no number missing. */
function hasResult({ result: { lines, plan } }: TableAnswer): boolean {
  const least = plan.groups.length > 0 && plan.top === null ? 2 : 1;
  const isNumber = lines.every(({ measured }) => measured.every(({ value }) => Number.isFinite(value)));
  return lines.length >= least && isNumber;
}

/**
 * Questions that go on from an answer, made of the columns, names and times of its table. Each was asked as it stands
 * after this answer: only what is understood as it is meant, and has a result, is offered.
 */
export function* followUpsOf(answer: TableAnswer, tables: readonly AskedTable[]): PartByPart<string[]> {
  const { result, records, sources, further, kept } = answer;
  const { table } = records;
  const { plan } = kept;
  if (sources.length !== 1 || further.length > 0 || table.rowCount > mostRows) return [];
  if (tables.length > mostTables) return [];
  const ideas = inTurns([
    ofOtherTime(plan, table),
    forOtherValue(plan, table),
    byNames(plan, table),
    overTime(plan, table),
    endsOfGroups(plan, result.lines.length),
    ofOtherQuantities(plan, table),
  ]);
  const found: string[] = [];
  for (const idea of ideas.filter(({ text }) => text.length <= longest)) {
    if (found.length === mostFollowUps) break;
    const said = yield* askTablesByParts(idea.text, tables, kept);
    if (said?.kind === 'answer' && isAsMeant(said, kept, idea) && hasResult(said)) found.push(idea.text);
  }
  return found;
}
