import type { TextColumn } from '../table/table.ts';
import { columnName, columnOf, dateColumns, object, type Reading } from './reading.ts';
import { monthsOf, periodAt, yearOf } from './read-period.ts';
import { foldWord } from './fold-words.ts';
import { dateOfDeed } from './which-date.ts';
import { monthOf, phraseLength } from './words/lexicon.ts';

/** True where a time, a year or an article before one begins. */
export const isNarrowedByTime = ({ tokens }: Reading, at: number): boolean =>
  tokens[at] !== undefined &&
  (periodAt(tokens, at) !== null || /^(?:the|this|that|last)$/.test(tokens[at]?.folded ?? ''));

const monthIn = (word: string) => monthOf(foldWord(word.trim()));

/** True for days that are not of the very months named beside them: those of payment. */
function isOther(reading: Reading, dates: number, months: TextColumn): boolean {
  const own = columnOf(reading, dates);
  return (
    own?.kind === 'date' &&
    own.precision === 'day' &&
    own.values.some((value, row) => {
      const named = monthIn(months.words[months.codes[row] ?? 0] ?? '');
      return !Number.isNaN(value) && named !== null && new Date(value).getUTCMonth() + 1 !== named;
    })
  );
}

/** The one column that says the month of each row by its name. */
function monthColumn({ records }: Reading): number | null {
  const found = records.table.columns.flatMap((column, at) =>
    column.kind === 'text' &&
    /^(?:month|monat|abrechnungsmonat|billing month)$/i.test(column.plainName.trim()) &&
    column.words.every((word) => word.trim() === '' || monthIn(word) !== null)
      ? [at]
      : [],
  );
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** True where all days of the table are of one year: its months without a year can be of no other. */
function isOfOneYear(reading: Reading): boolean {
  const years = new Set<number>();
  for (const at of dateColumns(reading)) {
    const own = columnOf(reading, at);
    if (own?.kind !== 'date') continue;
    for (const value of own.values) if (!Number.isNaN(value)) years.add(new Date(value).getUTCFullYear());
  }
  const hasYears = reading.records.table.columns.some(({ plainName }) => /year|jahr/i.test(plainName));
  return years.size <= 1 && !hasYears;
}

/**
 * "Für Mai", "in the first half" of a table that names the month of each row beside a day of payment: the rows of those
 * months. With a year, or where a deed says which day is meant, nobody can tell which of both it is of.
 */
export function readMonthNames(reading: Reading, at: number): number {
  const { tokens } = reading;
  const column = monthColumn(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'text') return 0;
  const small = phraseLength(tokens, at, 'in', 'for', 'of', 'from');
  const article = small > 0 && /^(?:the|den|dem|des)$/.test(tokens[at + small]?.folded ?? '') ? 1 : 0;
  const bound = small > 0 ? 0 : phraseLength(tokens, at, 'since', 'after', 'before', 'until', 'between');
  const start = at + small + article + bound;
  const named = periodAt(tokens, start);
  const dates = dateColumns(reading);
  if (named === null || dates.length === 0 || !dates.every((one) => isOther(reading, one, own))) return 0;
  // A single day can be none of the named months.
  const isDay =
    named.kind === 'yearless'
      ? named.day !== undefined
      : named.kind === 'period' && named.to - named.from < 2 * 86_400_000;
  if (isDay) return 0;
  if (tokens.some((_, i) => dateOfDeed(reading, i) !== null)) return 0;
  const isRange =
    bound > 0 ||
    phraseLength(tokens, at - 1, 'since', 'after', 'before', 'until', 'between', 'than', 'not', 'to') > 0 ||
    phraseLength(tokens, start + named.length, 'to', 'until', 'and', 'versus') > 0;
  const isPart = named.kind === 'yearless';
  const isClear = isPart && !isRange && isOfOneYear(reading) && yearOf(tokens[start + named.length]) === null;
  if (!isClear || named.kind !== 'yearless') {
    object(
      reading,
      'several_dates',
      own.name,
      ...dateColumns(reading).map((one) => columnName(reading, one)),
    );
    return 0;
  }
  const count = monthsOf[named.part];
  const [first, last] = [(named.n - 1) * count + 1, named.n * count];
  const values = own.words.filter((word) => {
    const month = monthIn(word);
    return month !== null && month >= first && month <= last;
  });
  if (values.length === 0) return 0;
  reading.filters.push({ kind: 'values', column, values, isNegated: false });
  return start + named.length - at;
}
