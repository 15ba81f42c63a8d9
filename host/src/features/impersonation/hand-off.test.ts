import { beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { $currentView, openView } from '@loupe/shared/stores/impersonation';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { exchangeHandOff } from './exchange-hand-off.ts';
import { carriesHandOffCode, takeHandOffCode } from './hand-off-code.ts';

const EXCHANGE = 'POST /auth/impersonate';
const admin = { id: 'usr_a', email: 'root@example.com', name: 'Ana', permissions: ['admin'] };
const answer = {
  token: 'as-bo',
  user: { id: 'usr_b', email: 'bo@example.com', name: 'Bo', permissions: ['view_explore'] },
  impersonation: {
    id: 'imp_1',
    admin_name: 'Ana',
    user_name: 'Bo',
    is_read_only: true,
    ends_at: '2026-01-05T12:15:00.000Z',
    seconds_left: 900,
  },
};

let world: TestEnvironment;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  openView();
  startSession('own', admin);
});

it.each([
  ['/chat?adminToken=abc', 'abc', '/chat'],
  ['/detail-page?agent=x&adminToken=a%20b&from=1', 'a b', '/detail-page?agent=x&from=1'],
  ['/share/s1?adminToken=one&adminToken=two', 'one', '/share/s1'],
  ['/chat?adminToken=', null, '/chat'],
  ['/no/such/place?adminToken=abc', 'abc', '/no/such/place'],
  ['/chat?admintoken=abc', null, '/chat?admintoken=abc'],
  ['/chat', null, '/chat'],
])('H4 R22 takes the code out of %s and leaves the rest of the address', (path, code, rest) => {
  world.goTo(path);
  expect(takeHandOffCode()).toBe(code);
  expect(world.page.path()).toBe(rest);
});

it('H4 knows a path of the site that has to be reloaded', () => {
  expect(carriesHandOffCode('/chat?adminToken=x')).toBe(true);
  expect(carriesHandOffCode('/chat?q=adminToken')).toBe(false);
});

it('H4 exchanges the code by POST, as the admin, and then is the user', async () => {
  world.server.answer(EXCHANGE, answer, { status: 200 });
  await exchangeHandOff(createRequest(), 'abc');
  const [call] = world.server.callsOf(EXCHANGE);
  expect([call?.body, call?.headers.get('authorization')]).toEqual([{ code: 'abc' }, 'Bearer own']);
  expect(call?.url).not.toContain('abc');
  expect($session.get()?.profile?.name).toBe('Bo');
  expect($currentView.get()?.userName).toBe('Bo');
});

it('H4 a refused code is reported in one sentence and changes nothing', async () => {
  world.server.refuse(EXCHANGE, 400, 'impersonation.code_invalid', { message: 'Not valid any more.' });
  await exchangeHandOff(createRequest(), 'abc');
  expect($session.get()?.token).toBe('own');
  expect($currentView.get()).toBeNull();
  expect($snackbar.get()).toMatchObject({ message: 'Not valid any more.', color: 'error', visible: true });
});
