import { orderStops } from '../plan/order-stops.ts';
import type { Point } from './places.ts';

/** Mean radius of the earth in kilometres (IUGG). */
const earthRadius = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const halfChord = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Kilometres along the great circle by the haversine formula (Sinnott 1984, "Virtues of the Haversine"). */
export function greatCircle(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const chord =
    halfChord(to - from) + Math.cos(from) * Math.cos(to) * halfChord(radians(b.longitude - a.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** How one gets about in a city: both numbers are assumptions that a person may change. */
export interface Pace {
  /** Along the great circle: streets are longer, which a lower speed stands for. */
  readonly kilometresAnHour: number;
  /** Before each way, for finding the stop and waiting. */
  readonly waitMinutes: number;
}

/** Minutes from one place of a city to another. */
export const cityMinutes = (a: Point, b: Point, { kilometresAnHour, waitMinutes }: Pace): number =>
  waitMinutes + (greatCircle(a, b) / kilometresAnHour) * 60;

/** The shortest order through places of one city, and its minutes on the way. */
export function dayOrder<T extends Point>(
  places: readonly T[],
  pace: Pace,
): { order: readonly T[]; minutes: number } {
  const way = orderStops(places.length, (a, b) => cityMinutes(places[a]!, places[b]!, pace));
  return { order: way.order.map((at) => places[at]!), minutes: way.minutes };
}
