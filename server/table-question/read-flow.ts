import { foldWord } from './fold-words.ts';
import { additivityOf } from './additivity.ts';
import { isOfSomeRows } from './deeds.ts';
import type { Operation } from './plan.ts';
import type { Filter } from '../table/select-rows.ts';
import type { Column, NumberColumn } from '../table/table.ts';
import type { Reading } from './reading.ts';
import { flowWords, signedAmount } from './words/flow-words.ts';

export type Direction = 'out' | 'in';

const setOf = (text: string) => new Set(text.split(', ').map(foldWord));
const lists = {
  out: { verbs: setOf(flowWords.out.verbs), nouns: setOf(flowWords.out.nouns) },
  in: { verbs: setOf(flowWords.in.verbs), nouns: setOf(flowWords.in.nouns) },
} as const;

/** What went or came, as a column of its own or as one side of a column with both signs. */
interface Flow {
  /** A column of costs: what was spent, but not what was paid. */
  readonly isCost?: true;
  readonly column: number;
  /** The sign its rows have; null where the column holds nothing else. */
  readonly sign: 'below' | 'above' | null;
}

/** Where a table keeps what goes out or comes in; null where it tells neither, or in two places. */
export function flowOf({ records }: Reading, direction: Direction): Flow | null {
  const { columns } = records.table;
  const numbers = columns.flatMap((column, at) => (column.kind === 'number' ? [{ column, at }] : []));
  const own = numbers.filter(({ column }) => flowWords[direction].column.test(column.plainName.trim()));
  const [only] = own;
  if (own.length > 1) return null;
  if (only !== undefined) return { column: only.at, sign: null };
  const signed = numbers.filter(({ column }) => signedAmount.test(column.plainName.trim()));
  const [amount] = signed;
  if (amount === undefined || signed.length > 1)
    return direction === 'out' && areOverTime(columns) ? costOf(numbers) : null;
  const { values } = amount.column;
  const [hasMore, hasLess] = [values.some((value) => value > 0), values.some((value) => value < 0)];
  if (hasMore && hasLess) return { column: amount.at, sign: direction === 'out' ? 'below' : 'above' };
  // A list of what was spent has no signs; one that also tells of income would.
  const isOfExpenses = direction === 'out' && !hasLess && numbers.length === 1 && !tellsIncome(records);
  return isOfExpenses ? { column: amount.at, sign: null } : null;
}

const costName = /^(?:(?:ad|media|marketing|advertising) )?(?:costs?|spend)$|^(?:werbe|media)?kosten$/i;

/** Costs of each month or day were spent; those of a list of products are of one piece each. */
const areOverTime = (columns: readonly Column[]) =>
  columns.some(({ kind }) => kind === 'date') &&
  !columns.some(({ name }) => /price|preis|quantity|\bqty\b|menge|stück/i.test(name));

function costOf(numbers: readonly { readonly column: NumberColumn; readonly at: number }[]): Flow | null {
  const found = numbers.filter(
    ({ column }) => costName.test(column.plainName.trim()) && additivityOf(column) === 'yes',
  );
  const [only] = found;
  return only !== undefined && found.length === 1 ? { column: only.at, sign: null, isCost: true } : null;
}

const spends = /^(?:spen[dt]|spends|spendings?|ausgegeben|ausgaben?)$/;

/** The "Sales" of a column of departments is who spends. */
const unitOfFirm = /department|\bdept\b|division|team|abteilung|bereich|kostenstelle|cost cent(?:re|er)/i;

/** True where a row may be one of money that came: a word for it is in a column of names. */
export function tellsIncome({ table }: Reading['records']): boolean {
  return table.columns.some(
    (column) =>
      column.kind === 'text' &&
      !unitOfFirm.test(column.plainName) &&
      column.words.some((word) => flowWords.in.value.test(word.trim())),
  );
}

const directionOf = (folded: string, kind: 'verbs' | 'nouns'): Direction | null =>
  lists.out[kind].has(folded) ? 'out' : lists.in[kind].has(folded) ? 'in' : null;

const passive = new Set(
  'was were am are is be been get got gets getting wurde wurden werde werden'.split(' '),
);
const asker = new Set(['i', 'we', 'ich', 'wir']);

/** "Was I paid", "have we been paid": who asks is paid, and pays nothing. */
function isReceived(tokens: Reading['tokens'], at: number): boolean {
  const before = tokens.slice(0, at).map(({ folded }) => folded);
  return before.some((word) => asker.has(word)) && before.slice(-3).some((word) => passive.has(word));
}

/** What a word says of money that went or came, where the table keeps it. */
export function saysFlow(reading: Reading, at: number): { direction: Direction; isNoun: boolean } | null {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  const noun = directionOf(folded, 'nouns');
  const verb = directionOf(folded, 'verbs');
  const direction = noun ?? (verb === 'out' && isReceived(tokens, at) ? 'in' : verb);
  if (direction === null || words.exactAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null)
    return null;
  const flow = flowOf(reading, direction);
  if (isOfSomeRows(reading, at) || flow === null) return null;
  if (flow.isCost === true && !spends.test(folded)) return null;
  return { direction, isNoun: noun !== null };
}

/** "Spending", "Ausgaben" of a table that keeps what goes out; "spent" says so of an amount nobody has named. */
export function readFlow(reading: Reading, at: number): number {
  const said = saysFlow(reading, at);
  // "Did pay", "haben gezahlt": said once is enough, said of both sides is another question.
  if (said === null || (reading.flow !== null && reading.flow.direction !== said.direction)) return 0;
  reading.flow = { ...said, isNoun: said.isNoun || reading.flow?.isNoun === true };
  return 1;
}

const turned: Readonly<Partial<Record<Operation, Operation>>> = { max: 'min', min: 'max' };

/**
 * Puts what went out or came in where the question names no other amount: of a column with both signs the rows of one
 * sign, whose largest expense is the lowest number. False when another amount was named beside a word for this one.
 */
export function takeFlow(reading: Reading): boolean {
  const { flow, measures } = reading;
  if (flow === null) return true;
  const own = flowOf(reading, flow.direction);
  if (own === null) return true;
  const named = [...new Set(measures.flat())];
  const isNamed =
    named.some((at) => at !== own.column) ||
    reading.ratio !== null ||
    reading.minus !== null ||
    reading.product !== null;
  if (isNamed) return !flow.isNoun;
  const isOfRows = reading.asksCount || reading.asksDistinct || reading.asksList;
  if (named.length === 0 && !isOfRows) reading.measures.push([own.column]);
  const { column, sign } = own;
  if (sign === null) {
    if (isOfRows) reading.filters.push({ kind: 'blank', column, isNegated: true });
    return true;
  }
  if (reading.filters.some((one) => one.kind === 'number' && one.column === column)) return false;
  const [least, most] = sign === 'above' ? [0, null] : [null, 0];
  reading.filters.push({ kind: 'number', column, least, most, isStrict: true });
  if (sign === 'below') turnRanks(reading);
  return true;
}

/** True for the condition that chooses what went out, or came in, of a column with both signs: it is one of single rows. */
export function isFlowSide(reading: Reading, filter: Filter): boolean {
  if (filter.kind !== 'number' || !filter.isStrict) return false;
  const sign =
    filter.least === 0 && filter.most === null
      ? 'in'
      : filter.most === 0 && filter.least === null
        ? 'out'
        : null;
  const own = sign === null ? null : flowOf(reading, sign);
  return own !== null && own.sign !== null && own.column === filter.column;
}

/** The largest of numbers below zero is the lowest of them. */
function turnRanks(reading: Reading): void {
  const asked = [...reading.operations].map((one) => turned[one] ?? one);
  reading.operations.clear();
  for (const one of asked) reading.operations.add(one);
  if (reading.top !== null)
    reading.top = { ...reading.top, end: reading.top.end === 'highest' ? 'lowest' : 'highest' };
}
