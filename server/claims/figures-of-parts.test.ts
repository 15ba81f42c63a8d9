import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const de = (text: string) =>
  ownClaims('Verdane Optics AG', { text: `# Verdane Optics AG: Jahresergebnis\n\n${text}`, language: 'de' });
const en = (text: string) =>
  ownClaims('Verdane Optics Ltd', { text: `# Verdane Optics Ltd: results\n\n${text}`, language: 'en' });

describe('a figure of a part of the company (H3)', () => {
  it.each(
    [
      'The Motion segment grew. Revenue was £301.2m in 2024.',
      'Our coatings division had a slow year. Order intake was £301.2m in 2024.',
      '## Segments\n\nNet debt was £64m at the end of 2024.',
      '## Divisional review\n\nRevenue was £301.2m in 2024.',
      '## Germany\n\nRevenue was £301.2m in 2024.',
    ].map((text) => [text]),
  )('is not stated of the whole: %s', (text) => {
    expect(en(text).filter((claim) => !claim.includes('('))).toEqual([]);
  });

  it.each(
    [
      'Das Segment Motion wuchs. Der Umsatz lag 2024 bei CHF 301,2 Mio.',
      'Im Segment Motion war die Nachfrage hoch. Der Auftragseingang lag 2024 bei CHF 301,2 Mio.',
      'Die Sparte Motion hatte ein gutes Jahr. Der Umsatz stieg 2024 auf CHF 301,2 Mio.',
      '- Motion: Der Auftragseingang lag 2024 bei CHF 301,2 Mio.',
      '## Segmente\n\nDie Nettoverschuldung betrug Ende 2024 64 Mio. CHF.',
      '## Segmentbericht\n\nDer Umsatz lag 2024 bei CHF 301,2 Mio.',
      '## Österreich\n\nDer Umsatz lag 2024 bei CHF 301,2 Mio.',
    ].map((text) => [text]),
  )('is not stated of the whole in German: %s', (text) => {
    expect(de(text).filter((claim) => !claim.includes('('))).toEqual([]);
  });

  it('is known by the rows of a table of parts', () => {
    expect(
      ownClaims(
        'Verdane Optics AG',
        {
          table: 'Segment;Umsatz 2024\nMotion;287,9\nFluid;118,6\nGruppe;406,5',
          name: 'segmente.csv',
          language: 'de',
        },
        {
          text: '# Verdane Optics AG: Jahresergebnis\n\nMotion profitierte von der Nachfrage. Der Auftragseingang lag 2024 bei CHF 301,2 Mio.',
          language: 'de',
        },
      ).filter((claim) => claim.startsWith('order')),
    ).toEqual([]);
  });

  it('leaves the whole its own', () => {
    expect(en('The Motion segment grew. Group revenue was £301.2m in 2024.')).toEqual([
      'revenue GBP 301200000 2024',
    ]);
    expect(en('The Motion segment grew. The company had revenue of £301.2m in 2024.')).toEqual([
      'revenue GBP 301200000 2024',
    ]);
    expect(en('## Segments\n\nGroup net debt was £64m at the end of 2024.')).toEqual([
      'net_debt GBP 64000000 2024-12-31',
    ]);
    expect(de('## Segmente\n\nDie Nettoverschuldung der Gruppe betrug Ende 2024 64 Mio. CHF.')).toEqual([
      'net_debt CHF 64000000 2024-12-31',
    ]);
    expect(de('Ertragslage: Der Umsatz lag 2024 bei CHF 301,2 Mio.')).toEqual(['revenue CHF 301200000 2024']);
    expect(de('## Segmente\n\n### Motion\n\nDer Umsatz lag 2024 bei CHF 301,2 Mio.')).toEqual([
      'revenue (Motion) CHF 301200000 2024',
    ]);
  });
});

describe('brackets behind what was bought or sold', () => {
  it.each(
    [
      'Im Januar 2025 wurde die Veräusserung der Galvanik in Brünn vollzogen (Umsatz rund CHF 18 Mio.).',
      'Im Januar 2025 haben wir die Galvanik verkauft (Umsatz 2024: CHF 18 Mio., 120 Mitarbeitende).',
      'Im Mai 2024 wurde eine Brillenfabrik erworben (Umsatz 18 Mio. CHF).',
    ].map((text) => [text]),
  )('tell of that: %s', (text) => {
    expect(de(text)).toEqual([]);
  });

  it.each(
    [
      'In January 2025 the disposal of the coatings business in Brno was completed (revenue about £18m).',
      'In January 2025 we sold the coatings business (2024 revenue: £18m; 120 employees).',
      'A frame maker was acquired in May (revenue of £18m in 2024).',
    ].map((text) => [text]),
  )('tell of that in English: %s', (text) => {
    expect(en(text)).toEqual([]);
  });
});
