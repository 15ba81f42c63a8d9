import type { Quantity } from '../../claims/claim.ts';
import type { Statements } from '../../statements/read-statements.ts';
import type { Period } from '../../table/period.ts';

/** What "about" leaves open: a twentieth; a rule of thumb of this report. */
const aboutShare = 0.05;

/** True where `own` is what is claimed, sign and all, at the precision it is written with. */
export function isWithin({ value, precision, isApproximate, bound, high }: Quantity, own: number): boolean {
  if (bound === 'above' || bound === 'least') return own >= value;
  if (bound === 'below' || bound === 'most') return own <= value;
  const room = Math.max(precision, isApproximate ? aboutShare * Math.abs(own) : 0) + 1e-6;
  return own >= Math.min(value, high) - room && own <= Math.max(value, high) + room;
}

/**
 * The business year of the accounts that a period names: "FY25" is the one that ended in 2025 and "31 March 2025" the one
 * that ended on that day; "2025" is the year of the calendar. Null where the accounts have none or several of it.
 */
export function businessYearOf({ times }: Statements, period: Period): string | null {
  if (period.kind === 'day')
    return one(times.filter((time) => time === period.date || isYearTo(time, period.date)));
  if (period.kind === 'span')
    return one(times.filter((time) => time === period.to || isYearTo(time, period.to)));
  if (period.kind !== 'year' || period.isSplit === true) return null;
  const year = String(period.year);
  return one(times.filter((time) => time === year || (period.isFiscal && time.startsWith(`${year}-`))));
}

const isYearTo = (time: string, day: string) => time.length === 4 && day === `${time}-12-31`;
const one = (found: readonly string[]) => (found.length === 1 ? (found[0] ?? null) : null);
