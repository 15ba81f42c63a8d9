import type { PartByPart } from '../../part-by-part.ts';
import { changesThatHelp, type Helps } from '../../itinerary/helps.ts';
import type { Visit } from '../../itinerary/place-visits.ts';
import { cannotBeVisitedOn, withListAsFiller, type Sight } from '../../itinerary/sights.ts';
import { planTrip, type PlannedDay, type Trip, type TripWishes } from '../../itinerary/trip.ts';
import type { Wish } from '../../itinerary/wishes.ts';
import type { Gathered } from './gather.ts';

/** What a person asked for, and what became of it. */
interface Outcome {
  readonly id: string;
  readonly name: string;
  readonly kind: 'placed' | 'left' | 'unknown' | 'several';
  /** The first day it is placed on; null otherwise. */
  readonly day: PlannedDay | null;
}

export interface Itinerary extends Gathered {
  readonly trip: Trip;
  readonly helps: Helps;
  readonly sightOf: ReadonlyMap<string, Sight>;
  readonly visits: readonly Visit[];
  readonly outcomes: readonly Outcome[];
  /** False where the person's list only fills free time, because beside it not all that they typed has a place. */
  readonly isListWanted: boolean;
}

type Planned = Pick<Itinerary, 'trip' | 'visits' | 'sights' | 'isListWanted'> & {
  readonly asked: TripWishes;
};

const valueOf = ({ assumed }: Gathered, id: string): number => assumed.get(id)?.value ?? 0;

export const paceOf = (gathered: Gathered) => ({
  kilometresAnHour: valueOf(gathered, 'speed'),
  waitMinutes: valueOf(gathered, 'wait'),
});

function visitOf(sight: Sight, { holidays }: Gathered): Visit {
  const { id, place, minutes, value, isMust, hours } = sight;
  return {
    id,
    place,
    minutes,
    hours,
    value,
    mustBe: isMust,
    isClosed: (date) => cannotBeVisitedOn(sight, date, holidays),
  };
}

/** Minutes of what is to be seen in each city, must-sees three times. */
function weightsOf(visits: readonly Visit[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { place, minutes, mustBe, value } of visits)
    weights.set(place.city, (weights.get(place.city) ?? 0) + minutes * (mustBe ? 3 : value / 2));
  return weights;
}

/** The trip planned from what was gathered. Null where nothing that was asked for is known, or no train leads on. */
export function* planItinerary(gathered: Gathered): PartByPart<Itinerary | null> {
  const planned = yield* bestPlan(gathered);
  if (planned === null) return null;
  const { trip, visits, sights, isListWanted, whole } = planned;
  const helps = yield* changesThatHelp(whole.asked, whole.trip, gathered.request.pace);
  return {
    ...gathered,
    trip,
    helps,
    visits,
    sights,
    isListWanted,
    sightOf: new Map(sights.map((sight) => [sight.id, sight])),
    outcomes: outcomesOf({ ...gathered, sights }, trip),
  };
}

/** What was typed and the list together, or where that costs something typed its place, the list as a filler. */
function* bestPlan(gathered: Gathered): PartByPart<(Planned & { readonly whole: Planned }) | null> {
  const { sights, wishes } = gathered;
  const whole = yield* planOf(gathered, sights, true);
  const isBoth = wishes.length > 0 && sights.some(({ isMust, wish }) => isMust && wish === null);
  if (whole === null) return null;
  if (!isBoth || typedLeft(whole, gathered) === 0) return { ...whole, whole };
  const typed = yield* planOf(gathered, withListAsFiller(sights), false);
  const isTyped = typed !== null && typedLeft(typed, gathered) < typedLeft(whole, gathered);
  return { ...(isTyped ? typed : whole), whole };
}

/** Wishes in words, places and cities, that have no place. */
const typedLeft = ({ trip, sights }: Planned, { wishes }: Gathered): number =>
  trip.leftOut.filter(({ visit }) => sights.some(({ id, wish }) => id === visit.id && wish !== null)).length +
  trip.dropped.filter((city) => wishes.some(({ meant }) => meant.kind === 'city' && meant.city === city))
    .length;

function* planOf(
  gathered: Gathered,
  sights: readonly Sight[],
  isListWanted: boolean,
): PartByPart<Planned | null> {
  const { request, wishes, rail } = gathered;
  const visits = sights.map((sight) => visitOf(sight, gathered));
  const musts = visits.filter(({ mustBe }) => mustBe);
  const wished = new Set(wishes.flatMap(({ meant }) => (meant.kind === 'city' ? [meant.city] : [])));
  if (wishes.length > 0 && musts.length === 0 && wished.size === 0) return null;
  const asked: TripWishes = {
    frame: {
      from: request.from,
      days: request.days,
      firstMinutes: valueOf(gathered, 'first'),
      lastMinutes: valueOf(gathered, 'last'),
      dayMinutes: valueOf(gathered, 'day'),
      most: valueOf(gathered, 'most'),
      startsAt: Math.round(valueOf(gathered, 'start') * 60),
      breakMinutes: valueOf(gathered, 'break'),
      stationMinutes: valueOf(gathered, 'station'),
      changeMinutes: valueOf(gathered, 'change'),
    },
    arrival: request.arrival,
    departure: request.departure,
    wanted: { musts, wished, weightOf: weightsOf(visits) },
    others: visits.filter(({ mustBe }) => !mustBe),
    rail,
    pace: paceOf(gathered),
  };
  const trip = yield* planTrip(asked);
  const isEmpty = trip?.days.every(({ stops }) => stops.length === 0) ?? true;
  if (trip === null || (isEmpty && musts.length === 0 && wished.size === 0)) return null;
  return { asked, trip, visits, sights, isListWanted };
}

function outcomesOf({ wishes, sights, unusedRows }: Gathered, { days }: Trip): readonly Outcome[] {
  const dayOf = (id: string | undefined) =>
    days.find(({ stops }) => stops.some(({ visit }) => visit.id === id)) ?? null;
  const ofWish = (wish: Wish): Omit<Outcome, 'id'> => {
    const { meant, said } = wish;
    if (meant.kind === 'unknown' || meant.kind === 'several')
      return { name: said, kind: meant.kind, day: null };
    const day =
      meant.kind === 'city'
        ? (days.find(({ city }) => city === meant.city) ?? null)
        : dayOf(sights.find((sight) => sight.wish === wish)?.id);
    const name = meant.kind === 'city' ? meant.city : meant.place.name;
    return { name, kind: day === null ? 'left' : 'placed', day };
  };
  const listed = sights
    .filter(({ own, wish }) => own !== null && wish === null)
    .map((sight): Omit<Outcome, 'id'> => {
      const day = dayOf(sight.id);
      return { name: sight.place.name, kind: day === null ? 'left' : 'placed', day };
    });
  const unused = unusedRows.map(({ own, why }): Omit<Outcome, 'id'> => ({
    name: own.name,
    kind: why === 'several' ? 'several' : 'unknown',
    day: null,
  }));
  return [...wishes.map(ofWish), ...listed, ...unused].map((one, i) => ({
    ...one,
    id: `wish-${i + 1}`,
  }));
}
