import type { PartByPart } from '../part-by-part.ts';
import { placeVisits, type Visit } from './place-visits.ts';
import { cityOrder, type Rail } from './rail.ts';
import { bestStays, type StayMemory, type Stays, type Wanted } from './stays.ts';
import { timeline, type Stop } from './timeline.ts';
import type { Pace } from './travel.ts';
import { daysOf, type Stay, type TripDay, type TripFrame } from './trip-days.ts';
import { fillDay } from './fill-days.ts';

/** What a trip is planned from. */
export interface TripWishes {
  readonly frame: TripFrame;
  readonly arrival: string;
  readonly departure: string;
  readonly wanted: Wanted;
  /** To fill free time with. */
  readonly others: readonly Visit[];
  readonly rail: Rail;
  readonly pace: Pace;
}

export interface PlannedDay extends TripDay {
  readonly stops: readonly Stop<Visit>[];
}

/** Why a must-see has no place. */
interface LeftOutVisit {
  readonly visit: Visit;
  readonly why: 'city' | 'closed' | 'too long' | 'no room';
}

export interface Trip {
  readonly route: readonly string[];
  readonly isShortest: boolean;
  readonly stays: readonly Stay[];
  readonly days: readonly PlannedDay[];
  readonly leftOut: readonly LeftOutVisit[];
  /** Cities wished for or with must-sees in which no day is spent. */
  readonly dropped: readonly string[];
  /** Must-sees and wished cities that have a place. */
  readonly held: number;
}

const limits = { nodes: 4_000 };

/** The cities to go to, that of the arrival first. */
const citiesOf = ({ arrival, departure, wanted }: TripWishes, without: ReadonlySet<string>): string[] => {
  const wished = [...wanted.musts.map(({ place }) => place.city), ...wanted.wished].filter(
    (city) => !without.has(city),
  );
  return [...new Set([arrival, ...wished.toSorted(), departure])];
};

interface Routed extends Stays {
  readonly isShortest: boolean;
  readonly without: ReadonlySet<string>;
}

/** The best stays of all cities but some. */
export function* bestStaysWithout(
  wishes: TripWishes,
  without: ReadonlySet<string>,
  memory: StayMemory,
): PartByPart<Routed | null> {
  const { arrival, departure, rail, frame, wanted, pace } = wishes;
  const order = cityOrder(citiesOf(wishes, without), rail, { first: arrival, last: departure });
  if (order === null) return null;
  const kept: Wanted = {
    musts: wanted.musts.filter(({ place }) => !without.has(place.city)),
    wished: new Set([...wanted.wished].filter((city) => !without.has(city))),
    weightOf: wanted.weightOf,
  };
  const found = yield* bestStays(order.cities, frame, kept, { rail, pace, memory });
  return found && { ...found, isShortest: order.isShortest, without };
}

const countOf = ({ musts, wished }: Wanted): number => musts.length + wished.size;

/** The stays that hold the most, leaving out one city after the other as long as that helps. */
function* routeOf(wishes: TripWishes, memory: StayMemory = new Map()): PartByPart<Routed | null> {
  const { wanted } = wishes;
  let best = yield* bestStaysWithout(wishes, new Set(), memory);
  let without: ReadonlySet<string> = new Set();
  while ((best?.held ?? -1) < countOf(wanted)) {
    const cities = [...new Set([...wanted.musts.map(({ place }) => place.city), ...wanted.wished])]
      .filter((city) => !without.has(city))
      .toSorted();
    let next: Routed | null = null;
    for (const city of cities) {
      const found = yield* bestStaysWithout(wishes, new Set([...without, city]), memory);
      if (found && isBetter(found, next)) next = found;
    }
    const isForced = best === null && next === null && cities.length > 0;
    if (next !== null && isBetter(next, best)) {
      best = next;
      without = next.without;
    } else if (isForced) without = new Set([...without, farthest(cities, wishes, without)]);
    else break;
  }
  return best;
}

const trainMinutes = ({ stays }: Stays): number =>
  stays.reduce((sum, { inward, onward }) => sum + (inward?.minutes ?? 0) + (onward?.minutes ?? 0), 0);

/** More wishes held, or as many with fewer minutes by train. */
const isBetter = (a: Stays, b: Stays | null): boolean =>
  b === null || a.held > b.held || (a.held === b.held && trainMinutes(a) < trainMinutes(b));

/** Of the cities with the fewest must-sees the one without which the way is shortest. */
function farthest(cities: readonly string[], wishes: TripWishes, without: ReadonlySet<string>): string {
  const { wanted, rail, arrival, departure } = wishes;
  const ranked = cities.map((city) => ({
    city,
    musts: wanted.musts.filter(({ place }) => place.city === city).length,
    minutes:
      cityOrder(citiesOf(wishes, new Set([...without, city])), rail, { first: arrival, last: departure })
        ?.minutes ?? Infinity,
  }));
  return ranked.toSorted(
    (a, b) => a.musts - b.musts || a.minutes - b.minutes || (a.city < b.city ? -1 : 1),
  )[0]!.city;
}

/** The whole trip: route, stays, visits on days with their times, and what found no place. Null where no train leads on. */
export function* planTrip(wishes: TripWishes): PartByPart<Trip | null> {
  const { frame, wanted, pace } = wishes;
  const routed = yield* routeOf(wishes);
  if (routed === null) return null;
  const days: PlannedDay[] = [];
  const leftOut: LeftOutVisit[] = [];
  const used = new Set<string>();
  for (const stay of routed.stays) {
    const slots = daysOf(frame, stay);
    const own = wanted.musts.filter(({ place }) => place.city === stay.city);
    const plan = yield* placeVisits(own, slots, pace, limits);
    for (const { item, because } of plan.leftOut) {
      const visit = own.find(({ id }) => id === item);
      const why = because.kind === 'closed' || because.kind === 'too long' ? because.kind : 'no room';
      if (visit) leftOut.push({ visit, why });
    }
    for (const day of slots) {
      const placed = own.filter(({ id }) => plan.placed.get(id) === day.id);
      const filled = fillDay(placed, wishes.others, day, { pace, used });
      for (const { id } of filled) used.add(id);
      days.push({ ...day, stops: timeline(filled, day, pace)?.stops ?? [] });
      yield;
    }
  }
  const stayed = new Set(routed.stays.map(({ city }) => city));
  const missed = wanted.musts.filter(({ place }) => !stayed.has(place.city));
  const dropped = new Set([
    ...missed.map(({ place }) => place.city),
    ...[...wanted.wished].filter((city) => !stayed.has(city)),
  ]);
  return {
    route: routed.route,
    isShortest: routed.isShortest,
    stays: routed.stays,
    days,
    leftOut: [...leftOut, ...missed.map((visit) => ({ visit, why: 'city' as const }))],
    dropped: [...dropped].toSorted(),
    held: routed.held,
  };
}
