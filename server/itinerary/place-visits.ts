import type { PartByPart } from '../part-by-part.ts';
import { assign } from '../plan/assign.ts';
import type { CalendarDay } from '../plan/calendar-days.ts';
import type { Cost, Item, Limits, Plan } from '../plan/types.ts';
import type { Place } from './places.ts';
import { timeline, type Clock, type Visitable } from './timeline.ts';
import type { Pace } from './travel.ts';

/** A place to visit, with the time that a person or a named rule gives it. */
export interface Visit extends Visitable {
  readonly id: string;
  readonly place: Place;
  readonly value: number;
  readonly mustBe: boolean;
  /** Whether somebody says that it is closed on that date. */
  isClosed(date: string): boolean;
}

/** A day in a city, and when its visits can begin. */
export interface VisitDay extends CalendarDay, Clock {
  /** No day holds more places. */
  readonly most: number;
}

/** Visits as items that go only to days in their city on which nobody says that they are closed. */
const visitItems = (visits: readonly Visit[], days: readonly VisitDay[]): readonly Item[] =>
  visits.map((visit) => ({
    id: visit.id,
    minutes: visit.minutes,
    value: visit.value,
    mustBe: visit.mustBe,
    group: visit.place.city,
    after: [],
    slots: new Set(days.filter(({ date }) => !visit.isClosed(date)).map(({ id }) => id)),
  }));

/** The minutes of ways that a visit adds to its day; Infinity where its hours or the number of places forbid it. */
function wayCost(visits: readonly Visit[], days: readonly VisitDay[], pace: Pace): Cost {
  const visitOf = new Map(visits.map((visit) => [visit.id, visit]));
  const dayOf = new Map(days.map((day) => [day.id, day]));
  const known = new Map<string, number>();
  const besides = (ids: readonly string[], slot: number): number => {
    const key = `${slot} ${ids.toSorted().join(' ')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const day = dayOf.get(slot);
    const some = ids.flatMap((id) => visitOf.get(id) ?? []).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const timed = day === undefined || some.length > day.most ? null : timeline(some, day, pace);
    const minutes =
      timed === null ? Infinity : timed.minutes - some.reduce((sum, one) => sum + one.minutes, 0);
    known.set(key, minutes);
    return minutes;
  };
  return (item, slot, beside) => {
    const now = besides([...beside, item], slot);
    return now === Infinity ? Infinity : Math.max(0, now - besides(beside, slot));
  };
}

/** Places visits on the days of their city, each day no longer than it is with its ways. */
export const placeVisits = (
  visits: readonly Visit[],
  days: readonly VisitDay[],
  pace: Pace,
  limits: Limits,
): PartByPart<Plan> => assign(visitItems(visits, days), days, wayCost(visits, days, pace), limits);
