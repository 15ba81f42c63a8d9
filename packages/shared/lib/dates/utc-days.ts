import type { Moment } from './moment.ts';
import { utc } from './utc.ts';

const dayForm = 'YYYY-MM-DD';

/** The UTC day of a moment, YYYY-MM-DD. Throws for what is no date. */
export function utcDayOf(moment: Moment): string {
  return utc(moment).toISOString().slice(0, 10);
}

/** Midnight of a day YYYY-MM-DD in UTC, or null for what is no day of the calendar: 30 February is none. */
export function startOfUtcDay(day: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const start = utc(day);
  return start.format(dayForm) === day ? start.toDate() : null;
}

/** The first instant after a day YYYY-MM-DD in UTC, or null for what is no day of the calendar. */
export function endOfUtcDay(day: string): Date | null {
  const start = startOfUtcDay(day);
  return start && utcDaysLater(start, 1);
}

/** A UTC day so many days after another, both YYYY-MM-DD. */
export function utcDayAfter(day: string, count: number): string {
  return utc(day).add(count, 'day').format(dayForm);
}

/** A UTC day so many months before another, both YYYY-MM-DD; a month that is too short has it on its last day. */
export function utcDayMonthsBefore(day: string, count: number): string {
  return utc(day).subtract(count, 'month').format(dayForm);
}

/** A UTC day `2026-01-05` as `05-01-2026` (F5), whatever the reader's time zone. */
export function formatUtcDay(day: string): string {
  return utc(day).format('DD-MM-YYYY');
}

/** An instant so many UTC days later, which all have 24 hours. */
export function utcDaysLater(from: Date, count: number): Date {
  return utc(from).add(count, 'day').toDate();
}

/** An instant so many months later in UTC; a month that is too short has it on its last day. */
export function utcMonthsLater(from: Date, count: number): Date {
  return utc(from).add(count, 'month').toDate();
}

/** How many months of the calendar, in UTC, lie between those of two instants, whatever their days. */
export function utcMonthsBetween(from: Date, to: Date): number {
  const [first, last] = [utc(from), utc(to)];
  return (last.year() - first.year()) * 12 + last.month() - first.month();
}
