import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideEnvironment, type Unsubscribe } from '@loupe/shared/environment';
import { adoptView, beginView, openView } from '@loupe/shared/stores/impersonation';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, endSession, openSession, startSession } from '@loupe/shared/stores/session';
import {
  createTestBrowser,
  createTestEnvironment,
  type TestBrowser,
  type TestEnvironment,
} from '@loupe/shared/testing/test-environment';
import { $isAnythingUnsaved, $isLeavingAsked, setUnsaved } from '../../services/unsaved.ts';
import { logOut } from '../../session/log-out.ts';
import { countdown, createBannerStore } from './banner-store.ts';
import { followView } from './view-watch.ts';

const admin = { id: 'usr_a', email: 'root@example.com', name: 'Ana', permissions: ['admin'] };
const user = { id: 'usr_b', email: 'bo@example.com', name: 'Bo', permissions: [] };
const view = {
  id: 'imp_1',
  admin_name: 'Ana',
  user_name: 'Bo',
  is_read_only: true,
  ends_at: '2026-01-05T12:15:00.000Z',
  seconds_left: 900,
};

let world: TestEnvironment;
let browser: TestBrowser;
let banners: number;
beforeEach(() => {
  browser = createTestBrowser();
  world = createTestEnvironment({ browser });
  banners = 0;
  provideEnvironment(world);
  openSession();
  openView();
  startSession('own', admin);
});
let stop: Unsubscribe = () => {};
afterEach(() => {
  stop();
  world.wake();
  setUnsaved('form', false);
});
const follow = () => {
  stop = followView(createRequest(), () => void (banners += 1));
};

it('R18 a view that is there when the page begins is shown and reloads nothing', () => {
  beginView('as-bo', user, view);
  follow();
  expect([banners, world.loads]).toEqual([1, []]);
});

it('R18 without a view there is no banner', () => {
  follow();
  expect([banners, world.loads]).toEqual([0, []]);
});

it('R18 a view that began in another tab reloads this one as the user', () => {
  follow();
  beginView('as-bo', user, view);
  expect([banners, world.loads]).toEqual([1, ['/chat']]);
});

it('R18 nobody is asked to stay with what is unsaved when the tab becomes another person’s', () => {
  const asked: boolean[] = [];
  Object.assign(world.page, { load: () => void asked.push($isLeavingAsked.get()) });
  follow();
  setUnsaved('form', true);
  beginView('as-bo', user, view);
  // The page is drawn for the other person until it is gone: a form may take that for a change.
  setUnsaved('form', true);
  endSession('expired');
  expect([asked, $isAnythingUnsaved.get()]).toEqual([[false, false], false]);
  world.wake();
  setUnsaved('form', true);
  expect($isLeavingAsked.get()).toBe(true);
});

it('R18 a view that is only shown leaves what is unsaved as it is', () => {
  follow();
  setUnsaved('form', true);
  adoptView(view);
  expect($isLeavingAsked.get()).toBe(true);
});

it('R18 its end leads back to the admin area', () => {
  beginView('as-bo', user, view);
  follow();
  endSession('expired');
  expect($session.get()?.token).toBe('own');
  expect(world.loads).toEqual(['/admin/impersonate?ended=1']);
});

it('R18 its end leads to the login where nobody was signed in before', () => {
  endSession('logout');
  beginView('as-bo', user, view);
  follow();
  endSession('expired');
  expect(world.loads).toEqual(['/auth']);
});

it('R18 a view that only the server knew of is shown without a reload', () => {
  follow();
  adoptView(view);
  expect([banners, world.loads]).toEqual([1, []]);
});

it('R18 counts down by the server’s end and ends itself at zero', async () => {
  world.server.answer('POST /auth/logout', {}, { status: 200 });
  beginView('as-bo', user, view);
  const banner = createBannerStore(() => logOut(createRequest()));
  stop = banner.follow();
  expect(countdown(banner.$secondsLeft.get())).toBe('15:00');
  await world.advance(28_000);
  expect(countdown(banner.$secondsLeft.get())).toBe('14:32');
  await world.advance(872_000);
  expect(banner.$secondsLeft.get()).toBe(0);
  expect($session.get()?.token).toBe('own');
  expect(world.server.callsOf('POST /auth/logout')).toHaveLength(1);
});

it('R18 ending twice, or when the server ended it already, never logs the admin out', async () => {
  world.server.refuse('POST /auth/logout', 401, 'session.ended');
  beginView('as-bo', user, view);
  const banner = createBannerStore(() => logOut(createRequest()));
  await Promise.all([banner.end(), banner.end()]);
  expect($session.get()?.token).toBe('own');
  expect(world.server.callsOf('POST /auth/logout')).toHaveLength(1);
});

it('R18 ends also when the server cannot be reached', async () => {
  world.server.unreachable('POST /auth/logout');
  beginView('as-bo', user, view);
  await createBannerStore(() => logOut(createRequest())).end();
  expect($session.get()?.token).toBe('own');
});
