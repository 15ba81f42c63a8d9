import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const profile = {
  name: 'profile.md',
  text: '# Verdane Optics\n\nVerdane Optics makes lenses.',
  language: 'en',
} as const;

function read(table: string, name = 'verdane-optics.csv'): string[] {
  return ownClaims('Verdane Optics', profile, { name, table, language: 'en' });
}

const withTotal = (total: string) =>
  `In EUR million;;\nSegment;2024;2025\nLenses;10.0;12.5\nFrames;5.0;6.5\nGroup revenue;15.0;${total}`;

const groupOfOne = (head: string) => `${head};Revenue 2025 (EUR million)\nLenses;12.5\nGroup;12.5`;

describe('a table whose rows are segments', () => {
  it('gives each part its figure, and the whole what the only total says', () => {
    expect(
      read(
        'Segment;Revenue 2024 (EUR million);Revenue 2025 (EUR million)\nLenses;10.0;12.5\nFrames;5.0;6.5\nTotal;15.0;19.0',
      ),
    ).toEqual([
      'revenue (Lenses) EUR 10000000 2024',
      'revenue (Frames) EUR 5000000 2024',
      'revenue EUR 15000000 2024',
      'revenue (Lenses) EUR 12500000 2025',
      'revenue (Frames) EUR 6500000 2025',
      'revenue EUR 19000000 2025',
    ]);
  });

  it('is known below the titles that reports give it, and by what its first column calls its rows', () => {
    const claims = ['revenue (Lenses) EUR 12500000 2025', 'revenue EUR 12500000 2025'];
    expect(read(`Divisional performance;\n${groupOfOne('Division')}`)).toEqual(claims);
    expect(read(`Germany;\n${groupOfOne('Division')}`)).toEqual([]);
    expect(read(`Geschäftsbereiche;\nBereich;Umsatz 2025 (Mio. EUR)\nLenses;12,5\nSumme;12,5`)).toEqual(
      claims,
    );
  });

  it('takes what the figures are from the total only where the rows add up to it', () => {
    expect(read(withTotal('19.0'))).toContain('revenue (Frames) EUR 6500000 2025');
    expect(read(withTotal('29.0')).filter((claim) => claim.includes('('))).toEqual([]);
  });

  it('reads no segment out of reconciliations, and no whole out of two totals', () => {
    expect(
      read(
        'Segment;Revenue 2025 (EUR million)\nLenses;12.5\nFrames;6.5\nTotal segments;19.0\nEliminations;-1.0\nGroup;18.0',
      ),
    ).toEqual(['revenue (Lenses) EUR 12500000 2025', 'revenue (Frames) EUR 6500000 2025']);
  });

  it('gives nothing where the title limits it to something, or rows are plans or other companies', () => {
    expect(read('Business in Germany;\nSegment;Revenue 2025 (EUR million)\nLenses;12.5\nFrames;6.5')).toEqual(
      [],
    );
    expect(read('Segment;Revenue budget 2025 (EUR million)\nLenses;12.5\nFrames;6.5')).toEqual([]);
    expect(read('Division;Revenue 2025 (EUR million)\nKessel AG;12.5\nVerdane Optics;6.5')).toEqual([]);
  });
});
