import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const news = (...paragraphs: string[]) =>
  ownClaims('Verdane Optics', {
    text: ['# Verdane Optics SE: Mitteilung', ...paragraphs].join('\n\n'),
    language: 'de',
  });
const opening =
  'Husum, 27. März 2026 – Die Verdane Optics SE hat das Geschäftsjahr 2025 mit einem Umsatz von 318,4 Mio. Euro abgeschlossen.';

describe('paragraphs of a dated text that tells the results of one year', () => {
  it('are of that year where they name no time', () => {
    expect(
      news(
        opening,
        'Das Ergebnis vor Zinsen und Steuern (EBIT) stieg von 21,9 Mio. Euro auf 26,1 Mio. Euro; die EBIT-Marge erreichte damit 8,2 Prozent. Der Jahresüberschuss belief sich auf 16,8 Mio. Euro (Vorjahr: 13,5 Mio. Euro).',
      ),
    ).toEqual([
      'revenue EUR 318400000 2025',
      'operating_profit EUR 26100000 2025',
      'operating_margin 8.2 % 2025',
      'net_income EUR 16800000 2025',
      'net_income EUR 13500000 2024',
    ]);
  });

  it.each([
    ['Das EBIT lag im vierten Quartal bei 9 Mio. Euro.'],
    ['Der Umsatz liegt heute bei 320 Mio. Euro.'],
    ['Verdane Optics erwartet ein EBIT von 28 Mio. Euro.'],
    ['Früher lag das EBIT bei 9 Mio. Euro.'],
  ])('are not where they speak of another: %s', (paragraph) => {
    expect(news(opening, paragraph)).toEqual(['revenue EUR 318400000 2025']);
  });

  it('are of no certain time once the text tells of another', () => {
    expect(
      news(
        opening,
        'Im dritten Quartal 2025 betrug der Umsatz 80 Mio. Euro.',
        'Das EBIT lag bei 9 Mio. Euro.',
      ),
    ).toEqual(['revenue EUR 318400000 2025', 'revenue EUR 80000000 2025-Q3']);
  });

  it('are of no certain time in a text written years later', () => {
    expect(
      news(
        'Husum, 27. März 2026 – Die Verdane Optics SE erzielte 2019 einen Umsatz von 318,4 Mio. Euro.',
        'Das EBIT lag bei 9 Mio. Euro.',
      ),
    ).toEqual(['revenue EUR 318400000 2019']);
  });
});

const report = (...lines: string[]) =>
  ownClaims('Verdane Optics', {
    text: ['# Verdane Optics SE: Geschäftsbericht 2025', ...lines].join('\n\n'),
    language: 'de',
  });

describe('what a report expects without naming a year', () => {
  it('is not of the year it reports on', () => {
    expect(report('Wir erwarten einen Umsatz von 330 Mio. Euro.')).toEqual([]);
  });

  it('is of the year of its outlook', () => {
    expect(report('## Ausblick 2026', 'Der Umsatz soll auf 330 Mio. Euro steigen.')).toEqual([
      'revenue EUR 330000000 2026 expected',
    ]);
  });
});
