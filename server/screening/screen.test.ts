import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Party } from './party.ts';
import { likenessOf } from './match-names.ts';
import { nameParts } from './name-tokens.ts';
import { companyLikeness } from './screen-company.ts';
import { screen } from './screen.ts';
import { partyNamed, readPairs } from './testing/read-pairs.ts';

const written = readPairs().flatMap(({ asked, found }) => [asked, found]);
const persons = written.filter(({ kind }) => kind === 'person').map(({ names }) => names[0]!);
const companies = written.filter(({ kind }) => kind === 'company').map(({ names }) => names[0]!);
const likeness = (a: string, b: string) => likenessOf(nameParts(a), nameParts(b)).score;
const ranks = ['no match', 'potential match', 'match'];
const statusOf = (asked: Party, found: Party) => screen(asked, [found])[0]!.status;
const codesOf = (asked: Party, found: Party) => screen(asked, [found])[0]!.reasons.map(({ code }) => code);

describe('likeness of names', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(fc.constantFrom(...persons), fc.constantFrom(...persons), (a, b) => {
        expect(likeness(a, b)).toBeCloseTo(likeness(b, a), 10);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...companies), fc.constantFrom(...companies), (a, b) => {
        expect(companyLikeness(a, b).score).toBeCloseTo(companyLikeness(b, a).score, 10);
      }),
    );
  });

  it('of a name to itself is what its words can reach', () => {
    for (const name of companies) expect(companyLikeness(name, name).score).toBe(1);
    const plain = persons.filter((name) => nameParts(name).tokens.every(({ kind }) => kind !== 'initial'));
    for (const name of plain) expect(likeness(name, name)).toBe(1);
  });

  it('falls little when words change their order', () => {
    const free = persons.filter(
      (name) =>
        !/,| (?:bin|ibn|binti) |\./.test(name) &&
        nameParts(name).tokens.every(({ kind }) => kind === 'word') &&
        // "Abd al-Rahman" is one word of two parts.
        !/^(?:abdul|bdl)/.test(nameParts(name).tokens[0]?.text ?? ''),
    );
    fc.assert(
      fc.property(fc.constantFrom(...free), (name) => {
        expect(likeness(name, name.split(' ').toReversed().join(' '))).toBeGreaterThanOrEqual(0.98);
      }),
    );
  });

  it('stays between 0 and 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...persons), (a, b) => {
        for (const score of [likeness(a, b), companyLikeness(a, b).score]) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

const company = (number: string, place: string): Party => ({
  ...partyNamed('Verrall Immobilien GmbH', '', 'company'),
  numbers: [number],
  places: [place],
});

describe('screening', () => {
  it('never raises the status for a birth year that differs by two or more', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...readPairs()),
        fc.integer({ min: 1930, max: 1999 }),
        fc.integer({ min: 2, max: 60 }),
        (pair, year, apart) => {
          const plain = statusOf({ ...pair.asked, born: [] }, { ...pair.found, born: [] });
          const dated = statusOf(
            { ...pair.asked, born: [`${year}`] },
            { ...pair.found, born: [`${year + apart}-05-01`] },
          );
          expect(ranks.indexOf(dated)).toBeLessThanOrEqual(ranks.indexOf(plain));
        },
      ),
    );
  });

  it('calls a rare name a match and a common one a potential match until the year is known', () => {
    expect(statusOf(partyNamed('Ottilie Grassmuck'), partyNamed('Ottilie Grassmuck'))).toBe('match');
    expect(statusOf(partyNamed('John Smith'), partyNamed('John Smith'))).toBe('potential match');
    expect(statusOf(partyNamed('John Smith', '1961'), partyNamed('John Smith', '1961'))).toBe('match');
    expect(codesOf(partyNamed('John Smith', '1961'), partyNamed('John Smith', '1984'))).toContain(
      'born_in_another_year',
    );
  });

  it('says no match for one word, for the other sex and for another kind of party', () => {
    expect(statusOf(partyNamed('Grassmuck'), partyNamed('Ottilie Grassmuck'))).toBe('no match');
    expect(statusOf(partyNamed('Mr K. Grassmuck'), partyNamed('Mrs K. Grassmuck'))).toBe('no match');
    expect(statusOf(partyNamed('Grassmuck Bau'), partyNamed('Grassmuck Bau', '', 'company'))).toBe(
      'no match',
    );
  });

  it('matches by the same register number whatever the name', () => {
    const asked = { ...partyNamed('Old Mill Bakery Ltd', '', 'company'), numbers: ['HRB 99-881'] };
    const found = { ...partyNamed('Verrall Foods Ltd', '', 'company'), numbers: ['HRB 99881'] };
    expect(statusOf(asked, found)).toBe('match');
    expect(codesOf(asked, found)).toContain('same_number');
  });

  it('doubts a company of another number in the same register, and does not match it in another town', () => {
    const asked = company('HRB 18822', 'Marl');
    expect(statusOf(asked, company('HRB 4471', 'Marl'))).toBe('potential match');
    expect(statusOf(asked, company('HRB 4471', 'München'))).toBe('no match');
    expect(statusOf(asked, company('HRB 4471', 'de'))).toBe('potential match');
    expect(statusOf(asked, company('KRS 4471', 'Danzig'))).toBe('match');
  });

  it('takes the alias that is the most like, and puts the most alike party first', () => {
    const listed = { ...partyNamed('Wanda Prus'), names: ['Wanda Prus', 'Оттилия Грассмук'] };
    const hits = screen(partyNamed('Ottiliya Grassmuk'), [partyNamed('Karl Vogt'), listed]);
    expect(hits[0]).toMatchObject({ name: 'Оттилия Грассмук', status: 'match' });
  });
});
