import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

describe('a whole number', () => {
  it('reads as the language writes it, whatever its size and sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (value) => {
        expect(wholeNumber(value, 'en')).toBe(new Intl.NumberFormat('en-US').format(value));
        expect(wholeNumber(value, 'de')).toBe(new Intl.NumberFormat('de-DE').format(value));
      }),
    );
  });
});
