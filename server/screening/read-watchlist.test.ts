import { describe, expect, it } from 'vitest';
import { readFtmLines, readWatchlistRecords } from './read-watchlist.ts';

const entity = (id: string, schema: string, properties: Record<string, readonly string[]>) =>
  JSON.stringify({ id, caption: properties['name']?.[0], schema, properties });

describe('a watchlist in FollowTheMoney JSON lines', () => {
  const text = [
    entity('x-1', 'Person', {
      name: ['Ottilie Grassmuck'],
      alias: ['Tilly Grassmuck'],
      birthDate: ['1961-04-02'],
      nationality: ['de'],
      gender: ['female'],
      topics: ['sanction'],
    }),
    '',
    '{"id": "x-2", "schema": "Person"',
    entity('x-3', 'Company', { name: ['Grassmuck Bau GmbH'], registrationNumber: ['HRB 99881'] }),
    entity('x-4', 'Address', { full: ['Hill Road 4'] }),
    '[1, 2]',
    JSON.stringify({ id: 'x-5', schema: 'Person', properties: { name: [] } }),
    entity('x-6', 'LegalEntity', { name: ['Something'] }),
  ].join('\n');
  const list = readFtmLines(text);

  it('gives people and companies with their names, years, numbers and lines', () => {
    expect(list.parties).toEqual([
      {
        id: 'x-1',
        names: ['Ottilie Grassmuck', 'Tilly Grassmuck'],
        kind: 'person',
        born: ['1961-04-02'],
        places: ['de'],
        numbers: [],
        topics: ['sanction'],
        sex: 'female',
        line: 1,
      },
      expect.objectContaining({ kind: 'company', numbers: ['HRB 99881'], line: 4 }),
    ]);
    expect(list.otherThings).toBe(1);
  });

  it('tells each line it could not use with its number', () => {
    expect(list.faults).toEqual([
      { line: 3, code: 'no_json' },
      { line: 6, code: 'no_entity' },
      { line: 7, code: 'no_name' },
      { line: 8, code: 'unknown_kind' },
    ]);
  });
});

describe('a watchlist as a table', () => {
  it('reads the columns of a simple export', () => {
    const list = readWatchlistRecords(
      ['id', 'schema', 'name', 'aliases', 'birth_date', 'countries'],
      [
        ['a', 'Person', 'Grassmuck, Ottilie', 'Tilly G.;O. Grassmuck', '1961', 'de;at'],
        ['b', 'Vessel', 'MV Seagull', '', '', 'pa'],
        ['c', 'Company', '', '', '', ''],
      ],
    );
    expect(list.parties).toHaveLength(1);
    expect(list.parties[0]).toMatchObject({
      names: ['Grassmuck, Ottilie', 'Tilly G.', 'O. Grassmuck'],
      places: ['de', 'at'],
      line: 2,
    });
    expect(list.faults).toEqual([
      { line: 3, code: 'unknown_kind' },
      { line: 4, code: 'no_name' },
    ]);
  });

  it('reads other heads, in German too, and cells that say nothing', () => {
    const sdn = readWatchlistRecords(
      ['ent_num', 'SDN_Name', 'SDN_Type', 'Program'],
      [['17', 'GRASSMUCK, Ottilie', 'individual', '-0-']],
    );
    expect(sdn.parties[0]).toMatchObject({ id: '17', kind: 'person', topics: [] });
    const own = readWatchlistRecords(
      ['Kundennummer', 'Name', 'Geburtsdatum', 'Staatsangehörigkeit'],
      [['K-1', 'Ottilie Grassmuck', '02.04.1961', 'Deutschland']],
    );
    expect(own.parties[0]).toMatchObject({
      id: 'K-1',
      kind: 'person',
      born: ['02.04.1961'],
      places: ['Deutschland'],
    });
  });
});

describe('a list that parts names in two columns', () => {
  const german = ['KdNr', 'Name', 'Vorname', 'Geb.-Datum', 'Ort'];
  it('joins them, reads “Geb.-Datum” and the town, and leaves a family name alone as it is', () => {
    const { parties } = readWatchlistRecords(
      german,
      [
        ['10023', 'Brandstätter', 'Jürgen', '04.11.1964', 'Graz'],
        ['10026', 'Brandstätter GmbH', '', '', 'Wels'],
      ],
      { assumed: 'person' },
    );
    expect(parties[0]).toMatchObject({
      id: '10023',
      names: ['Jürgen Brandstätter'],
      born: ['04.11.1964'],
      places: ['Graz'],
    });
    expect(parties[1]?.names).toEqual(['Brandstätter GmbH']);
  });

  it('keeps a full name beside its parts, and one of parts alone', () => {
    const full = readWatchlistRecords(
      ['Full name', 'First name', 'Last name', 'DOB'],
      [['Jane Ann Roe', 'Jane', 'Roe', '1961']],
    );
    expect(full.parties[0]?.names).toEqual(['Jane Ann Roe', 'Jane Roe']);
    const parts = readWatchlistRecords(['First name', 'Surname', 'DOB'], [['Jane', 'Roe', '1961']]);
    expect(parts.parties[0]?.names).toEqual(['Jane Roe']);
  });
});
