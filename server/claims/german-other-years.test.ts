import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string, title = 'Geschäftsbericht 2025') =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics AG: ${title}\n\n${text}`, language: 'de' });

describe('the value of the year before in German sentences', () => {
  it.each([
    [
      'Der Umsatz erreichte 734 Millionen Euro nach 812 Millionen.',
      ['revenue EUR 734000000 2025', 'revenue EUR 812000000 2024'],
    ],
    [
      'Der Auftragseingang belief sich auf 801 Mio. € und lag damit um 9,4 % über dem Vorjahreswert von 732 Mio. €.',
      ['order_intake EUR 801000000 2025', 'order_intake EUR 732000000 2024'],
    ],
    [
      'Die Bilanzsumme stieg zum 31. Dezember 2025 auf 612,3 Mio. € (31. Dezember 2024: 598,7 Mio. €).',
      ['total_assets EUR 612300000 2025-12-31', 'total_assets EUR 598700000 2024-12-31'],
    ],
    [
      'Das Eigenkapital betrug zum 31. Dezember 2025 274 Mio. € (Vorjahr: 270 Mio. €).',
      ['equity EUR 274000000 2025-12-31', 'equity EUR 270000000 2024-12-31'],
    ],
    [
      'Zum 31. Dezember 2025 beschäftigte der Konzern 1.862 Mitarbeiterinnen und Mitarbeiter (31. Dezember 2024: 1.911).',
      ['employees 1862 2025-12-31', 'employees 1911 2024-12-31'],
    ],
  ])('is read: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    // What was planned is no value of the year before.
    ['Der Umsatz lag 2025 bei 734 Mio. Euro, nach Steuern blieben 12 Mio. Euro.'],
    ['Der Umsatz lag 2025 bei 734 Mio. Euro, das EBIT unter dem Vorjahreswert von 52 Mio. Euro.'],
    ['Der Umsatz lag 2025 bei 734 Mio. Euro nach 190 Mio. Euro im Vorquartal.'],
  ])('is not made of another amount: %s', (text) => {
    expect(of(text)).toEqual(['revenue EUR 734000000 2025']);
  });

  it('is not guessed for the end of a half year', () => {
    expect(of('Zum 30. Juni 2025 lag das Eigenkapital bei 274 Mio. € (Vorjahr: 270 Mio. €).')).toEqual([
      'equity EUR 274000000 2025-06-30',
    ]);
  });
});

describe('sentences that name no time', () => {
  it('go on in the year whose last day the sentence before named', () => {
    expect(
      of(
        'Die Bilanzsumme betrug zum 31. Dezember 2025 612 Mio. €. Das Eigenkapital stieg auf 274 Mio. € (Vorjahr: 270 Mio. €). Der operative Cashflow lag bei 72 Mio. €.',
      ),
    ).toEqual([
      'total_assets EUR 612000000 2025-12-31',
      'equity EUR 274000000 2025-12-31',
      'equity EUR 270000000 2024-12-31',
      'operating_cash_flow EUR 72000000 2025',
    ]);
  });

  it('do not take the day of the balance for what is so now', () => {
    expect(
      of(
        'Das Eigenkapital lag zum 31. Dezember 2025 bei 274 Mio. €. Inzwischen betragen die liquiden Mittel 61 Mio. €.',
        'Mitteilung',
      ),
    ).toEqual(['equity EUR 274000000 2025-12-31', 'cash EUR 61000000']);
  });

  it('go on in the quarter that the paragraph is about', () => {
    expect(
      of(
        'Im ersten Quartal 2025 betrug der Umsatz 171,9 Mio. EUR (Q1 2024: 183,0 Mio. EUR). Das EBIT lag bei 9 Mio. EUR.',
        'Mitteilung',
      ),
    ).toEqual([
      'revenue EUR 171900000 2025-Q1',
      'revenue EUR 183000000 2024-Q1',
      'operating_profit EUR 9000000 2025-Q1',
    ]);
  });

  it('are of no certain time after a year and a quarter of it', () => {
    expect(
      of(
        'Der Umsatz betrug 2025 734 Mio. EUR. Im vierten Quartal 2025 waren davon Umsätze von 200 Mio. EUR. Das EBIT lag bei 41 Mio. EUR.',
      ).filter((claim) => claim.startsWith('operating_profit')),
    ).toEqual([]);
  });
});

describe('German counts and ranges', () => {
  it.each([
    [
      'Verdane Optics beschäftigte 2025 durchschnittlich 1.884 Mitarbeiter und erwirtschaftete einen Umsatz von 734 Mio. Euro.',
      ['revenue EUR 734000000 2025', 'average_employees 1884 2025'],
    ],
    ['Weltweit arbeiten rund 1.900 Menschen für Verdane Optics.', ['employees 1900 2025']],
    ['Im Jahresdurchschnitt waren es 1.884 Beschäftigte.', ['average_employees 1884 2025']],
    [
      'Für 2026 erwartet der Vorstand einen Umsatz in einer Bandbreite von 740 bis 770 Mio. € und eine EBIT-Marge zwischen 5,5 und 6,5 %.',
      ['revenue EUR 740000000..770000000 2026 expected', 'operating_margin 5.5 %..0.065 2026 expected'],
    ],
    ['Wir haben 2025 rund 39 Millionen Euro investiert.', ['capex EUR 39000000 2025']],
  ])('are read: %s', (text, claims) => {
    expect([...of(text)].sort()).toEqual([...claims].sort());
  });

  it.each([
    ['Am Standort Kassel arbeiten rund 190 Menschen für Verdane Optics.'],
    ['In Deutschland waren es 300 Beschäftigte.'],
    ['Wir haben 2025 in das neue Werk 39 Millionen Euro investiert.'],
  ])('are not the company’s where they are limited: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});
