import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalMarkOf, fitsMark, readNumber } from '@loupe/shared/lib/printed-number';
import { speaking } from '../language/language.ts';
import { numberText, percentText, signedPercentText } from '../tools/number-text.ts';

describe('a printed number', () => {
  it('is read back as it was printed, in both languages', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    const language = fc.constantFrom('en' as const, 'de' as const);
    fc.assert(
      fc.property(number, language, fc.integer({ min: 0, max: 4 }), (value, spoken, digits) => {
        const mark = decimalMarkOf(spoken);
        const text = speaking(spoken, () => numberText(value, digits));
        const read = readNumber(text, mark);
        expect(read?.decimals).toBe(digits);
        expect(speaking(spoken, () => numberText(read?.value ?? Number.NaN, digits))).toBe(text);
        const percent = speaking(spoken, () => percentText(value / 1e9));
        expect(readNumber(percent, mark)?.unit).toBe('%');
      }),
    );
  });

  it('keeps its unit, its place and its sign', () => {
    expect(readNumber('EUR 24,000.50', '.')).toMatchObject({
      value: 24000.5,
      unit: 'EUR',
      unitPlace: 'before',
    });
    expect(readNumber('−19.1 %', '.')).toMatchObject({ value: -19.1, decimals: 1, unit: '%' });
    expect(readNumber(signedPercentText(0.076), '.')).toMatchObject({ value: 7.6, hasPlus: true });
    expect(readNumber('1.234,5 kg', ',')).toMatchObject({ value: 1234.5, unit: 'kg', isGrouped: true });
  });

  it('is none where it can be read in two ways, or is a name, a range, a date or words', () => {
    for (const text of [
      '95.97 / 90.54',
      '2026-11-19',
      '1–2',
      '±15.4 %',
      '24-118-907',
      '007',
      '12 of 30',
      '',
      '1,23,4',
      '1.2.3',
      '8 Nov 2026',
      '+−1',
      'EUR 5 USD',
      '12345678901234567',
    ])
      expect(readNumber(text, '.'), text).toBeNull();
    expect(readNumber('97.42', ',')).toBeNull();
    expect(fitsMark(['1.234', '97.42'], ',')).toBe(false);
    expect(fitsMark(['1.234', '97,42', 'Text'], ',')).toBe(true);
  });
});
