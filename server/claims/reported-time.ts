import type { Period } from '../table/period.ts';
import { findPeriods } from './periods.ts';
import type { Token } from './tag-sentence.ts';

const numbers: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4 };
/** "Revenue for the half": the half-year of the report, and neither half of anything nor another half-year. */
const theHalf =
  /(?<=(?:for|in|during|over|of|Over|In|During) )the half(?! of| the| an?(?!\p{L})| year|[- ]year|\p{L})/giu;
const wholeYear =
  /(?<!\p{L})(?:the )?(?:(?:full|whole|entire)[ -]year|year as a whole)(?! (?:ended|to|of|\d)|\p{L})/giu;

/** The times that the titles of a report name: "Q2 2026 earnings call", "fourth quarter and full year 2025". */
export function reportedTimes(titles: readonly string[]): readonly Period[] {
  return titles.flatMap((title) =>
    findPeriods(title).flatMap(({ period }) => (period === null || period.kind === 'day' ? [] : [period])),
  );
}

const lengths: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:the )?(?:half|half[- ]year|six[ -]months|6 months)$|^(?:the )?first half(?:[- ]year)?$|^(?:(?:im |dem |ersten |erste[nrs]? )*halbjahre?s?)$/u,
    6,
  ],
  [/^(?:(?:the )?(?:first )?nine[ -]months|(?:den )?(?:ersten )?neun monaten?)$/u, 9],
];

/** How many months "the half", "im ersten Halbjahr" and "the nine months" are; null for other words. */
const monthsNamed = (words: string) => lengths.find(([pattern]) => pattern.test(words))?.[1] ?? null;

/** How many months a time is that is given by its days, or is the first half of a year; 0 for others. */
function monthsOf(period: Period): number {
  if (period.kind === 'half') return period.half === 1 ? 6 : 0;
  if (period.kind !== 'span') return 0;
  const [from, to] = [period.from, period.to].map(
    (day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)),
  );
  return (to ?? 0) - (from ?? 0) + 1;
}

const named =
  /^(?:the )?(?:(?<ordinal>first|second|third|fourth)[ -](?<long>quarter|half)|(?<short>[qh])(?<digit>[1-4])$)/u;

/** The one time that "the second quarter" or "the first half" is in a report about these times; null when there is none or more. */
function timeOf(words: string, reported: readonly Period[]): Period | null {
  const { ordinal = '', long, short, digit = '' } = named.exec(words)?.groups ?? {};
  const kind = long ?? (short === 'q' ? 'quarter' : short === 'h' ? 'half' : '');
  const months = monthsNamed(words);
  if (months !== null) return only(reported.filter((one) => monthsOf(one) === months));
  // "EBITDA for the quarter" in a report on one quarter.
  const quarters = reported.filter((one) => one.kind === 'quarter');
  if (words === 'quarter') return only(quarters);
  const number = numbers[ordinal] ?? Number(digit);
  const found = reported.flatMap((one): Period[] => {
    if (one.kind === 'quarter' && kind === 'quarter' && one.quarter === number) return [one];
    if (one.kind === 'half' && kind === 'half' && one.half === number) return [one];
    // The last quarter of the year that is reported.
    if (one.kind === 'year' && kind === 'quarter' && number === 4)
      return [{ kind: 'quarter', year: one.year, quarter: 4, isFiscal: one.isFiscal }];
    return [];
  });
  return only(found);
}

/** The one time that all of these are; null for none or several. */
function only(times: readonly Period[]): Period | null {
  return new Set(times.map((one) => JSON.stringify(one))).size === 1 ? (times[0] ?? null) : null;
}

/** "the prior half-year", "im gleichen Halbjahr": a time beside the one that is reported. */
const ofAnother =
  /(?<!\p{L})(?:prior|previous|preceding|last|next|same|second|another|each|every|either|per|one|a|corresponding|comparable|following|coming|vorige[nsm]?|letzte[nsm]?|vergangene[nsm]?|gleiche[nsm]?|nächste[nsm]?|kommende[nsm]?|zweite[nsm]?|jede[nsm]?|pro|je)[ -]$/iu;

/** "the quarter", and neither "the quarter a year ago" nor "the previous quarter". */
function isOfNow(text: string, { start, end, lower }: Token): boolean {
  const isPast =
    /^ (?:(?:a|one) year (?:ago|earlier|before)|(?:of |in )?(?:the )?(?:last|previous|prior|preceding) (?:fiscal |financial )?year)(?!\p{L})/u.test(
      text.slice(end),
    );
  if (/\p{L}$/u.test(text.slice(0, start)) || ofAnother.test(text.slice(0, start))) return false;
  return !isPast && (lower !== 'quarter' || /(?<!\p{L})(?:the|this|our)\s$/iu.test(text.slice(0, start)));
}

/** The tokens of a sentence with "the second quarter" and "the full year" as the times the report is about. */
export function withReportedTimes(
  text: string,
  tokens: readonly Token[],
  reported: readonly Period[],
): readonly Token[] {
  const dated = tokens.map((token) =>
    token.kind === 'period' && token.period === null
      ? { ...token, period: isOfNow(text, token) ? timeOf(token.lower, reported) : null }
      : token,
  );
  const ofHalf = only(reported.filter((one) => monthsOf(one) === 6));
  const halves = ofHalf === null ? dated : withPeriods(dated, [...text.matchAll(theHalf)], ofHalf);
  const years = new Set(reported.flatMap((one) => ('year' in one ? [one.year] : [])));
  const [year] = years;
  const period: Period | null =
    years.size === 1 && year !== undefined ? { kind: 'year', year, isFiscal: false } : null;
  return withPeriods(halves, [...text.matchAll(wholeYear)], period);
}

/** The tokens with these words as one time each, where none is read there already. */
function withPeriods(
  tokens: readonly Token[],
  matches: readonly RegExpExecArray[],
  period: Period | null,
): readonly Token[] {
  return matches.reduce((all: readonly Token[], match): readonly Token[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (all.some((one) => one.kind === 'period' && one.start < end && start < one.end)) return all;
    const words = { start, end, text: match[0], lower: match[0].toLowerCase() };
    return [
      ...all.filter((one) => one.end <= start || one.start >= end),
      { ...words, kind: 'period' as const, period, isInstant: false },
    ].toSorted((a, b) => a.start - b.start);
  }, tokens);
}
