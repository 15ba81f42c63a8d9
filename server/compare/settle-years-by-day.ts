import type { Claim } from '../claims/claim.ts';
import { calendarYear, lastDayOfYear } from '../claims/business-year.ts';
import { yearOfClaim } from '../claims/years-by-day.ts';
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

/** The years that a text of one day may mean by the year it named. */
function readingsOf(year: number, yearCountedFrom: string, { endMonth, isSplit }: YearsOfBusiness): Readings {
  const spoken = Number(yearCountedFrom.slice(0, 4));
  if (endMonth === calendarYear && !isSplit) return { years: [year], isCertain: true };
  if (endMonth === null || endMonth === calendarYear)
    return { years: [year, year + 1, year - 1], isCertain: false };
  const isOver = lastDayOfYear(String(spoken), endMonth) < yearCountedFrom;
  const ended = isOver ? spoken : spoken - 1;
  const since = Date.parse(yearCountedFrom) - Date.parse(lastDayOfYear(String(ended), endMonth));
  // "This year" is the one that runs, "last year" the one that ended before it, and so on back.
  const meant = ended + 1 - (spoken - year);
  return { years: [...new Set([meant, meant - 1, year])], isCertain: since >= daysToReport * dayLength };
}

/** A claim in another year; the end of a year is that of business, where it is known. */
function inYear(claim: Claim, year: number, { endMonth, isSplit }: YearsOfBusiness): Claim {
  const { period, asOf } = claim;
  if (period?.kind === 'year') {
    const isFiscal = year !== period.year || isSplit;
    return { ...claim, period: { kind: 'year', year, isFiscal, ...(isSplit && { isSplit }) } };
  }
  const isEnd = asOf?.endsWith('-12-31') === true && endMonth !== null;
  return { ...claim, asOf: isEnd ? lastDayOfYear(String(year), endMonth) : String(year) };
}

/** Whether a dated claim is of a year of business: a balance is so on its last day. */
function isOfYear({ period, asOf }: Claim, year: number, { endMonth }: YearsOfBusiness): boolean {
  if (period !== null) return period.kind === 'year' && period.year === year;
  return asOf === String(year) || asOf === lastDayOfYear(String(year), endMonth ?? calendarYear);
}

const isOfOneThing = (a: Claim, b: Claim) =>
  a.attribute === b.attribute && a.part === b.part && a.polarity === b.polarity;

/** A figure of one of these years that another may be held against: of the same thing, or what a share is computed of. */
function mayMeet(one: Claim, claim: Claim, years: readonly number[]): boolean {
  if (one.value.kind !== 'quantity' || claim.value.kind !== 'quantity') return false;
  if (one.attribute !== claim.attribute && claim.value.unit.kind !== 'percent') return false;
  const year = one.period === null ? Number(one.asOf?.slice(0, 4)) : yearOfClaim(one);
  return year !== null && years.includes(year);
}

/**
 * Puts what "last year" and "this year" told into the year of business that is meant. Where two years may be, the one of
 * which another document gives the same value; where none does, such a statement is not held against one that names its
 * year: it is left out here, and its sentence can still be quoted.
 */
export function settleYearsByDay(claims: readonly Claim[], years: YearsOfBusiness): Claim[] {
  const dated = claims.filter(({ yearCountedFrom }) => yearCountedFrom === undefined);
  return claims.flatMap((claim) => {
    const told = claim.yearCountedFrom === undefined ? null : yearOfClaim(claim);
    if (claim.yearCountedFrom === undefined || told === null) return [claim];
    const alike = dated.filter((one) => isOfOneThing(one, claim));
    const { years: meant, isCertain } = readingsOf(told, claim.yearCountedFrom, years);
    const [first = told] = meant;
    const agreed = meant.find((year) =>
      alike.some((one) => isOfYear(one, year, years) && isSameValue(one.value, claim.value)),
    );
    if (agreed !== undefined) return [inYear(claim, agreed, years)];
    if (isCertain) return [inYear(claim, first, years)];
    const isKnown = years.endMonth !== null || years.isSplit;
    return isKnown || dated.some((one) => mayMeet(one, claim, meant)) ? [] : [claim];
  });
}
