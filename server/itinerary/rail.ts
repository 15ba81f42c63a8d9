import { cellText } from '../claims/cell-text.ts';
import { orderStops } from '../plan/order-stops.ts';
import type { DocumentTable } from '../statements/read-statements.ts';

/** A row of the table of trains, used in both directions. */
interface Ride {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  /** Null where the table has none. */
  readonly fare: number | null;
  readonly row: number;
}

/** A way by train: its rides in order, the first of them from where it begins. */
export interface RailWay {
  readonly rides: readonly Ride[];
  readonly minutes: number;
  /** Null where the fare of a ride is not known: no sum is made of a part. */
  readonly fare: number | null;
}

export interface Rail {
  readonly source: DocumentTable;
  readonly cities: readonly string[];
  /** The way of fewest minutes; null where the table leads to one of the two from nowhere. */
  way(from: string, to: string): RailWay | null;
}

/** The reference table of trains. Throws for a table that is none: it comes with the product. */
export function readRail(source: DocumentTable): Rail {
  const column = (name: string) => source.table.columns.find((one) => one.name === name);
  const [from, to, minutes, fare] = ['From', 'To', 'Minutes', 'Fare JPY'].map(column);
  if (!from || !to || minutes?.kind !== 'number' || fare?.kind !== 'number')
    throw new Error('The trains of Japan are not as expected.');
  const rides: Ride[] = [];
  for (let row = 0; row < source.table.rowCount; row += 1) {
    const price = fare.values[row] ?? Number.NaN;
    rides.push({
      from: cellText(from, row),
      to: cellText(to, row),
      minutes: minutes.values[row] ?? Number.NaN,
      fare: Number.isNaN(price) ? null : price,
      row,
    });
  }
  const cities = [...new Set(rides.flatMap((ride) => [ride.from, ride.to]))].toSorted();
  const known = new Map<string, RailWay | null>();
  const way = (start: string, end: string): RailWay | null => {
    const key = `${start} ${end}`;
    const found = known.has(key) ? (known.get(key) ?? null) : fastest(rides, start, end);
    known.set(key, found);
    return found;
  };
  return { source, cities, way };
}

const sumUp = (rides: readonly Ride[]): RailWay => ({
  rides,
  minutes: rides.reduce((sum, ride) => sum + ride.minutes, 0),
  fare: rides.reduce<number | null>(
    (sum, { fare }) => (sum === null || fare === null ? null : sum + fare),
    0,
  ),
});

/** Dijkstra 1959: the nearest city not yet left is left next. */
function fastest(rides: readonly Ride[], start: string, end: string): RailWay | null {
  const open = new Map<string, RailWay>([[start, sumUp([])]]);
  const left = new Set<string>();
  for (;;) {
    const [next] = [...open].sort(([a, one], [b, other]) => one.minutes - other.minutes || (a < b ? -1 : 1));
    if (next === undefined) return null;
    const [city, way] = next;
    if (city === end) return way;
    open.delete(city);
    left.add(city);
    for (const ride of rides) {
      if (ride.from !== city && ride.to !== city) continue;
      const beyond = ride.from === city ? ride.to : ride.from;
      const longer = sumUp([...way.rides, { ...ride, from: city, to: beyond }]);
      if (!left.has(beyond) && longer.minutes < (open.get(beyond)?.minutes ?? Infinity))
        open.set(beyond, longer);
    }
  }
}

/**
 * The order of cities with the fewest minutes by train, from the first to the last where they are given. Where both are
 * one and others lie between, it is at both ends.
 */
export function cityOrder(
  cities: readonly string[],
  rail: Rail,
  ends: { readonly first?: string; readonly last?: string } = {},
): { readonly cities: readonly string[]; readonly minutes: number; readonly isShortest: boolean } | null {
  const isRound = ends.first !== undefined && ends.first === ends.last && cities.length > 1;
  const stops = isRound ? [...cities, ends.first] : cities;
  const first = ends.first === undefined ? undefined : stops.indexOf(ends.first);
  const last = ends.last === undefined || stops.length < 2 ? undefined : stops.lastIndexOf(ends.last);
  const minutes = (a: number, b: number) => rail.way(stops[a]!, stops[b]!)?.minutes ?? Infinity;
  const found = orderStops(stops.length, minutes, {
    ...(first !== undefined && { first }),
    ...(last !== undefined && { last }),
  });
  if (cities.length > 0 && (found.order.length === 0 || !Number.isFinite(found.minutes))) return null;
  return {
    cities: found.order.map((index) => stops[index]!),
    minutes: found.minutes,
    isShortest: found.isShortest,
  };
}
