import type { Filter } from '../table/select-rows.ts';
import { columnOf, dateColumns, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** True where rows are of several years, or of several sheets with names. */
function hasSeveral(reading: Reading): boolean {
  const { columns } = reading.records.table;
  if (columns.some((column) => column.kind === 'text' && column.isMade === true)) return true;
  const [at, ...more] = dateColumns(reading);
  const own = at === undefined || more.length > 0 ? undefined : columnOf(reading, at);
  if (own?.kind !== 'date') return false;
  const years = new Set(
    [...own.values].flatMap((value) => (Number.isNaN(value) ? [] : new Date(value).getUTCFullYear())),
  );
  return years.size > 1;
}

/** What a stack or a table of times holds, from the first to the last. */
function wholeOf(reading: Reading): Filter | null {
  const { columns } = reading.records.table;
  const column = columns.findIndex((one) => one.isMade === true && one.kind !== 'number');
  const own = columns[column];
  if (own?.kind === 'text')
    return { kind: 'values', column, values: own.words.filter((word) => word !== ''), isNegated: false };
  if (own?.kind !== 'date' || own.precision !== 'year') return null;
  const years = [...own.values].flatMap((value) =>
    Number.isNaN(value) ? [] : new Date(value).getUTCFullYear(),
  );
  const [from, to] = [Date.UTC(Math.min(...years), 0, 1), Date.UTC(Math.max(...years) + 1, 0, 1)];
  return { kind: 'period', column, from, to, isNegated: false };
}

/** "over all years", "in allen Monaten", where rows are of several times. The answer names them. */
export function readAllTimes(reading: Reading, at: number): number {
  const length = phraseLength(reading.tokens, at, 'all_times');
  if (length === 0 || !hasSeveral(reading)) return 0;
  reading.saysAllTime = true;
  const whole = wholeOf(reading);
  if (whole !== null) reading.filters.push(whole);
  return length;
}
