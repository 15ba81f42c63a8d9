import { lastMoment, partEnd, partStart } from '../table/date-parts.ts';
import type { DatePart } from '../table/date-parts.ts';
import { isFiscalName } from '../table/fiscal-years.ts';
import type { Filter } from '../table/select-rows.ts';
import { dayPeriod, monthsFrom, monthsOf, periodAt, yearOf, type NamedPeriod } from './read-period.ts';
import { columnOf, dateColumns, object, periodFilter, type Reading } from './reading.ts';
import { onlyDateColumn } from './which-date.ts';
import { versusAt } from './read-versus.ts';
import { countOf, phraseLength } from './words/lexicon.ts';

type Whole = Extract<NamedPeriod, { kind: 'period' }>;

/** Years in which a month, quarter or half of the table has rows. */
function yearsWith(
  reading: Reading,
  column: number,
  part: 'month' | 'quarter' | 'half',
  n: number,
): number[] {
  const own = columnOf(reading, column);
  if (own?.kind !== 'date') return [];
  const years = new Set<number>();
  for (const value of own.values) {
    if (Number.isNaN(value)) continue;
    const date = new Date(value);
    if (Math.floor(date.getUTCMonth() / monthsOf[part]) + 1 === n) years.add(date.getUTCFullYear());
  }
  return [...years].toSorted((a, b) => a - b);
}

/** Years that a column has dates of. */
function yearsIn(reading: Reading, column: number): number[] {
  const own = columnOf(reading, column);
  if (own?.kind !== 'date') return [];
  const known = [...new Set(own.values)].filter((value) => !Number.isNaN(value));
  return [...new Set(known.map((value) => new Date(value).getUTCFullYear()))].toSorted((a, b) => a - b);
}

/** A period with its year: a missing one is that of the only year that has it, or `year`. Objects when several have. */
export function whole(
  reading: Reading,
  column: number,
  named: NamedPeriod,
  year: number | null,
): Whole | null {
  if (named.kind === 'period') {
    if (named.isFiscal !== true || isFiscalName(columnOf(reading, column)?.name ?? '')) return named;
    object(reading, 'fiscal_year');
    return null;
  }
  if (named.kind === 'unclear') {
    object(reading, 'unclear_date');
    return null;
  }
  const isDay = named.day !== undefined;
  // A day between two rows is one, too: its year is that of all dates there are.
  const inTable = isDay ? yearsIn(reading, column) : yearsWith(reading, column, named.part, named.n);
  const found = year === null ? inTable : [year];
  const years =
    found.filter((one) => one === reading.usualYear).length > 0 ? [reading.usualYear ?? 0] : found;
  const [only] = years;
  if (only === undefined) object(reading, 'no_rows');
  else if (years.length > 1) object(reading, 'several_years', ...years.map(String));
  else if (named.day !== undefined) {
    const day = dayPeriod(only, named.n, named.day, named.length);
    if (day === null) object(reading, 'no_rows');
    return day;
  } else {
    const count = monthsOf[named.part];
    return { kind: 'period', ...monthsFrom(only, (named.n - 1) * count + 1, count), length: named.length };
  }
  return null;
}

const articles = ['filler', 'day'] as const;

/** Where a period begins behind small words: "the", "im Jahr". */
export function periodBehind(
  { tokens, words }: Reading,
  at: number,
): { named: NamedPeriod; at: number } | null {
  for (let start = at; start <= at + 2; start += 1) {
    const named = periodAt(tokens, start);
    if (named !== null) return { named, at: start };
    // "Betrag" is a small word until a column is called so.
    if (words.exactAt(tokens, start) !== null) return null;
    const skipped = phraseLength(tokens, start, ...articles);
    if (skipped !== 1) return null;
  }
  return null;
}

/** A column of dates named right before a condition: "order date after"; its length is 0 when none is. */
function namedDateColumn(reading: Reading, at: number): { column: number | null; length: number } {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const dates = hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'date') ?? [];
  if (hit === null || dates.length !== 1) return { column: null, length: 0 };
  const is = phraseLength(reading.tokens, at + hit.length, 'is');
  return { column: dates[0] ?? null, length: hit.length + is };
}

/** "after 2025-06-30", "in March 2025", "from January to March", "between … and …", "2024", with or without a column before. */
export function readDate(reading: Reading, at: number): number {
  const named = namedDateColumn(reading, at);
  const from = at + named.length;
  // A column of dates alone is no condition.
  const range = rangeAt(reading, from, named.column);
  if (range > 0) return named.length + range;
  const one = oneSided(reading, from, named.column);
  if (one > 0) return named.length + one;
  const past = named.length === 0 ? pastAt(reading, at) : 0;
  return past > 0 ? past : inPeriod(reading, from, named.column, named.length);
}

/** The column of dates a time is said of; null where none is, or nobody can tell. */
export function columnFor(reading: Reading, given: number | null, named: NamedPeriod): number | null {
  const isYear = named.kind === 'period' && named.to - named.from > 360 * 86_400_000;
  return given ?? onlyDateColumn(reading, !isYear);
}

function rangeAt(reading: Reading, at: number, given: number | null): number {
  const { tokens } = reading;
  const from = phraseLength(tokens, at, 'from');
  const between = phraseLength(tokens, at, 'between');
  const start = from > 0 ? from : between;
  // "January to March 2025" needs no "from".
  const first = periodBehind(reading, at + start);
  if (first === null) return 0;
  const middle = first.at + first.named.length;
  const link =
    between > 0 && from === 0
      ? phraseLength(tokens, middle, 'and')
      : phraseLength(tokens, middle, 'to', 'until');
  const second = link === 0 ? null : periodBehind(reading, middle + link);
  if (second === null) return 0;
  const column = columnFor(reading, given, first.named);
  const end = second.at + second.named.length;
  if (column === null) return end - at;
  const later = whole(reading, column, second.named, null);
  const year = later === null ? null : new Date(later.from).getUTCFullYear();
  const isYearless = first.named.kind === 'yearless';
  const earlier = whole(reading, column, first.named, isYearless ? year : null);
  if (earlier === null || later === null) return end - at;
  if (earlier.from >= later.to) object(reading, 'no_rows');
  if (reading.range !== null)
    object(reading, 'unused_words', ...tokens.slice(at, end).map(({ written }) => written));
  reading.range = {
    a: periodFilter(column, earlier),
    b: periodFilter(column, later),
    whole: periodFilter(column, { from: earlier.from, to: later.to }),
  };
  return end - at;
}

const bounds: readonly (readonly [
  'after' | 'since' | 'before' | 'until',
  (period: Whole) => Pick<Filter & { kind: 'period' }, 'from' | 'to'>,
])[] = [
  ['after', ({ to }) => ({ from: to, to: null })],
  ['since', ({ from }) => ({ from, to: null })],
  ['before', ({ from }) => ({ from: null, to: from })],
  ['until', ({ to }) => ({ from: null, to })],
];

/** "from 1 April 2025 on", "von Mai 2025 an". */
function fromOn(reading: Reading, at: number, given: number | null): number {
  const { tokens } = reading;
  const from = phraseLength(tokens, at, 'from');
  const found = from === 0 ? null : periodBehind(reading, at + from);
  const end = found === null ? at : found.at + found.named.length;
  if (found === null || !/^(?:on|onwards?|an)$/.test(tokens[end]?.folded ?? '')) return 0;
  const column = columnFor(reading, given, found.named);
  const period = column === null ? null : whole(reading, column, found.named, null);
  if (column !== null && period !== null)
    reading.filters.push({ kind: 'period', column, from: period.from, to: null, isNegated: false });
  return end + 1 - at;
}

function oneSided(reading: Reading, at: number, given: number | null): number {
  const open = fromOn(reading, at, given);
  if (open > 0) return open;
  for (const [meaning, boundsOf] of bounds) {
    const word = phraseLength(reading.tokens, at, meaning);
    const found = word === 0 ? null : periodBehind(reading, at + word);
    if (found === null) continue;
    const column = columnFor(reading, given, found.named);
    const end = found.at + found.named.length;
    const period = column === null ? null : whole(reading, column, found.named, null);
    if (column !== null && period !== null)
      reading.filters.push({ kind: 'period', column, ...boundsOf(period), isNegated: false });
    return end - at;
  }
  return 0;
}

const parts = ['year', 'quarter', 'month', 'day'] as const satisfies readonly DatePart[];

/** "last 3 months": counted back from the table's last date; "last month" alone may be today's, so it is not guessed. */
function pastAt(reading: Reading, at: number): number {
  const { tokens } = reading;
  const skipped = phraseLength(tokens, at, 'in', 'above') === 1 ? phraseLength(tokens, at, 'in', 'above') : 0;
  const article = phraseLength(tokens, at + skipped, 'filler');
  const start = at + skipped + article;
  const past = phraseLength(tokens, start, 'past');
  if (past === 0) return 0;
  const token = tokens[start + past];
  const count =
    token === undefined ? null : token.kind === 'number' ? Number(token.folded) : countOf(token.folded);
  const unitAt = start + past + (count === null ? 0 : 1);
  const part = parts.find((one) => phraseLength(tokens, unitAt, one) > 0);
  if (part === undefined) return 0;
  const end = unitAt + phraseLength(tokens, unitAt, part);
  if (dateColumns(reading).length === 0) return 0;
  // "Last month in the file" is seen from its end.
  const ofFile = phraseLength(tokens, end, 'of_file');
  const isNewest = phraseLength(tokens, start, 'newest') > 0 || ofFile > 0;
  if (count === null && !isNewest) {
    object(reading, 'relative_date', ...tokens.slice(start, end).map(({ written }) => written));
    return end - at;
  }
  const column = onlyDateColumn(reading);
  const own = column === null ? undefined : columnOf(reading, column);
  if (column === null || own?.kind !== 'date') return end + ofFile - at;
  const last = lastMoment(own.values);
  const n = count ?? 1;
  if (last === null || !Number.isInteger(n) || n < 1 || n > 10_000) object(reading, 'no_rows');
  else {
    let from = partStart(last, part);
    for (let i = 1; i < n; i += 1) from = partStart(from - 1, part);
    reading.filters.push(periodFilter(column, { from, to: partEnd(last, part) }));
  }
  return end + ofFile - at;
}

/** "in March 2025", "Q2", "2024 and 2025": bare years only where the table has dates. */
function inPeriod(reading: Reading, at: number, given: number | null, nameLength: number): number {
  const { tokens } = reading;
  const preposition = phraseLength(tokens, at, 'in', 'for', 'of');
  const found = periodBehind(reading, at + preposition);
  if (found === null) return 0;
  // Several periods in a row of which one stands alone as text of a column are values.
  const isValue = reading.words.valuesAt(tokens, found.at) !== null;
  const hasDates = dateColumns(reading).length > 0;
  if (
    (isValue && (!hasDates || isCoarse(reading, found.named))) ||
    (!hasDates && yearOf(tokens[found.at]) !== null)
  )
    return 0;
  const column = columnFor(reading, given, found.named);
  let end = found.at + found.named.length;
  if (column === null) return nameLength + end - at;
  const period = whole(reading, column, found.named, null);
  const versus = versusAt(reading, end);
  const and = phraseLength(tokens, end, 'and');
  const link = versus > 0 ? versus : and;
  const beside = end + link + (versus > 0 ? phraseLength(tokens, end + link, 'in', 'for') : 0);
  const next = link > 0 ? periodBehind(reading, beside) : null;
  if (period === null) return nameLength + end - at;
  if (next !== null) {
    const other = whole(
      reading,
      column,
      next.named,
      next.named.kind === 'yearless' ? new Date(period.from).getUTCFullYear() : null,
    );
    end = next.at + next.named.length;
    if (other !== null) {
      if (reading.sides !== null) object(reading, 'unused_words', tokens[next.at]?.written ?? '');
      reading.sides = { a: periodFilter(column, period), b: periodFilter(column, other) };
      if (versus > 0) reading.asksVersus = true;
    }
    return nameLength + end - at;
  }
  const isTwice = reading.filters.some(
    (one) => one.kind === 'period' && one.column === column && one.from !== null && one.to !== null,
  );
  if (isTwice) object(reading, 'unused_words', ...tokens.slice(at, end).map(({ written }) => written));
  reading.filters.push(periodFilter(column, period));
  return nameLength + end - at;
}

/** A month or quarter asked of a column that knows only years. */
function isCoarse(reading: Reading, named: NamedPeriod): boolean {
  const [column] = dateColumns(reading);
  const own = column === undefined ? undefined : columnOf(reading, column);
  return (
    own?.kind === 'date' &&
    own.precision === 'year' &&
    named.kind !== 'unclear' &&
    (named.kind === 'yearless' || named.to - named.from < 360 * 86_400_000)
  );
}
