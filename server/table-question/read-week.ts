import { isTotalWord } from '../table/row-kinds.ts';
import { object, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const written = /^(?:(?:19|20)\d\d[-\s/]?)?(?:kw|w|cw|wk|week|woche)\s?0?(\d{1,2})(?:[-\s/](?:19|20)\d\d)?$/i;

/** "week 11", "KW 3": the one value of a column of weeks ("2024-W11") with that number. Objects when several years have it. */
export function readWeek(reading: Reading, at: number): number {
  const { tokens, records } = reading;
  const lead = phraseLength(tokens, at, 'in', 'for', 'of');
  const joined = /^(?:kw|w|cw|wk)0?(\d{1,2})$/.exec(tokens[at + lead]?.folded ?? '');
  const word = joined === null ? phraseLength(tokens, at + lead, 'week') : 0;
  const token = tokens[at + lead + word];
  const n = Number(joined?.[1] ?? (word > 0 && token?.kind === 'number' ? token.folded : Number.NaN));
  if (!Number.isInteger(n) || n < 1 || n > 53) return 0;
  const weeks = records.table.columns.flatMap((column, i) => {
    if (column.kind !== 'text' || column.words.length > 400) return [];
    const filled = column.words.filter((one) => one !== '' && !isTotalWord(one));
    return filled.length > 0 && filled.every((one) => written.test(one.trim())) ? [{ at: i, filled }] : [];
  });
  const [only] = weeks;
  if (only === undefined || weeks.length > 1) return 0;
  const found = only.filled.filter((one) => Number(written.exec(one.trim())?.[1]) === n);
  if (found.length === 0) object(reading, 'no_rows');
  else if (found.length > 1) object(reading, 'several_years', ...found);
  else reading.filters.push({ kind: 'values', column: only.at, values: found, isNegated: false });
  return lead + Math.max(1, word + (joined === null ? 1 : 0));
}
