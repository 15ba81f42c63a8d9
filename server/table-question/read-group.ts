import type { DatePart } from '../table/date-parts.ts';
import { isFineEnough } from '../table/date-parts.ts';
import { yearPartsOf } from '../table/year-part.ts';
import { columnsBehind, isCode, kindOf } from './asked-columns.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import { onlyDateColumn } from './which-date.ts';
import { isRowWord } from './row-words.ts';
import type { Meaning } from './words/meanings.ts';
import { phraseLength } from './words/lexicon.ts';

const parts = ['year', 'quarter', 'month', 'day'] as const satisfies readonly DatePart[];

const adverbs: readonly (readonly [Meaning, DatePart])[] = [
  ['yearly', 'year'],
  ['quarterly', 'quarter'],
  ['monthly', 'month'],
  ['daily', 'day'],
];

/** What can be grouped by at a place: a column of text or dates, or a part of the dates. */
function groupAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const article = phraseLength(tokens, at, 'filler');
  const start = reading.words.columnsAt(tokens, at) === null ? at + article : at;
  const hit = reading.words.columnsAt(tokens, start);
  const fit = hit?.columns.filter((one) => kindOf(reading, one) !== 'number' || isCode(reading, one)) ?? [];
  if (hit !== null && fit.length > 0) {
    if (fit.length > 1) object(reading, 'several_columns', ...fit.map((one) => columnName(reading, one)));
    const column = fit[0] ?? 0;
    const own = columnOf(reading, column);
    const part = own?.kind === 'date' ? (own.precision === 'time' ? 'day' : own.precision) : null;
    if (own?.kind === 'doubtful') object(reading, 'doubtful', own.name);
    reading.groups.push({ column, part });
    return start + hit.length - at;
  }
  const part = parts.find((one) => phraseLength(tokens, start, one) > 0);
  if (part === undefined) return 0;
  const end = start + phraseLength(tokens, start, part) - at;
  return groupByPart(reading, part) ? end : 0;
}

/** Groups by a part of the dates; objects where the dates are not so fine. */
export function groupByPart(reading: Reading, part: DatePart): boolean {
  const column = onlyDateColumn(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date') return true;
  if (!isFineEnough(own.precision, part)) object(reading, 'too_fine', own.name);
  reading.groups.push({ column, part });
  return true;
}

/** A column of text or a part of dates right behind "top 3" or "which": what is ranked. */
export function groupNamed(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  if (hit !== null && hit.columns.every((one) => kindOf(reading, one) === 'number' && !isCode(reading, one)))
    return 0;
  if (hit === null && !parts.some((part) => phraseLength(reading.tokens, at, part) > 0)) return 0;
  return groupAt(reading, at);
}

/** "by region and month", "per customer", "monthly". */
export function readGroup(reading: Reading, at: number): number {
  const { tokens } = reading;
  // "Annual salary" is a name, "annual sales" a salary of each year.
  const isName = (reading.words.exactAt(tokens, at)?.length ?? 0) > 1;
  const adverb = isName ? undefined : adverbs.find(([meaning]) => phraseLength(tokens, at, meaning) > 0);
  if (adverb !== undefined) {
    groupByPart(reading, adverb[1]);
    // "Average monthly cost" is the mean of months: of rows only where each month has one.
    Object.assign(reading, { isPerTime: true, isPerName: true });
    return phraseLength(tokens, at, adverb[0]);
  }
  const by = phraseLength(tokens, at, 'by', 'per');
  if (by === 0) return 0;
  const first = groupAt(reading, at + by);
  if (first === 0) return readPerRow(reading, at, by) || readOrderedBy(reading, at, by);
  if (phraseLength(tokens, at, 'per') > 0 && reading.groups.at(-1)?.part != null) reading.isPerTime = true;
  else if (phraseLength(tokens, at, 'per') > 0) reading.isPerName = true;
  if (reading.isPerName && isOfTimes(reading)) reading.isPerTime = true;
  let end = at + by + first;
  const and = phraseLength(tokens, end, 'and', 'by', 'per');
  const behind = and > 0 ? phraseLength(tokens, end + and, 'by', 'per') : 0;
  // What is there without "and" is a condition: "by month, region North".
  const second = and === 0 ? 0 : groupAt(reading, end + and + behind);
  if (second > 0) end += and + behind + second;
  return end - at;
}

/** "average days per rental" of rentals.csv: the mean of the rows, said once more. */
function readPerRow(reading: Reading, at: number, by: number): number {
  const isMean = reading.operations.has('mean') && phraseLength(reading.tokens, at, 'per') > 0;
  return isMean && reading.groups.length === 0 && isRowWord(reading, at + by) ? by + 1 : 0;
}

/** "top 3 customers by revenue": the quantity to order by. */
function readOrderedBy(reading: Reading, at: number, by: number): number {
  const hit = columnsBehind(reading, at + by);
  const numbers = hit?.columns.filter((one) => kindOf(reading, one) === 'number') ?? [];
  if (hit === null || numbers.length === 0) return 0;
  const isOrdering =
    reading.top !== null ||
    reading.isSorted ||
    reading.asksWhich ||
    reading.asksVersus ||
    reading.operations.size > 0;
  if (!isOrdering || reading.measures.length > 0) {
    if (!reading.measures.some((one) => one.join() === numbers.join()))
      object(reading, 'not_a_group', ...numbers.map((one) => columnName(reading, one)));
    return hit.end - at;
  }
  reading.measures.push(numbers);
  return hit.end - at;
}

/** True when rows are grouped by names of months or quarters. */
function isOfTimes(reading: Reading): boolean {
  const own = columnOf(reading, reading.groups.at(-1)?.column ?? -1);
  return (
    own?.kind === 'text' &&
    own.words.length < 14 &&
    yearPartsOf(own.words.filter((one) => one !== '')) !== null
  );
}
