import type { DatePart } from '../table/date-parts.ts';
import type { Token } from './question-tokens.ts';
import { monthOf, ordinalOf, phraseLength } from './words/lexicon.ts';

/** A time a question names. Milliseconds since 1970-01-01 UTC, `to` is the first moment after. */
export type NamedPeriod =
  | {
      readonly kind: 'period';
      readonly from: number;
      readonly to: number;
      readonly length: number;
      /** A year of business ("FY2024"), which the calendar does not tell. */
      readonly isFiscal?: true;
    }
  /** A day, month or quarter whose year was not said. */
  | {
      readonly kind: 'yearless';
      readonly part: 'month' | 'quarter' | 'half';
      readonly n: number;
      /** Of the month, where a single day is meant. */
      readonly day?: number;
      readonly length: number;
    }
  /** Two orders of day and month are possible. */
  | { readonly kind: 'unclear'; readonly length: number };

export type WholePeriod = Extract<NamedPeriod, { kind: 'period' }>;

const utc = (year: number, month: number, day = 1) => Date.UTC(year, month - 1, day);

/** The calendar months from one that begins the period: a quarter is three. */
export function monthsFrom(year: number, month: number, count: number): { from: number; to: number } {
  return { from: utc(year, month), to: utc(year, month + count) };
}

export const monthsOf: Readonly<Record<Exclude<DatePart, 'day'> | 'half', number>> = {
  year: 12,
  half: 6,
  quarter: 3,
  month: 1,
};

/** The day of a month; null when that month has no such day. */
export function dayPeriod(year: number, month: number, day: number, length: number): WholePeriod | null {
  const from = utc(year, month, day);
  const date = new Date(from);
  if (month < 1 || month > 12 || date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return null;
  return { kind: 'period', from, to: utc(year, month, day + 1), length };
}

const span = (year: number, month: number, count: number, length: number): NamedPeriod => ({
  kind: 'period',
  ...monthsFrom(year, month, count),
  length,
});

/** A date written with digits, or a quarter, half or financial year with its year. */
function fromDigits(folded: string): NamedPeriod | null {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(folded);
  if (iso) return dayPeriod(Number(iso[1]), Number(iso[2]), Number(iso[3]), 1);
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(folded);
  if (german) return dayPeriod(Number(german[3]), Number(german[2]), Number(german[1]), 1);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(folded);
  if (slashed) {
    const [a, b, year] = [Number(slashed[1]), Number(slashed[2]), Number(slashed[3])];
    if (a <= 12 && b <= 12 && a !== b) return { kind: 'unclear', length: 1 };
    return a > 12 ? dayPeriod(year, b, a, 1) : dayPeriod(year, a, b, 1);
  }
  const month = /^(\d{4})-(\d{2})$/.exec(folded) ?? /^(?<m>\d{1,2})\/(?<y>\d{4})$/.exec(folded);
  if (month)
    return month.groups
      ? span(Number(month.groups['y']), Number(month.groups['m']), 1, 1)
      : span(Number(month[1]), Number(month[2]), 1, 1);
  return fromQuarter(folded);
}

function fromQuarter(folded: string): NamedPeriod | null {
  const bare = folded.replace(/[\s/'-]/g, '');
  const match = /^(?:([qh])([1-4])|([1-4])q)(\d{2}|\d{4})$/.exec(bare);
  const turned = /^(\d{4})([qh])([1-4])$/.exec(bare);
  const fiscal = /^(?:fy|gj)(\d{4}|\d{2})$/.exec(bare)?.[1];
  if (fiscal !== undefined) {
    const year = Number(fiscal) + (fiscal.length === 2 ? 2000 : 0);
    return { kind: 'period', ...monthsFrom(year, 1, 12), length: 1, isFiscal: true };
  }
  const letter = turned?.[2] ?? match?.[1] ?? (match?.[3] === undefined ? null : 'q');
  const n = Number(turned?.[3] ?? match?.[2] ?? match?.[3]);
  const written = turned?.[1] ?? match?.[4];
  if (letter === null || written === undefined || (letter === 'h' && n > 2)) return null;
  const year = written.length === 2 ? 2000 + Number(written) : Number(written);
  const count = letter === 'q' ? 3 : 6;
  return span(year, (n - 1) * count + 1, count, 1);
}

/** The year a token is; null when it is none. Two digits are none. */
export function yearOf(token: Token | undefined): number | null {
  if (token?.kind !== 'number' || !/^(?:19|20)\d{2}$/.test(token.folded)) return null;
  return Number(token.folded);
}

/** A year behind a month or quarter: "2025", "of 2025", "im Jahr 2025". */
function yearAfter(tokens: readonly Token[], at: number): { year: number; length: number } | null {
  const skipped = phraseLength(tokens, at, 'of', 'in', 'from');
  const word = phraseLength(tokens, at + skipped, 'year');
  const year = yearOf(tokens[at + skipped + word]);
  return year === null ? null : { year, length: skipped + word + 1 };
}

/** "The second half of the year": of whichever there is. */
function ofTheYear(tokens: readonly Token[], at: number): number {
  const said = tokens.slice(at - 1, at + 3).map(({ folded }) => folded);
  const [before, first, second, third] = said;
  if (first === 'of' && second === 'the' && third === 'year') return 3;
  // "Half of" is one phrase.
  if (before === 'of' && first === 'the' && second === 'year') return 2;
  return first === 'des' && second === 'jahres' ? 2 : 0;
}

/** "3. Quartal", "third quarter", "Q3", "first half": what and how many tokens. */
function quarterAt(
  tokens: readonly Token[],
  at: number,
): { part: 'quarter' | 'half'; n: number; length: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const short = /^([qh])([1-4])$/.exec(token.folded);
  if (short && !(short[1] === 'h' && Number(short[2]) > 2))
    return { part: short[1] === 'q' ? 'quarter' : 'half', n: Number(short[2]), length: 1 };
  const n = token.kind === 'number' ? Number(token.folded) : ordinalOf(token.folded);
  if (n === null || n < 1 || n > 4) return null;
  const quarter = phraseLength(tokens, at + 1, 'quarter');
  if (quarter > 0) return { part: 'quarter', n, length: 1 + quarter };
  const half = phraseLength(tokens, at + 1, 'half');
  return half > 0 && n <= 2 ? { part: 'half', n, length: 1 + half } : null;
}

function dayOf(token: Token | undefined): number | null {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.folded ?? '');
  return digits ? Number(digits[1]) : null;
}

/** "30 June 2025", "June 30, 2025", "30. Juni", "15.4.": a day, with its year where it was said. */
function dayAt(tokens: readonly Token[], at: number): NamedPeriod | null {
  const short = /^(\d{1,2})\.(\d{1,2})\.$/.exec(tokens[at]?.folded ?? '');
  if (short) return yearlessDay(Number(short[2]), Number(short[1]), 1);
  const skipped = tokens[at + 1]?.folded === 'of' ? 1 : 0;
  const [day, month] = [dayOf(tokens[at]), monthOf(tokens[at + 1 + skipped]?.folded ?? '')];
  if (day !== null && month !== null) {
    const year = yearOf(tokens[at + 2 + skipped]);
    return year === null ? yearlessDay(month, day, 2 + skipped) : dayPeriod(year, month, day, 3 + skipped);
  }
  const [month2, day2] = [monthOf(tokens[at]?.folded ?? ''), dayOf(tokens[at + 1])];
  if (month2 === null || day2 === null) return null;
  const year = yearOf(tokens[at + 2]);
  return year === null ? yearlessDay(month2, day2, 2) : dayPeriod(year, month2, day2, 3);
}

/** A day that there is in some year. */
const yearlessDay = (month: number, day: number, length: number): NamedPeriod | null =>
  dayPeriod(2024, month, day, length) === null
    ? null
    : { kind: 'yearless', part: 'month', n: month, day, length };

/** The time named at a place of the question; null when none is. */
export function periodAt(tokens: readonly Token[], at: number): NamedPeriod | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const day = dayAt(tokens, at);
  if (day !== null) return day;
  if (token.kind === 'date') return fromDigits(token.folded);
  const word = phraseLength(tokens, at, 'year');
  const year = yearOf(tokens[at + word]);
  if (year !== null) {
    const next = quarterAt(tokens, at + word + 1);
    if (next !== null && word === 0)
      return span(year, (next.n - 1) * monthsOf[next.part] + 1, monthsOf[next.part], 1 + next.length);
    return span(year, 1, 12, word + 1);
  }
  const month = monthOf(token.folded);
  const named = month === null ? quarterAt(tokens, at) : { part: 'month' as const, n: month, length: 1 };
  if (named === null) return null;
  // A day of a month without a year is finer than what can be filled in.
  if (named.part === 'month' && tokens[at + 1]?.kind === 'number' && yearOf(tokens[at + 1]) === null)
    return null;
  const after = yearAfter(tokens, at + named.length);
  if (after === null)
    return { kind: 'yearless', ...named, length: named.length + ofTheYear(tokens, at + named.length) };
  const count = monthsOf[named.part];
  return span(after.year, (named.n - 1) * count + 1, count, named.length + after.length);
}
