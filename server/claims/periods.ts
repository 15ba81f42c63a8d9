import { monthHint, monthPattern } from '../table/month-names.ts';
import { everyMatch } from './every-match.ts';
import type { Period } from '../table/period.ts';
import { shortYears } from './short-years.ts';
import { slashDays } from './slash-days.ts';
import { dayOf, fiscal, lastDay, monthOf, monthsTo, two, yearOfDays } from './period-days.ts';
import { rememberingTexts } from './recent-texts.ts';
import { half, ordinal, quarter, quarterOf } from './parts-of-year.ts';

/** A period or a day found in a text; `isVague` for "the fourth quarter" without its year and the like. */
export interface FoundPeriod {
  readonly start: number;
  readonly end: number;
  readonly period: Period | null;
  /** "as of", "at the end of": a day, not the time before it. */
  readonly isInstant: boolean;
}

const month = `${monthPattern}\\.?`;
const year = '((?:1[2-9]|20)\\d\\d)(?![\\d]|[.,]\\d)';
interface Rule {
  /** What a text must hold for the pattern to match: tried first, because most sentences speak of no time. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  readonly read: (groups: readonly string[]) => Period | null;
  readonly isInstant?: boolean;
  /** False for what is found in texts without any year too. */
  readonly isDated?: boolean;
}

/** What spans two calendar years without being a year of business. */
const season = '(?:Winter|Saison|Spielzeit|Heizperiode|Semester|Wintersemester|season|winter) ';

const anyYear = /(?:1[2-9]|20)\d\d/u;
const anyMonth = new RegExp(monthHint, 'iu');
const anyQuarter = /q[1-4]/iu;

const rules: readonly Rule[] = [
  ...slashDays,
  // "2024/25", with its first or last day in brackets; "Winter 2024/25" and "2023/2028" are no years of business.
  {
    hint: /\//u,
    pattern: new RegExp(
      `(${season})?(?:(?:(?:im |des |das )?(?:(?:Geschäfts|Wirtschafts|Berichts)jahre?s?|GJ|WJ) |FY ?|(?:fiscal|financial|business) year ))?${year}/(\\d{4}|\\d{2})(?!\\d)(?: \\((?:per|zum|bis|to|ended|(?:vom |from )?1\\.? )[^()]{5,48}\\))?`,
      'giu',
    ),
    read: ([outside, from = '', to = '']) =>
      outside === undefined && (Number(from) + 1) % 100 === Number(to.slice(-2))
        ? { kind: 'year', year: Number(from) + 1, isFiscal: true, isSplit: true }
        : null,
  },
  // "vom 01.01.2022 bis zum 31.12.2022", "vom 1. Juli 2024 bis 30. Juni 2025": a year of business by its days.
  {
    hint: /bis/u,
    pattern: new RegExp(
      `(?:(?:Geschäfts|Wirtschafts|Rumpfgeschäfts)jahre?s? )?(?:vom |von )(?:0?1\\. ?)(\\d{1,2}\\.|${month}) ?${year} bis (?:zum )?(?:2[89]|3[01])\\. ?(\\d{1,2}\\.|${month}) ?${year}`,
      'giu',
    ),
    read: ([m = '', from = '', n = '', to = '']) => yearOfDays(m, Number(from), n, Number(to)),
  },
  {
    hint: /months/iu,
    pattern: new RegExp(
      `(?:the )?(?:twelve|12) months (?:to|ended|ending)(?: on)?(?: (\\d{1,2}))?(?: (${month}))(?: (\\d{1,2}),)? ${year}`,
      'giu',
    ),
    // Twelve months up to another month may as well be the last ones as a year of business.
    read: ([, m = '', , y = '']) => (monthOf(m) === 12 ? fiscal(y) : null),
  },
  {
    hint: /month|monat/iu,
    isDated: false,
    pattern: new RegExp(`(?:twelve|12|zwölf) (?:months|Monate)`, 'giu'),
    read: () => null,
  },
  // "six months ended 30 June 2026": a half or a quarter of the calendar, or days from and to.
  {
    hint: /months/iu,
    pattern: new RegExp(
      `(?:the )?(nine|9|six|6|three|3)[ -]months (?:to|ended|ending)(?: on)?(?: (\\d{1,2}))?(?: (${month}))(?: (\\d{1,2}),)? ${year}`,
      'giu',
    ),
    read: ([size = '', d = '', m = '', e = '', y = '']) =>
      monthsTo(/^[n9]/iu.test(size) ? 9 : /^(?:six|6)/iu.test(size) ? 6 : 3, d || e, monthOf(m), y),
  },
  {
    hint: /month|monat/iu,
    isDated: false,
    pattern: new RegExp(
      `(?:first |ersten |the )?(?:nine|neun|9|six|sechs|three|drei|three|eleven|elf|ten|zehn)[ -](?:months?|Monaten?)(?: (?:of|von|des Jahres|to|ended|until|bis)(?: \\d{1,2}\\.?)?(?: ${month})?)?(?: ${year})?`,
      'giu',
    ),
    read: () => null,
  },
  {
    hint: /\dM|YTD/u,
    isDated: false,
    pattern: new RegExp(`(?:\\d{1,2}M|YTD)[ -]?(?:${year})?`, 'gu'),
    read: () => null,
  },
  {
    hint: anyQuarter,
    pattern: new RegExp(`\\bQ([1-4])[ /-]?(?:FY ?|fiscal )?${year}`, 'giu'),
    read: ([q = '', y = '']) => quarter(Number(q), y),
  },
  {
    hint: anyQuarter,
    pattern: new RegExp(`${year}[ /-]?Q([1-4])\\b`, 'giu'),
    read: ([y = '', q = '']) => quarter(Number(q), y),
  },
  shortYears,
  {
    hint: /h[12]|[12]h/iu,
    pattern: new RegExp(`\\b(?:H([12])|([12])H)[ /-]?${year}`, 'giu'),
    read: ([a = '', b = '', y = '']) => half(Number(a || b), y),
  },
  {
    hint: /quart/iu,
    pattern: new RegExp(
      `${ordinal} (?:fiscal )?(?:quarter|Quartals?)(?: of| des Jahres| des Geschäftsjahre?s)?(?: (?:the )?(?:fiscal |financial )?(?:year )?${year})`,
      'giu',
    ),
    read: ([q = '', y = '']) => quarter(quarterOf(q), y),
  },
  {
    hint: /hal[bf]|hälf/iu,
    pattern: new RegExp(
      `${ordinal} (?:half|Halbjahre?s?|Hälfte)(?:[ -]year)?(?: of| des Jahres| von)?(?: (?:the )?(?:fiscal |financial )?(?:year )?${year})`,
      'giu',
    ),
    read: ([h = '', y = '']) => half(quarterOf(h), y),
  },
  {
    hint: /Vorjahres/u,
    isDated: false,
    pattern: /(?<!\p{L})Vorjahres(?:halbjahr|quartal)(?:e?s)?(?!\p{L})/gu,
    read: () => null,
  },
  // Parts of a year without their year.
  {
    hint: /quart|hal[bf]|hälf|[qh][1-4]/iu,
    isDated: false,
    pattern: new RegExp(
      `(?:${ordinal}[ -]|last |this |im |dieses )?(?:quarter|Quartals?|Halbjahre?s?|half[ -]year|Jahreshälfte)\\b|\\bQ[1-4]\\b|\\bH[12]\\b|${ordinal} (?:half|Hälfte)`,
      'giu',
    ),
    read: () => null,
  },
  {
    hint: /(?:year|weeks) (?:to|end)/iu,
    pattern: new RegExp(
      `(?:the )?(?:(?:fiscal |financial )?year|5[23][ -]weeks) (?:to|ended|ending)(?: on)?(?: (\\d{1,2}))?(?: (${month}))(?: (\\d{1,2}),)? ${year}`,
      'giu',
    ),
    read: ([d = '', m = '', e = '', y = '']) => fiscal(endsInNewYear(d || e, m) ? String(Number(y) - 1) : y),
  },
  {
    hint: /fy|gj|fiscal|financial|(?:geschäfts|wirtschafts)jahr/iu,
    pattern: new RegExp(
      `\\b(?:FY ?|GJ ?|fiscal (?:year )?|financial year |Geschäftsjahre?s? |Wirtschaftsjahr )${year}`,
      'giu',
    ),
    read: ([y = '']) => fiscal(y),
  },
  {
    hint: /end|close/iu,
    pattern: new RegExp(
      `(?:at )?(?:the )?(?:year[- ]end|end of(?: the)?(?: (?:fiscal|financial))?(?: year)?|close of(?: the year)?) ${year}|(?:zum |am |bis )?(?:Jahresende|Ende|Ende des Jahres|Ende des Geschäftsjahre?s) ${year}`,
      'giu',
    ),
    read: ([a = '', b = '']) => ({ kind: 'day', date: `${a || b}-12-31` }),
    isInstant: true,
  },
  {
    hint: anyMonth,
    pattern: new RegExp(`(?<![\\d.])(\\d{1,2})(?:st|nd|rd|th|\\.)? (?:of )?(${month}) ${year}`, 'giu'),
    read: ([d = '', m = '', y = '']) => dayOf(y, monthOf(m), d),
  },
  {
    hint: anyMonth,
    pattern: new RegExp(`(?<!\\p{L})(${month}) (\\d{1,2})(?:st|nd|rd|th)?, ${year}`, 'giu'),
    read: ([m = '', d = '', y = '']) => dayOf(y, monthOf(m), d),
  },
  {
    hint: /\d-\d\d-\d\d/u,
    pattern: /(?<![\d.-])((?:1[2-9]|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/gu,
    read: ([y = '', m = '', d = '']) => dayOf(y, Number(m), d),
  },
  {
    hint: /\d\.\s?\d{1,2}\.\s?\d/u,
    pattern: new RegExp(`(?<![\\d.])(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?${year}`, 'gu'),
    read: ([d = '', m = '', y = '']) => dayOf(y, Number(m), d),
  },
  {
    hint: /end/iu,
    pattern: new RegExp(
      `(?:at |as of |by )?(?:the )?end of (${month}) ${year}|(?:zum |bis )?Ende (${month}) ${year}`,
      'giu',
    ),
    read: ([m, y, n, z]) => ({ kind: 'day', date: lastDay(y ?? z ?? '', monthOf(m ?? n ?? '')) }),
    isInstant: true,
  },
  {
    hint: anyMonth,
    pattern: new RegExp(`(?<!\\p{L})(${month}) (?:of )?${year}`, 'giu'),
    read: ([m = '', y = '']) => ({ kind: 'month', year: Number(y), month: monthOf(m) }),
  },
  // Times that only a reader who knows the day can tell.
  {
    hint: /year|month|week|quarter|jahr|Vj/iu,
    isDated: false,
    pattern:
      /\b(?:the )?(?:last|previous|prior|preceding|this|next|current|following) (?:fiscal |financial )?(?:year|month|week|quarter)\b|\b(?:a|one) year (?:earlier|ago|before)\b|\bthe year before\b|(?<!\p{L})(?:i\.\s?)?Vj\.?(?!\p{L})|\b(?:Vorjahre?s?|Vorjahreszeitraum(?:s|es)?|Vorjahresquartals?|Vorjahreswert(?:s|es)?|Jahr (?:zuvor|davor)|(?:vergangene|letzte|vorige)[nsm] Jahre?s?|laufende[nms]? (?:Jahre?s?|Geschäftsjahre?s?)|kommenden Jahre?s?|nächsten Jahre?s?|diese[smn] Jahre?s?|abgelaufenen (?:Jahre?s?|Geschäftsjahre?s?))\b|\byear[- ]to[- ]date\b/giu,
    read: () => null,
  },
  {
    hint: anyYear,
    pattern: new RegExp(
      `(?<![\\d.,/\\p{L}-])(?:(?:the )?full[- ]year |the year |im Jahre? |(?:des )?Jahres |(?:im |des )?(?:Gesamt|Kalender)jahre?s? |Jahre? |calendar year )?${year}(?![-/]\\d|\\p{L}|\\s?%)`,
      'giu',
    ),
    read: ([y = '']) => ({ kind: 'year', year: Number(y), isFiscal: false }),
  },
];

/** "53 weeks ended 4 January 2025": a year of weeks may end in the first days of the next one. */
const endsInNewYear = (day: string, name: string) => monthOf(name) === 1 && day !== '' && Number(day) <= 7;

/** Rules that match without a year: they say that a time is meant, not which. */
const undated = rules.filter(({ isDated = true }) => !isDated);

/** Periods and days of a text in their order; what lies inside a longer one is part of it. */
export const findPeriods = rememberingTexts((text): readonly FoundPeriod[] => {
  const taken: FoundPeriod[] = [];
  for (const { hint, pattern, read, isInstant = false } of anyYear.test(text) ? rules : undated) {
    if (!hint.test(text)) continue;
    for (const match of everyMatch(pattern, text)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (match[0].trim() === '' || taken.some((one) => start < one.end && one.start < end)) continue;
      const period = read(match.slice(1) as string[]);
      taken.push({ start, end, period, isInstant: isInstant || period?.kind === 'day' });
    }
  }
  return taken.sort((a, b) => a.start - b.start);
});

/** The only year a heading or title speaks of; null when there is none, more than one, or a part of a year. */
export function periodOfHeading(text: string): Period | null {
  // "Half-year report" says what it is, not when.
  const found = findPeriods(text).filter(
    ({ period, start, end }) => period?.kind !== 'day' && !/^half[- ]year$/iu.test(text.slice(start, end)),
  );
  return found.length === 1 ? (found[0]?.period ?? null) : null;
}

/** The first full day of a text as YYYY-MM-DD; one with slashes is in forms, and dates no text. */
export function dayIn(text: string): string | null {
  for (const { period, isInstant, start, end } of findPeriods(text))
    if (period?.kind === 'day' && isInstant && !text.slice(start, end).includes('/')) return period.date;
  return null;
}

/** "2025", "2024/25", "Q4 2025", "2025-03": the same for the same time. Years of business and calendar are kept apart only by their reader. */
export function periodKey(period: Period): string {
  switch (period.kind) {
    case 'year':
      return period.isSplit ? `${period.year - 1}/${two(period.year % 100)}` : String(period.year);
    case 'half':
      return `${period.year}-H${period.half}`;
    case 'quarter':
      return `${period.year}-Q${period.quarter}`;
    case 'month':
      return `${period.year}-${two(period.month)}`;
    case 'day':
      return period.date;
    case 'span':
      return `${period.from}/${period.to}`;
  }
}
