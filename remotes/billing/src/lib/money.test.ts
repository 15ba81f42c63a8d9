import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [1900, 'usd', '$19.00'],
  [1950, 'USD', '$19.50'],
  [0, 'USD', '$0.00'],
  [-500, 'USD', '−$5.00'],
  [123_456_789, 'EUR', '€1,234,567.89'],
  [500, 'JPY', '¥500'],
  [1500, 'KWD', 'KWD\u00A01.500'],
])('R12 %d of %s is written %s', (amount_minor, currency, shown) => {
  expect(formatMoney({ amount_minor, currency }, { locale: 'en-US' })).toBe(shown);
});

it.each([
  [1900, '$19'],
  [1950, '$19.50'],
  [0, '$0'],
])('R12 a price on a card drops zeros, never cents: %d is %s', (amount_minor, shown) => {
  expect(formatMoney({ amount_minor, currency: 'USD' }, { isShort: true, locale: 'en-US' })).toBe(shown);
});
