import { array, assert, constantFrom, integer, property, subarray, uniqueArray } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { calendarDays, weekdayOf } from '../plan/calendar-days.ts';
import { findPlaces, nearPlaces } from './find-places.ts';
import { placeVisits, type Visit, type VisitDay } from './place-visits.ts';
import { type Place, readPlaces } from './places.ts';
import { cityOrder, type Rail, readRail } from './rail.ts';
import { packagedTable } from './testing/packaged.ts';
import { cityMinutes, dayOrder, greatCircle } from './travel.ts';

let places: readonly Place[];
let rail: Rail;
beforeAll(async () => {
  places = readPlaces(await packagedTable('japan-places.csv'));
  rail = readRail(await packagedTable('japan-rail.csv'));
});

const namesFor = (said: string) => findPlaces(said, places).places.map((place) => place.name);

const pace = { kilometresAnHour: 15, waitMinutes: 10 };

describe('the places of Japan', () => {
  it('each lie in Japan, in a city that trains of the table reach', () => {
    expect(places.length).toBeGreaterThan(80);
    expect(new Set(places.map((place) => place.name)).size).toBe(places.length);
    for (const place of places) {
      expect(place.latitude).toBeGreaterThan(31);
      expect(place.latitude).toBeLessThan(46);
      expect(place.longitude).toBeGreaterThan(128);
      expect(place.longitude).toBeLessThan(146);
      expect(rail.cities).toContain(place.city);
    }
  });

  it('lie within a day of the others of their city', () => {
    for (const [, own] of Map.groupBy(places, (place) => place.city))
      for (const place of own) expect(greatCircle(own[0]!, place)).toBeLessThan(30);
  });

  it('are found by what a person calls them', () => {
    expect(namesFor('sensō-ji temple')).toEqual(['Senso-ji Temple']);
    expect(namesFor('浅草寺')).toEqual(['Senso-ji Temple']);
    expect(namesFor('golden pavilion')).toEqual(['Kinkaku-ji (Golden Pavilion)']);
    expect(namesFor('Senso-ji')).toEqual(['Senso-ji Temple']);
    expect(namesFor('Sensoji')).toEqual(['Senso-ji Temple']);
    expect(namesFor('the Meiji shrine')).toEqual(['Meiji Shrine']);
    expect(namesFor('disney')).toEqual([]);
    expect(namesFor('Eiffel Tower')).toEqual([]);
    expect(namesFor(' ')).toEqual([]);
  });

  it('are several where a person may mean each', () => {
    const { places: meant } = findPlaces('Nijo', places);
    expect(meant.map((place) => place.name)).toEqual(['Nijo Castle']);
    expect(findPlaces('Kanazawa', places).places.length).toBeGreaterThan(1);
  });

  it('are near to what is written nearly so, and to nothing else', () => {
    expect(nearPlaces('Kiyomizudra', places).map((place) => place.name)).toEqual(['Kiyomizu-dera']);
    expect(nearPlaces('Eiffel Tower', places)).toEqual([]);
    expect(nearPlaces('Fuji', places)).toEqual([]);
  });
});

describe('ways by train', () => {
  it('are those of the table in both directions, with their fare', () => {
    expect(rail.way('Tokyo', 'Kyoto')).toMatchObject({ minutes: 135, fare: 13_320 });
    expect(rail.way('Kyoto', 'Tokyo')).toMatchObject({ minutes: 135, fare: 13_320 });
  });

  it('are put together where no train goes through, and have no fare where one of them is not known', () => {
    const way = rail.way('Tokyo', 'Hiroshima')!;
    expect(way.rides.map((ride) => ride.to)).toEqual(['Kyoto', 'Hiroshima']);
    expect(way).toMatchObject({ minutes: 235, fare: 24_740 });
    expect(rail.way('Yokohama', 'Kyoto')).toMatchObject({ minutes: 115, fare: null });
    expect(rail.way('Tokyo', 'Tokyo')).toMatchObject({ minutes: 0, fare: 0, rides: [] });
    expect(rail.way('Tokyo', 'Naha')).toBeNull();
  });

  it('lead through cities in the order that trying every order finds', () => {
    const cities = ['Tokyo', 'Kyoto', 'Osaka', 'Nara', 'Hiroshima', 'Kanazawa', 'Nagoya', 'Sendai'];
    assert(
      property(subarray(cities, { minLength: 2, maxLength: 6 }), (some) => {
        const [first] = some;
        const found = cityOrder(some, rail, { first: first! })!;
        const all = orders(some.slice(1)).map((rest) => minutesOf([first!, ...rest]));
        expect(found.minutes).toBe(Math.min(...all));
        expect(minutesOf(found.cities)).toBe(found.minutes);
        expect(found.isShortest).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('come back to where they began, by the order that trying every order finds', () => {
    assert(
      property(subarray(['Kyoto', 'Osaka', 'Nara', 'Hiroshima', 'Kanazawa'], { minLength: 1 }), (others) => {
        const found = cityOrder(['Tokyo', ...others], rail, { first: 'Tokyo', last: 'Tokyo' })!;
        const all = orders(others).map((rest) => minutesOf(['Tokyo', ...rest, 'Tokyo']));
        expect(found.minutes).toBe(Math.min(...all));
        expect([found.cities[0], found.cities.at(-1)]).toEqual(['Tokyo', 'Tokyo']);
      }),
      { numRuns: 31 },
    );
    expect(cityOrder(['Tokyo'], rail, { first: 'Tokyo', last: 'Tokyo' })!.cities).toEqual(['Tokyo']);
  });

  it('are none to a city the table does not know', () => {
    expect(cityOrder(['Tokyo', 'Naha'], rail)).toBeNull();
    expect(cityOrder([], rail)).toMatchObject({ cities: [], minutes: 0 });
  });
});

const minutesOf = (cities: readonly string[]): number =>
  cities.slice(1).reduce((sum, city, at) => sum + rail.way(cities[at]!, city)!.minutes, 0);

const orders = (some: readonly string[]): string[][] =>
  some.length === 0
    ? [[]]
    : some.flatMap((one) => orders(some.filter((other) => other !== one)).map((rest) => [one, ...rest]));

describe('ways within a city', () => {
  it('are as long as a globe says', () => {
    // A quarter of a great circle, and one degree of a meridian.
    const pole = { latitude: 90, longitude: 0 };
    const equator = { latitude: 0, longitude: 50 };
    expect(greatCircle(pole, equator)).toBeCloseTo((Math.PI / 2) * 6371.0088, 6);
    expect(greatCircle({ latitude: 35, longitude: 139 }, { latitude: 36, longitude: 139 })).toBeCloseTo(
      111.195,
      3,
    );
  });

  it('take the wait and the distance at the pace that was given', () => {
    const [a, b] = [
      { latitude: 0, longitude: 0 },
      { latitude: 1, longitude: 0 },
    ];
    expect(cityMinutes(a, b, { kilometresAnHour: 111.19508, waitMinutes: 5 })).toBeCloseTo(65, 3);
  });

  it('go along a street without turning back', () => {
    const street = [3, 1, 2, 0].map((longitude) => ({ latitude: 0, longitude }));
    const longitudes = dayOrder(street, pace).order.map((point) => point.longitude);
    expect([longitudes, longitudes.toReversed()]).toContainEqual([0, 1, 2, 3]);
  });
});

describe('visits on days', () => {
  it('are never on a closing day, in another city, or longer than the day with its ways', () => {
    const closings = uniqueArray(integer({ min: 1, max: 7 }), { maxLength: 4 });
    const starts = constantFrom('2026-02-26', '2026-11-27', '2028-02-27');
    assert(
      property(starts, array(closings, { minLength: 1, maxLength: 9 }), (from, closed) => {
        const week = calendarDays({
          from,
          weeks: 1,
          minutesOn: new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, 240])),
          free: new Set(),
        });
        const days = week.map((day): VisitDay => ({
          ...day,
          group: day.id < 4 ? 'Tokyo' : 'Kyoto',
          startsAt: 540,
          breakMinutes: 60,
          most: 3,
        }));
        const own = places.filter((place) => place.city === 'Tokyo' || place.city === 'Kyoto');
        const closedOn = new Map(closed.map((weekdays, at) => [`visit-${at}`, new Set(weekdays)]));
        const visits = closed.map((weekdays, at): Visit => {
          const isClosed = (date: string) => weekdays.includes(weekdayOf(date));
          const place = own[(at * 5) % own.length]!;
          return { id: `visit-${at}`, place, minutes: 90, hours: null, value: 1, mustBe: true, isClosed };
        });
        const { placed } = atOnce(placeVisits(visits, days, pace, { nodes: 2000 }));
        for (const day of days) {
          const there = visits.filter((visit) => placed.get(visit.id) === day.id);
          for (const { id, place } of there) {
            expect(closedOn.get(id)!.has(day.weekday)).toBe(false);
            expect(place.city).toBe(day.group);
          }
          const way = dayOrder(
            there.map((visit) => visit.place),
            pace,
          ).minutes;
          expect(there.length * 90 + way).toBeLessThanOrEqual(240 + 1e-6);
          expect(there.length).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 60 },
    );
  });
});
