import { expect, test } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

const german = (text: string) =>
  ownClaims('Marlowe GmbH', { text: `# Marlowe GmbH\n\n${text}`, language: 'de' });

test('figures with their values in one list belong together by their places', () => {
  const both = ['revenue GBP 412600000 2025', 'operating_profit GBP 52300000 2025'];
  expect(own('Revenue and operating profit in 2025 were £412.6m and £52.3m respectively.')).toEqual(both);
  expect(own('In 2025 revenue and operating profit amounted to £412.6m and £52.3m.')).toEqual(both);
  expect(own('Revenue, EBITDA and operating profit were £412.6m, £71.0m and £52.3m in 2025.')).toEqual([
    'revenue GBP 412600000 2025',
    'ebitda GBP 71000000 2025',
    'operating_profit GBP 52300000 2025',
  ]);
});

test('German lists are read the same way', () => {
  expect(
    german(
      'Umsatz und EBIT beliefen sich 2025 auf 412,6 Mio. EUR und 52,3 Mio. EUR. Umsatz und EBIT lagen bei 412,6 Mio. EUR.',
    ),
  ).toEqual(['revenue EUR 412600000 2025', 'operating_profit EUR 52300000 2025']);
});

test('years with their values in one list belong together by their places', () => {
  const years = ['revenue GBP 412600000 2025', 'revenue GBP 382000000 2024'];
  expect(own('Sales in 2025 and 2024 were £412.6m and £382.0m.')).toEqual(years);
  expect(own('Revenue was £412.6m and £382.0m in 2025 and 2024, respectively.')).toEqual(years);
  expect(
    own('We had net sales of £412.6m, £382.0m and £360.4m in 2025, 2024 and 2023, respectively.'),
  ).toEqual([...years, 'revenue GBP 360400000 2023']);
});

test('years that are each beside its value are all read', () => {
  expect(
    own('Turnover was €131.2 million in 2021, €139.9 million in 2022 and €148.6 million in 2023.'),
  ).toEqual(['revenue EUR 131200000 2021', 'revenue EUR 139900000 2022', 'revenue EUR 148600000 2023']);
  expect(
    own('Turnover is expected to be €131.2 million in 2027, €139.9 million in 2028 and more in 2029.'),
  ).toEqual(expect.not.arrayContaining(['revenue EUR 139900000 2028']));
});

test('lists that do not fit each other give nothing', () => {
  expect(own('Revenue and operating profit in 2025 were £412.6m.')).toEqual([]);
  expect(own('Sales in 2025 and 2024 were £412.6m, £382.0m and £360.4m.')).toEqual([]);
  expect(own('Revenue and operating profit rose by 8% and 5% in 2025.')).toEqual([]);
  expect(own('Revenue and net loss in 2025 were £412.6m and £2.3m.')).toEqual([]);
  expect(own('Revenue and operating profit in 2025 were £412.6m and 12.7% respectively.')).toEqual([]);
});

test('what is denied, expected or another’s stays so in a list', () => {
  expect(own('Revenue and operating profit in 2025 were not £412.6m and £52.3m.')).toEqual([]);
  expect(own('Reportedly, revenue and operating profit in 2025 were £412.6m and £52.3m.')).toEqual(
    expect.not.arrayContaining(['revenue GBP 412600000 2025']),
  );
  expect(own('At Kessel AG, revenue and operating profit in 2025 were £412.6m and £52.3m.')).toEqual([]);
});
