import type { Filter } from '../table/select-rows.ts';
import { yearPartsOf, type YearPart } from '../table/year-part.ts';
import { periodAt, yearOf, type NamedPeriod } from './read-period.ts';
import { columnOf, dateColumns, object, periodFilter, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

interface NamedParts {
  readonly column: number;
  readonly names: readonly string[];
  readonly parts: readonly YearPart[];
}

/** The column of names of months or quarters ("Jan", "Feb"); null for none, or several. */
function namedParts({ records }: Reading): NamedParts | null {
  const found = records.table.columns.flatMap((column, at): NamedParts[] => {
    if (column.kind !== 'text' || column.words.length > 13) return [];
    const names = column.words.filter((word) => word !== '');
    const parts = yearPartsOf(names);
    return parts === null ? [] : [{ column: at, names, parts }];
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

const monthsIn = { month: 1, quarter: 3, half: 6 } as const;

/** First and last month of a part of a year. */
function monthsOf({ part, n }: YearPart): { first: number; last: number } {
  const size = monthsIn[part];
  return { first: (n - 1) * size + 1, last: n * size };
}

/** The part of a year a named period is, and its year when it was said. */
function yearPartOf(named: NamedPeriod): { part: YearPart; year: number | null } | null {
  if (named.kind === 'yearless' && named.day !== undefined) return null;
  if (named.kind === 'yearless') return { part: { part: named.part, n: named.n }, year: null };
  if (named.kind === 'unclear' || named.isFiscal === true) return null;
  const [from, to] = [new Date(named.from), new Date(named.to)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const part = (['month', 'quarter', 'half'] as const).find((one) => monthsIn[one] === months);
  if (part === undefined || from.getUTCDate() !== 1 || to.getUTCDate() !== 1) return null;
  return { part: { part, n: Math.floor(from.getUTCMonth() / months) + 1 }, year: from.getUTCFullYear() };
}

/** The names of all months from the first to the last; null when the table lacks one. */
function namesWithin({ names, parts }: NamedParts, first: number, last: number): string[] | null {
  const inside = names.filter((_, i) => {
    const own = monthsOf(parts[i] ?? { part: 'month', n: 1 });
    return own.first >= first && own.last <= last;
  });
  const size = monthsIn[parts[0]?.part ?? 'month'];
  return inside.length * size === last - first + 1 ? inside : null;
}

interface Found {
  readonly part: YearPart;
  readonly year: number | null;
  readonly end: number;
}

function partAt({ tokens }: Reading, at: number): Found | null {
  const skipped = phraseLength(tokens, at, 'filler', 'month');
  for (const start of skipped > 0 ? [at, at + skipped] : [at]) {
    const named = periodAt(tokens, start);
    const of = named === null ? null : yearPartOf(named);
    if (named !== null && of !== null) return { ...of, end: start + named.length };
  }
  return null;
}

/** "Jan, Feb or Mar": what is named side by side. */
function listAt(reading: Reading, first: Found): Found[] {
  const list = [first];
  for (;;) {
    const { end } = list.at(-1) ?? first;
    const next = partAt(reading, end + phraseLength(reading.tokens, end, 'and', 'or'));
    if (next === null) return list;
    list.push(next);
  }
}

/**
 * "in January", "from January to March", "Q1 vs Q2" of a table that has names of months or quarters and no dates, or
 * only years beside them. A year is taken only where the table has one.
 */
export function readYearParts(reading: Reading, at: number): number {
  const own = namedParts(reading);
  const years = dateColumns(reading);
  const isOfYears = years.every((one) => {
    const column = columnOf(reading, one);
    return column?.kind === 'date' && column.precision === 'year';
  });
  if (own === null || !isOfYears || years.length > 1) return 0;
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'from', 'in', 'for', 'of', 'between');
  const first = partAt(reading, at + lead);
  if (first === null) return 0;
  const list = listAt(reading, first);
  const isBetween = phraseLength(tokens, at, 'between') > 0;
  const to = isBetween
    ? phraseLength(tokens, first.end, 'and')
    : phraseLength(tokens, first.end, 'to', 'until');
  const and = isBetween ? 0 : phraseLength(tokens, first.end, 'and', 'or');
  const versus = phraseLength(tokens, first.end, 'versus');
  const link = Math.max(to, and, versus);
  const isList = list.length > 2 || (list.length === 2 && link === 0);
  const second = link === 0 || isList ? null : partAt(reading, first.end + link);
  const end = isList ? (list.at(-1)?.end ?? first.end) : (second?.end ?? first.end);
  const said = new Set(
    [first, ...(isList ? list : []), ...(second === null ? [] : [second])].flatMap(({ year }) => year ?? []),
  );
  if (said.size > 0 && (years.length === 0 || said.size > 1)) return 0;
  if (said.size === 0 && reading.usualYear === null && saysSeveralYears(reading, years[0]))
    return objectYears(reading, years[0] ?? 0, end - at);
  for (const year of said)
    reading.filters.push(
      periodFilter(years[0] ?? 0, { from: Date.UTC(year, 0, 1), to: Date.UTC(year + 1, 0, 1) }),
    );
  const filterOf = (from: YearPart, until: YearPart): Filter | null => {
    const names = namesWithin(own, monthsOf(from).first, monthsOf(until).last);
    if (names === null || names.length === 0) object(reading, 'no_rows');
    return names === null ? null : { kind: 'values', column: own.column, values: names, isNegated: false };
  };
  const a = filterOf(first.part, first.part);
  if (isList) {
    const all = list.map(({ part }) => filterOf(part, part));
    const whole = all.reduce((one, other) => (one === null || other === null ? null : joined(one, other)));
    if (whole !== null) addFilter(reading, whole);
    return end - at;
  }
  if (second === null) {
    if (a !== null) addFilter(reading, a);
    return end - at;
  }
  const b = filterOf(second.part, second.part);
  if (a === null || b === null) return end - at;
  if (versus > 0) {
    if (reading.sides !== null) object(reading, 'unused_words', tokens[first.end]?.written ?? '');
    reading.sides = { a, b };
    reading.asksVersus = true;
    return end - at;
  }
  const whole = to > 0 ? filterOf(first.part, second.part) : joined(a, b);
  if (whole === null) return end - at;
  if (to > 0 && reading.range === null) reading.range = { a, b, whole };
  else addFilter(reading, whole);
  return end - at;
}

/** Years of a column that is beside names of months, where the question says none: "in March" of two years is open. */
function yearsOf({ records }: Reading, column: number): string[] {
  const own = records.table.columns[column];
  const found = own?.kind === 'date' ? [...own.values].filter((value) => !Number.isNaN(value)) : [];
  return [...new Set(found.map((value) => String(new Date(value).getUTCFullYear())))].sort();
}

function saysSeveralYears(reading: Reading, column: number | undefined): boolean {
  if (column === undefined || yearsOf(reading, column).length < 2) return false;
  const isNamed = reading.tokens.some((token) => yearOf(token) !== null);
  return !isNamed && !reading.filters.some((filter) => filter.column === column);
}

function objectYears(reading: Reading, column: number, length: number): number {
  object(reading, 'several_years', ...yearsOf(reading, column));
  return length;
}

function joined(a: Filter, b: Filter): Filter | null {
  return a.kind === 'values' && b.kind === 'values'
    ? { ...a, values: [...new Set([...a.values, ...b.values])] }
    : null;
}

function addFilter(reading: Reading, filter: Filter): void {
  const isTwice = reading.filters.some(({ kind, column }) => kind === 'values' && column === filter.column);
  if (isTwice && filter.kind === 'values') object(reading, 'unused_words', ...filter.values);
  reading.filters.push(filter);
}
