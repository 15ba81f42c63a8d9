import { beforeAll, describe, expect, it } from 'vitest';
import { isClosedOn, readHolidays, readOpenings, type Holidays, type Opening } from './opening.ts';
import { readPlaces } from './places.ts';
import { packagedTable } from './testing/packaged.ts';

let openings: ReadonlyMap<string, Opening>;
let holidays: Holidays;
let names: readonly string[];
beforeAll(async () => {
  openings = readOpenings(await packagedTable('japan-opening.csv'));
  holidays = readHolidays(await packagedTable('japan-holidays.csv'));
  names = readPlaces(await packagedTable('japan-places.csv')).map(({ name }) => name);
});

const isClosed = (name: string, date: string) => isClosedOn(openings.get(name)!, date, holidays);

it('the packaged lists are all of the month that a report names', async () => {
  const lists = ['places', 'opening', 'rail', 'holidays'];
  const tables = await Promise.all(lists.map((name) => packagedTable(`japan-${name}.csv`)));
  const months = tables.map(({ table }) => /as of (\d{4}-\d{2})/u.exec(table.titleLines.join(' '))?.[1]);
  expect(new Set(months)).toEqual(new Set(['2026-11']));
});

describe('closing days', () => {
  it('are of places of the list, each with the page that says so', () => {
    expect([...openings.keys()].filter((name) => !names.includes(name))).toEqual([]);
    expect(openings.size).toBeGreaterThan(20);
    for (const [name, { source, row, weekdays, fee, closed }] of openings) {
      const cell = (column: string) => {
        const found = source.table.columns.find((one) => one.name === column)!;
        return found.kind === 'text' ? (found.words[found.codes[row]!] ?? '') : '';
      };
      if (weekdays !== null || closed.length > 0) expect(cell('Source'), name).toMatch(/^https?:\/\//u);
      if (fee !== null) expect(cell('Fee source'), name).toMatch(/^https?:\/\//u);
    }
  });

  it('come every week, and not on others', () => {
    expect(isClosed('Ghibli Museum', '2027-06-01')).toBe(true);
    expect(isClosed('Ghibli Museum', '2027-06-02')).toBe(false);
    expect(isClosed('Imperial Palace East Gardens', '2027-06-04')).toBe(true);
  });

  it('move from a holiday to the next weekday where the source says so', () => {
    // Monday 22 March 2027 stands in for the equinox of Sunday.
    expect(isClosed('Tokyo National Museum', '2027-03-22')).toBe(false);
    expect(isClosed('Tokyo National Museum', '2027-03-23')).toBe(true);
    expect(isClosed('Tokyo National Museum', '2027-03-29')).toBe(true);
    expect(isClosed('Tokyo National Museum', '2027-03-30')).toBe(false);
  });

  it('move beyond several holidays in a row', () => {
    // 3 to 5 May 2027, Monday to Wednesday.
    const week = ['03', '04', '05', '06', '07'].map((day) =>
      isClosed('Tokyo National Museum', `2027-05-${day}`),
    );
    expect(week).toEqual([false, false, false, true, false]);
  });

  it('stay on a holiday where no source says that they move', () => {
    // Tuesday 23 February 2027 is a holiday.
    expect(isClosed('National Art Center Tokyo', '2027-02-23')).toBe(true);
    expect(isClosed('Imperial Palace East Gardens', '2027-02-23')).toBe(true);
  });

  it('are not kept in seasons in which it is open on them, and not in other months than theirs', () => {
    expect(isClosed('Shinjuku Gyoen National Garden', '2027-04-05')).toBe(false);
    expect(isClosed('Shinjuku Gyoen National Garden', '2027-05-17')).toBe(true);
    expect(isClosed('Nijo Castle', '2027-04-06')).toBe(false);
    expect(isClosed('Nijo Castle', '2027-07-06')).toBe(true);
  });

  it('hold the turn of the year', () => {
    for (const date of ['2026-12-29', '2026-12-31', '2027-01-01'])
      expect(isClosed('Hama-rikyu Gardens', date)).toBe(true);
    expect(isClosed('Hama-rikyu Gardens', '2027-01-02')).toBe(false);
    expect(isClosed('Hama-rikyu Gardens', '2026-12-28')).toBe(false);
  });
});
