import type { Visit } from './place-visits.ts';
import { greatCircle } from './travel.ts';
import type { PlannedDay } from './trip.ts';

/** Where to go on a day when it rains. */
export interface RainDay {
  readonly day: PlannedDay;
  /** Planned visits in the open. */
  readonly outdoors: readonly Visit[];
  /** Nearest first, each with its kilometres from the first of those. */
  readonly instead: readonly { readonly visit: Visit; readonly kilometres: number }[];
}

const mostInstead = 2;

/** For each day with visits in the open, places under a roof in its city that are not planned on any day. */
export function rainDays(
  days: readonly PlannedDay[],
  all: readonly Visit[],
  isIndoor: (visit: Visit) => boolean,
): readonly RainDay[] {
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ visit }) => visit.id)));
  const roofed = all.filter((visit) => isIndoor(visit) && !planned.has(visit.id));
  return days.flatMap((day): RainDay[] => {
    const outdoors = day.stops.map(({ visit }) => visit).filter((visit) => !isIndoor(visit));
    const [first] = outdoors;
    if (first === undefined) return [];
    const instead = roofed
      .filter((visit) => visit.place.city === day.city && !visit.isClosed(day.date))
      .map((visit) => ({ visit, kilometres: greatCircle(first.place, visit.place) }))
      .toSorted((a, b) => a.kilometres - b.kilometres || (a.visit.id < b.visit.id ? -1 : 1))
      .slice(0, mostInstead);
    return [{ day, outdoors, instead }];
  });
}
