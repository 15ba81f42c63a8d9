import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string, head = '') =>
  ownClaims('Corvin Cooling plc', `# Corvin Cooling plc\n\n${head}Leeds, 6 March 2025\n\n${text}`);
const german = (text: string, head = '') =>
  ownClaims('Corvin Kälte AG', {
    text: `# Corvin Kälte AG\n\n${head}Essen, 6. März 2025\n\n${text}`,
    language: 'de',
  });

describe('the year of a value that another is held against', () => {
  it('is not that of the figures after it', () => {
    expect(
      english(
        'Revenue grew to EUR 704.8 million from EUR 671.2 million in 2023, but operating profit (EBIT) fell to EUR 41.6 million from EUR 52.9 million. Our EBIT margin was 5.9 per cent.',
      ),
    ).toEqual(['revenue EUR 704800000 2024', 'revenue EUR 671200000 2023', 'operating_margin 5.9 % 2024']);
    expect(
      english(
        'Revenue was EUR 80 million after EUR 70 million in 2023, while net profit came to EUR 9 million.',
      ),
    ).toEqual(['revenue EUR 80000000 2024', 'revenue EUR 70000000 2023']);
    expect(
      german(
        'Der Umsatz stieg auf 704,8 Mio. Euro nach 671,2 Mio. Euro im Jahr 2023, das EBIT dagegen sank auf 41,6 Mio. Euro nach 52,9 Mio. Euro.',
      ),
    ).toEqual(['revenue EUR 704800000 2024', 'revenue EUR 671200000 2023']);
  });

  it('is not that of the value it is held against', () => {
    expect(
      english(
        'Compared with EUR 70 million in 2023, revenue rose to EUR 80 million and EBITDA to EUR 20 million.',
      ),
    ).toEqual([]);
    expect(
      german(
        'Der Umsatz wuchs von 70 Mio. Euro im Jahr 2023 auf 80 Mio. Euro, das EBITDA erreichte 9 Mio. Euro.',
      ),
    ).toEqual([]);
  });

  it('leaves the figures after it in the year that the sentence is about', () => {
    expect(
      english(
        'In 2024 revenue rose to EUR 80 million from EUR 70 million in 2023, and operating profit was EUR 9 million.',
      ),
    ).toEqual([
      'revenue EUR 80000000 2024',
      'revenue EUR 70000000 2023',
      'operating_profit EUR 9000000 2024',
    ]);
    expect(
      german(
        'Im Jahr 2024 lag der Umsatz bei 80 Mio. Euro nach 70 Mio. Euro im Jahr 2023, das EBIT betrug 9 Mio. Euro.',
      ),
    ).toContain('operating_profit EUR 9000000 2024');
  });
});

describe('the end of a year', () => {
  it('is no 31 December where the document says that its years end on another day', () => {
    const march = '## Annual report for the year ended 31 March 2025\n\n';
    expect(
      english('Cash at the year end stood at £21.9 million. Total equity rose to £171.5 million.', march),
    ).toEqual(['cash GBP 21900000 2025', 'equity GBP 171500000 2025']);
    expect(english('At the end of the financial year 2025 we had 812 employees.', march)).toEqual([
      'employees 812 2025',
    ]);
    const märz = '## Geschäftsjahr vom 1. April 2024 bis 31. März 2025\n\n';
    expect(german('Am Ende des Geschäftsjahres 2025 beschäftigten wir 812 Mitarbeiter.', märz)).toEqual([
      'employees 812 2025',
    ]);
  });

  it('is that of the calendar where nothing else is said', () => {
    expect(english('At the end of the financial year 2024 we had 812 employees.')).toEqual([
      'employees 812 2024-12-31',
    ]);
    expect(german('Am Ende des Geschäftsjahres 2024 beschäftigten wir 812 Mitarbeiter.')).toEqual([
      'employees 812 2024-12-31',
    ]);
  });
});
