import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPeriod } from './read-period.ts';

const nineMonths = { kind: 'span', from: '2025-01-01', to: '2025-09-30' };

describe('the time a header names', () => {
  it.each([
    '9M 2025',
    '9M25',
    'Q1–Q3 2025',
    'Q1 to Q3 2025',
    'Jan–Sep 2025',
    'Januar bis September 2025',
    '01.01.-30.09.2025',
    '9 Monate 2025',
    'First nine months 2025',
    'Nine months ended September 30, 2025',
    '2025 (9 months)',
  ])('is no year in “%s”', (head) => {
    expect(readPeriod(head)).toEqual({ period: nineMonths, rest: '' });
  });

  it.each([
    ['third quarter 2025', { kind: 'quarter', year: 2025, quarter: 3, isFiscal: false }],
    ['Drittes Quartal 2025', { kind: 'quarter', year: 2025, quarter: 3, isFiscal: false }],
    ['Quarter ended 30 Sep 2025', { kind: 'quarter', year: 2025, quarter: 3, isFiscal: false }],
    ['first half of 2025', { kind: 'half', year: 2025, half: 1, isFiscal: false }],
    ['Six months to June 2025', { kind: 'half', year: 2025, half: 1, isFiscal: false }],
    ['Year ended 31 December 2025', { kind: 'year', year: 2025, isFiscal: false }],
    ['FY25A', { kind: 'year', year: 2025, isFiscal: true }],
    ['Years ended December 31, 2025', { kind: 'year', year: 2025, isFiscal: false }],
    ['Year ended 30 June 2025', { kind: 'year', year: 2025, isFiscal: true }],
  ])('is the part that its words name: “%s”', (head, period) => {
    expect(readPeriod(head)?.period).toEqual(period);
  });

  it.each(['YTD 2025', 'Halbjahr 2025', 'LTM Sep 2025', 'Kumuliert 2025', 'Rumpfgeschäftsjahr 2025'])(
    'is none where less than a year is meant and not which: “%s”',
    (head) => {
      expect(readPeriod(head)).toBeNull();
    },
  );

  it.each([
    ['Q32024', { kind: 'quarter', year: 2024, quarter: 3, isFiscal: false }],
    ['Q324', { kind: 'quarter', year: 2024, quarter: 3, isFiscal: false }],
    ['H12024', { kind: 'half', year: 2024, half: 1, isFiscal: false }],
    ['31.12.1850', { kind: 'day', date: '1850-12-31' }],
    ['FY24', { kind: 'year', year: 2024, isFiscal: true }],
  ])('is found where its digits stand close: “%s”', (head, period) => {
    expect(readPeriod(head)?.period).toEqual(period);
  });

  it('is the same beside digits that are none: no form is passed over for the look of its digits', () => {
    const words = [
      'Q',
      'H',
      'M',
      'FY',
      'GJ',
      "'",
      '.',
      '/',
      '-',
      ' ',
      'to ',
      'Jan ',
      '1',
      '3',
      '9',
      '24',
      '2024',
      '1850',
    ];
    const text = fc.array(fc.constantFrom(...words), { maxLength: 7 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (head) => {
        // Two digits behind a letter are read by no form.
        expect(readPeriod(head)?.period).toEqual(readPeriod(`${head} x77`)?.period);
      }),
      { numRuns: 20_000 },
    );
  });
});
