import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string) =>
  ownClaims('Brackwater Hulls', `# Brackwater Hulls Ltd – Annual review 2024\n\n${text}`);
const german = (text: string) =>
  ownClaims('Lindauer Pumpenbau', {
    text: `# Lindauer Pumpenbau GmbH – Lagebericht 2024\n\n${text}`,
    language: 'de',
  });

describe('“at the year end” after figures of two years (C1)', () => {
  it('is the end of the year reported, not of the one in the brackets before', () => {
    expect(
      english(
        'Operating profit fell to £3.1 million (2023: £4.4 million). The order book stood at £72 million at the year end.',
      ),
    ).toContain('order_backlog GBP 72000000 2024-12-31');
    expect(
      german(
        'Das EBIT betrug 4,1 Mio. Euro (2023: 5,2 Mio. Euro). Der Auftragsbestand lag zum Jahresende bei 72 Mio. Euro.',
      ),
    ).toContain('order_backlog EUR 72000000 2024-12-31');
  });

  it('is not the end of the year that a figure is held against in words', () => {
    expect(
      english(
        'Operating profit fell to £3.1 million from £4.4 million in 2023. Cash stood at £1.9 million at the year end.',
      ),
    ).toContain('cash GBP 1900000 2024-12-31');
    expect(
      german(
        'Das EBIT betrug 4,1 Mio. Euro nach 5,2 Mio. Euro im Jahr 2023. Der Auftragsbestand lag zum Jahresende bei 72 Mio. Euro.',
      ),
    ).toContain('order_backlog EUR 72000000 2024-12-31');
  });

  it('is of no year where only the other year is known', () => {
    expect(
      ownClaims(
        'Brackwater Hulls',
        '# Brackwater Hulls Ltd\n\nOperating profit fell to £3.1 million (2023: £4.4 million). The order book stood at £72 million at the year end.',
      ).filter((one) => one.includes('72000000') && one.includes('2023')),
    ).toEqual([]);
  });

  it('is the end of the year that a figure was of before', () => {
    expect(
      english('Revenue in 2023 was £41.2 million. The order book stood at £72 million at the year end.'),
    ).toContain('order_backlog GBP 72000000 2023-12-31');
  });
});
