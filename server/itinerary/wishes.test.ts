import { beforeAll, describe, expect, it } from 'vitest';
import { isNotedClosed } from './note-dates.ts';
import { readNotes } from './notes.ts';
import { readPlaces, type Place } from './places.ts';
import { packagedTable } from './testing/packaged.ts';
import { readWishes } from './wishes.ts';

let places: readonly Place[];
beforeAll(async () => {
  places = readPlaces(await packagedTable('japan-places.csv'));
});

const meant = (text: string) =>
  readWishes(text, places).map(({ meant: one, said }) =>
    one.kind === 'place' ? one.place.name : one.kind === 'city' ? `city ${one.city}` : `${one.kind} ${said}`,
  );

describe('notes beside a place', () => {
  it.each([
    ['closed Mondays', [1]],
    ['closed on Monday and Tuesday', [1, 2]],
    ['montags geschlossen', [1]],
    ['Ruhetag: Di', [2]],
    ['月曜休館', [1]],
    ['open daily', []],
  ])('%s closes on %j', (text, days) => {
    expect([...readNotes(text).closed!]).toEqual(days);
  });

  it.each([
    ['needs 3 hours', 180],
    ['2.5 h', 150],
    ['braucht 1,5 Stunden', 90],
    ['90 min', 90],
    ['1 h 15 min', 75],
    ['3時間', 180],
  ])('%s takes %i minutes', (text, minutes) => {
    expect(readNotes(text).minutes).toBe(minutes);
  });

  it('give a fee in yen and hours, and no number is taken for another', () => {
    expect(readNotes('ticket ¥4,200, 10:00–17:30')).toMatchObject({
      yen: 4200,
      hours: { from: 600, to: 1050 },
      minutes: null,
      closed: null,
      booked: null,
    });
    expect(readNotes('3 friends told us, zu Fuß, so schön')).toMatchObject({
      yen: null,
      hours: null,
      minutes: null,
      closed: null,
    });
  });
});

const bookedFor = (text: string) => {
  const { booked } = readNotes(text);
  return booked && [booked.day.year, booked.day.monthDay, booked.at];
};

const closedOn = (text: string, dates: readonly string[]) =>
  dates.filter((date) => readNotes(text).closedDays.some((one) => isNotedClosed(one, date)));

describe('a day noted beside a place', () => {
  it.each([
    ['tickets for Sat 27 March 14:00, 1000 yen each', [null, '03-27', 840]],
    ['booked 28 March, 10:30', [null, '03-28', 630]],
    ['2027-03-28 at 3 pm reserved', [2027, '03-28', 900]],
    ['Karten für den 2. Januar 2027, 12.30 Uhr', [2027, '01-02', 750]],
    ['27.3., schon gebucht', null],
    ['27.3. gebucht', [null, '03-27', null]],
  ])('%s is booked for %j', (text, day) => {
    expect(bookedFor(text)).toEqual(day);
  });

  it.each([
    'low tide on 24 March',
    'not booked for 27 March',
    'tickets asked for',
    'tickets for 31 February',
  ])('%s books nothing and stays a note', (text) => {
    expect(bookedFor(text)).toBeNull();
    expect(readNotes(text).rest).toBe(text);
  });

  it('is one of those on which it is closed, over New Year and in a row', () => {
    const dates = ['2026-12-28', '2026-12-29', '2026-12-31', '2027-01-01', '2027-01-02'];
    expect(closedOn('vom 29.12. bis 1.1. geschlossen', dates)).toEqual(dates.slice(1, 4));
    expect(closedOn('29. und 31.12. geschlossen', dates)).toEqual(['2026-12-29', '2026-12-31']);
    expect(closedOn('closed 29-31 December', dates)).toEqual(['2026-12-29', '2026-12-31']);
    expect(closedOn('closed from 28 December 2025 to 2 January 2026', dates)).toEqual([]);
  });

  it('belongs to its place, also when a comma parts them', () => {
    const [planets] = readWishes('teamLab Planets, booked 28 March, 10:30\nSenso-ji', places);
    expect(planets!.notes.booked).toEqual({ day: { year: null, monthDay: '03-28' }, at: 630 });
  });
});

describe('what a person wants to see', () => {
  it('is in lines, with commas, with numbers and bullets', () => {
    expect(meant('1. Senso-ji\n- Fushimi Inari, Ryoan-ji and Nishiki Market\n• Todai-ji')).toEqual([
      'Senso-ji Temple',
      'Fushimi Inari Taisha',
      'Ryoan-ji Temple',
      'Nishiki Market',
      'Todai-ji Temple (Great Buddha)',
    ]);
  });

  it('is in sentences, in Japanese, and may be a city', () => {
    expect(meant('We would love to see the Golden Pavilion at sunrise')).toEqual([
      'Kinkaku-ji (Golden Pavilion)',
    ]);
    expect(meant('浅草寺、伏見稲荷大社\n奈良')).toEqual([
      'Senso-ji Temple',
      'Fushimi Inari Taisha',
      'city Nara',
    ]);
    expect(meant('three days in Kioto')).toEqual(['city Kyoto']);
  });

  it('keeps its notes, also those that a comma parts from it', () => {
    const [museum, market] = readWishes(
      'Ghibli Museum (closed Tuesdays and Wednesdays, needs 3 hours)\nNishiki Market, closed Sundays',
      places,
    );
    expect([...museum!.notes.closed!]).toEqual([2, 3]);
    expect(museum!.notes.minutes).toBe(180);
    expect([...market!.notes.closed!]).toEqual([7]);
  });

  it('is wished for once, however often it is named', () => {
    expect(meant('Senso-ji\nSensō-ji Temple\n浅草寺 2 h')).toEqual(['Senso-ji Temple']);
    expect(readWishes('Senso-ji\n浅草寺 2 h', places)[0]!.notes.minutes).toBe(120);
  });

  it('is said to be unknown where no place is so called, with what is written nearly so', () => {
    const [tower, dera] = readWishes('Eiffel Tower\nKiyomizudra', places);
    expect(tower!.meant).toEqual({ kind: 'unknown', near: [] });
    expect(dera!.meant.kind).toBe('unknown');
    expect(dera!.meant.kind === 'unknown' && dera!.meant.near.map(({ name }) => name)).toEqual([
      'Kiyomizu-dera',
    ]);
  });

  it('is nothing where nothing is written', () => {
    expect(readWishes(' \n - \n', places)).toEqual([]);
  });
});
