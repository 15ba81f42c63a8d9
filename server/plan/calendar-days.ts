import type { Slot } from './types.ts';

/** A day as a slot. */
export interface CalendarDay extends Slot {
  /** As 2026-03-01. */
  readonly date: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** Counted from the first day on, from 1. */
  readonly week: number;
}

interface Calendar {
  /** The first day there can be, as 2026-03-01. */
  readonly from: string;
  readonly weeks: number;
  /** Days of the week with time, 1 is Monday; each with its minutes. */
  readonly minutesOn: ReadonlyMap<number, number>;
  /** Dates without time: holidays, journeys. */
  readonly free: ReadonlySet<string>;
}

const dayMs = 86_400_000;

/** The days that have time. A day keeps its id whatever the others are: it is counted from the first, from 1. */
export function calendarDays({ from, weeks, minutesOn, free }: Calendar): readonly CalendarDay[] {
  // In universal time: no day there is shorter or longer than another.
  const start = Date.parse(`${from}T00:00:00Z`);
  if (Number.isNaN(start)) throw new RangeError(`${from} is no date`);
  return Array.from({ length: weeks * 7 }, (_, index): CalendarDay => {
    const day = new Date(start + index * dayMs);
    const date = day.toISOString().slice(0, 10);
    const weekday = weekdayOf(date);
    return {
      id: index + 1,
      minutes: minutesOn.get(weekday) ?? 0,
      group: null,
      date,
      weekday,
      week: Math.floor(index / 7) + 1,
    };
  }).filter((day) => day.minutes > 0 && !free.has(day.date));
}

/** The day of the week of a date such as 2026-03-02: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

const momentOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The date so many days after another, as 2026-03-02; before it for fewer than none. */
export const addDays = (date: string, days: number): string =>
  new Date(momentOf(date) + days * dayMs).toISOString().slice(0, 10);

/** Days from one date to another; below zero where the second is the earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((momentOf(to) - momentOf(from)) / dayMs);

/** The Monday after a moment, as 2026-03-02: a plan made on a Monday begins a week later. */
export function mondayAfter(now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return addDays(day, 8 - weekdayOf(day));
}

interface Closing {
  /** Days of the week, 1 is Monday. */
  readonly weekdays: ReadonlySet<number>;
  readonly dates: ReadonlySet<string>;
}

/** Ids of the days on which something is open that closes then. */
export function openOn(days: readonly CalendarDay[], closing: Closing): ReadonlySet<number> {
  return new Set(
    days
      .filter((day) => !closing.weekdays.has(day.weekday) && !closing.dates.has(day.date))
      .map((day) => day.id),
  );
}
