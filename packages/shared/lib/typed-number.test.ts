import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

describe('a number as it is typed', () => {
  it.each([
    ['12', 'en', '12'],
    [' 1.5 ', 'en', '1.5'],
    ['1,5', 'en', '1.5'],
    ['1,5', 'de', '1.5'],
    ['1,000', 'en', '1000'],
    ['1,000', 'de', '1'],
    ['1.000', 'de', '1000'],
    ['1.000', 'en', '1'],
    ['12.345,60', 'de', '12345.6'],
    ['12,345.60', 'en', '12345.6'],
    ['12 500', 'de', '12500'],
    ["12'500", 'de', '12500'],
    ['-3,25', 'de', '-3.25'],
    ['.5', 'en', '0.5'],
  ] as const)('“%s” in %s is %s', (typed, language, value) => {
    expect(typedNumber(typed, language)).toBe(value);
  });

  it.each(['', 'ten', '1e9', '0x10', 'Infinity', '1,2,3', '12,345.6.7', '5 %', '12.345,60 €'])(
    '“%s” is no number',
    (typed) => {
      expect(typedNumber(typed, 'en')).toBeNull();
    },
  );

  it('groups of the other language are not read as something else', () => {
    expect(typedNumber('12.345,60', 'en')).toBeNull();
    expect(typedNumber('12,345.60', 'de')).toBeNull();
  });
});
