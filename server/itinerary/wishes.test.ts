import { beforeAll, describe, expect, it } from 'vitest';
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
    });
    expect(readNotes('3 friends told us, zu Fuß, so schön')).toMatchObject({
      yen: null,
      hours: null,
      minutes: null,
      closed: null,
    });
  });
});

describe('what a person wants to see', () => {
  it('stands in lines, with commas, with numbers and bullets', () => {
    expect(meant('1. Senso-ji\n- Fushimi Inari, Ryoan-ji and Nishiki Market\n• Todai-ji')).toEqual([
      'Senso-ji Temple',
      'Fushimi Inari Taisha',
      'Ryoan-ji Temple',
      'Nishiki Market',
      'Todai-ji Temple (Great Buddha)',
    ]);
  });

  it('stands in sentences, in Japanese, and may be a city', () => {
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
