import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

function read(text: string, language: 'en' | 'de' = 'en'): string[] {
  const form = language === 'en' ? 'Ltd' : 'GmbH';
  return readTexts('Verdane Optics', [{ text: `# Verdane Optics ${form}: letter\n\n${text}`, language }])
    .claims.filter(({ attribute }) => attribute !== 'legal_name')
    .map(written);
}

describe('the year of figures whose sentence names none', () => {
  it('is the one that a sentence before is about', () => {
    expect(read('2025 was our best year yet. Revenue was £184.2m.')).toEqual(['revenue GBP 184200000 2025']);
    expect(read('Das Geschäftsjahr 2025 war schwierig. Der Umsatz betrug 184,2 Mio. Euro.', 'de')).toEqual([
      'revenue EUR 184200000 2025',
    ]);
  });

  it('is not one that is only named, or still to come', () => {
    expect(read('In 2019 we opened a plant in Spain. Revenue was £184.2m.')).toEqual([]);
    expect(read('2027 will be hard. Revenue was £184.2m.')).toEqual([]);
  });

  it('is the one after that in the brackets beside the value, where the document reports that year', () => {
    expect(read('Revenue rose to £184.2m (2024: £165.9m).\n\nWe met on 12 March 2026.')).toEqual([
      'revenue GBP 184200000 2025',
      'revenue GBP 165900000 2024',
    ]);
  });

  it('is the one after that of the value it is held against, where the document reports that year', () => {
    expect(
      read(
        'February 27, 2025\n\nNet sales were $1.38 billion, compared with $1.44 billion in 2023. Free cash flow was $104 million, and net earnings more than doubled to $58.7 million from $26.1 million.',
      ),
    ).toEqual([
      'revenue USD 1380000000 2024',
      'revenue USD 1440000000 2023',
      'free_cash_flow USD 104000000 2024',
      'net_income USD 58700000 2024',
      'net_income USD 26100000 2023',
    ]);
    expect(
      read('Bonn, 3. März 2025\n\nDer Umsatz betrug 138 Mio. Euro nach 144 Mio. Euro im Jahr 2023.', 'de'),
    ).toEqual(['revenue EUR 138000000 2024', 'revenue EUR 144000000 2023']);
    // Held against a year of long ago it may be of any.
    expect(
      read('February 27, 2025\n\nNet sales were $1.38 billion, compared with $1.44 billion in 2015.'),
    ).toEqual([]);
  });

  it('stays unknown beside a value of long ago, or of a part of a year', () => {
    expect(read('Revenue rose to £184.2m (2019: £165.9m).\n\nWe met on 12 March 2026.')).toEqual([]);
    expect(
      read('In the first half, revenue rose to £84.2m (2024: £75.9m).\n\nWe met on 12 August 2025.'),
    ).toEqual([]);
  });
});

describe('a value of the year before in brackets, which was restated', () => {
  it('leaves the value before the brackets its own year', () => {
    expect(
      read(
        'In the financial year to 31 March 2026, revenue increased by 6.4 % to £138.9m (FY2025 restated: £130.5m).',
      ),
    ).toEqual([
      'revenue_growth 6.4 % 2026',
      'revenue GBP 138900000 2026',
      'revenue GBP 130500000 2025 restated',
    ]);
  });

  it('is read in German too', () => {
    expect(read('Der Umsatz lag 2026 bei 138,9 Mio. Euro (2025 angepasst: 130,5 Mio. Euro).', 'de')).toEqual([
      'revenue EUR 138900000 2026',
      'revenue EUR 130500000 2025 restated',
    ]);
  });
});

describe('figures that a company adjusts by rules of its own', () => {
  it('are told apart from those of its statements', () => {
    expect(read('In 2025 adjusted EBITDA was £30.1m. EBITDA was £27.4m. Pre-tax profit was £17.8m.')).toEqual(
      [
        'adjusted_ebitda GBP 30100000 2025',
        'ebitda GBP 27400000 2025',
        'profit_before_tax GBP 17800000 2025',
      ],
    );
    expect(
      read('Das bereinigte EBIT lag 2025 bei 21,4 Mio. Euro, das EBIT bei 19,3 Mio. Euro.', 'de'),
    ).toEqual(['adjusted_operating_profit EUR 21400000 2025', 'operating_profit EUR 19300000 2025']);
  });
});
