import { dayStart, fullYear, isoDate } from './calendar.ts';
import { monthOfName, monthPattern } from './month-names.ts';
import { partOfYear, saysPart } from './part-of-year.ts';
import type { Period } from './period.ts';

export interface FoundPeriod {
  readonly period: Period;
  /** The text without the words of the period. */
  readonly rest: string;
}

interface Form {
  readonly pattern: RegExp;
  read(match: RegExpExecArray): Period | null;
}

const year4 = String.raw`(?:19|20)\d{2}`;
const fiscal = String.raw`(?:FY|fiscal(?: year)?|financial year|business year|GJ|Geschäftsjahr|WJ|Wirtschaftsjahr)`;
const asOf = String.raw`(?:(?:as )?(?:of|at)|on|per|zum|Stand|am|at)`;
const edge = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}]|[-/.]\d)`;

const form = (pattern: string, read: (groups: readonly string[]) => Period | null): Form => ({
  pattern: new RegExp(edge + pattern + end, 'iu'),
  read: (match) => read(match.slice(1).map((one) => one ?? '')),
});

function day(year: number, month: number, date: number): Period | null {
  const at = dayStart(year, month, date);
  return at === null ? null : { kind: 'day', date: isoDate(at) };
}

function monthOf(year: string, name: string): Period | null {
  const month = monthOfName(name);
  return month === null ? null : { kind: 'month', year: fullYear(year), month };
}

const isFiscal = (word: string) => word.trim() !== '';
const quarterOf = (digit: string) => Number(digit) as 1 | 2 | 3 | 4;
const halfOf = (digit: string) => Number(digit) as 1 | 2;

/** "2023/24" is a year of business only when the second follows the first, in which it ends. */
function spanned(first: string, second: string): Period | null {
  // "2023-2024" may as well be both years.
  if (second.length === 4) return null;
  const year = Number(first);
  if ((year + 1) % 100 !== Number(second.slice(-2))) return null;
  return { kind: 'year', year: year + 1, isFiscal: true, isSplit: true };
}

/** Narrower forms first: "31 Dec 2024" holds "Dec 2024", which holds "2024". */
const forms: readonly Form[] = [
  form(String.raw`(?:${asOf}\s+)?(${year4})-(\d{2})-(\d{2})`, ([y, m, d]) =>
    day(Number(y), Number(m), Number(d)),
  ),
  form(String.raw`(?:${asOf}\s+)?(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})`, ([d, m, y]) =>
    day(fullYear(y ?? ''), Number(m), Number(d)),
  ),
  form(
    String.raw`(?:${asOf}\s+)?(\d{1,2})(?:\.|st|nd|rd|th)?\s+(${monthPattern})\.?,?\s+(${year4})`,
    ([d, m, y]) => day(Number(y), monthOfName(m ?? '') ?? 0, Number(d)),
  ),
  form(
    String.raw`(?:${asOf}\s+)?(${monthPattern})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(${year4})`,
    ([m, d, y]) => day(Number(y), monthOfName(m ?? '') ?? 0, Number(d)),
  ),
  form(String.raw`(${fiscal}\s*)?Q([1-4])[\s/\-|,]*(${fiscal}\s*)?['’]?(${year4}|\d{2})`, ([a, q, b, y]) => ({
    kind: 'quarter',
    year: fullYear(y ?? ''),
    quarter: quarterOf(q ?? ''),
    isFiscal: isFiscal(`${a}${b}`),
  })),
  form(String.raw`(${fiscal}\s*)?(${year4})[\s/\-|,]*Q([1-4])`, ([a, y, q]) => ({
    kind: 'quarter',
    year: Number(y),
    quarter: quarterOf(q ?? ''),
    isFiscal: isFiscal(a ?? ''),
  })),
  form(String.raw`([1-4])(?:Q|\.\s*Quartal|\.\s*Quarter)[\s/]*['’]?(${year4}|\d{2})`, ([q, y]) => ({
    kind: 'quarter',
    year: fullYear(y ?? ''),
    quarter: quarterOf(q ?? ''),
    isFiscal: false,
  })),
  form(String.raw`(${fiscal}\s*)?H([12])[\s/\-|,]*['’]?(${year4}|\d{2})`, ([a, h, y]) => ({
    kind: 'half',
    year: fullYear(y ?? ''),
    half: halfOf(h ?? ''),
    isFiscal: isFiscal(a ?? ''),
  })),
  form(String.raw`(${year4})[\s/\-|,]*H([12])`, ([y, h]) => ({
    kind: 'half',
    year: Number(y),
    half: halfOf(h ?? ''),
    isFiscal: false,
  })),
  form(String.raw`([12])(?:H|\.\s*Halbjahr|\.\s*half)[\s/]*['’]?(${year4}|\d{2})`, ([h, y]) => ({
    kind: 'half',
    year: fullYear(y ?? ''),
    half: halfOf(h ?? ''),
    isFiscal: false,
  })),
  form(String.raw`(${monthPattern})\.?[\s\-|,]+(${year4})`, ([m, y]) => monthOf(y ?? '', m ?? '')),
  form(String.raw`(${monthPattern})\.?\s?['’](\d{2})`, ([m, y]) => monthOf(y ?? '', m ?? '')),
  form(String.raw`(${year4})[\s|,]+(${monthPattern})\.?`, ([y, m]) => monthOf(y ?? '', m ?? '')),
  form(String.raw`(0[1-9]|1[0-2])/(${year4})`, ([m, y]) => ({
    kind: 'month',
    year: Number(y),
    month: Number(m),
  })),
  form(String.raw`(?:${fiscal}\s*)?(${year4})\s?[/–-]\s?((?:20)?\d{2})`, ([a, b]) =>
    spanned(a ?? '', b ?? ''),
  ),
  form(String.raw`${fiscal}\s*['’]?(\d{2})\s?/\s?(\d{2})`, ([a, b]) =>
    spanned(String(fullYear(a ?? '')), b ?? ''),
  ),
  form(String.raw`${fiscal}\s*['’]?(${year4}|\d{2})A?`, ([y]) => ({
    kind: 'year',
    year: fullYear(y ?? ''),
    isFiscal: true,
  })),
  form(String.raw`(?:CY\s?|calendar year |Jahr |year )?(${year4})A?`, ([y]) => ({
    kind: 'year',
    year: Number(y),
    isFiscal: false,
  })),
];

/**
 * Digits that may be a year, which every form has: two, four from 1900 on or after a dot, each also right behind the number
 * of a part ("Q324"). Most numbers of a text are none, and forty forms need not be tried.
 */
const yearLike = /(?<!\d)(?:[1-4]?\d{2}|[1-4]?(?:19|20)\d{2})(?!\d)|\.\s?\d{4}(?!\d)/;

/** Words that speak of two times or of the way between them. */
const between =
  /\b(?:vs\.?|versus|change|growth|delta|yoy|cagr|veränderung|wachstum|abweichung|compared|gegenüber)\b|[Δ∆]/i;
const anyYear = new RegExp(String.raw`(?<!\d)${year4}(?!\d)`, 'g');

/**
 * The one time a text speaks of: "FY2023", "2023/24", "Q3 2024", "Jan–Sep 2024", "31.12.2024", "as of 31 Dec 2024". Null
 * when it names none, two, a change between two, or a part of a year that is not certain. "2011-12" may be a month or a year of business and is none.
 */
export function readPeriod(text: string): FoundPeriod | null {
  if (!yearLike.test(text) || between.test(text)) return null;
  const part = partOfYear(text);
  if (part !== null) return withRest(text, part.period, part.start, part.end);
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (/^(?:19|20)\d{2}\s?[-–]\s?(?:0\d|1[0-2])$/.test(match[0].trim())) return null;
    const period = read(match);
    if (period === null) return null;
    if ((period.kind === 'year' || period.kind === 'month') && saysPart(text)) return null;
    return withRest(text, period, match.index, match.index + match[0].length);
  }
  return null;
}

/** The period with the text around it; null when that names another year. */
function withRest(text: string, period: Period, from: number, to: number): FoundPeriod | null {
  const rest = `${text.slice(0, from)} ${text.slice(to)}`;
  return (rest.match(anyYear) ?? []).length > 0 ? null : { period, rest: withoutLeftovers(rest) };
}

/** A name without what the words taken out of it have left behind. */
export function withoutLeftovers(name: string): string {
  return name
    .replace(/\(\s*[,;:|]?\s*\)|\[\s*\]/g, ' ')
    .replace(/\(\s*[,;|]\s*/g, '(')
    .replace(/\s*[,;|]\s*\)/g, ')')
    .replace(/\s*\|\s*(?=\||$)|^\s*\|\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|/–-]+|[\s,;:|/–-]+$/g, '')
    .trim();
}
