import { isFiscalName } from '../table/fiscal-years.ts';
import type { Group } from '../table/group-rows.ts';
import type { ColumnSide, Filter } from '../table/select-rows.ts';
import type { Column, Table } from '../table/table.ts';
import { numberText, plainNumberText } from '../tools/number-text.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import type { GroupBound, Plan } from './plan.ts';

const dayMs = 86_400_000;

function dayText(moment: number): string {
  const { months, day } = tableQuestionTexts();
  const date = new Date(moment);
  return day(date.getUTCDate(), months[date.getUTCMonth()] ?? '', date.getUTCFullYear());
}

/** "March 2025", "Q2 2025", "2024", "3 March 2025"; null when a period is none of them. */
function periodName(from: number, to: number): string | null {
  const { months, quarter } = tableQuestionTexts();
  const [start, end] = [new Date(from), new Date(to)];
  if (start.getUTCDate() !== 1 || end.getUTCDate() !== 1) return to - from === dayMs ? dayText(from) : null;
  const year = start.getUTCFullYear();
  const count = (end.getUTCFullYear() - year) * 12 + end.getUTCMonth() - start.getUTCMonth();
  if (count === 1) return `${months[start.getUTCMonth()]} ${year}`;
  if (count === 12 && start.getUTCMonth() === 0) return String(year);
  return count === 3 && start.getUTCMonth() % 3 === 0 ? quarter(start.getUTCMonth() / 3 + 1, year) : null;
}

/** A moment as finely as the column knows its dates: "2024", "April 2025", "1 April 2025". */
function edgeText(moment: number, column: Column | undefined): string {
  const date = new Date(moment);
  const precision = column?.kind === 'date' ? column.precision : 'day';
  if (precision === 'year') return String(date.getUTCFullYear());
  const isFine = precision === 'day' || precision === 'time' || date.getUTCDate() !== 1;
  return isFine
    ? dayText(moment)
    : `${tableQuestionTexts().months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The name of a column without its unit, where no other column has the same; what was made of the head has a word of the language. */
export function columnWords(at: number, table: Table): string {
  const column = table.columns[at];
  if (column === undefined) return '';
  const made: Readonly<Record<string, string>> = tableQuestionTexts().madeNames;
  if (column.isMade === true) return made[column.name] ?? column.name;
  const plain = column.plainName.trim();
  const isPlain = table.columns.filter((one) => one.plainName.trim().toLowerCase() === plain.toLowerCase());
  return plain === '' || isPlain.length > 1 || column.period !== null ? column.name : plain;
}

/** "North", "North or South", "Jan, Feb or Mar". */
function listWords(values: readonly string[]): string {
  const { or } = tableQuestionTexts();
  return [values.slice(0, -1).join(', '), ...values.slice(-1)].filter((part) => part !== '').join(or);
}

/** A filter's values or time alone: "North or South", "March 2025". */
export function sideWords(filter: Filter, table: Table): string {
  if (filter.kind === 'values') return listWords(filter.values);
  if (filter.kind === 'period') return periodWords(filter, table);
  return filterWords(filter, table);
}

function periodWords({ column, from, to }: Extract<Filter, { kind: 'period' }>, table: Table): string {
  const texts = tableQuestionTexts();
  const own = table.columns[column];
  if (from === null) return texts.before(edgeText(to ?? 0, own));
  if (to === null) return texts.since(edgeText(from, own));
  // "Revenue in 2024" of years of business is answered as what it is.
  if (own?.kind === 'date' && own.precision === 'year' && isFiscalName(own.name)) {
    const [first, last] = [from, to - 1].map((moment) => `FY${new Date(moment).getUTCFullYear()}`);
    return first === last ? (first ?? '') : texts.monthRange(first ?? '', last ?? '');
  }
  const name = periodName(from, to);
  if (name !== null) return name;
  const [first, last] = [monthAtEdge(from, 0), monthAtEdge(to, -1)];
  return first === null || last === null
    ? texts.range(dayText(from), dayText(to - 1))
    : texts.monthRange(first, last);
}

/** The month that begins at a moment, or ends right before it; null when none does. */
function monthAtEdge(moment: number, shift: 0 | -1): string | null {
  const date = new Date(moment);
  if (date.getUTCDate() !== 1) return null;
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + shift, 1));
  return `${tableQuestionTexts().months[month.getUTCMonth()]} ${month.getUTCFullYear()}`;
}

const sideTexts = {
  above: 'above',
  below: 'below',
  at_least: 'atLeast',
  at_most: 'atMost',
} as const satisfies Record<ColumnSide, string>;

function boundWords(name: string, { least, most, isStrict }: GroupBound): string {
  const texts = tableQuestionTexts();
  if (least !== null && most !== null)
    return least === most
      ? texts.exactly(name, plainNumberText(least))
      : texts.between(name, plainNumberText(least), plainNumberText(most));
  if (least !== null) return (isStrict ? texts.above : texts.atLeast)(name, plainNumberText(least));
  return (isStrict ? texts.below : texts.atMost)(name, plainNumberText(most ?? 0));
}

/** "total above 100": what each group comes to. */
function havingWords({ operation, measure }: Plan, bound: GroupBound): string {
  const { bounded } = tableQuestionTexts();
  const of = measure === null ? 'count' : operation === 'mean' || operation === 'median' ? operation : 'sum';
  return boundWords(bounded[of], bound);
}

function filterWords(filter: Filter, table: Table): string {
  const texts = tableQuestionTexts();
  const column = columnWords(filter.column, table);
  if (filter.kind === 'values')
    return (filter.isNegated ? texts.isNot : texts.is)(column, listWords(filter.values));
  if (filter.kind === 'number') return boundWords(column, filter);
  if (filter.kind === 'columns')
    return texts[sideTexts[filter.side]](column, columnWords(filter.other, table));
  if (filter.kind === 'blank') return (filter.isNegated ? texts.filled : texts.blank)(column);
  const words = periodWords(filter, table);
  // Of several columns of dates the one that is meant is named.
  const isOnly = table.columns.filter(({ kind }) => kind === 'date').length === 1;
  return isOnly ? words : `${column} ${words}`;
}

/** "Region", "month". */
export function groupWords({ column, part }: Group, table: Table): string {
  const own = table.columns[column];
  if (part === null || own?.kind !== 'date' || own.precision === part) return columnWords(column, table);
  return tableQuestionTexts().parts[part];
}

function measureWords({ measure, operation, weights, top, each }: Plan, table: Table): string {
  const {
    operations,
    ratio,
    percentRatio,
    minus,
    times,
    meanTimes,
    daysFrom,
    weighted,
    earliest,
    latest,
    meanOfSums,
  } = tableQuestionTexts();
  const nameOf = (at: number) => columnWords(at, table);
  if (operation === 'list' && measure?.kind === 'column')
    return top === null
      ? nameOf(measure.column)
      : (top.end === 'lowest' ? earliest : latest)(nameOf(measure.column));
  if (measure === null) return operations[operation === 'list' ? 'list' : 'count'];
  if (measure.kind === 'ratio')
    return (measure.isPercent ? percentRatio : ratio)(nameOf(measure.numerator), nameOf(measure.denominator));
  if (measure.kind === 'product')
    return (operation === 'mean' ? meanTimes : times)(nameOf(measure.left), nameOf(measure.right));
  if (measure.kind === 'days')
    return `${operations[operation]} ${daysFrom(nameOf(measure.from), nameOf(measure.to))}`.trim();
  if (measure.kind === 'difference') return minus(nameOf(measure.minuend), nameOf(measure.subtrahend));
  if (each !== undefined) return meanOfSums[each.part ?? 'month'](nameOf(measure.column));
  const what = `${operations[operation]} ${nameOf(measure.column)}`.trim();
  return weights === null ? what : weighted(what, nameOf(weights));
}

/** "second highest"; null for a plan that shows the first so many. */
function rankWords({ rank, end }: NonNullable<Plan['top']>): string | null {
  const { ranks, rankedHighest, rankedLowest } = tableQuestionTexts();
  const word = rank === undefined ? undefined : ranks[rank - 2];
  if (word === undefined) return null;
  return (end === 'highest' ? rankedHighest : rankedLowest)(word);
}

/** "Number of different Customer, Sum of Revenue", "In how many months": where the groups are counted; null for other plans. */
function countedWords(plan: Plan, table: Table): string | null {
  const [group] = plan.groups;
  if (plan.countsGroups !== true || group === undefined) return null;
  const { operations, countedTimes } = tableQuestionTexts();
  const own = table.columns[group.column];
  const isTime = group.part !== null && own?.kind === 'date';
  const what = isTime
    ? countedTimes[group.part]
    : `${operations.distinct} ${columnWords(group.column, table)}`;
  return plan.measure === null ? what : `${what}, ${measureWords(plan, table)}`;
}

/** A plan in words: "Sum of Revenue by Customer, Region North, March 2025, 3 highest". They can be asked as they stand. */
export function planWords(plan: Plan, table: Table): string {
  const texts = tableQuestionTexts();
  const { filters, groups, top, order } = plan;
  const where = filters.map((filter) => `, ${filterWords(filter, table)}`).join('');
  const by = groups.map((group) => groupWords(group, table)).join(texts.and);
  const count = top === null ? '' : numberText(top.count, 0);
  const isDated = plan.operation === 'list' && plan.measure?.kind === 'column';
  const ranked =
    top === null || isDated
      ? ''
      : (rankWords(top) ?? (top.end === 'highest' ? texts.highest : texts.lowest)(count));
  const sorted = order === null ? '' : texts[order];
  const bounded = plan.having === undefined ? '' : `, ${havingWords(plan, plan.having)}`;
  const counted = countedWords(plan, table);
  if (counted !== null) return `${counted}${where}${bounded}`;
  const tail = `${by === '' ? '' : texts.by(by)}${where}${bounded}${ranked}${sorted}`;
  return compareWords(plan, `${measureWords(plan, table)}${tail}`, table);
}

function compareWords({ compare }: Plan, what: string, table: Table): string {
  const texts = tableQuestionTexts();
  if (compare === null) return what;
  if (compare.kind === 'sequence') return texts.sequence(what);
  if (compare.kind === 'share')
    return compare.part === null
      ? texts.shareOfGroups(what)
      : texts.share(filterWords(compare.part, table), what);
  const sides = [sideWords(compare.a, table), sideWords(compare.b, table)] as const;
  return compare.kind === 'change' ? texts.change(what, ...sides) : texts.versus(what, ...sides);
}
