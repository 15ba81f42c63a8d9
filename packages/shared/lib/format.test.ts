import { describe, expect, it } from 'vitest';
import { formatCredits, formatMillicredits, formatSignedCredits, isEmpty } from './format.ts';
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
