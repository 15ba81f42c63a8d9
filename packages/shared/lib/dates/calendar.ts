import dayjs from 'dayjs';
import type { Moment } from './moment.ts';

/** The midnight at which the reader's day began, so many days before that of a moment. Milliseconds since the epoch. */
export function midnight(moment: Moment, daysBefore = 0): number {
  return dayjs(moment).subtract(daysBefore, 'day').startOf('day').valueOf();
}

/** How many midnights of the reader lie between two moments: 1 for yesterday, whatever the hours. */
export function daysBetween(from: Moment, to: Moment): number {
  const days = dayjs(to).startOf('day').diff(dayjs(from).startOf('day'), 'day', true);
  // Where the clock changes at midnight, a day begins at one.
  return Math.round(days);
}

/** The day of a moment where the reader is, YYYY-MM-DD, so many years later. */
export function localDay(moment: Moment, yearsLater = 0): string {
  return dayjs(moment).add(yearsLater, 'year').format('YYYY-MM-DD');
}

/** The last millisecond of a day YYYY-MM-DD where the reader is, as an ISO instant. */
export function endOfLocalDay(day: string): string {
  return dayjs(day).add(1, 'day').startOf('day').subtract(1, 'millisecond').toISOString();
}

/** Year and month (1-12) of a moment where the reader is. */
export function monthOf(moment: Moment): { readonly year: number; readonly month: number } {
  const read = dayjs(moment);
  return { year: read.year(), month: read.month() + 1 };
}
