import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment, type Unsubscribe } from '@loupe/shared/environment';
import {
  $credits,
  $remainingCredits,
  CREDITS_POLL_MS,
  applyCredits,
  readCredits,
  refreshCredits,
  startCreditsPolling,
} from '@loupe/shared/stores/credits';
import { createRequest } from '@loupe/shared/stores/request';
import { $session, $sessionEnd, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';

const KEY = 'GET /billing/invoice-status';
const subscription = {
  total_credits: 500,
  used_credits: 38,
  status: 'active',
  cancelled_at: null,
  last_billing_date: null,
  next_credits_refill_date: '2026-02-01T00:00:00Z',
  free_credits_refilled_at: null,
  held_credits: 8,
  plan: 'free',
};

describe('credits', () => {
  let world: TestEnvironment;
  let stop: Unsubscribe | null = null;
  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    openSession();
    closeSnackbar();
    startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
    world.server.answer(KEY, { current_subscription: subscription });
  });
  afterEach(() => stop?.());

  const polls = () => world.server.callsOf(KEY).length;
  async function start() {
    stop = startCreditsPolling(createRequest());
    await world.advance(0);
  }

  it('C1 are read from the invoice status, rounded, with what remains', async () => {
    await start();
    expect($credits.get()).toMatchObject({ isLoading: false, isFetched: true, isStale: false });
    expect($credits.get().credits).toMatchObject({
      total: 500,
      used: 38,
      remaining: 462,
      held: 8,
      status: 'active',
      nextRefillAt: '2026-02-01T00:00:00Z',
    });
    expect(readCredits({ total_credits: 10.4, used_credits: 20.6 })).toMatchObject({
      total: 10,
      used: 21,
      remaining: 0,
      status: 'active',
    });
  });

  it('C2 set the loading flag while they are fetched', async () => {
    const held = world.server.hang(KEY);
    await start();
    expect($credits.get()).toMatchObject({ isLoading: true, isFetched: false });
    held.release({ current_subscription: subscription });
    await world.advance(0);
    expect($credits.get()).toMatchObject({ isLoading: false, isFetched: true });
  });

  it('C2 E7 a first failure sets the fetched flag, leaves zeros and is logged, with nothing shown', async () => {
    world.server.refuse(KEY, 500, 'server.unexpected');
    await start();
    expect($credits.get()).toMatchObject({
      isFetched: true,
      isStale: true,
      asOfMs: null,
      credits: { total: 0, remaining: 0 },
    });
    expect($remainingCredits.get()).toBeNull();
    expect(world.errors).toHaveLength(1);
    expect($snackbar.get().visible).toBe(false);
  });

  it('C2 a later failure keeps the last known number and its age', async () => {
    await start();
    const asOfMs = world.clock.now();
    world.server.unreachable(KEY);
    await world.advance(CREDITS_POLL_MS);
    expect($credits.get()).toMatchObject({ isStale: true, asOfMs, credits: { remaining: 462 } });
  });

  it('C3 are polled every 30 s while the page is visible and online', async () => {
    await start();
    await world.advance(60_000);
    expect(polls()).toBe(3);
    world.setVisible(false);
    await world.advance(120_000);
    expect(polls()).toBe(3);
    world.setVisible(true);
    await world.advance(0);
    expect(polls()).toBe(4);
    world.setOnline(false);
    await world.advance(120_000);
    expect(polls()).toBe(4);
    world.setOnline(true);
    await world.advance(0);
    expect(polls()).toBe(5);
  });

  it('C3 are fetched at once on focus and after a run', async () => {
    await start();
    world.focus();
    await world.advance(0);
    expect(polls()).toBe(2);
    await refreshCredits();
    expect(polls()).toBe(3);
  });

  it('C3 a refresh asked for during a fetch is answered by one more fetch', async () => {
    const held = world.server.hang(KEY);
    await start();
    const refreshes = [refreshCredits(), refreshCredits()];
    world.server.answer(KEY, { current_subscription: { ...subscription, used_credits: 100 } });
    held.release({ current_subscription: subscription });
    await Promise.all(refreshes);
    expect(polls()).toBe(2);
    expect($remainingCredits.get()).toBe(400);
  });

  it('C3 without a token in storage the session ends', async () => {
    await start();
    world.browser.stored.delete('token');
    await world.advance(CREDITS_POLL_MS);
    expect($session.get()).toBeNull();
    expect($sessionEnd.get()).toBe('missing');
    expect(polls()).toBe(1);
  });

  it('C3 E2 a 401 while polling removes the token and ends the session', async () => {
    world.server.refuse(KEY, 401, 'session.ended');
    await start();
    expect(world.storage.get('token')).toBeNull();
    expect($sessionEnd.get()).toBe('expired');
  });

  it('C3 stop with the session and leave nothing behind', async () => {
    await start();
    stop?.();
    await world.advance(120_000);
    await refreshCredits();
    expect(polls()).toBe(1);
    expect($credits.get().isFetched).toBe(false);
  });

  it('C3 can be pushed from a run', () => {
    applyCredits({ ...subscription, used_credits: 50 });
    expect($remainingCredits.get()).toBe(450);
  });
});
