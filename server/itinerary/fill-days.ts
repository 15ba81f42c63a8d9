import type { Visit, VisitDay } from './place-visits.ts';
import { timeline } from './timeline.ts';
import type { Pace } from './travel.ts';

/**
 * The visits of a day, and after them others of its city where there is time: what is liked more first, then what takes the
 * fewest minutes with its way. Nothing that is placed loses its place.
 */
export function fillDay(
  placed: readonly Visit[],
  others: readonly Visit[],
  day: VisitDay,
  { pace, used }: { readonly pace: Pace; readonly used: ReadonlySet<string> },
): readonly Visit[] {
  let filled = placed;
  const free = others.filter(
    ({ id, place, isClosed }) => place.city === day.group && !used.has(id) && !isClosed(day.date),
  );
  while (filled.length < day.most) {
    const now = timeline(filled, day, pace)?.minutes ?? Infinity;
    const possible = free
      .filter((visit) => !filled.includes(visit))
      .map((visit) => ({ visit, minutes: timeline([...filled, visit], day, pace)?.minutes ?? Infinity }))
      .filter(({ minutes }) => minutes <= day.minutes)
      .map(({ visit, minutes }) => ({ visit, worth: visit.value / Math.max(1, minutes - now) }));
    const [best] = possible.toSorted((a, b) => b.worth - a.worth || (a.visit.id < b.visit.id ? -1 : 1));
    if (best === undefined) return filled;
    filled = [...filled, best.visit];
  }
  return filled;
}
