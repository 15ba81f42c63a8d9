import { describe, expect, it } from 'vitest';
import { loginAddress, returnPath } from './return-path.ts';

const hostile = [
  '//evil.example',
  '///evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://evil.example/chat',
  'HTTPS://EVIL.EXAMPLE',
  'http://own.invalid@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '?next=//evil.example',
  '#//evil.example',
  '',
  ' ',
  null,
  undefined,
] as const;

describe('the way back after the login', () => {
  it.each(hostile)('N2 never leads to %j', (wanted) => {
    expect(returnPath(wanted)).toBeNull();
  });

  it.each([
    ['/chat/cht_1?run=1#end', '/chat/cht_1?run=1#end'],
    ['/detail-page?agent=company-research', '/detail-page?agent=company-research'],
    ['/credit-usage?from=https://evil.example', '/credit-usage?from=https://evil.example'],
    ['/settings?email_token=abc', '/settings?email_token=abc'],
    ['/chat/../explore', '/explore'],
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ])('N2 leads back to %j, on this site', (wanted, path) => {
    expect(returnPath(wanted)).toBe(path);
    expect(new URL(path, 'https://own.example').origin).toBe('https://own.example');
  });

  it.each(['/', '/auth', '/auth/', '/auth/signup', '/auth?next=/auth'])(
    'N2 does not lead to %j, where nobody who is signed in can stay',
    (wanted) => {
      expect(returnPath(wanted)).toBeNull();
    },
  );

  it('N2 keeps what is hostile out of the address of the login', () => {
    for (const wanted of hostile) if (wanted) expect(loginAddress(wanted)).toBe('/auth');
  });
});
