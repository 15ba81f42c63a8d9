import { columnFor, periodBehind, whole } from './read-dates.ts';
import { dateColumns, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const dayMs = 86_400_000;

/** "At the end of June", "Ende 2023", "as of 30 June", "zum 1. Mai": the end of a time, of what there is then. */
export function readMoment(reading: Reading, at: number): number {
  const { tokens } = reading;
  const endOf = phraseLength(tokens, at, 'end_of');
  const lead = endOf || phraseLength(tokens, at, 'as_of');
  const found = lead === 0 || reading.moment !== null ? null : periodBehind(reading, at + lead);
  if (found === null || dateColumns(reading).length === 0) return 0;
  const column = columnFor(reading, null, found.named);
  const period = column === null ? null : whole(reading, column, found.named, null);
  const end = found.at + found.named.length;
  if (column === null || period === null) return end - at;
  // "Zum April" may be its beginning.
  if (endOf === 0 && period.to - period.from > dayMs) return 0;
  const written = tokens.slice(at, end).map((token) => token.written);
  reading.moment = { column, from: period.from, to: period.to, written };
  return end - at;
}
