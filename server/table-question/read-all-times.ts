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

/** "over all years", "in allen Monaten": no condition, where rows are of several times. */
export function readAllTimes(reading: Reading, at: number): number {
  const length = phraseLength(reading.tokens, at, 'all_times');
  if (length === 0 || !hasSeveral(reading)) return 0;
  reading.saysAllTime = true;
  return length;
}
