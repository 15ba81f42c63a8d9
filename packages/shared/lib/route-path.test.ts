import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';
import { matchPath, matchRoute, pathTo } from './route-path.ts';
import { isEmail, isPasswordLongEnough, normalizeEmail } from './validation.ts';

describe('paths of routes', () => {
  it.each([
    ['R2', '/auth', 'login', {}],
    ['R2', '/auth/', 'login', {}],
    ['R4', '/auth/reset-password', 'resetPassword', {}],
    ['R7', '/chat', 'chat', {}],
    ['R7', '/chat/cht_1', 'chat', { chatId: 'cht_1' }],
    ['R10', '/credit-usage', 'creditUsage', {}],
    ['R14', '/share/shr_1/replay', 'share', { chatId: 'shr_1', replay: 'replay' }],
    ['R14', '/share', 'share', {}],
    ['R17', '/admin/', 'admin', {}],
  ])('%s %s is the route %s', (_, path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ name, params });
  });

  it.each(['/', '/nothing', '/chat/a/b', '/authx', '/chat/%E0%A4%A', '//chat'])(
    'R19 %s is no route',
    (path) => {
      expect(matchRoute(path)).toBeNull();
    },
  );

  it('R8 writes params and query encoded, and leaves out what is not given', () => {
    expect(pathTo('chat', { chatId: 'a/b' })).toBe('/chat/a%2Fb');
    expect(pathTo('chat')).toBe('/chat');
    expect(pathTo('detailPage', {}, { agent: 'stock & co', x: undefined })).toBe(
      '/detail-page?agent=stock+%26+co',
    );
  });

  it('R7 reads back any param it wrote', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (chatId) => {
        expect(matchPath('/chat/:chatId?', pathTo('chat', { chatId }))).toEqual({ chatId });
      }),
    );
  });

  it('a required param that is missing is an error of the caller', () => {
    expect(() => fillPath('/chats/:chat_id')).toThrow(/chat_id/);
  });
});

describe('R5 validation', () => {
  it.each(['name@example.com', ' Ana.B+x@mail.example.co ', 'ü@bücher.example', "o'neil@a.bc"])(
    '%s is an e-mail address',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    '@b.c',
    'a@',
    'a@b',
    'a b@c.de',
    'a@b..c',
    'a@-b.c',
    'a@b.c-',
    '.a@b.c',
    'a..b@c.d',
    'a@b@c.d',
    '<a@b.c>',
    `${'a'.repeat(65)}@b.cd`,
    `a@${'b'.repeat(250)}.cd`,
  ])('%s is none', (text) => {
    expect(isEmail(text)).toBe(false);
  });
  it('addresses are compared without blanks and in lower case', () => {
    expect(normalizeEmail(' Ana@Example.COM ')).toBe('ana@example.com');
  });
  it.each([
    ['123456789', false],
    ['1234567890', true],
    ['🦉🦉🦉🦉🦉', false],
    ['          ', true],
  ])('a password %j is long enough: %s', (password, expected) => {
    expect(isPasswordLongEnough(password)).toBe(expected);
  });
});
