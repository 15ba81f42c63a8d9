import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const head = '# Marlowe Kettle plc\n\n## Half-year report 2025\n\nFor the six months ended 30 June 2025\n\n';
const halfYear = (text: string) => ownClaims('Marlowe Kettle plc', { text: head + text, language: 'en' });

describe('a report on less than a year', () => {
  it('gives figures without a time to the part it is about, and the year in brackets beside them to nobody', () => {
    expect(
      halfYear(
        'Marlowe Kettle plc makes kettles. Revenue was £84.2 million (2024: £79.9 million).\n\nOperating profit rose to £9.1 million.',
      ),
    ).toEqual(['revenue GBP 84200000 2025-H1', 'operating_profit GBP 9100000 2025-H1']);
  });

  it('gives a year before what it says of it in so many words', () => {
    expect(halfYear('Revenue in 2024 was £165.0 million.')).toEqual(['revenue GBP 165000000 2024']);
    expect(halfYear('Revenue for the full year 2024 was £165.0 million.')).toEqual([
      'revenue GBP 165000000 2024',
    ]);
  });

  it('that does not say which part gives no figure a year', () => {
    const text = '# Marlowe Kettle plc\n\n## Half-year report 2025\n\nRevenue was £84.2 million.';
    expect(ownClaims('Marlowe Kettle plc', { text, language: 'en' })).toEqual([]);
    const german =
      '# Kettenberg AG\n\n## Halbjahresbericht 2025\n\nDer Umsatz betrug 84,2 Mio. EUR (2024: 79,9 Mio. EUR).';
    expect(ownClaims('Kettenberg AG', { text: german, language: 'de' })).toEqual([]);
  });

  it('is not one that reports on the year as well', () => {
    const text =
      '# Marlowe Kettle plc\n\n## Fourth quarter and full-year results 2025\n\nRevenue for the full year 2025 was £170.2 million.';
    expect(ownClaims('Marlowe Kettle plc', { text, language: 'en' })).toEqual(['revenue GBP 170200000 2025']);
  });
});

const table = (title: string, ...rows: string[]) =>
  ownClaims('Marlowe Kettle plc', {
    name: 'marlowe-kettle.csv',
    table: ['Marlowe Kettle plc;;', `${title};;`, 'in GBP million;;', 'Item;2025;2024', ...rows].join('\n'),
  });

describe('a table under bare years', () => {
  it('is of the part of these years that its title names', () => {
    expect(table('Income statement for the six months ended 30 June 2025', 'Revenue;84.2;79.9')).toEqual([
      'revenue GBP 84200000 2025-H1',
      'revenue GBP 79900000 2024-H1',
    ]);
    expect(
      table('Gewinn- und Verlustrechnung 1. Januar bis 30. Juni 2025', 'Umsatzerlöse;84.2;79.9'),
    ).toEqual(['revenue GBP 84200000 2025-H1', 'revenue GBP 79900000 2024-H1']);
  });

  it('gives nothing where its title does not say which part, and no balance a day it does not say', () => {
    expect(table('Interim report', 'Revenue;84.2;79.9', 'Equity;102.0;99.0')).toEqual([]);
    expect(table('Six months ended 30 June 2025', 'Equity;102.0;99.0')).toEqual([]);
  });

  it('is of years below a title of a year', () => {
    expect(table('Income statement for the year ended 31 December 2025', 'Revenue;170.2;165.0')).toEqual([
      'revenue GBP 170200000 2025',
      'revenue GBP 165000000 2024',
    ]);
  });
});
