import type { PartByPart } from '../part-by-part.ts';
import { assign } from '../plan/assign.ts';
import { type CalendarDay, openOn } from '../plan/calendar-days.ts';
import type { Cost, Item, Limits, Plan } from '../plan/types.ts';
import type { Place } from './places.ts';
import { dayOrder, type Pace } from './travel.ts';

/** A place to visit, with the time that a person or a named rule gives it. */
export interface Visit {
  readonly id: string;
  readonly place: Place;
  readonly minutes: number;
  readonly value: number;
  readonly mustBe: boolean;
}

/** Visits as items that go only to days in their city on which they are not closed. */
function visitItems(visits: readonly Visit[], days: readonly CalendarDay[]): readonly Item[] {
  return visits.map(({ id, place, minutes, value, mustBe }) => ({
    id,
    minutes,
    value,
    mustBe,
    group: place.city,
    after: [],
    slots:
      place.closedOn === null ? null : openOn(days, { weekdays: place.closedOn, dates: new Set<string>() }),
  }));
}

/** The minutes by which a visit makes the way of its day longer. */
function wayCost(visits: readonly Visit[], pace: Pace): Cost {
  const placeOf = new Map(visits.map(({ id, place }) => [id, place]));
  const way = (ids: readonly string[]) =>
    dayOrder(
      ids.flatMap((id) => placeOf.get(id) ?? []),
      pace,
    ).minutes;
  return (item, _slot, beside) => way([...beside, item]) - way(beside);
}

/** Places visits on the days of their city, each day no longer than it is with its ways. */
export const placeVisits = (
  visits: readonly Visit[],
  days: readonly CalendarDay[],
  pace: Pace,
  limits: Limits,
): PartByPart<Plan> => assign(visitItems(visits, days), days, wayCost(visits, pace), limits);
