import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (head: string, text: string) =>
  ownClaims('Norbray Kilns plc', { text: `# Norbray Kilns plc\n\n${head}\n\n${text}`, language: 'en' });
const german = (head: string, text: string) =>
  ownClaims('Norbach Mühlen AG', { text: `# Norbach Mühlen AG\n\n${head}\n\n${text}`, language: 'de' });

describe('figures of a half-year that ends in a business year (C1)', () => {
  it('are of its days, with those of the year before beside them', () => {
    expect(
      english(
        '## Interim results for the six months to 30 September 2025',
        'Revenue for the half was £63.9m against £64.8m a year ago.',
      ),
    ).toEqual(['revenue GBP 63900000 2025-04-01/2025-09-30', 'revenue GBP 64800000 2024-04-01/2024-09-30']);
    expect(
      german(
        '## Halbjahresbericht zum 31. Dezember 2024',
        'Der Umsatz stieg im ersten Halbjahr auf 41,2 Mio. EUR (Vorjahreshalbjahr: 39,8 Mio. EUR).',
      ),
    ).toEqual(['revenue EUR 41200000 2024-07-01/2024-12-31', 'revenue EUR 39800000 2023-07-01/2023-12-31']);
  });

  it('are read in lists, whatever the brackets beside them are of', () => {
    expect(
      english(
        'HALF-YEAR RESULT TO 31 DECEMBER 2024',
        '- Revenue £7.4 million, up 10% on the same half last year\n- EBITDA £1.4 million (prior half-year: £1.1 million)\n- Operating profit £0.9 million (six months to 31 December 2023: £0.8 million)',
      ),
    ).toEqual([
      'revenue GBP 7400000 2024-07-01/2024-12-31',
      'ebitda GBP 1400000 2024-07-01/2024-12-31',
      'operating_profit GBP 900000 2024-07-01/2024-12-31',
      'operating_profit GBP 800000 2023-07-01/2023-12-31',
    ]);
    expect(
      german(
        'TOP 2 Bericht über das Halbjahr (1. Juli bis 31. Dezember 2024):',
        '- Umsatz im ersten Halbjahr 9,1 Mio. EUR (Vorjahreshalbjahr 9,4 Mio. EUR)',
      ),
    ).toEqual(['revenue EUR 9100000 2024-07-01/2024-12-31', 'revenue EUR 9400000 2023-07-01/2023-12-31']);
  });

  it('are neither of another half-year nor of a year', () => {
    const head = '## Half-year report to 31 December 2024';
    expect(english(head, 'Revenue in the second half was £9.1m.')).toEqual([]);
    expect(english(head, 'In the prior half-year revenue was £9.1m.')).toEqual([]);
    expect(english(head, 'Revenue for the last twelve months was £19.1m.')).toEqual([]);
    const bericht = '## Halbjahresbericht zum 31. Dezember 2024';
    expect(german(bericht, 'Im Vorjahreshalbjahr betrug das EBITDA 3,9 Mio. EUR.')).toEqual([]);
    expect(german(bericht, 'Im zweiten Halbjahr betrug das EBITDA 3,9 Mio. EUR.')).toEqual([]);
  });

  it('are recognised by the days that a sentence names', () => {
    const text = 'For the nine months ended 30 September 2024 revenue was £66.2 million.';
    expect(english('', `Norbray Kilns plc makes kilns. ${text}`)).toEqual([
      'revenue GBP 66200000 2024-01-01/2024-09-30',
    ]);
    expect(
      english('', 'Norbray Kilns plc made revenue of £6.2 million in the six months to 15 May 2024.'),
    ).toEqual([]);
  });
});

describe('a table of a half-year under bare years', () => {
  it('is of the same days of these years', () => {
    const table =
      'Norbray Kilns plc;;\nIncome statement, six months to 31 March 2025;;\nin GBP million;;\nItem;2025;2024\nRevenue;84.2;79.9';
    expect(ownClaims('Norbray Kilns plc', { name: 'norbray-kilns.csv', table })).toEqual([
      'revenue GBP 84200000 2024-10-01/2025-03-31',
      'revenue GBP 79900000 2023-10-01/2024-03-31',
    ]);
  });
});
