import { dayStart, fullYear, isoDate } from './calendar.ts';
import { monthOfName, monthPattern } from './month-names.ts';
import type { Period } from './period.ts';

/** A time that a text names, with the characters that name it. */
interface Named {
  readonly period: Period;
  readonly start: number;
  readonly end: number;
}

interface Form {
  readonly pattern: RegExp;
  read(groups: readonly string[]): Period | null;
}

const year = String.raw`((?:19|20)\d{2})`;
const to = String.raw`\s*(?:-|–|—|to|bis|through|until)\s*`;
const edge = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const counts: Readonly<Record<string, number>> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  drei: 3,
  sechs: 6,
  neun: 9,
  zwölf: 12,
};
const count = `(${Object.keys(counts).join('|')}|\\d{1,2})`;
const day = String.raw`(?:(\d{1,2})(?:st|nd|rd|th|\.)?\s+(${monthPattern})\.?,?|(${monthPattern})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?)\s+${year}`;
const ordinals: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  first: 1,
  erst: 1,
  second: 2,
  zweit: 2,
  third: 3,
  dritt: 3,
  fourth: 4,
  viert: 4,
};
const ordinal = String.raw`(first|second|third|fourth|1st|2nd|3rd|4th|(?:erst|zweit|dritt|viert)e[rsnm]?|[1-4]\.)`;
const ofYear = String.raw`(?:\s+(?:of|in|des Jahres|im Jahr|des Geschäftsjahre?s))?(?:\s+(?:the\s+)?(?:fiscal|financial)(?:\s+year)?|\s+FY)?[\s,]+`;
const roman: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, IV: 4 };

const form = (pattern: string, read: Form['read']): Form => ({
  pattern: new RegExp(edge + pattern + end, 'iu'),
  read,
});

const numberOf = (word: string) => counts[word.toLowerCase()] ?? Number(word);
const ordinalOf = (word: string) =>
  ordinals[word.toLowerCase().replace(/e[rsnm]?$/u, '')] ?? (Number(word[0]) as 1 | 2 | 3 | 4);

function isoOf(of: { year: number; month: number }, date: number): string | null {
  const at = dayStart(of.year, of.month, date);
  return at === null ? null : isoDate(at);
}

/** Whole months as the quarter, half or year that they are, else as days from and to. */
function months(
  from: { year: number; month: number },
  until: { year: number; month: number },
): Period | null {
  const length = (until.year - from.year) * 12 + until.month - from.month + 1;
  if (length < 1 || length > 12 || [from.month, until.month].some((one) => one < 1 || one > 12)) return null;
  if (length === 1) return { kind: 'month', ...until };
  if (length === 12) return { kind: 'year', year: until.year, isFiscal: until.month !== 12 };
  const isInYear = from.year === until.year;
  if (length === 3 && isInYear && until.month % 3 === 0)
    return {
      kind: 'quarter',
      year: until.year,
      quarter: (until.month / 3) as 1 | 2 | 3 | 4,
      isFiscal: false,
    };
  if (length === 6 && isInYear && until.month % 6 === 0)
    return { kind: 'half', year: until.year, half: (until.month / 6) as 1 | 2, isFiscal: false };
  const last = new Date(Date.UTC(until.year, until.month, 0)).getUTCDate();
  const [first, close] = [isoOf(from, 1), isoOf(until, last)];
  return first === null || close === null ? null : { kind: 'span', from: first, to: close };
}

/** Some months up to and with one of a year: "nine months to September 2025". */
function monthsUntil(length: number, month: number, yearOf: number): Period | null {
  const start = yearOf * 12 + month - length;
  return months({ year: Math.floor(start / 12), month: (start % 12) + 1 }, { year: yearOf, month });
}

const fromStart = (length: number, y: string) => monthsUntil(length, length, fullYear(y));

/** Narrower forms first. */
const forms: readonly Form[] = [
  form(
    String.raw`${count}[\s-]+(?:months?|monate?n?)(?:[\s-]+period)?\s+(?:ended|ending|to|bis|until)(?:\s+(?:zum|the))?\s+${day}`,
    ([n, , m, k, , y]) => monthsUntil(numberOf(n ?? ''), monthOfName(m || k || '') ?? 0, Number(y)),
  ),
  form(
    String.raw`${count}[\s-]+(?:months?|monate?n?)\s+(?:ended|ending|to|bis|until)\s+(${monthPattern})\.?\s+${year}`,
    ([n, m, y]) => monthsUntil(numberOf(n ?? ''), monthOfName(m ?? '') ?? 0, Number(y)),
  ),
  form(
    String.raw`(quarters?|half[\s-]years?|years?)\s+(?:ended|ending|to)(?:\s+the)?\s+${day}`,
    ([what, , m, k, , y]) =>
      monthsUntil(
        /^q/i.test(what ?? '') ? 3 : /^h/i.test(what ?? '') ? 6 : 12,
        monthOfName(m || k || '') ?? 0,
        Number(y),
      ),
  ),
  // "Half-year results to 31 December 2024", "Halbjahresbericht zum 31. Dezember 2024"
  form(
    String.raw`(half[\s-]year(?:ly)?|halbjahres|quarter(?:ly)?|quartals)[\s-]?(?:results?|reports?|accounts|statements?|announcement|update|figures|bericht|finanzbericht|abschluss|ergebnis|zahlen|mitteilung)\s+(?:for the period\s+)?(?:to|ended|ending|bis|zum|bis zum|per)(?:\s+the)?\s+${day}`,
    ([what, , m, k, , y]) =>
      monthsUntil(/^q/iu.test(what ?? '') ? 3 : 6, monthOfName(m || k || '') ?? 0, Number(y)),
  ),
  form(
    String.raw`(?:the\s+)?(?:first\s+|ersten?\s+)?${count}[\s-]+(?:months?|monate?n?)${ofYear}${year}`,
    ([n, y]) => fromStart(numberOf(n ?? ''), y ?? ''),
  ),
  form(
    String.raw`${year}[\s,:(|-]+(?:first\s+|ersten?\s+)?${count}[\s-]*(?:months?|monate?n?|M)\)?`,
    ([y, n]) => fromStart(numberOf(n ?? ''), y ?? ''),
  ),
  form(String.raw`(\d{1,2})\s?M[\s/\-|,]*(?:FY\s?)?['’]?(${year.slice(1, -1)}|\d{2})`, ([n, y]) =>
    fromStart(Number(n), y ?? ''),
  ),
  form(String.raw`Q1${to}Q?([2-4])[\s/\-|,]+(?:FY\s?)?${year}`, ([q, y]) =>
    fromStart(Number(q) * 3, y ?? ''),
  ),
  form(String.raw`Q1${to}Q([2-4])[\s/\-|,]*['’]?(\d{2})`, ([q, y]) => fromStart(Number(q) * 3, y ?? '')),
  form(String.raw`I${to}(II|III|IV)(?:\.?\s*(?:quarter|quartal))?[\s/\-|,]+${year}`, ([q, y]) =>
    fromStart((roman[q ?? ''] ?? 0) * 3, y ?? ''),
  ),
  form(
    String.raw`${ordinal}(?:\s+(?:bis|to)|[-–])\s*${ordinal}\s+(?:quarter|quartal)${ofYear}${year}`,
    ([a, q, y]) => (ordinalOf(a ?? '') === 1 ? fromStart(ordinalOf(q ?? '') * 3, y ?? '') : null),
  ),
  form(String.raw`0?1${to}(0?[2-9]|1[0-2])\s*[/.]\s*${year}`, ([n, y]) => fromStart(Number(n), y ?? '')),
  form(
    String.raw`(${monthPattern})\.?(?:\s+${year})?${to}(${monthPattern})\.?,?\s+${year}`,
    ([a, early, b, y]) =>
      months(
        { year: Number(early || y), month: monthOfName(a ?? '') ?? 0 },
        { year: Number(y), month: monthOfName(b ?? '') ?? 0 },
      ),
  ),
  // "1 January to 30 June 2025", "January 1 – June 30, 2025"
  form(
    String.raw`(?:0?1(?:st|\.)?\s+(${monthPattern})\.?|(${monthPattern})\.?\s+0?1(?:st)?)(?:,?\s+${year})?${to}(?:zum\s+)?(?:(?:2[89]|3[01])(?:st|th|\.)?\s+(${monthPattern})\.?|(${monthPattern})\.?\s+(?:2[89]|3[01])(?:st|th)?),?\s+${year}`,
    ([a, b, early, c, d, y]) =>
      months(
        { year: Number(early || y), month: monthOfName(a || b || '') ?? 0 },
        { year: Number(y), month: monthOfName(c || d || '') ?? 0 },
      ),
  ),
  form(
    String.raw`0?1\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})?${to}\d{1,2}\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})`,
    ([a, early, b, y]) =>
      months(
        { year: fullYear(early || (y ?? '')), month: Number(a) },
        { year: fullYear(y ?? ''), month: Number(b) },
      ),
  ),
  form(String.raw`${ordinal}[\s-]+(?:fiscal\s+)?(?:quarter|quartals?)${ofYear}${year}`, ([q, y]) => ({
    kind: 'quarter',
    year: Number(y),
    quarter: ordinalOf(q ?? ''),
    isFiscal: false,
  })),
  form(String.raw`${ordinal}[\s-]+(?:half|halbjahre?s?|hälfte)(?:[\s-]year)?${ofYear}${year}`, ([h, y]) => {
    const half = ordinalOf(h ?? '');
    return half > 2 ? null : { kind: 'half', year: Number(y), half: half as 1 | 2, isFiscal: false };
  }),
];

/** Words of a part of a year, or of a year that is not a whole one, beside which a year alone is not what is meant. */
const partly =
  /(?<![\p{L}\p{N}])(?:\d{1,2}\s?M|YTD|LTM|TTM|year[\s-]to[\s-]date|cumulative|kumuliert|aufgelaufen|rumpfgeschäftsjahr|short (?:fiscal|financial) year|(?:[\p{L}\p{N}]+[\s-])?(?:half[\s-]year|halbjahr|half|quarter|quartal|months|monate))(?![\p{L}\p{N}])|(?<!\d)\d{1,2}\s?[-–]\s?\d{1,2}\s?\/?\s?(?=(?:19|20)\d{2})|(?<!\p{L})I\s?[-–]\s?(?:II|III|IV)(?!\p{L})/iu;

/** The part of a year that a text names ("9M 2025", "Jan–Sep 2025", "first half 2025"), or the year in such words; null when it names none. */
export function partOfYear(text: string): Named | null {
  for (const { pattern, read } of forms) {
    const match = pattern.exec(text);
    const period = match === null ? null : read(match.slice(1).map((one) => one ?? ''));
    if (match !== null && period !== null)
      return { period, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** True when a text speaks of less than a year in words that name none for certain ("YTD 2025", "Halbjahr 2025"). */
export const saysPart = (text: string): boolean => partly.test(text);
