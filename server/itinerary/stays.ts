import type { PartByPart } from '../part-by-part.ts';
import type { Limits } from '../plan/types.ts';
import { placeVisits, type Visit } from './place-visits.ts';
import type { Rail } from './rail.ts';
import { daysOf, ridesOf, type Stay, type TripFrame } from './trip-days.ts';
import type { Pace } from './travel.ts';

/** What is to be placed, by city; `wished` are cities the person wants to be in. */
export interface Wanted {
  readonly musts: readonly Visit[];
  readonly wished: ReadonlySet<string>;
  /** How much there is to see in a city beyond the must-sees: free days go where more is. */
  readonly weightOf: ReadonlyMap<string, number>;
}

/** Stays of a route, and how many must-sees and wished cities they hold. */
export interface Stays {
  readonly route: readonly string[];
  readonly stays: readonly Stay[];
  readonly held: number;
  readonly weight: number;
}

/** What was found before for a stay of the same days in the same city. */
export type StayMemory = Map<string, number>;

interface Search {
  readonly route: readonly string[];
  readonly frame: TripFrame;
  readonly wanted: Wanted;
  readonly pace: Pace;
  readonly rides: ReturnType<typeof ridesOf>;
  readonly memory: StayMemory;
}

/** Stays are tried by the hundred: of many places only the first good plan is looked for. */
const limitsFor = (count: number): Limits => ({ nodes: count > 8 ? 120 : 1_500 });

/** A city was seen when a day in it had so many minutes. */
const leastTime = 60;

/**
 * How many days to stay in each city of a route, in its order: the most must-sees, then free days where more is to see
 * (dynamic programming over stops and days; each stay is planned by itself). At either end of the trip a city without
 * anything wanted may have no day: one only takes the train there. Null where there are too few days.
 */
export function* bestStays(
  route: readonly string[],
  frame: TripFrame,
  wanted: Wanted,
  { rail, pace, memory }: { readonly rail: Rail; readonly pace: Pace; readonly memory: StayMemory },
): PartByPart<Stays | null> {
  const search: Search = { route, frame, wanted, pace, rides: ridesOf(route, rail), memory };
  let after = new Map<number, Stays>([[frame.days, { route, stays: [], held: 0, weight: 0 }]]);
  for (let stop = route.length - 1; stop >= 0; stop -= 1) {
    const here = new Map<number, Stays>();
    for (let at = 0; at <= frame.days; at += 1) {
      const best = yield* bestFrom(search, stop, at, after);
      yield;
      if (best) here.set(at, best);
    }
    after = here;
  }
  const whole = after.get(0);
  return whole === undefined || whole.stays.length === 0 ? null : whole;
}

function* bestFrom(
  search: Search,
  stop: number,
  at: number,
  after: ReadonlyMap<number, Stays>,
): PartByPart<Stays | null> {
  const { route, frame } = search;
  let best: Stays | null = null;
  const most = isBack(search, stop) ? 0 : frame.days - at;
  for (let days = leastDays(search, stop); days <= most; days += 1) {
    const rest = after.get(at + days);
    if (!rest) continue;
    if (days === 0) {
      best = better(best, rest);
      continue;
    }
    const stay: Stay = {
      city: route[stop]!,
      at,
      days,
      inward: stop === 0 ? null : search.rides[stop - 1]!,
      onward: at + days === frame.days && stop < route.length - 1 ? search.rides[stop]! : null,
    };
    const held = yield* heldIn(search, stay);
    best = better(best, {
      route,
      stays: [stay, ...rest.stays],
      held: held + rest.held,
      weight: weightOf(search, stay) + rest.weight,
    });
  }
  return best;
}

const better = (a: Stays | null, b: Stays): Stays =>
  a === null || b.held > a.held || (b.held === a.held && b.weight > a.weight + 1e-9) ? b : a;

/** Back where the trip began, only the train is taken: what is to be seen there is seen first. */
const isBack = ({ route }: Search, stop: number): boolean => route.indexOf(route[stop]!) < stop;

function leastDays(search: Search, stop: number): number {
  const { route, wanted } = search;
  const isEnd = stop === 0 || stop === route.length - 1;
  const city = route[stop]!;
  const isWanted = wanted.wished.has(city) || wanted.musts.some(({ place }) => place.city === city);
  return (isEnd && !isWanted) || isBack(search, stop) ? 0 : 1;
}

/** A further day in a city is worth less than the one before, and next to nothing where all of it was seen. */
function weightOf({ wanted, frame }: Search, { city, days }: Stay): number {
  const weight = wanted.weightOf.get(city) ?? 0;
  const enough = Math.ceil(weight / Math.max(1, frame.dayMinutes));
  let sum = 0;
  for (let day = 1; day <= days; day += 1) sum += (day <= enough ? weight : 1) / day;
  return sum;
}

function* heldIn({ frame, wanted, pace, memory }: Search, stay: Stay): PartByPart<number> {
  const own = wanted.musts.filter(({ place }) => place.city === stay.city);
  const days = daysOf(frame, stay);
  const hasTime = days.some(({ minutes }) => minutes >= leastTime);
  const wished = wanted.wished.has(stay.city) && hasTime ? 1 : 0;
  if (own.length === 0) return wished;
  const key = `${stay.city} ${days.map(({ date, minutes, startsAt }) => `${date} ${minutes} ${startsAt}`).join(' ')} ${frame.most}`;
  const before = memory.get(key);
  if (before !== undefined) return before + wished;
  const shorter = days.length > 1 ? keyOfShorter(stay, days, frame, memory) : null;
  const placed =
    shorter === own.length
      ? own.length
      : (yield* placeVisits(own, days, pace, limitsFor(own.length))).placed.size;
  memory.set(key, placed);
  return placed + wished;
}

/** What the same stay without its last day holds: where that is everything, a longer one need not be planned. */
function keyOfShorter(
  { city, onward }: Stay,
  days: ReturnType<typeof daysOf>,
  frame: TripFrame,
  memory: StayMemory,
): number | null {
  if (onward !== null) return null;
  const key = `${city} ${days
    .slice(0, -1)
    .map(({ date, minutes, startsAt }) => `${date} ${minutes} ${startsAt}`)
    .join(' ')} ${frame.most}`;
  return memory.get(key) ?? null;
}
