import { expect, test } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const own = (text: string) =>
  ownClaims(
    'Marlowe Foods plc',
    `# Marlowe Foods plc: results for the year ended 31 December 2024\n\n${text}`,
  );

test('a value is read behind any plain verb of being or moving', () => {
  for (const text of [
    'Revenue ended the year at £48.2 million.',
    'Revenue was flat at £48.2 million.',
    'Revenue topped £48.2 million for the first time.',
    'Revenue passed the £48.2 million mark.',
    'Sales rose by almost a fifth to £48.2 million.',
    'No. Revenue stands at £48.2 million.',
    'We brought in £48.2 million in revenue.',
    'With revenue of £48.2 million, Marlowe is the largest baker in Hull.',
  ])
    expect(own(text)).toEqual(['revenue GBP 48200000 2024']);
  expect(own('The operating margin narrowed to 9.1% from 10.3%.')).toEqual([
    'operating_margin 9.1 % 2024',
    'operating_margin 10.3 % 2023',
  ]);
  expect(own('Net debt reduced to £31.8 million at year end (31 December 2023: £44.0 million)')).toEqual([
    'net_debt GBP 31800000 2024-12-31',
  ]);
});

test('what a figure was before is of the year before, unless years are named', () => {
  expect(own('Net profit slipped from £5.8 million to £5.1 million.')).toEqual([
    'net_income GBP 5100000 2024',
    'net_income GBP 5800000 2023',
  ]);
  expect(own('Since 2019 revenue has grown from £20 million to £48.2 million.')).toEqual([
    'revenue GBP 48200000 2024',
  ]);
  expect(own('Over five years revenue rose to £48.2 million from £20 million.')).toEqual([]);
});

test('a list gives each of its figures, and a count all of its places', () => {
  expect(own('Marlowe made £48.2 million in revenue and £5.1 million in net profit in 2024.')).toEqual([
    'revenue GBP 48200000 2024',
    'net_income GBP 5100000 2024',
  ]);
  expect(own('The average number of employees in the Group was 934 (2023: 921).')).toEqual([
    'average_employees 934 2024',
    'average_employees 921 2023',
  ]);
  expect(
    own('It has about 1,750 employees at four plants in Kent, Wales and Fife, and went public in 2007.'),
  ).toEqual(['employees 1750 2024']);
});

test('the value of another year, of a part or of others, and what money passed through, is no figure', () => {
  for (const text of [
    'Revenue exceeded the £45.1 million of 2023.',
    "Revenue exceeded last year's £45.1 million.",
    'Revenue exceeded the budget by £3 million.',
    'Revenue passed through £3 million of agency accounts.',
    'Revenue of the Leeds bakery topped £3 million.',
    'Revenue in Germany rose by a fifth to £8 million.',
    'Our Leeds plant, with sales of £30 million, was flat.',
    'With revenue of £48.2 million, Kestner Glas is a rival of Marlowe.',
    'The sale of the dairy brought in £3 million of revenue.',
    'The number of employees in Germany was 112.',
    'It has 112 employees at two plants in Kent.',
  ])
    expect(own(text)).toEqual([]);
});
