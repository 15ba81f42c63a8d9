import type { Claim } from './claim.ts';
import { periodOfHeading } from './periods.ts';
import type { Token } from './tag-sentence.ts';

/** "Last year", "im vergangenen Jahr", "dieses Jahr": a year that only the day of the text tells. */
const byDay =
  /(?<!\p{L})(?:last year|this year|(?:vergangene|letzte|vorige|laufende|diese)[nsmr]? Jahre?s?)(?!\p{L})/iu;
/** "Last year tested us." gives its year to the sentences after it. */
const opens = /^\s*Last year(?![\p{L}'’])/u;

/** The years that a document counted from the day it was written on, so far. */
export type YearsByDay = Set<number>;

/** Notes the years that a sentence tells by its day. */
export function noteYearsByDay(
  years: YearsByDay,
  { text, tokens }: { readonly text: string; readonly tokens: readonly Token[] },
  writtenOn: () => string | null,
): void {
  for (const token of tokens)
    if (token.kind === 'period' && token.period?.kind === 'year' && byDay.test(token.text))
      years.add(token.period.year);
  const day = opens.test(text) ? writtenOn() : null;
  if (day !== null) years.add(Number(day.slice(0, 4)) - 1);
}

/** The year, or the end of one, that a claim is of; null for what is of any other time. */
export const yearOfClaim = ({ period, asOf }: Pick<Claim, 'period' | 'asOf'>): number | null => {
  if (period?.kind === 'year') return period.year;
  return period === null && asOf !== null && /^\d{4}(?:-12-31)?$/u.test(asOf)
    ? Number(asOf.slice(0, 4))
    : null;
};

/** "31 December last year" is that day, whenever years of business end. */
const namesMonth = /(?<!\p{L})(?:dec(?:ember|\.)?|dez(?:ember|\.)?)(?!\p{L})|31\.\s?12\./iu;

/**
 * Marks what is said of such a year, or of the one before it, with the day that tells it: whether the year of business is
 * meant is known only beside the other documents. A year that the sentence or a heading above it names is certain.
 */
export function withDayItCountsFrom(
  claims: readonly Claim[],
  years: YearsByDay,
  { text, headings }: { readonly text: string; readonly headings: readonly string[] },
  writtenOn: () => string | null,
): Claim[] {
  if (years.size === 0 || namesMonth.test(text)) return [...claims];
  return claims.map((claim) => {
    const year = claim.period?.kind === 'year' && claim.period.isFiscal ? null : yearOfClaim(claim);
    if (year === null || !(years.has(year) || years.has(year + 1))) return claim;
    const isNamed = text.includes(String(year)) || headings.some((heading) => isOfYear(heading, year));
    const day = isNamed ? null : writtenOn();
    return day === null ? claim : { ...claim, yearCountedFrom: day };
  });
}

const isOfYear = (heading: string, year: number): boolean => {
  const period = periodOfHeading(heading);
  return period?.kind === 'year' && period.year === year;
};
