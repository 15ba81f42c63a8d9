import type { PartByPart } from '../part-by-part.ts';
import { paces, type PaceName } from '../packs/places/visit-rules.ts';
import { bestStaysWithout, type Trip, type TripWishes } from './trip.ts';
import type { StayMemory } from './stays.ts';

/** What would let every must-see have a place, each planned through. */
export interface Helps {
  /** Days of a trip that holds all of it; null where none that was tried does. */
  readonly days: number | null;
  /** A fuller pace with which the days there are hold all of it; null where none does. */
  readonly pace: PaceName | null;
}

/** Days beyond those there are that are tried. */
const mostMore = 40;

const order: readonly PaceName[] = ['relaxed', 'normal', 'full'];

/** The fewest days, one more each time, and the first fuller pace, with which the plan holds every must-see. */
export function* changesThatHelp(wishes: TripWishes, trip: Trip, pace: PaceName): PartByPart<Helps> {
  const all = wishes.wanted.musts.length + wishes.wanted.wished.size;
  if (trip.held >= all) return { days: null, pace: null };
  const memory: StayMemory = new Map();
  const { frame } = wishes;
  const days = yield* leastDays(wishes, trip, all, memory);
  for (const fuller of order.slice(order.indexOf(pace) + 1)) {
    const { minutes, most } = paces[fuller];
    const more = Math.max(0, minutes - frame.dayMinutes);
    const found = yield* bestStaysWithout(
      {
        ...wishes,
        frame: {
          ...frame,
          dayMinutes: frame.dayMinutes + more,
          firstMinutes: frame.firstMinutes + more / 2,
          lastMinutes: frame.lastMinutes + more / 2,
          most: Math.max(frame.most, most),
        },
      },
      new Set(),
      memory,
    );
    if ((found?.held ?? 0) >= all) return { days, pace: fuller };
  }
  return { days, pace: null };
}

/** The first number of days, one more each time, whose trip holds everything; null where none that is tried does. */
function* leastDays(
  wishes: TripWishes,
  trip: Trip,
  all: number,
  memory: StayMemory,
): PartByPart<number | null> {
  const { frame } = wishes;
  if (trip.leftOut.some(({ visit }) => visit.minutes > frame.dayMinutes)) return null;
  const least = Math.max(frame.days + 1, fewestDays(wishes));
  for (let count = least; count <= least + mostMore; count += 1) {
    const longer = { ...wishes, frame: { ...frame, days: count } };
    const found = yield* bestStaysWithout(longer, new Set(), memory);
    if ((found?.held ?? 0) >= all) return count;
  }
  return null;
}

/** No trip of fewer days holds all of it: each city needs a day, and as many as its places fill. */
function fewestDays({ frame, wanted }: TripWishes): number {
  const cities = new Set([...wanted.musts.map(({ place }) => place.city), ...wanted.wished]);
  return [...cities].reduce((sum, city) => {
    const own = wanted.musts.filter(({ place }) => place.city === city);
    const minutes = own.reduce((all, one) => all + one.minutes, 0);
    return sum + Math.max(1, Math.ceil(own.length / frame.most), Math.ceil(minutes / frame.dayMinutes));
  }, 0);
}
