import { array, assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { changesThatHelp } from './helps.ts';
import { nightsOf } from './nights.ts';
import { weekdayOf } from '../plan/calendar-days.ts';
import type { Visit } from './place-visits.ts';
import { readPlaces, type Place } from './places.ts';
import { readRail, type Rail } from './rail.ts';
import { packagedTable } from './testing/packaged.ts';
import { wayMinutes } from './timeline.ts';
import type { TripFrame } from './trip-days.ts';
import { planTrip, type TripWishes } from './trip.ts';

let places: readonly Place[];
let rail: Rail;
beforeAll(async () => {
  places = readPlaces(await packagedTable('japan-places.csv'));
  rail = readRail(await packagedTable('japan-rail.csv'));
});

const pace = { kilometresAnHour: 12, waitMinutes: 10 };
const frameOf = (from: string, days: number): TripFrame => ({
  from,
  days,
  firstMinutes: 240,
  lastMinutes: 240,
  dayMinutes: 480,
  most: 4,
  startsAt: 540,
  breakMinutes: 60,
  stationMinutes: 30,
  changeMinutes: 20,
});

function visitOf(place: Place, mustBe: boolean, closed: readonly number[] = []): Visit {
  return {
    id: `place-${place.row}`,
    place,
    minutes: 60,
    hours: null,
    value: 1,
    mustBe,
    isClosed: (date) => closed.includes(weekdayOf(date)),
  };
}

const tripOf = (musts: readonly Visit[], frame: TripFrame, ends: readonly [string, string]): TripWishes => ({
  frame,
  arrival: ends[0],
  departure: ends[1],
  wanted: { musts, wished: new Set(), weightOf: new Map() },
  others: places
    .map((place) => visitOf(place, false, [(place.row % 7) + 1]))
    .filter(({ id }) => musts.every((one) => one.id !== id)),
  rail,
  pace,
});

const named = (...names: readonly string[]) =>
  names.map((name) =>
    visitOf(
      places.find((place) => place.name === name)!,
      true,
    ),
  );

describe('a trip', () => {
  it('has nothing on a closing day, nothing twice, and days that hold their trains, ways and visits', () => {
    const wish = record({
      at: integer({ min: 0, max: 84 }),
      closed: uniqueArray(integer({ min: 1, max: 7 }), { maxLength: 3 }),
    });
    const ends = constantFrom(
      ['Tokyo', 'Tokyo'] as const,
      ['Osaka', 'Tokyo'] as const,
      ['Fukuoka', 'Sapporo'] as const,
    );
    const first = constantFrom('2026-12-28', '2027-02-27', '2027-05-01');
    assert(
      property(
        array(wish, { maxLength: 9 }),
        integer({ min: 1, max: 12 }),
        ends,
        first,
        (wishes, count, both, from) => {
          const closedOf = new Map(wishes.map(({ at, closed }) => [places[at % places.length]!, closed]));
          const musts = [...closedOf].map(([place, closed]) => visitOf(place, true, closed));
          const trip = atOnce(planTrip(tripOf(musts, frameOf(from, count), [both[0], both[1]])));
          if (trip === null) throw new Error('No trip');
          expect(trip.days.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
          const seen = trip.days.flatMap(({ stops }) => stops.map(({ visit }) => visit.id));
          expect(new Set(seen).size).toBe(seen.length);
          for (const day of trip.days) {
            let minutes = 0;
            for (const [i, stop] of day.stops.entries()) {
              const before = day.stops[i - 1];
              expect(stop.visit.place.city).toBe(day.city);
              const closed = closedOf.get(stop.visit.place) ?? [(stop.visit.place.row % 7) + 1];
              expect(closed).not.toContain(weekdayOf(day.date));
              const way = before === undefined ? 0 : wayMinutes(before.visit.place, stop.visit.place, pace);
              minutes += way + 60;
              expect(stop.from).toBeGreaterThanOrEqual((before?.to ?? day.startsAt) + way);
              expect(stop.to).toBe(stop.from + 60);
            }
            expect(minutes).toBeLessThanOrEqual(day.minutes);
            expect(day.stops.length).toBeLessThanOrEqual(4);
          }
          const placed = musts.filter(({ id }) => seen.includes(id)).length;
          expect(placed + trip.leftOut.length).toBe(musts.length);
          expect(nightsOf(trip.stays).reduce((sum, { nights }) => sum + nights, 0)).toBe(count - 1);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it('goes to another city and back on one day where that is all there is', () => {
    const wishes = tripOf(named('Fushimi Inari Taisha'), frameOf('2027-04-05', 1), ['Osaka', 'Osaka']);
    const trip = atOnce(planTrip(wishes))!;
    const [day] = trip.days;
    expect([day!.city, day!.inward!.minutes, day!.onward!.minutes]).toEqual(['Kyoto', 30, 30]);
    // 480 less two trains of 30 with 30 to and from each station.
    expect(day!.minutes).toBe(360);
    expect(day!.stops[0]!.from).toBeGreaterThanOrEqual(540 + 60);
  });

  it('leaves time to change between the trains of one way', () => {
    const wishes = tripOf(named('Hiroshima Castle'), frameOf('2027-04-05', 1), ['Nara', 'Nara']);
    const [day] = atOnce(planTrip({ ...wishes, departure: 'Hiroshima' }))!.days;
    expect(day!.inward!.rides.map(({ minutes }) => minutes)).toEqual([40, 90]);
    // 480 less trains of 40 and 90 minutes, 20 to change and 30 from the station.
    expect(day!.minutes).toBe(300);
    expect(day!.startsAt).toBe(540 + 40 + 20 + 90 + 30);
  });

  it('puts what is closed on most days on the day that is left, whatever that does to the stays', () => {
    const [inari] = named('Fushimi Inari Taisha');
    // 5 April 2027 is a Monday; open on Thursdays only.
    const only = { ...inari!, isClosed: (date: string) => weekdayOf(date) !== 4 };
    const castle = named('Osaka Castle', 'Dotonbori', 'Shinsekai');
    const wishes = tripOf([only, ...castle], frameOf('2027-04-05', 6), ['Osaka', 'Kyoto']);
    const trip = atOnce(planTrip(wishes))!;
    expect(trip.leftOut).toEqual([]);
    const day = trip.days.find(({ stops }) => stops.some(({ visit }) => visit.id === only.id))!;
    expect(day.date).toBe('2027-04-08');
  });

  it('of ten cities in two days leaves cities out, and names the least days that hold them all', () => {
    const cities = [
      'Tokyo',
      'Yokohama',
      'Nagoya',
      'Kyoto',
      'Nara',
      'Osaka',
      'Hiroshima',
      'Fukuoka',
      'Nagasaki',
      'Kanazawa',
    ];
    const musts = cities.map((city) =>
      visitOf(
        places.find((place) => place.city === city)!,
        true,
      ),
    );
    const wishes = tripOf(musts, frameOf('2027-04-05', 2), ['Tokyo', 'Nagasaki']);
    const trip = atOnce(planTrip(wishes))!;
    expect(trip.leftOut.length).toBeGreaterThan(6);
    const { days } = atOnce(changesThatHelp(wishes, trip, 'normal'));
    // One day for each of the ten cities: with fewer, one of them has none.
    expect(days).toBe(10);
    const longer = atOnce(planTrip({ ...wishes, frame: frameOf('2027-04-05', 10) }))!;
    expect(longer.leftOut).toEqual([]);
  });

  it('keeps the hours a person gives', () => {
    const [temple, market] = named('Senso-ji Temple', 'Tsukiji Outer Market');
    const early = { ...market!, hours: { from: 540, to: 630 } };
    const late = { ...temple!, hours: { from: 960, to: 1080 } };
    const trip = atOnce(planTrip(tripOf([late, early], frameOf('2027-04-05', 1), ['Tokyo', 'Tokyo'])))!;
    const timeOf = (id: string) => trip.days[0]!.stops.find(({ visit }) => visit.id === id)!;
    expect(timeOf(early.id).to).toBeLessThanOrEqual(630);
    expect(timeOf(late.id).from).toBeGreaterThanOrEqual(960);
    const never = { ...temple!, hours: { from: 300, to: 400 } };
    const without = atOnce(planTrip(tripOf([never], frameOf('2027-04-05', 1), ['Tokyo', 'Tokyo'])))!;
    expect(without.leftOut.map(({ visit }) => visit.id)).toEqual([never.id]);
  });
});
