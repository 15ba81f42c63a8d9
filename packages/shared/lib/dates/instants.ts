import dayjs from 'dayjs';
import type { Moment } from './moment.ts';

/** A day of 24 hours in milliseconds, for what ends so long after it began. Days of a calendar are counted in `calendar.ts`. */
export const dayMs = 86_400_000;

/** Milliseconds since the epoch; NaN for what is no date. */
export function instantMs(moment: Moment): number {
  return dayjs(moment).valueOf();
}

/** Milliseconds from one moment to another; NaN when one is no date. */
export function msBetween(from: Moment, to: Moment): number {
  return dayjs(to).diff(from);
}
