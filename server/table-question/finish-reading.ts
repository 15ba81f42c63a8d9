import { amountOfRow } from './amount-of-row.ts';
import { additivityOf, isNumbering } from './additivity.ts';
import { isCode } from './asked-columns.ts';
import { againstDayOfState, againstTimes, checkPlan } from './check-plan.ts';
import { finishCompare } from './finish-compare.ts';
import { finishMoment } from './finish-moment.ts';
import { groupsOf } from './finish-groups.ts';
import { countsRowNoun, isCounted, listOf } from './finish-list.ts';
import { lookUpOf } from './finish-look-up.ts';
import { mostSold } from './most-sold.ts';
import type { Measure, Operation, Plan, Refusal } from './plan.ts';
import { isRefusal, refuse } from './refusal.ts';
import { columnName, columnOf, type Reading } from './reading.ts';
import { isWorthOfWholeRows } from './worth-of-rows.ts';
import { useOf } from './read-use.ts';

/** Makes the plan of what was read; refuses when a word was left over or more than one plan is possible. */
export function finishReading(reading: Reading): Plan | Refusal {
  const { unused, problem } = reading;
  if (unused.length > 0) {
    const rest = finishReading({ ...reading, unused: [] });
    return refuse(
      'unused_words',
      unused.map(({ written }) => written),
      isRefusal(rest) ? rest.choices : [rest],
    );
  }
  if (problem !== null) return { ...problem, choices: [] };
  const use = useOf(reading);
  if (use !== null) return use;
  const lookUp = reading.days === null ? lookUpOf(reading) : null;
  const untimed = lookUp === null ? againstTimes(reading) : null;
  if (untimed !== null) return untimed;
  if (reading.isBareCount && reading.filters.length === 0) return refuse('no_measure', []);
  const ofGroups = groupsOf(reading, finishReading);
  if (ofGroups !== null) return ofGroups;
  const list = lookUp ?? (reading.days === null ? listOf(reading) : null);
  if (list !== null && !isRefusal(list)) {
    const then = againstDayOfState(reading, list);
    if (then !== null) return then;
  }
  if (list !== null) return reading.moment === null ? list : refuse('unused_words', reading.moment.written);
  const measure = measureOf(reading);
  if (measure !== null && 'reason' in measure) return measure;
  const operation = operationOf(reading, measure);
  if (typeof operation !== 'string') return operation;
  const ranked = rankedOf(reading);
  if (ranked !== null && 'reason' in ranked) return ranked;
  const plan: Plan = {
    measure,
    operation,
    weights: reading.weights,
    filters: reading.filters,
    groups: reading.groups,
    top: ranked,
    compare: null,
    order: reading.order,
  };
  const dated = finishMoment(reading, plan);
  return isRefusal(dated) ? dated : checkPlan(reading, finishCompare(reading, dated));
}

function numberColumns(reading: Reading, columns: readonly number[]): number[] {
  return columns.filter((at) => columnOf(reading, at)?.kind === 'number');
}

/** The quantity asked for; null for counting rows. */
function measureOf(reading: Reading): Measure | null | Refusal {
  if (reading.days !== null) return daysOf(reading, reading.days);
  if (reading.product !== null) return productOf(reading);
  if (reading.minus !== null) return differenceOf(reading);
  if (reading.ratio !== null) return ratioOf(reading);
  const { measures } = reading;
  const mentions = measures.filter(
    (one, i) => measures.findIndex((other) => other.join() === one.join()) === i,
  );
  const [first, ...others] = mentions;
  if (first === undefined) return withoutMention(reading);
  const choices = (columns: readonly number[]) =>
    numberColumns(reading, columns).flatMap((column) => {
      const plan = finishReading({ ...reading, measures: [[column]], problem: null });
      return isRefusal(plan) ? [] : [plan];
    });
  if (others.length > 0)
    return refuse(
      'several_measures',
      mentions.map((one) => columnName(reading, one[0] ?? 0)),
      choices(mentions.flat()),
    );
  if (isCounted(reading, first)) {
    reading.asksDistinct = true;
    return { kind: 'column', column: first[0] ?? 0 };
  }
  const meant = reading.asksDistinct ? first : first.length > 1 ? numberColumns(reading, first) : first;
  const [column, ...more] = meant;
  if (column === undefined)
    return refuse(
      'several_columns',
      first.map((at) => columnName(reading, at)),
    );
  if (more.length > 0)
    return refuse(
      'several_columns',
      meant.map((at) => columnName(reading, at)),
      choices(meant),
    );
  const own = columnOf(reading, column);
  if (own?.kind === 'doubtful') return refuse('doubtful', [own.name, ...own.evidence]);
  if (!reading.asksDistinct && own?.kind !== 'number') return refuse('not_number', [own?.name ?? '']);
  if (reading.asksCount) return refuse('two_operations', [columnName(reading, column)]);
  // The "biggest plot" is not the one with the highest number.
  if (!reading.asksDistinct && isCode(reading, column) && reading.operations.size > 0)
    return refuse('no_measure', []);
  return { kind: 'column', column };
}

/** "Members by department" of members.csv: how many. */
const countsRowWord = ({ saysRows, groups, operations, asksShare, asksHowMuch }: Reading) =>
  saysRows && groups.length > 0 && operations.size === 0 && !asksShare && !asksHowMuch;

/** Rows are counted; a condition on one column and an operation mean that column. */
function withoutMention(reading: Reading): Measure | null | Refusal {
  if (reading.asksCount || countsRowNoun(reading) || countsRowWord(reading)) return null;
  const compared = reading.filters.filter((filter) => filter.kind === 'number');
  const [only] = compared;
  if (only !== undefined && compared.length === 1 && reading.operations.size > 0)
    return { kind: 'column', column: only.column };
  if (reading.ownAmount !== null) return { kind: 'column', column: reading.ownAmount };
  const implied = reading.saysOwnNoun
    ? null
    : (mostSold(reading) ?? impliedColumn(reading) ?? amountOfRow(reading) ?? amountOfDeed(reading));
  if (implied !== null) return { kind: 'column', column: implied };
  const numbers = reading.records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && additivityOf(column) !== 'never' ? [at] : [],
  );
  const choices = numbers.slice(0, 4).flatMap((column) => {
    const plan = finishReading({ ...reading, measures: [[column]], problem: null });
    return isRefusal(plan) ? [] : [plan];
  });
  return refuse('no_measure', [], choices);
}

/** "How much have we invoiced to them": the only column that is there to be added up. */
function amountOfDeed({ records, asksHowMuch, saysRowVerb }: Reading): number | null {
  const sums = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && additivityOf(column) === 'yes' ? [at] : [],
  );
  const [only] = sums;
  return asksHowMuch && saysRowVerb && only !== undefined && sums.length === 1 ? only : null;
}

/** Names that say of nothing what it is an amount of. */
const genericAmount = /^(?:amounts?|betrag|beträge|sum|summe)$/i;

/**
 * The only column of numbers, when the question says what to do with it or chooses rows of it: nothing else can be meant.
 * Shares and comparisons may be of rows, and need its name.
 */
function impliedColumn(reading: Reading): number | null {
  const { records, operations, filters, groups, top } = reading;
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' || (column.kind === 'doubtful' && column.doubt !== 'mixed_types') ? [at] : [],
  );
  const [only] = found;
  if (only === undefined || found.length > 1 || isCode(reading, only)) return null;
  const column = columnOf(reading, only);
  if (column?.kind !== 'number' || isNumbering(column)) return null;
  // What a matrix counts has no name in the file.
  const isMade = column.isMade === true;
  const isChosen = filters.length + groups.length > 0 || reading.sides !== null;
  const isAsked = operations.size > 0 || filters.length > 1 || (top !== null && groups.length > 0);
  // "How much did I spend on fuel" of the amounts of an account.
  const isAmount = reading.asksHowMuch && filters.length > 0 && genericAmount.test(column.plainName.trim());
  const isMoved = reading.asksChange && (reading.range !== null || reading.sides !== null);
  return (isMade && isChosen) || isMoved || isAmount || (isAsked && !reading.asksShare && !reading.asksVersus)
    ? only
    : null;
}

function ratioOf(reading: Reading): Measure | Refusal {
  const { ratio } = reading;
  const [numerator, ...overs] = ratio?.numerator ?? [];
  const [denominator, ...unders] = ratio?.denominator ?? [];
  const names = (columns: readonly number[]) => columns.map((at) => columnName(reading, at));
  if (ratio === null || numerator === undefined || denominator === undefined) return refuse('no_measure', []);
  if (overs.length > 0) return refuse('several_columns', names(ratio.numerator));
  if (unders.length > 0) return refuse('several_columns', names(ratio.denominator));
  const others = reading.measures.flat().filter((at) => at !== numerator && at !== denominator);
  if (others.length > 0 || reading.asksCount)
    return refuse('several_measures', names([numerator, denominator, ...others]));
  if (numerator === denominator) return refuse('several_columns', names([numerator]));
  for (const at of [numerator, denominator]) {
    const own = columnOf(reading, at);
    if (own?.kind !== 'number') return refuse('not_number', [own?.name ?? '']);
    // The sum of prices over the sum of units is nobody's price; a salary beside a headcount is one of each already.
    const isOfOne = additivityOf(own) === 'asked' ? /preis|price/i : /salar|wage|gehalt|lohn\b|löhne/i;
    if (additivityOf(own) === 'never' || isOfOne.test(own.name)) return refuse('not_additive', [own.name]);
  }
  return { kind: 'ratio', numerator, denominator, isPercent: ratio.isPercent };
}

/** One of each side, and nothing else asked for beside them. */
function productOf(reading: Reading): Measure | Refusal {
  const { product, ratio, minus, measures } = reading;
  const [left, ...lefts] = product?.left ?? [];
  const [right, ...rights] = product?.right ?? [];
  const names = (columns: readonly number[]) => columns.map((at) => columnName(reading, at));
  if (left === undefined || right === undefined) return refuse('no_measure', []);
  if (lefts.length + rights.length > 0 || left === right)
    return refuse('several_columns', names([left, ...lefts, right, ...rights]));
  const others = measures.flat().filter((at) => at !== left && at !== right);
  return ratio !== null || minus !== null || others.length > 0 || reading.asksCount
    ? refuse('several_measures', names([left, right, ...others]))
    : { kind: 'product', left, right };
}

/** Days between dates; beside another quantity it is two questions. */
function daysOf(reading: Reading, days: NonNullable<Reading['days']>): Measure | Refusal {
  const { ratio, minus, product, measures, asksCount } = reading;
  const isAlone = ratio === null && minus === null && product === null && measures.length === 0 && !asksCount;
  return isAlone ? { kind: 'days', ...days } : refuse('two_operations', []);
}

function differenceOf(reading: Reading): Measure | Refusal {
  const { minus, ratio, measures } = reading;
  const [minuend, ...overs] = minus?.minuend ?? [];
  const [subtrahend, ...unders] = minus?.subtrahend ?? [];
  const names = (columns: readonly number[]) => columns.map((at) => columnName(reading, at));
  if (minuend === undefined || subtrahend === undefined) return refuse('no_measure', []);
  if (overs.length + unders.length > 0)
    return refuse('several_columns', names(overs.length > 0 ? [minuend, ...overs] : [subtrahend, ...unders]));
  const others = measures.flat().filter((at) => at !== minuend && at !== subtrahend);
  if (ratio !== null || others.length > 0 || reading.asksCount)
    return refuse('several_measures', names([minuend, subtrahend, ...others]));
  return minuend === subtrahend
    ? refuse('several_columns', names([minuend]))
    : { kind: 'difference', minuend, subtrahend };
}

/** Operations that choose among groups when groups are ranked. */
const extremes: readonly Operation[] = ['max', 'min'];

function operationOf(reading: Reading, measure: Measure | null): Operation | Refusal {
  const asked = [...reading.operations];
  const isRanked = reading.asksWhich;
  const own = isRanked ? asked.filter((one) => !extremes.includes(one)) : asked;
  if (measure === null) return own.some((one) => one !== 'sum') ? refuse('two_operations', []) : 'count';
  if (reading.asksDistinct) return own.length > 0 ? refuse('two_operations', []) : 'distinct';
  if (reading.weights !== null && own.some((one) => one !== 'mean')) return refuse('two_operations', []);
  if (reading.weights !== null) return 'mean';
  // "The mean of monthly totals".
  const isOfTotals = reading.isPerTime && own.length === 2 && own.includes('mean') && own.includes('sum');
  if (own.length > 1 && !isOfTotals) return refuse('two_operations', []);
  const operation = isOfTotals ? 'mean' : own[0];
  if (measure.kind === 'days') return operation ?? 'value';
  // What an order is worth on average: of what is there at a moment there is no such mean.
  if (measure.kind === 'product' && operation === 'mean' && isWorthOfWholeRows(reading, measure))
    return operation;
  if (measure.kind === 'difference' || measure.kind === 'product')
    return operation === undefined || operation === 'sum' ? 'sum' : refuse('two_operations', []);
  if (measure.kind === 'ratio') {
    const fits = operation === undefined || operation === 'mean' || operation === 'sum';
    return fits ? 'sum' : refuse('two_operations', []);
  }
  const column = columnOf(reading, measure.column);
  const additivity = column?.kind === 'number' ? additivityOf(column) : 'never';
  if (operation === 'sum' && additivity === 'never') {
    const choices = (['mean', 'median', 'max'] as const).flatMap((one) => {
      const plan = finishReading({ ...reading, operations: new Set([one]) });
      return isRefusal(plan) ? [] : [plan];
    });
    return refuse('not_additive', [column?.name ?? ''], choices);
  }
  if (operation !== undefined) return operation;
  // Single rows are ranked by what they are.
  if (reading.top !== null && reading.groups.length === 0) return 'value';
  return additivity === 'yes' || additivity === 'stock' ? 'sum' : 'value';
}

function rankedOf(reading: Reading): Plan['top'] | Refusal {
  const { asksWhich, top, operations, groups } = reading;
  if (!asksWhich) return top;
  if (top !== null) return top;
  const end = operations.has('max') ? 'highest' : operations.has('min') ? 'lowest' : null;
  if (end === null || groups.length !== 1 || (operations.has('max') && operations.has('min')))
    return refuse('no_operation', []);
  return { count: 1, end };
}
