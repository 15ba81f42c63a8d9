import { expect, it } from 'vitest';
import { mailboxHash, mailboxOf } from './mailbox.ts';

it.each([
  ['ada@example.com', 'ADA+news@Example.com'],
  ['alovelace@gmail.com', 'a.love.lace+x+y@googlemail.com'],
  ['+tag@example.com', '+tag@example.com'],
])('R13 takes %s and %s for one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

it.each([
  ['a.da@example.com', 'ada@example.com'],
  ['ada@example.com', 'ada@example.org'],
  ['+one@example.com', '+two@example.com'],
])('R13 takes %s and %s for two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});

it('R13 knows a mailbox again by its hash, with the key of the site only', () => {
  const [own, foreign] = [Buffer.from('own'), Buffer.from('foreign')];
  expect(mailboxHash('ada+1@example.com', own)).toBe(mailboxHash('ada@example.com', own));
  expect(mailboxHash('ada@example.com', own)).not.toBe(mailboxHash('ada@example.com', foreign));
  expect(mailboxHash('ada@example.com', own)).not.toContain('ada');
});
