import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideEnvironment, type Unsubscribe } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { followRuns, runningCount } from './follow-runs.ts';
import { $runs } from './runs-store.ts';

const key = 'GET /runs';
let world: TestEnvironment;
let stop: Unsubscribe;

beforeEach(async () => {
  world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  closeSnackbar();
  startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
  world.server.refuse(key, 503, 'server.unavailable');
  stop = followRuns(createRequest());
  await world.advance(0);
});
afterEach(() => stop());

const asked = () => world.server.callsOf(key).length;

it('R7 what runs is asked for again soon when the first answer did not come', async () => {
  expect($runs.get().state).toBe('failed');
  world.server.answer(key, { runs: [{ id: 'run_1', status: 'running' }] });
  await world.advance(2000);
  expect(runningCount($runs.get())).toBe(1);
  expect($snackbar.get().message).toBe('');
  const before = asked();
  await world.advance(29_000 - 2000);
  expect(asked()).toBe(before);
});

it('R7 a server that keeps failing is asked ever more rarely, and no more after the page was left', async () => {
  await world.advance(29_000);
  // At 0, 2, 6 and 14 s; the next would be at 30 s, which is the time of the ordinary look.
  expect(asked()).toBe(4);
  stop();
  await world.advance(120_000);
  expect(asked()).toBe(4);
});

it('R7 a page that came hidden or offline learns what runs when it is seen and online', async () => {
  stop();
  const before = asked();
  world.server.answer(key, { runs: [{ id: 'run_1', status: 'running' }] });
  world.setVisible(false);
  stop = followRuns(createRequest());
  await world.advance(1000);
  expect(asked()).toBe(before);
  world.setVisible(true);
  await world.advance(0);
  expect(runningCount($runs.get())).toBe(1);
  world.setOnline(false);
  await world.advance(0);
  const seen = asked();
  world.setOnline(true);
  await world.advance(0);
  expect(asked()).toBe(seen + 1);
});
