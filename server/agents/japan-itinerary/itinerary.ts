import type { PartByPart } from '../../part-by-part.ts';
import { whatWouldHelp, type Helps } from '../../itinerary/helps.ts';
import type { Visit } from '../../itinerary/place-visits.ts';
import { closedOn, type Sight } from '../../itinerary/sights.ts';
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
}

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
    isClosed: (date) => closedOn(sight, date, holidays) === true,
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
  const { request, sights, wishes, rail } = gathered;
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
  const helps = yield* whatWouldHelp(asked, trip, request.pace);
  return {
    ...gathered,
    trip,
    helps,
    visits,
    sightOf: new Map(sights.map((sight) => [sight.id, sight])),
    outcomes: outcomesOf(gathered, trip),
  };
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
    .filter(({ isMust, wish }) => isMust && wish === null)
    .map((sight): Omit<Outcome, 'id'> => {
      const day = dayOf(sight.id);
      return { name: sight.place.name, kind: day === null ? 'left' : 'placed', day };
    });
  const isListWanted = wishes.every(({ meant }) => meant.kind === 'city');
  const unused = unusedRows.map(({ own, why }): Omit<Outcome, 'id'> => ({
    name: own.name,
    kind: why === 'several' ? 'several' : 'unknown',
    day: null,
  }));
  return [...wishes.map(ofWish), ...listed, ...(isListWanted ? unused : [])].map((one, i) => ({
    ...one,
    id: `wish-${i + 1}`,
  }));
}
