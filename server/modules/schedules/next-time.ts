import type { ScheduleRhythm } from '@loupe/shared/contract/schedules';
import { dayMs } from '@loupe/shared/lib/dates/instants';
import { utcDaysLater, utcMonthsBetween, utcMonthsLater } from '@loupe/shared/lib/dates/utc-days';

const daysOf = { daily: 1, weekly: 7 } as const;

/**
 * The first time after `now` that is the anchor and a whole number of days, weeks or months, one at least; in UTC. A
 * month that is too short has it on its last day, and the next long one on the anchor's again.
 */
export function nextTime(anchor: Date, every: ScheduleRhythm, now: Date): Date {
  const passedMs = Math.max(0, now.getTime() - anchor.getTime());
  if (every !== 'monthly') {
    const steps = Math.floor(passedMs / (daysOf[every] * dayMs)) + 1;
    return utcDaysLater(anchor, steps * daysOf[every]);
  }
  const passed = Math.max(0, utcMonthsBetween(anchor, now));
  const inThisMonth = utcMonthsLater(anchor, passed);
  return passed > 0 && inThisMonth > now ? inThisMonth : utcMonthsLater(anchor, passed + 1);
}
