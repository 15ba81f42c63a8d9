import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysUntil,
  formatAge,
  formatCredits,
  formatDate,
  formatDateTime,
  formatDuration,
  formatFileTime,
  formatMillicredits,
  formatSignedCredits,
  isEmpty,
} from './format.ts';
import { isExternalLinkAllowed } from './external-link.ts';
import { isUrl } from './is-url.ts';

describe('F1 external links', () => {
  it.each<[unknown, boolean]>([
    ['https://loupe.example', true],
    ['https://loupe.example/', true],
    ['https://loupe.example/help?x=1#y', true],
    ['https://LOUPE.example/help', true],
    ['https://loupe.example.evil.tld', false],
    ['https://loupe.example@evil.tld', false],
    ['https://me@loupe.example/', false],
    ['http://loupe.example/', false],
    ['https://loupe.example:8443/', false],
    ['//loupe.example', false],
    ['javascript:alert(1)', false],
    ['', false],
    [null, false],
    [17, false],
    [{ toString: () => 'https://loupe.example' }, false],
  ])('%j may be opened: %s', (link, expected) => {
    expect(isExternalLinkAllowed(link, 'https://loupe.example')).toBe(expected);
  });

  it('stay under the path of the host prefix', () => {
    expect(isExternalLinkAllowed('https://loupe.example/docs/a', 'https://loupe.example/docs')).toBe(true);
    expect(isExternalLinkAllowed('https://loupe.example/docs-evil', 'https://loupe.example/docs')).toBe(
      false,
    );
    expect(isExternalLinkAllowed('https://loupe.example/docs/../x', 'https://loupe.example/docs')).toBe(
      false,
    );
  });

  it.each(['', 'loupe.example', 'data:'])('nothing may be opened with the broken host %j', (host) => {
    expect(isExternalLinkAllowed('https://loupe.example', host)).toBe(false);
  });
});

describe('F2 a URL', () => {
  it.each<[unknown, boolean]>([
    ['https://a', true],
    ['https://a.b/c?d', true],
    ['http://a', false],
    ['https://', false],
    ['https://a b', false],
    [' https://a', false],
    ['https://a\n', false],
    [5, false],
  ])('%j is one: %s', (value, expected) => {
    expect(isUrl(value)).toBe(expected);
  });
});

describe('F3 empty', () => {
  it.each([[null], [undefined], [''], [' \n\t'], [[]], [{}]])('%j is', (value) => {
    expect(isEmpty(value)).toBe(true);
  });
  it.each([[0], [false], ['a'], [[0]], [{ a: undefined }], [new Date()]])('%j is not', (value) => {
    expect(isEmpty(value)).toBe(false);
  });
});

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

describe('F5 F6 F7 dates', () => {
  const afternoon = new Date(2026, 0, 5, 15, 7);
  it('F5 a date is DD-MM-YYYY', () => {
    expect(formatDate(afternoon)).toBe('05-01-2026');
    expect(formatDate('')).toBe('--');
  });
  it.each([
    [afternoon, 'Jan 5, 2026, 3:07 PM'],
    [new Date(2026, 11, 25, 0, 0), 'Dec 25, 2026, 12:00 AM'],
    [new Date(2026, 5, 1, 12, 30), 'Jun 1, 2026, 12:30 PM'],
    [null, '--'],
    [undefined, '--'],
    ['', '--'],
    ['no date', '--'],
  ])('F6 %s is shown as %j', (moment, expected) => {
    expect(formatDateTime(moment)).toBe(expected);
  });
  it.each([
    [afternoon, '01-05-2026_03-07pm'],
    [new Date(2026, 9, 31, 0, 5), '10-31-2026_12-05am'],
    [new Date(2026, 9, 31, 12, 5), '10-31-2026_12-05pm'],
  ])('F7 the file time of %s is %j', (moment, expected) => {
    expect(formatFileTime(moment)).toBe(expected);
  });
});

describe('C4 credits', () => {
  it.each([
    [0, '0'],
    [-0, '0'],
    [-0.4, '0'],
    [999.5, '1,000'],
    [1234567, '1,234,567'],
    [Number.NaN, '0'],
  ])('%d are shown as %j', (credits, expected) => {
    expect(formatCredits(credits, 'en-US')).toBe(expected);
  });
  it('follow the locale', () => {
    expect(formatCredits(12345, 'de-DE')).toBe('12.345');
  });
  it.each([
    [500, '+500'],
    [-1038, '−1,038'],
    [0, '0'],
  ])('signed, %d are shown as %j', (credits, expected) => {
    expect(formatSignedCredits(credits, 'en-US')).toBe(expected);
  });
  it('show the thousandths of steps', () => {
    expect([1500, 12, 0].map((value) => formatMillicredits(value, 'en-US'))).toEqual(['1.5', '0.012', '0']);
  });
});

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
  it('is told in German on a German page', () => {
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
