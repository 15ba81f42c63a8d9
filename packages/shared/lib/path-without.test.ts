import { expect, it } from 'vitest';
import { pathWithout } from './path-without.ts';

it.each([
  ['/chat?safe', '/chat'],
  ['/chat?safe=1&q=a%20b&safe=2', '/chat?q=a+b'],
  ['/chat/x?q=safe', '/chat/x?q=safe'],
  ['/chat', '/chat'],
  ['//evil.example/chat?safe', '/chat'],
  ['/\\evil.example?safe', '/'],
])('N2 takes the parameter out of %s and never leads elsewhere', (path, rest) => {
  expect(pathWithout(path, 'safe')).toBe(rest);
});
