import type { Records } from '../table/records.ts';
import type { ColumnTime } from './column-time.ts';
import type { NamedPeriod } from './read-period.ts';
import type { DatePart } from '../table/date-parts.ts';
import type { Group } from '../table/group-rows.ts';
import type { Filter } from '../table/select-rows.ts';
import type { GroupBound, Operation, Plan, Refusal, RefusalReason } from './plan.ts';
import type { Token } from './question-tokens.ts';
import type { TableWords } from './table-words.ts';

type Period = Extract<NamedPeriod, { kind: 'period' }>;

/** A quantity, an operation or both: "total revenue", "and the highest". */
export interface QuantityRequest {
  readonly operations: readonly Operation[];
  readonly measures: readonly (readonly number[])[];
  readonly counts: 'rows' | 'distinct' | null;
}

/** "More than 100 units", "in total above 5,000", "mehr als 3 Bestellungen" of each group. */
export interface SaidGroupBound extends GroupBound {
  /** Null where it is that of the quantity. */
  readonly of: 'sum' | 'mean' | 'median' | 'count' | null;
  /** The unit said with the number. */
  readonly unit: string | null;
  /** The scale or the unit of its number is said with it. */
  readonly isAbsolute: boolean;
}

/** What has been understood of a question so far. The patterns fill it, `finish-reading.ts` makes a plan of it. */
export interface Reading {
  readonly records: Records;
  readonly words: TableWords;
  readonly tokens: readonly Token[];
  readonly language: 'en' | 'de';
  /** Words that name columns of other tables at hand. */
  readonly elsewhere: ReadonlySet<string>;
  /** What its files are called, without their endings. */
  readonly files: string;
  /** The time that chose among columns of several times, until it is read. */
  columnTime: Pick<ColumnTime, 'at' | 'length'> | null;
  /** Columns each mention of a quantity may mean. */
  readonly measures: (readonly number[])[];
  ratio: { numerator: readonly number[]; denominator: readonly number[]; isPercent: boolean } | null;
  /** "Revenue minus Cost". */
  minus: { minuend: readonly number[]; subtrahend: readonly number[] } | null;
  /** "Price times quantity". */
  product: { left: readonly number[]; right: readonly number[] } | null;
  /** Days between two dates of each row. */
  days: { from: number; to: number } | null;
  /** The column of states by which what was sold is told apart. */
  byState: number | null;
  readonly operations: Set<Operation>;
  /** What is asked for, in the order it was said: one request for each "and" between quantities or operations. */
  readonly requests: QuantityRequest[];
  /** Where the last request ends, with the small words behind it: "and" right there begins another. */
  requestEnd: number | null;
  readonly filters: Filter[];
  /** Two periods side by side: a range, or the ends of a change. */
  range: { a: Filter; b: Filter; whole: Filter } | null;
  /** Two values or periods against each other. */
  sides: { a: Filter; b: Filter } | null;
  readonly groups: Group[];
  top: Plan['top'];
  order: Plan['order'];
  /** A condition on what each group comes to, and how that is computed where it was said. */
  groupBound: SaidGroupBound | null;
  /** How many groups there are is asked for: "on how many days". */
  countsGroups: boolean;
  weights: number | null;
  sequence: DatePart | null;
  asksCount: boolean;
  asksDistinct: boolean;
  asksChange: boolean;
  asksShare: boolean;
  asksVersus: boolean;
  asksWhich: boolean;
  asksWhen: boolean;
  asksRows: boolean;
  /** Rows or names are to be shown: "list all …". */
  asksList: boolean;
  /** "More … than": one side is set against another. */
  asksMore: boolean;
  /** The column that names each row, when rows were spoken of by it: "all orders". */
  rowNoun: number | null;
  /** A word for what the rows are was said. */
  saysRows: boolean;
  /** The only amount of a table that is called after what was said: "spending" of expenses. */
  ownAmount: number | null;
  /** What the table is called after was said, and may be one of several of its columns. */
  saysOwnNoun: boolean;
  /** What else is in the row of a highest, lowest, first or last one is asked for. */
  asksSameRow: boolean;
  /** What is done with every row was said: "rented" of rentals. */
  saysRowVerb: boolean;
  /** "How many are younger than 30": no thing was named. */
  isBareCount: boolean;
  /** Where the thing is that is counted, when values are said before it: "how many open tickets". */
  countedAt: number | null;
  isSorted: boolean;
  /** "How much did I spend on fuel": an amount, whatever it is called. */
  asksHowMuch: boolean;
  /** The time whose end is asked for: "balance at the end of June", "Saldo zum 1. Mai". */
  moment: { column: number; from: number; to: number; written: readonly string[] } | null;
  /** "Over all years": of every sheet and time there is. */
  saysAllTime: boolean;
  /** The unit of the quantity was said. */
  saysUnit: boolean;
  /** Groups of time were said with "per": a mean "per day" may be one of the days' sums. */
  isPerTime: boolean;
  /** Groups of names were said with "per": of one row each there is no mean. */
  isPerName: boolean;
  /** Deeds that say which column of dates a time is of: "due", "shipped". */
  readonly datedBy: { readonly token: number; readonly column: number }[];
  /** What went out or came in was said, by a verb ("spent") or as a thing ("spending"). */
  flow: { direction: 'out' | 'in'; isNoun: boolean } | null;
  /** What was used between readings of a meter is asked for. */
  asksUse: boolean;
  /** The row with the first or last day of a column of dates is asked for. */
  dateEnd: { column: number; end: 'highest' | 'lowest' } | null;
  isFollowUp: boolean;
  /** The year an earlier answer was about, for months without one. */
  usualYear: number | null;
  /** The first thing that stands in the way. */
  problem: Pick<Refusal, 'reason' | 'about'> | null;
  readonly unused: Token[];
}

/** Recognises something at a place of the question: how many tokens it took, 0 when it is not there. */
export type Pattern = (reading: Reading, at: number) => number;

export function newReading(
  records: Records,
  words: TableWords,
  tokens: readonly Token[],
  { language, elsewhere, files }: Pick<Reading, 'language' | 'elsewhere' | 'files'>,
): Reading {
  return {
    records,
    words,
    tokens,
    language,
    elsewhere,
    files,
    columnTime: null,
    measures: [],
    ratio: null,
    minus: null,
    product: null,
    days: null,
    byState: null,
    operations: new Set(),
    requests: [],
    requestEnd: null,
    filters: [],
    range: null,
    sides: null,
    groups: [],
    top: null,
    order: null,
    groupBound: null,
    countsGroups: false,
    weights: null,
    sequence: null,
    asksCount: false,
    asksDistinct: false,
    asksChange: false,
    asksShare: false,
    asksVersus: false,
    asksWhich: false,
    asksWhen: false,
    asksRows: false,
    asksList: false,
    asksMore: false,
    rowNoun: null,
    saysRows: false,
    ownAmount: null,
    saysOwnNoun: false,
    asksSameRow: false,
    saysRowVerb: false,
    isBareCount: false,
    countedAt: null,
    isSorted: false,
    asksHowMuch: false,
    moment: null,
    saysAllTime: false,
    saysUnit: false,
    isPerTime: false,
    isPerName: false,
    datedBy: [],
    flow: null,
    asksUse: false,
    dateEnd: null,
    isFollowUp: false,
    usualYear: null,
    problem: null,
    unused: [],
  };
}

/** Keeps the first thing that stands in the way: later ones follow from it. */
export function object(reading: Reading, reason: RefusalReason, ...about: readonly string[]): void {
  reading.problem ??= { reason, about };
}

export const columnOf = (reading: Reading, at: number) => reading.records.table.columns[at];
export const columnName = (reading: Reading, at: number) => columnOf(reading, at)?.name ?? '';

/** Columns of dates of the table. */
export function dateColumns(reading: Reading): number[] {
  return reading.records.table.columns.flatMap((column, at) => (column.kind === 'date' ? [at] : []));
}

export function periodFilter(
  column: number,
  { from, to }: Pick<Period, 'from' | 'to'>,
  isNegated = false,
): Filter {
  return { kind: 'period', column, from, to, isNegated };
}
