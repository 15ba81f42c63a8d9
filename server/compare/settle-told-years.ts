import type { Claim } from '../claims/claim.ts';
import { calendarYear, lastDayOfYear } from '../claims/business-year.ts';
import { isSameValue } from './compare-claims.ts';

/** What the documents say of a company's years. */
export interface YearsOfBusiness {
  /** The month they end in; null where no document says it. */
  readonly endMonth: number | null;
  /** They are called "2024/25". */
  readonly isSplit: boolean;
}

/** Days after the end of a year of business from which on its results are what "last year" means. */
const daysToReport = 90;
const dayLength = 86_400_000;

interface Readings {
  /** Years that may be meant, the likeliest first. */
  readonly years: readonly number[];
  /** Only the first of them is meant, unless a figure says otherwise. */
  readonly isCertain: boolean;
}

const yearOf = ({ period, asOf }: Claim): number =>
  period?.kind === 'year' ? period.year : Number(asOf?.slice(0, 4));

/** The years that a text of one day may mean by the year it told. */
function readingsOf(year: number, toldBy: string, { endMonth, isSplit }: YearsOfBusiness): Readings {
  const spoken = Number(toldBy.slice(0, 4));
  if (endMonth === calendarYear && !isSplit) return { years: [year], isCertain: true };
  if (endMonth === null || endMonth === calendarYear)
    return { years: [year, year + 1, year - 1], isCertain: false };
  const isOver = lastDayOfYear(String(spoken), endMonth) < toldBy;
  const ended = isOver ? spoken : spoken - 1;
  const since = Date.parse(toldBy) - Date.parse(lastDayOfYear(String(ended), endMonth));
  // "This year" is the one that runs, "last year" the one that ended before it, and so on back.
  const meant = ended + 1 - (spoken - year);
  return { years: [...new Set([meant, meant - 1, year])], isCertain: since >= daysToReport * dayLength };
}

const inYear = (claim: Claim, year: number, isSplit: boolean): Claim =>
  claim.period?.kind === 'year'
    ? {
        ...claim,
        period: {
          kind: 'year',
          year,
          isFiscal: year !== claim.period.year || isSplit,
          ...(isSplit && { isSplit }),
        },
      }
    : { ...claim, asOf: String(year) };

const isOfOneThing = (a: Claim, b: Claim) =>
  a.attribute === b.attribute && a.part === b.part && a.polarity === b.polarity;

const yearWritten = ({ period, asOf }: Claim): number | null => {
  if (period !== null) return period.kind === 'year' ? period.year : null;
  return asOf === null ? null : Number(asOf.slice(0, 4));
};

/**
 * Puts what "last year" and "this year" told into the year of business that is meant. Where two years may be, the one of
 * which another document gives the same value; where none does, such a statement is not held against one that names its
 * year: it is left out here, and its sentence can still be quoted.
 */
export function settleToldYears(claims: readonly Claim[], years: YearsOfBusiness): Claim[] {
  const dated = claims.filter(({ toldBy }) => toldBy === undefined);
  const datedYears = new Set(
    dated.flatMap((claim) => (claim.period === null ? [] : (yearWritten(claim) ?? []))),
  );
  return claims.flatMap((claim) => {
    if (claim.toldBy === undefined) return [claim];
    const alike = dated.filter((one) => isOfOneThing(one, claim));
    const { years: meant, isCertain } = readingsOf(yearOf(claim), claim.toldBy, years);
    const [first = yearOf(claim)] = meant;
    const agreed = meant.find((year) =>
      alike.some((one) => yearWritten(one) === year && isSameValue(one.value, claim.value)),
    );
    if (agreed !== undefined) return [inYear(claim, agreed, years.isSplit)];
    if (isCertain) return [inYear(claim, first, years.isSplit)];
    const isAlone = years.endMonth === null && !years.isSplit && !meant.some((year) => datedYears.has(year));
    return isAlone ? [claim] : [];
  });
}
