import type { Point } from './places.ts';
import { cityMinutes, dayOrder, type Pace } from './travel.ts';

/** Something to visit, as a day needs it. */
export interface Visitable {
  readonly place: Point;
  readonly minutes: number;
  /** Minutes since midnight between which it can be visited; null: not known. */
  readonly hours: { readonly from: number; readonly to: number } | null;
}

/** When a day begins, minutes since midnight, and its break. */
export interface Clock {
  readonly startsAt: number;
  readonly breakMinutes: number;
}

/** A visit with its time. */
export interface Stop<T> {
  readonly visit: T;
  /** Minutes from the place before; 0 for the first, whose way is not known. */
  readonly way: number;
  readonly hasBreak: boolean;
  readonly from: number;
  readonly to: number;
}

interface Timed<T> {
  readonly stops: readonly Stop<T>[];
  /** Of visits and ways; waiting for an opening and the break are free time. */
  readonly minutes: number;
}

/** The break comes before the first visit after noon. */
const noon = 720;

/** More orders than of so many stops are not tried one by one. */
const mostTried = 6;

/** Printed clocks go in steps of five minutes; nothing is made shorter by that. */
export const inSteps = (minutes: number): number => Math.ceil(minutes / 5 - 1e-9) * 5;

/** Minutes from one place of a city to the next, in steps of five. */
export const wayMinutes = (a: Point, b: Point, pace: Pace): number => inSteps(cityMinutes(a, b, pace));

/** The visits of a day in a short order, by hours in the one that ends first, each with its time; null where they allow none. */
export function timeline<T extends Visitable>(
  visits: readonly T[],
  clock: Clock,
  pace: Pace,
): Timed<T> | null {
  const ways = visits.map((visit) => ({ ...visit.place, visit }));
  if (visits.every(({ hours }) => hours === null)) {
    const order = dayOrder(ways, pace).order.map(({ visit }) => visit);
    return inOrder(order, clock, pace);
  }
  const tried = visits.length <= mostTried ? ordersOf(visits) : ordersNear(visits, pace);
  const possible = tried.flatMap((order) => inOrder(order, clock, pace) ?? []);
  const endOf = ({ stops }: Timed<T>) => stops.at(-1)?.to ?? 0;
  return possible.toSorted((a, b) => endOf(a) - endOf(b) || a.minutes - b.minutes)[0] ?? null;
}

/** The short order, and those by hours. */
function ordersNear<T extends Visitable>(visits: readonly T[], pace: Pace): (readonly T[])[] {
  const short = dayOrder(
    visits.map((visit) => ({ ...visit.place, visit })),
    pace,
  ).order.map(({ visit }) => visit);
  const byEnd = short.toSorted((a, b) => (a.hours?.to ?? 1440) - (b.hours?.to ?? 1440));
  return [short, short.toReversed(), byEnd];
}

const ordersOf = <T>(some: readonly T[]): T[][] =>
  some.length === 0
    ? [[]]
    : some.flatMap((one, at) => ordersOf(some.toSpliced(at, 1)).map((rest) => [one, ...rest]));

function inOrder<T extends Visitable>(order: readonly T[], clock: Clock, pace: Pace): Timed<T> | null {
  const stops: Stop<T>[] = [];
  let now = clock.startsAt;
  let minutes = 0;
  let hasRested = clock.startsAt >= noon;
  for (const [at, visit] of order.entries()) {
    const before = order[at - 1];
    const way = before === undefined ? 0 : wayMinutes(before.place, visit.place, pace);
    const hasBreak = !hasRested && now + way >= noon;
    const there = now + way + (hasBreak ? clock.breakMinutes : 0);
    const from = Math.max(there, visit.hours?.from ?? 0);
    const to = from + visit.minutes;
    if (visit.hours !== null && to > visit.hours.to) return null;
    stops.push({ visit, way, hasBreak, from, to });
    minutes += way + visit.minutes;
    hasRested ||= hasBreak;
    now = to;
  }
  return { stops, minutes };
}
