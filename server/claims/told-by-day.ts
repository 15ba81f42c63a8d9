import type { Claim } from './claim.ts';
import type { Token } from './tag-sentence.ts';

/** "Last year", "im vergangenen Jahr", "dieses Jahr": a year that only the day of the text tells. */
const byDay =
  /(?<!\p{L})(?:last year|this year|(?:vergangene|letzte|vorige|laufende|diese)[nsmr]? Jahre?s?)(?!\p{L})/iu;
/** "Last year tested us." gives its year to the sentences after it. */
const opens = /^\s*Last year(?![\p{L}'’])/u;

/** The years that a document told by the day it was written on, so far. */
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

const yearOf = ({ period, asOf }: Claim): number | null => {
  if (period?.kind === 'year') return period.isFiscal ? null : period.year;
  return period === null && asOf !== null && /^\d{4}$/u.test(asOf) ? Number(asOf) : null;
};

/**
 * Marks what is said of such a year, or of the one before it, with the day that tells it: whether the year of business is
 * meant is known only beside the other documents. A year that the words or their headings write out is certain.
 */
export function withToldBy(
  claims: readonly Claim[],
  years: YearsByDay,
  words: readonly string[],
  writtenOn: () => string | null,
): Claim[] {
  return claims.map((claim) => {
    const year = years.size === 0 ? null : yearOf(claim);
    if (year === null || !(years.has(year) || years.has(year + 1))) return claim;
    const day = words.some((text) => text.includes(String(year))) ? null : writtenOn();
    return day === null ? claim : { ...claim, toldBy: day };
  });
}
