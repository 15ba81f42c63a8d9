import { fullYear } from './calendar.ts';
import { monthOfName, monthPattern } from './month-names.ts';
import type { ReadHead } from './read-head.ts';
import { withoutLeftovers } from './read-period.ts';

/** "Mar-24", "Jan 25", "MRR Dec-24": alone it may as well be the 24th of March. */
const shortMonth = new RegExp(String.raw`^(?:(.*\S)[\s|]+)?(${monthPattern})\.?\s?[-–/ ]\s?(\d{2})$`, 'iu');

interface ShortMonth {
  readonly at: number;
  readonly rest: string;
  readonly year: number;
  readonly month: number;
}

function shortMonthAt({ plainName, period }: ReadHead, at: number): ShortMonth[] {
  const [, rest = '', name = '', digits = ''] = (period === null && shortMonth.exec(plainName)) || [];
  const month = monthOfName(name);
  return month === null ? [] : [{ at, rest: withoutLeftovers(rest), year: fullYear(digits), month }];
}

const fewest = 3;

/** Each the month after the one before it, or each the month before, of one measure. */
function areInOrder(found: readonly ShortMonth[]): boolean {
  const counts = found.map(({ year, month }) => 12 * year + month);
  const steps = new Set(counts.slice(1).map((count, i) => count - (counts[i] ?? 0)));
  const [step] = steps;
  return steps.size === 1 && (step === 1 || step === -1) && new Set(found.map(({ rest }) => rest)).size === 1;
}

/**
 * Heads of months with two digits of their year, where three or more follow each other month by month, over the end of a
 * year too. Days of one month would not: they are left as names.
 */
export function withShortMonths(heads: readonly ReadHead[]): readonly ReadHead[] {
  const found = heads.flatMap(shortMonthAt);
  if (found.length < fewest || !areInOrder(found)) return heads;
  const byPlace = new Map(found.map((one) => [one.at, one]));
  return heads.map((head, at) => {
    const own = byPlace.get(at);
    if (own === undefined) return head;
    return { ...head, plainName: own.rest, period: { kind: 'month', year: own.year, month: own.month } };
  });
}
