import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './own-origin.ts';

describe('the own API origin', () => {
  it.each<[string, boolean]>([
    ['/api/files/fil_1', true],
    ['http://loupe.test/api/files/fil_1', true],
    ['https://api.loupe.example/x', true],
    ['https://loupe.test/api', false],
    ['http://loupe.test.evil.tld/api', false],
    ['http://loupe.test@evil.tld/api', false],
    ['http://evil@loupe.test/api', false],
    ['//evil.tld/api', false],
    ['data:text/plain,x', false],
    ['http://', false],
  ])('H5 %s belongs to it: %s', (url, expected) => {
    expect(isOwnOrigin(url, ['/api', 'https://api.loupe.example'], 'http://loupe.test')).toBe(expected);
  });
});
