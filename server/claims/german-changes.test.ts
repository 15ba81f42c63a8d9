import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics AG: Mitteilung\n\n${text}`, language: 'de' });

describe('the way a figure went, wherever the verb of the German sentence is', () => {
  it.each([
    ['2025 sank der Umsatz um 3 Prozent.', ['revenue_growth -3 % 2025']],
    ['2025 stieg der Umsatz um 3 Prozent.', ['revenue_growth 3 % 2025']],
    [
      'Der Umsatz ist 2025 um 3 Prozent auf 338 Mio. Euro gesunken.',
      ['revenue_growth -3 % 2025', 'revenue EUR 338000000 2025'],
    ],
    [
      'Der Umsatz ist 2025 um 3 Prozent auf 338 Mio. Euro gestiegen.',
      ['revenue_growth 3 % 2025', 'revenue EUR 338000000 2025'],
    ],
    ['2025 verringerte sich der Umsatz der Verdane Optics AG um 3 Prozent.', ['revenue_growth -3 % 2025']],
    ['2025 nahm der Umsatz um 3 Prozent ab.', ['revenue_growth -3 % 2025']],
    ['2025 nahm der Umsatz um 3 Prozent zu.', ['revenue_growth 3 % 2025']],
    ['Der Umsatz lag 2025 um 3 Prozent unter dem Vorjahr.', ['revenue_growth -3 % 2025']],
    ['Der Umsatz fiel 2025 um 3 Prozent geringer aus als im Vorjahr.', ['revenue_growth -3 % 2025']],
    ['Während die Kosten stiegen, fiel der Umsatz 2025 um 3 Prozent.', ['revenue_growth -3 % 2025']],
    [
      'Der Umsatz brach 2025 um 30 Prozent auf 338 Mio. Euro ein.',
      ['revenue_growth -30 % 2025', 'revenue EUR 338000000 2025'],
    ],
    [
      '2025 konnte der Umsatz um 3 Prozent auf 338 Mio. Euro gesteigert werden.',
      ['revenue_growth 3 % 2025', 'revenue EUR 338000000 2025'],
    ],
  ])('is read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    // Which way is not said, or both are.
    ['Der Umsatz änderte sich 2025 um 3 Prozent.'],
    ['Der Umsatz lag 2025 5 Mio. Euro niedriger als im Vorjahr.'],
    ['Der Umsatz wurde 2025 um 3 Prozent verfehlt.'],
  ])('is not guessed: %s', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('is expected where it is to be raised', () => {
    expect(of('Der Umsatz soll 2026 um 3 Prozent auf 350 Mio. Euro gesteigert werden.')).toEqual([
      'revenue_growth 3 % 2026 expected',
      'revenue EUR 350000000 2026 expected',
    ]);
  });
});

describe('what was expected before', () => {
  it.each([
    [
      'Der Umsatz wird 2026 nun zwischen 690 und 710 Mio. Euro erwartet, bisher war der Vorstand von 740 bis 770 Mio. Euro ausgegangen.',
      ['revenue EUR 690000000..710000000 2026 expected'],
    ],
    [
      'Für 2026 wird ein Umsatz von 690 Mio. Euro erwartet; bislang war man von 740 Mio. Euro ausgegangen.',
      ['revenue EUR 690000000 2026 expected'],
    ],
    [
      'Verdane Optics erwartet für 2026 einen Umsatz von 690 Mio. Euro statt bisher 740 Mio. Euro.',
      ['revenue EUR 690000000 2026 expected'],
    ],
    [
      'Für 2026 rechnet Verdane Optics mit einem Umsatz von 690 bis 710 Mio. Euro nach zuvor 740 bis 770 Mio. Euro.',
      ['revenue EUR 690000000..710000000 2026 expected'],
    ],
    [
      'Der Umsatz betrug 2025 338 Mio. Euro, ursprünglich gemeldet waren 342 Mio. Euro.',
      ['revenue EUR 338000000 2025'],
    ],
  ])('says nothing of the value that holds now: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it('is given up where it is said of the value itself', () => {
    expect(of('Der Umsatz 2025 von 338 Mio. Euro, zunächst so gemeldet, wird überprüft.')).toEqual([
      'revenue EUR 338000000 2025 corrected',
    ]);
  });
});
