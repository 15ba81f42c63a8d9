import { areDistinct } from '../table/distinct-values.ts';
import { isAmountName } from './additivity.ts';
import { isCode } from './asked-columns.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';
import { columnName, columnOf, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** Things that have a number each are counted, never added up: "which topic has the most tickets", "tickets per agent". */
export function isCounted(reading: Reading, columns: readonly number[]): boolean {
  const [column, ...more] = columns;
  if (column === undefined || more.length > 0) return false;
  const isNumbered = isCode(reading, column);
  const isNamed = columnOf(reading, column)?.kind === 'text' && reading.asksWhich;
  const asked = [...reading.operations];
  const isRanked = asked.length > 0 && asked.every((one) => one === 'max' || one === 'min');
  if (isNumbered) return reading.groups.length > 0 && (asked.length === 0 || (isRanked && reading.asksWhich));
  return isNamed && isRanked && reading.groups.length > 0;
}

/** "Which topic has the most tickets", "percentage of closed tickets": what each row is, is counted. */
export function countsRowNoun({
  rowNoun,
  saysRows,
  operations,
  asksWhich,
  asksShare,
  groups,
}: Reading): boolean {
  const isRanked = [...operations].every((one) => one === 'max' || one === 'min');
  return (rowNoun !== null || saysRows) && isRanked && (asksShare || (asksWhich && groups.length > 0));
}

const asksNoNumber = ({ operations, ratio, minus, product, asksCount, asksDistinct, ...reading }: Reading) =>
  operations.size === 0 &&
  ratio === null &&
  minus === null &&
  product === null &&
  !asksCount &&
  !asksDistinct &&
  !reading.asksChange &&
  !reading.asksShare &&
  !reading.asksVersus &&
  !reading.asksWhen &&
  reading.top === null &&
  reading.weights === null &&
  reading.sides === null;

/** The names asked for by "which", or by a mention of what rows are; undefined when rows themselves are, null for no list. */
function listed(reading: Reading): number | undefined | null {
  const { asksWhich, asksList, asksRows, groups, measures, filters, rowNoun, range } = reading;
  const isChosen = filters.length > 0 || range !== null;
  if (
    reading.saysRows &&
    isChosen &&
    asksList &&
    measures.length + groups.length === 0 &&
    asksNoNumber(reading)
  )
    return undefined;
  const [group, ...others] = groups;
  if (others.length > 0 || !asksNoNumber(reading)) return null;
  if (asksWhich && measures.length === 0 && isChosen && isOfOwnTimes(reading)) return undefined;
  if (asksWhich) return group?.part === null && measures.length === 0 && isChosen ? group.column : null;
  if (groups.length > 0) return null;
  const named = [...new Set(measures.flat())];
  const isOfThings = named.every((at) => isThing(reading, at));
  if (asksList && asksRows) return isOfThings && named.length === 0 ? undefined : null;
  // "All bookings above 3000": a column of dates may be called what its rows are.
  const isOfDates = named.length === 1 && named.every((at) => columnOf(reading, at)?.kind === 'date');
  if (asksList && isOfDates && isChosen) return undefined;
  // "List the salaries" asks for them, not for their sum; a list shows the first columns.
  const isOfAmounts =
    named.length > 0 && named.every((at) => columnOf(reading, at)?.kind === 'number' && at < 8);
  if (asksList && isOfAmounts) return undefined;
  if (asksList && isOfThings && named.length <= 1) return isChosen || named.length === 1 ? named[0] : null;
  if (named.length === 0 && rowNoun !== null && isChosen) return rowNoun;
  const [only] = named;
  return named.length === 1 &&
    only !== undefined &&
    isChosen &&
    isThing(reading, only) &&
    namesRows(reading, only)
    ? only
    : null;
}

/** "Which months had more than 5,000" of a table with one row for each month: those rows. */
function isOfOwnTimes({ records, groups: [group], filters }: Reading): boolean {
  const own = group === undefined ? undefined : records.table.columns[group.column];
  const isBounded = filters.some(({ kind }) => kind === 'number' || kind === 'columns');
  return own?.kind === 'date' && isBounded && group?.part === own.precision && areDistinct(own.values);
}

/** What can be listed: names and numbers of things, no amounts written as text. */
function isThing(reading: Reading, at: number): boolean {
  const own = columnOf(reading, at);
  return (own?.kind === 'text' && !isAmountName(own.plainName)) || isCode(reading, at);
}

/** True when no two rows have the same name there. */
function namesRows(reading: Reading, at: number): boolean {
  const own = columnOf(reading, at);
  if (own === undefined || own.kind === 'date' || own.kind === 'doubtful') return false;
  const cells = own.kind === 'text' ? own.codes : own.values;
  return new Set(cells).size === cells.length;
}

/** True where a day of a deed is asked for, and the deed chose rows by their state: the day is that of something else. */
function isWhenOfState(reading: Reading, dated: number): boolean {
  const { tokens, filters } = reading;
  const asks = tokens.some((_, at) => phraseLength(tokens, at, 'when') > 0);
  return (
    asks &&
    filters.some(
      ({ kind, column }) =>
        kind === 'values' && /stat|zustand/i.test(columnName(reading, column)) && column !== dated,
    )
  );
}

/** "Been with us the longest and is still active" says twice that nobody is meant who left. */
const withoutTwins = (filters: Reading['filters']) =>
  filters.filter(
    (one, i) => filters.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i,
  );

/** "Who joined first": the rows with the first or last day. Nothing else may be asked of them. */
function rowOfDate(reading: Reading, { column, end }: NonNullable<Reading['dateEnd']>): Plan | Refusal {
  const isAsked =
    reading.operations.size > 0 ||
    reading.ratio !== null ||
    reading.minus !== null ||
    reading.product !== null ||
    reading.asksCount ||
    reading.asksDistinct ||
    reading.asksChange ||
    reading.asksShare ||
    reading.asksVersus ||
    reading.top !== null ||
    reading.order !== null ||
    reading.sides !== null;
  // "When did they pay their last invoice" asks for a day that no column has.
  const state = isWhenOfState(reading, column);
  const isOfThings = reading.groups.length <= 1 && reading.groups.every((group) => group.part === null);
  const named = [...new Set(reading.measures.flat())].filter((at) => at !== column && !isThing(reading, at));
  if (isAsked || state || !isOfThings || named.length > 0) return refuse('no_operation', []);
  return {
    measure: { kind: 'column', column },
    operation: 'list',
    weights: null,
    filters: [...withoutTwins(reading.filters), ...(reading.range === null ? [] : [reading.range.whole])],
    groups: [],
    top: { count: 1, end },
    compare: null,
    order: null,
  };
}

/**
 * "list all open tickets", "which items have more than 500 on hand": the rows, or names with how many rows each has. Null
 * when a number is asked for. What holds for single rows is not said of names that have several.
 */
export function listOf(reading: Reading): Plan | Refusal | null {
  if (reading.dateEnd !== null) return rowOfDate(reading, reading.dateEnd);
  const column = listed(reading);
  if (column === null) return null;
  const base = {
    measure: null,
    weights: null,
    filters: [...reading.filters, ...(reading.range === null ? [] : [reading.range.whole])],
    top: null,
    compare: null,
    order: reading.order,
  } as const;
  if (reading.order !== null) return refuse('no_operation', []);
  if (column === undefined || namesRows(reading, column)) return { ...base, operation: 'list', groups: [] };
  const bounded = reading.filters.find(
    (filter) =>
      filter.kind === 'number' || filter.kind === 'columns' || (filter.kind === 'blank' && !filter.isNegated),
  );
  if (bounded !== undefined) return refuse('group_condition', [columnName(reading, bounded.column)]);
  return { ...base, operation: 'count', groups: [{ column, part: null }] };
}
