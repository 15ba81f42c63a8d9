import { expect, test } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

test('figures after a half or a quarter are of it', () => {
  expect(
    own(
      'In the first half of 2025, revenue was GBP 198.3m, up from GBP 187.1m in the first half of 2024. EBITDA was GBP 27.4m.',
    ),
  ).toEqual([
    'revenue GBP 198300000 2025-H1',
    'revenue GBP 187100000 2024-H1',
    'ebitda GBP 27400000 2025-H1',
  ]);
  expect(own('Revenue in Q3 2025 was GBP 104.2m. EBITDA was GBP 9.4m.')).toEqual([
    'revenue GBP 104200000 2025-Q3',
    'ebitda GBP 9400000 2025-Q3',
  ]);
});

test('a figure of the year after those of a quarter is not of that quarter', () => {
  expect(own('Revenue in Q3 2025 was GBP 104.2m. Full-year EBITDA was GBP 39.4m.')).toEqual([
    'revenue GBP 104200000 2025-Q3',
  ]);
  expect(own('Revenue in Q3 2025 was GBP 104.2m. For the year, EBITDA was GBP 39.4m.')).toEqual([
    'revenue GBP 104200000 2025-Q3',
  ]);
  expect(
    own('Revenue in Q3 2025 was GBP 104.2m and GBP 97.5m in Q1 2025. EBITDA was GBP 9.4m.').filter((one) =>
      one.startsWith('ebitda'),
    ),
  ).toEqual([]);
});

test('results or accounts announced for a year give the figures after them their year', () => {
  expect(
    own(
      'Marlowe Instruments plc today announces its results for the year ended 31 December 2025. Revenue rose 8% to GBP 412.6m.',
    ),
  ).toEqual(['revenue_growth 8 % 2025', 'revenue GBP 412600000 2025']);
  expect(
    own('The accounts for the year ended 31 December 2025 were adopted. Turnover was GBP 412.6m.'),
  ).toEqual(['revenue GBP 412600000 2025']);
  // A forecast for a year is no announcement of its results.
  expect(own('The budget for the year ended 31 December 2027 was adopted. Turnover was GBP 412.6m.')).toEqual(
    [],
  );
});

test('a count of a month is of that month', () => {
  expect(
    own('As of December 2025, Marlowe had 1,412 employees. Its chief executive is Desmond Ayre.'),
  ).toEqual(['employees 1412 2025-12', 'ceo Desmond Ayre']);
});

test('twelve months up to a month within the year are no year of business', () => {
  expect(own('In the twelve months to 31 March 2025, revenue was $251 million.')).toEqual([]);
  expect(own('In the twelve months to 31 December 2025, revenue was $251 million.')).toEqual([
    'revenue USD 251000000 2025',
  ]);
});
