import { describe, expect, it } from 'vitest';
import { daysUntil, formatAge } from './ages.ts';

describe('C2 the age of a number', () => {
  it.each([
    [0, 'just now'],
    [-5, 'just now'],
    [59_999, 'just now'],
    [120_000, '2 min ago'],
    [7_200_000, '2 h ago'],
    [86_400_000, '1 day ago'],
    [400_000_000, '4 days ago'],
  ])('of %d ms is %j', (ms, expected) => {
    expect(formatAge(ms)).toBe(expected);
  });
  it('is written in German on a German page', () => {
    expect([0, 120_000, 7_200_000, 86_400_000, 400_000_000].map((ms) => formatAge(ms, 'de'))).toEqual([
      'gerade eben',
      'vor 2 Min.',
      'vor 2 Std.',
      'vor 1 Tag',
      'vor 4 Tagen',
    ]);
  });
  it('days until a refill are whole and never negative', () => {
    const now = Date.UTC(2026, 0, 5, 12);
    expect(daysUntil('2026-01-06T00:00:00Z', now)).toBe(1);
    expect(daysUntil('2025-12-01T00:00:00Z', now)).toBe(0);
    expect(daysUntil(null, now)).toBeNull();
  });
});
