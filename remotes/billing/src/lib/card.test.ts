import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expiryProblem, expiryText, readExpiry } from './card-expiry.ts';
import { brandOf, codeLengthOf, digitsOf, groupedNumber, numberProblem, passesLuhn } from './card-number.ts';
import { afterTyping } from './typed-text.ts';

const nowMs = new Date(2026, 0, 15).getTime();

describe('R15 the card number', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['', 'unknown', ''],
  ])('%s is of %s and is in groups', (digits, brand, grouped) => {
    expect([brandOf(digits), groupedNumber(digits)]).toEqual([brand, grouped]);
    if (digits) expect(numberProblem(grouped)).toBeNull();
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['not a number', 'missing'],
    ['4242', 'short'],
    ['4242 4242 4242 4241', 'wrong'],
    ['3782 822463 1000', 'short'],
  ])('%j is found to be %s', (number, problem) => {
    expect(numberProblem(number)).toBe(problem);
  });

  it('finds every single wrong digit', () => {
    const numberAndSlip = fc.tuple(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(numberAndSlip, ([at, by]) => {
        const digits = [...'4242424242424242'].map(Number);
        digits[at] = (digits[at]! + by) % 10;
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });

  it('keeps the digits of whatever is pasted, and is stable', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const grouped = groupedNumber(text);
        expect(digitsOf(text).startsWith(digitsOf(grouped))).toBe(true);
        expect(groupedNumber(grouped)).toBe(grouped);
      }),
    );
  });

  it('asks for four digits of code with American Express, three elsewhere', () => {
    expect([codeLengthOf('3782'), codeLengthOf('4242'), codeLengthOf('')]).toEqual([4, 3, 3]);
  });
});

describe('R15 the expiry date', () => {
  it.each([
    ['0429', '04 / 29'],
    ['429', '04 / 29'],
    ['4/29', '04 / 29'],
    ['12/2029', '12 / 2029'],
    ['1', '1'],
    ['', ''],
  ])('typed as %j reads %j', (typed, shown) => {
    expect(expiryText(typed)).toBe(shown);
  });

  it.each([
    ['01 / 26', null],
    ['12 / 25', 'past'],
    ['01 / 2026', null],
    ['13 / 27', 'unreadable'],
    ['00 / 27', 'unreadable'],
    ['04', 'unreadable'],
    ['04 / 99', 'unreadable'],
    ['04 / 0', 'unreadable'],
    ['', 'missing'],
  ])('%j in January 2026 is %s', (text, problem) => {
    expect(expiryProblem(text, nowMs)).toBe(problem);
  });

  it('reads two digits as a year of this century', () => {
    expect(readExpiry('4/29')).toEqual({ month: 4, year: 2029 });
  });
});

describe('R15 formatting while typing', () => {
  it('helps at the end, and leaves a correction in the middle alone', () => {
    expect(afterTyping('4242', '42424', groupedNumber)).toBe('4242 4');
    expect(afterTyping('4242 4242', '242 4242', groupedNumber)).toBe('242 4242');
    expect(afterTyping('', '4242424242424242', groupedNumber)).toBe('4242 4242 4242 4242');
    expect(afterTyping('04 / 2', '04 / ', expiryText)).toBe('04 / ');
  });
});
