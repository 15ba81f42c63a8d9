import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from './durations.ts';

describe('F4 a duration', () => {
  it.each<[unknown, string]>([
    [60, '1 minute 0 seconds'],
    [61, '1 minute 1 second'],
    [125, '2 minutes 5 seconds'],
    [59.6, '1 minute 0 seconds'],
    [3600, '60 minutes 0 seconds'],
    [59, '59 seconds'],
    [1, '1 second'],
    [0, '0 seconds'],
    ['60', ''],
    [null, ''],
    [Number.NaN, ''],
    [Infinity, ''],
  ])('%j is shown as %j', (seconds, expected) => {
    expect(formatDuration(seconds)).toBe(expected);
  });
  it.each([
    [4.25, '4.3 seconds'],
    [59.97, '1 minute 0 seconds'],
    [1, '1.0 seconds'],
  ])('%d with a decimal is shown as %j', (seconds, expected) => {
    expect(formatDuration(seconds, { hasDecimal: true })).toBe(expected);
  });
  it('never shows 60 seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.boolean(), (seconds, hasDecimal) => {
        expect(formatDuration(seconds, { hasDecimal })).not.toMatch(/\b60(\.0)? seconds?$/);
      }),
    );
  });
});
