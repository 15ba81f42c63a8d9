import { additivityOf } from './additivity.ts';
import { object, type Reading } from './reading.ts';
import { anyTime, spentTime } from './words/idle-nouns.ts';

const timeWord = /^(?:time|zeit|arbeitszeit)$/;
/** What is before "time" where so much of it is meant: "the most time", "share of our time", "die meiste Zeit". */
const amountBefore =
  /^(?:most|least|more|less|of|our|total|working|work|all|the|der|die|meiste[nr]?|wenigste[nr]?|mehr|weniger|unsere[nr]?|gesamte[nr]?)$/;
/** "At the time", "most of the time", "the first time" ask for no hours. */
const otherBefore =
  /^(?:at|by|at the|by the|on|for the|in the|first|last|all the|zu der|zur|first the|seit der|in der|vor der)$/;

/** The only column of hours or minutes that things took; null for none, or where another may be meant. */
export function spentTimeColumn({ records }: Reading): number | null {
  const numbers = records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && spentTime.test(column.plainName.trim()) ? [{ column, at }] : [],
  );
  const [only] = numbers;
  const others = records.table.columns.filter(
    ({ kind, name }) => (kind === 'number' || kind === 'doubtful') && anyTime.test(name),
  );
  const isOne = only !== undefined && numbers.length === 1 && others.length === 1;
  return isOne && additivityOf(only.column) === 'yes' ? only.at : null;
}

/** "Which client takes the most time", "share of our time": the hours, never how many rows there are. */
export function readTimeSpent(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  if (!timeWord.test(folded) || words.columnsAt(tokens, at) !== null || words.valuesAt(tokens, at) !== null)
    return 0;
  const [before = '', earlier = ''] = [tokens[at - 1]?.folded, tokens[at - 2]?.folded];
  const isOther = otherBefore.test(before) || otherBefore.test(`${earlier} ${before}`);
  if (!amountBefore.test(before) || isOther) return 0;
  const column = spentTimeColumn(reading);
  if (column === null) return 0;
  const named = reading.measures.flat();
  if (named.some((one) => one !== column)) object(reading, 'several_measures');
  if (named.length === 0) reading.measures.push([column]);
  return 1;
}

const takes =
  /^(?:cost|costs|needs?|needed|eats?|kostet|kostete|kosten|beansprucht|beanspruchte|verschlingt|braucht|brauchte|benotigt|benotigte|frisst)$/;

/** "Kostet die meiste Zeit": the verb says what the time does. */
export function readTakesTime(reading: Reading, at: number): number {
  const { tokens } = reading;
  if (!takes.test(tokens[at]?.folded ?? '')) return 0;
  const probe: Reading = { ...reading, measures: [], problem: null };
  return [2, 3, 4].some((ahead) => readTimeSpent(probe, at + ahead) > 0) ? 1 : 0;
}
