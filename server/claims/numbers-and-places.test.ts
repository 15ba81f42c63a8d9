import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMarkOf, provenMarks, readNumber } from './number-marks.ts';
import { findPeriods, periodKey } from './periods.ts';
import { findQuantities } from './quantities.ts';
import { splitSentences } from './sentence-split.ts';
import { ownClaims } from './testing/claims-of.ts';

describe('a number is read one way or not at all', () => {
  it.each([
    ['194.000', 'Wir haben 194.000 Mitarbeiter.', 'de', 194_000],
    ['194.000', 'We have 194.000 employees.', 'en', null],
    ['194.000', '194.000', null, null],
    ['194.000', '194.000 Mitarbeiter und 3,5 Mio. Euro', null, 194_000],
    ['1.234', 'Umsatz 1.234 und Marge 4.5', 'de', null],
    ['194.000', "Umsatz 194.000 Mio., Gewinn 1'240'000 Franken", 'de', null],
    ['1,234.50', '1,234.50', null, 1234.5],
    ['1.234,50', '1.234,50', null, 1234.5],
    ['12.34.56', '12.34.56', 'en', null],
    ['62.418', 'Beginn 14.00 Uhr, Ende 16.25 Uhr, von 9.30 bis 11.15 Uhr; Umsatz 62.418 TEUR', 'de', 62_418],
    ['62.418', 'Laut Ziffer 4.1 und Note 15.2 beträgt der Umsatz 62.418 TEUR', 'de', 62_418],
    ['62.418', 'Umsatz 62.418 TEUR, Marge von 4.5 bis 11.1 Prozent', 'de', null],
  ] as const)('%s in “%s”', (written, text, language, value) => {
    expect(
      readNumber(written, decimalMarkOf(provenMarks(text), language), true === (language === 'en'))?.value ??
        null,
    ).toBe(value);
  });

  it('reads what a German and an English hand write of any number as that number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, cents) => {
          const value = whole + cents / 100;
          for (const [language, locale] of [
            ['de', 'de-DE'],
            ['en', 'en-US'],
          ] as const) {
            const text = value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
            const read = readNumber(text, decimalMarkOf(provenMarks(text), language));
            expect(read?.value).toBeCloseTo(value, 2);
          }
        },
      ),
    );
  });

  it('never reads the same amount of two scales or currencies as equal numbers of one unit', () => {
    const [a, b, c] = ['EUR 1.2 million', 'EUR 1.2 billion', 'USD 1.2 million'].map(
      (text) => findQuantities(text, { mark: '.', isMixed: false })[0]?.quantity,
    );
    expect([a?.value, b?.value, c?.value]).toEqual([1_200_000, 1_200_000_000, 1_200_000]);
    expect([a?.unit, c?.unit]).toEqual([
      { kind: 'money', currency: 'EUR', scale: 1 },
      { kind: 'money', currency: 'USD', scale: 1 },
    ]);
  });
});

it.each([
  ['in 2025', '2025'],
  ['Q4 2025', '2025-Q4'],
  ['the fourth quarter of 2025', '2025-Q4'],
  ['im vierten Quartal 2025', '2025-Q4'],
  ['the first half of 2025', '2025-H1'],
  ['the year to June 2026', '2026'],
  ['31. Dezember 2025', '2025-12-31'],
  ['December 31, 2025', '2025-12-31'],
  ['31.12.2025', '2025-12-31'],
  ['im März 2025', '2025-03'],
  ['the fourth quarter', null],
  ['the first nine months of 2025', null],
  ['2024/25', '2024/25'],
  ['im Geschäftsjahr 2024/25 (per 30. September 2025)', '2024/25'],
  ['the fiscal year 2024/2025', '2024/25'],
  ['Winter 2024/25', null],
  ['2023/2028', null],
  ['last year', null],
])('reads the time of “%s”', (text, key) => {
  const [found, ...more] = findPeriods(text);
  expect(more).toEqual([]);
  expect(found?.period == null ? null : periodKey(found.period)).toBe(key);
});

const split = (text: string, language: string) => splitSentences(text, language).map((one) => one.text);

it('ends a sentence where it ends, not at abbreviations, initials and ordinals', () => {
  expect(
    split('Dr. A. Berg ging z. B. am 31. Dezember 2025 nach Köln. Der Umsatz betrug 4 Mio. Euro.', 'de'),
  ).toEqual(['Dr. A. Berg ging z. B. am 31. Dezember 2025 nach Köln.', 'Der Umsatz betrug 4 Mio. Euro.']);
  expect(split('Den Aufsichtsrat führt Ina Sturm (stellv. Vorsitz: Jan Kühn). Er tagt.', 'de')).toEqual([
    'Den Aufsichtsrat führt Ina Sturm (stellv. Vorsitz: Jan Kühn).',
    'Er tagt.',
  ]);
  expect(split('Acme Inc. grew. It has 240 employees. 2024 was good.', 'en')).toEqual([
    'Acme Inc. grew.',
    'It has 240 employees.',
    '2024 was good.',
  ]);
});

const statement = (lines: string[]) =>
  ownClaims('Verdane Optics', {
    name: 'Verdane Optics Abschluss.csv',
    table: ['in Mio. EUR;2024;2023', ...lines].join('\n'),
    language: 'de',
  }).toSorted();

describe('labels and tables', () => {
  it('reads labelled lines with their day', () => {
    const text =
      '# Verdane Optics\n\n- **Founded:** 2004\n- **Employees:** 1,240 (31 December 2025)\n- **CEO:** Claire Morel\n- **Revenue 2025:** EUR 48.2 million\n- **Website:** n/a';
    expect(ownClaims('Verdane Optics', { text, language: 'en' })).toEqual([
      'founded 2004',
      'employees 1240 2025-12-31',
      'ceo Claire Morel',
      'revenue EUR 48200000 2025',
    ]);
  });

  it('reads rows as attributes, German or English, with their scale, in any order of rows', () => {
    const rows = ['Umsatzerlöse;48,2;45,0', 'Betriebsergebnis;4,4;4,1'];
    expect(statement(rows)).toEqual([
      'operating_profit EUR 4100000 2023',
      'operating_profit EUR 4400000 2024',
      'revenue EUR 45000000 2023',
      'revenue EUR 48200000 2024',
    ]);
    expect(statement(rows.toReversed())).toEqual(statement(rows));
  });

  it('gives a table that names nobody to the only company of a folder, and to nobody where two are named', () => {
    const table = { name: 'accounts.csv', table: 'Item;2025\nRevenue (EUR m);55.0\nEquity (EUR m);12.0' };
    const own = ownClaims('Verdane Optics', 'Verdane Optics makes the lenses.', table);
    expect(own).toContain('revenue EUR 55000000 2025');
    const two = ownClaims('Verdane Optics', 'Verdane Optics makes the lenses of Kessel Glas AG.', table);
    expect(two).toEqual([]);
  });
});

const readColumn = (head: string) =>
  ownClaims(
    'Verdane Optics',
    { text: '# Verdane Optics GmbH: Bericht\n\nDie Verdane Optics GmbH baut Linsen.', language: 'de' },
    { name: 'verdane-optics.csv', table: `in Mio. EUR;${head}\nUmsatz;57,2\nEBIT;3,1`, language: 'de' },
  );

describe('a column of a statement', () => {
  it('of nine months is not the year', () => {
    expect(readColumn('9M 2025')).toEqual([
      'revenue EUR 57200000 2025-01-01/2025-09-30',
      'operating_profit EUR 3100000 2025-01-01/2025-09-30',
    ]);
  });

  it('of a country or product is not the company', () => {
    expect(readColumn('Deutschland 2025')).toEqual([]);
    expect(readColumn('Ist 2025')).toEqual([
      'revenue EUR 57200000 2025',
      'operating_profit EUR 3100000 2025',
    ]);
  });
});
