import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const profile = {
  name: 'profile.md',
  text: '# Verdane Optics\n\nVerdane Optics makes lenses.',
  language: 'en',
} as const;

function read(table: string, language: 'en' | 'de' = 'en'): string[] {
  return ownClaims('Verdane Optics', profile, { name: 'verdane-optics.csv', table, language });
}

/** A statement in two years whose lines are given as "label;2024;2025". */
const statement = (...lines: string[]) =>
  read(`In EUR million;;\nLine;2024;2025\n${lines.join('\n')}\nEquity;40.0;44.0`);

const partsOf = (claims: string[]) => claims.filter((claim) => claim.includes('('));

describe('lines of a statement that add up to its revenue (C1)', () => {
  it('are parts of it where they are right above it', () => {
    expect(statement('Lenses;10.0;12.5', 'Frames;5.0;6.5', 'Revenue;15.0;19.0')).toEqual(
      expect.arrayContaining([
        'revenue (Lenses) EUR 10000000 2024',
        'revenue (Frames) EUR 6500000 2025',
        'revenue EUR 19000000 2025',
      ]),
    );
  });

  it('are parts of it below it where they say so', () => {
    const lenses = 'revenue (Lenses) EUR 12500000 2025';
    expect(statement('Revenue;15.0;19.0', 'of which Lenses;10.0;12.5', 'of which Frames;5.0;6.5')).toContain(
      lenses,
    );
    expect(statement('Revenue;15.0;19.0', '– Lenses;10.0;12.5', '– Frames;5.0;6.5')).toContain(lenses);
    const german = 'In Mio. EUR;;\nPosten;2024;2025\nUmsatzerlöse;15,0;19,0\n';
    expect(read(`${german}davon Linsen;10,0;12,5\ndavon Fassungen;5,0;6,5`, 'de')).toContain(
      'revenue (Linsen) EUR 12500000 2025',
    );
    expect(read(`${german}Umsatz Linsen;10,0;12,5\nUmsatz Fassungen;5,0;6,5`, 'de')).toContain(
      'revenue (Fassungen) EUR 6500000 2025',
    );
  });

  it('are called by their names, without the word for revenue', () => {
    expect(
      statement('Lens revenue;10.0;12.5', 'Service revenue;5.0;6.5', 'Total revenue;15.0;19.0'),
    ).toContain('revenue (Lens) EUR 12500000 2025');
  });

  it('are none where they do not add up in every column, or in one column alone', () => {
    expect(partsOf(statement('Lenses;10.0;12.5', 'Frames;5.0;7.9', 'Revenue;15.0;19.0'))).toEqual([]);
    expect(
      partsOf(read('In EUR million;\nLine;2025\nLenses;12.5\nFrames;6.5\nRevenue;19.0\nEquity;44.0')),
    ).toEqual([]);
  });

  it('are none where they are costs and margins, times, or are below revenue without a mark', () => {
    expect(partsOf(statement('Direct costs;9.0;11.0', 'Contribution;6.0;8.0', 'Revenue;15.0;19.0'))).toEqual(
      [],
    );
    expect(partsOf(statement('First half;7.0;9.0', 'Second half;8.0;10.0', 'Revenue;15.0;19.0'))).toEqual([]);
    expect(partsOf(statement('Revenue;15.0;19.0', 'Material;9.0;11.0', 'Rest;6.0;8.0'))).toEqual([]);
  });

  it('are none of plans, and none in a table of one segment', () => {
    const lines =
      'Line;2024;2025;Budget 2026\nLenses;10.0;12.5;14.0\nFrames;5.0;6.5;7.0\nRevenue;15.0;19.0;21.0';
    expect(partsOf(read(`In EUR million;;;\n${lines}`)).join()).not.toContain('2026');
    expect(partsOf(read(`Segment Optics, EUR million;;;\n${lines}`))).toEqual([]);
  });
});

const review = (title: string, head: string) =>
  read(`${title};;\n${head};2024;2025\nLenses;10.0;12.5\nFrames;5.0;6.5\nTotal;15.0;19.0`);

describe('a table that is headed "Revenue by division"', () => {
  it('says with the head of its names what its figures are', () => {
    const claims = expect.arrayContaining([
      'revenue (Lenses) EUR 12500000 2025',
      'revenue EUR 19000000 2025',
    ]);
    expect(review("Chief Executive's review", 'Revenue by division, EUR million')).toEqual(claims);
    expect(review('Geschäftsverlauf', 'Umsatz nach Sparten, Mio. EUR')).toEqual(claims);
  });

  it('is not read below a title that limits it', () => {
    expect(partsOf(review('Northern region', 'Revenue by division, EUR million'))).toEqual([]);
  });
});

describe('amounts in a currency of two words', () => {
  it('are in it where a line above them says so', () => {
    const lines = 'Segment;Revenue 2025\nLenses;12.5\nFrames;6.5\nTotal;19.0';
    expect(read(`In New Zealand dollars and in millions;\n${lines}`)).toContain(
      'revenue (Lenses) NZD 12500000 2025',
    );
    expect(read(`In Tausend Schweizer Franken;\n${lines}`)).toContain('revenue (Lenses) CHF 12500 2025');
  });
});
