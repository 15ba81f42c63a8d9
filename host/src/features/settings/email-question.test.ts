import { expect, it } from 'vitest';
import { emailLinkOf, emailQuestion } from './email-question.ts';

const own = { email: 'ada@example.com', is_confirmed: true, pending: null };
const pending = { email: 'new@example.com', expires_at: '2026-01-02T00:00:00.000Z' };

it('R21 a link asks for the address that it was sent to, also while another one waits', () => {
  const both = { ...own, is_confirmed: false, pending };
  expect(emailQuestion(both, 'own')).toBe('Confirm that ada@example.com is your e-mail?');
  expect(emailQuestion(both, 'change')).toBe('Use new@example.com for this account from now on?');
});

it('R21 a link that has nothing to do any more asks nothing, whatever else waits', () => {
  expect(emailQuestion({ ...own, pending }, 'own')).toBeNull();
  expect(emailQuestion({ ...own, is_confirmed: false }, 'change')).toBeNull();
  expect(emailQuestion(own, null)).toBeNull();
});

it.each([
  ['a change waits', { ...own, pending }],
  ['the own address is not confirmed', { ...own, is_confirmed: false }],
])('R21 a link from before links said what they are for names no address: %s', (_when, waiting) => {
  const question = emailQuestion(waiting, emailLinkOf('?email_token=abc')?.kind ?? null);
  expect(question).toBe('Confirm the e-mail that this link was sent to?');
});

it.each([
  ['?email_token=abc&email_for=own', { token: 'abc', kind: 'own' }],
  ['?email_token=abc&email_for=change', { token: 'abc', kind: 'change' }],
  ['?email_token=abc', { token: 'abc', kind: null }],
  ['?email_token=abc&email_for=anything', { token: 'abc', kind: null }],
  ['?email_for=own', null],
])('R21 reads the link of a mail: %s', (query, link) => {
  expect(emailLinkOf(query)).toEqual(link);
});
