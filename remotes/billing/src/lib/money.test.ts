import * as fc from 'fast-check';
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

it('R12 keeps every digit of an amount in any locale and currency, and says when it is below zero', () => {
  const decimals = { EUR: 2, USD: 2, JPY: 0, KWD: 3 } as const;
  const currencies = Object.keys(decimals) as (keyof typeof decimals)[];
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.constantFrom(...currencies),
      fc.constantFrom('en-US', 'de-DE', 'de-CH', 'fr-FR', 'pl-PL', 'sv-SE', 'pt-BR', 'en-IN', 'ja-JP'),
      (minor, currency, locale) => {
        const shown = formatMoney({ amount_minor: minor, currency }, { locale });
        const digits = shown.replaceAll(/\D/g, '');
        expect(digits).toBe(String(Math.abs(minor)).padStart(decimals[currency] + 1, '0'));
        expect(shown.startsWith('−')).toBe(minor < 0);
      },
    ),
  );
});
