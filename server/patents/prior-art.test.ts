import { describe, expect, it } from 'vitest';
import { elementsOf } from '../likeness/elements.ts';
import type { Patent } from './patent.ts';
import { comparePatents } from './prior-art.ts';
import { nearestClasses, searchStrings } from './search-strings.ts';

const invention = elementsOf(
  'a steel body; a screw lid; a silicone ring; a carrying strap; a sensor that counts sips',
);

function patent(number: string, published: string | null, text: string, classes: string[] = []): Patent {
  const claims = [{ text, locator: 'line 1' }];
  const day = { day: published ?? '', written: published ?? '', locator: 'line 2' };
  const dates = published === null ? {} : { publication: day };
  return { number, title: null, abstract: null, claims, passages: claims, dates, classes };
}

const four = patent(
  'A',
  '2018-05-01',
  'A steel body with screw lids, a silicone ring and a carrying strap.',
  ['B65D41/02'],
);
const one = patent('B', '2017-05-01', 'A body of steel.', ['A47G19/22', 'B65D41/02']);
const later = patent('C', '2021-05-01', 'A sensor counts sips.');
const undated = patent('D', null, 'A pump.');
const numbers = (all: readonly { patent: Patent }[]) => all.map((each) => each.patent.number);

describe('comparing an invention with documents', () => {
  const compared = comparePatents(invention, [undated, one, later, four], '2020-01-01');

  it('puts first whom to read first, and says how near each is', () => {
    expect(
      compared.ranked.map(({ patent: { number }, covered, status }) => [number, covered, status]),
    ).toEqual([
      ['A', 4, 'match'],
      ['B', 1, 'potential match'],
      ['D', 0, 'no match'],
    ]);
  });

  it('never counts a later document as prior art', () => {
    expect(numbers(compared.setApart)).toEqual(['C']);
    expect(compared.setApart[0]?.status).toBeNull();
    expect(compared.gaps).toEqual([4]);
  });

  it('keeps a document without a date and says so', () => {
    expect(compared.ranked[2]?.standing).toEqual({ kind: 'date not found' });
  });

  it('sets nothing apart where no priority date was asked for', () => {
    const open = comparePatents(invention, [later, four], null);
    expect([open.setApart, open.gaps]).toEqual([[], []]);
  });

  it('does not depend on the order of the elements', () => {
    const turned = comparePatents(invention.toReversed(), [undated, one, later, four], '2020-01-01');
    expect(numbers(turned.ranked)).toEqual(numbers(compared.ranked));
    expect(turned.gaps).toEqual([0]);
  });

  it('has only gaps where there is no document', () => {
    expect(comparePatents(invention, [], null)).toEqual({ ranked: [], setApart: [], gaps: [0, 1, 2, 3, 4] });
  });

  it('writes searches only of words of the element and of quoted passages', () => {
    expect(searchStrings(invention, compared.ranked).slice(0, 2)).toEqual([
      'steel AND body',
      'screw AND (lid OR lids)',
    ]);
  });

  it('names the classes of the nearest documents', () => {
    expect(nearestClasses(compared.ranked, 5)).toEqual(['B65D41/02', 'A47G19/22']);
  });
});
