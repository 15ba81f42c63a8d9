import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { renewDue } from '../renewals/renewals.usecases.ts';
import { signInAgain, createBuyer, goodCard, type Buyer } from '../payments/testing/shop.ts';
import { signInAgainOn, createSubscriber } from '../payments/testing/subscriber.ts';

const dayMs = 86_400_000;
let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const statusOf = async (buyer: Buyer) =>
  (await server.api('GET /billing/invoice-status', { token: buyer.token })).data.current_subscription;
const cancel = async ({ token }: Buyer) =>
  (await server.api('POST /billing/subscription/cancel', { token })).data.subscription;
const resume = async ({ token }: Buyer) =>
  (await server.api('POST /billing/subscription/resume', { token })).data.subscription;
const preview = async (
  { token }: Buyer,
  query: { plan?: string; interval?: 'monthly' | 'yearly'; invoice_id?: string },
) => (await server.api('GET /billing/preview', { token, query })).data;

const subscriber = (plan: string, number?: string, interval?: 'monthly' | 'yearly') =>
  createSubscriber(server, plan, number, interval);
const at = (day: string, buyer: Buyer) => signInAgainOn(server, day, buyer);

describe('R11 cancelling', () => {
  it('R11 keeps a cancelled plan to the end of what is paid, says when, and returns to free then', async () => {
    const ada = await subscriber('plus');
    const ends = '2026-04-02T09:00:00.000Z';
    expect(await cancel(ada)).toMatchObject({
      plan: 'plus',
      status: 'active',
      ends_at: ends,
      next_payment: null,
    });
    expect(await cancel(ada)).toMatchObject({ ends_at: ends });
    expect(await statusOf(ada)).toMatchObject({ plan: 'plus', cancelled_at: '2026-03-02T09:00:00.000Z' });
    expect(await ada.available()).toBe(6500);
    const later = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    expect(await statusOf(later)).toMatchObject({
      plan: 'free',
      status: 'active',
      total_credits: 500,
      cancelled_at: null,
    });
    const { subscription, invoices } = await later.summary();
    expect([subscription.interval, subscription.next_payment, invoices.length]).toEqual([null, null, 1]);
  });

  it('R11 takes a cancellation back while the paid time runs: the plan renews', async () => {
    const ada = await subscriber('plus');
    await cancel(ada);
    expect(await resume(ada)).toMatchObject({
      ends_at: null,
      cancelled_at: null,
      next_payment: { amount: { amount_minor: 2900 } },
    });
    const later = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    expect(await statusOf(later)).toMatchObject({ plan: 'plus', total_credits: 6000 });
    expect((await later.summary()).invoices).toHaveLength(2);
  });

  it('R11 has nothing to cancel or resume on the free plan', async () => {
    const ada = await createBuyer(server);
    const { token } = ada;
    expect((await server.api('POST /billing/subscription/cancel', { token })).error.code).toBe(
      'subscription.none',
    );
    expect((await server.api('POST /billing/subscription/resume', { token })).error.code).toBe(
      'subscription.none',
    );
  });
});

describe('R12 changing the plan', () => {
  it('R12 starts a bigger plan at once and takes the unused part of the old one off', async () => {
    const ada = await subscriber('starter');
    server.clock.advance(15 * dayMs + 12 * 3_600_000);
    const ben = await signInAgain(server, ada.user);
    const offer = await preview(ben, { plan: 'plus' });
    expect(offer.today.lines.map(({ kind, amount }) => [kind, amount.amount_minor])).toEqual([
      ['plan', 2900],
      ['unused', -600],
    ]);
    expect([offer.today.total.amount_minor, offer.credits_now, offer.credits_after]).toEqual([
      2300, 2500, 6500,
    ]);
    const { checkout } = (await ben.buy({ plan: 'plus', quote: offer.quote })).data;
    expect(checkout).toMatchObject({ status: 'paid', total: { amount_minor: 2300 } });
    expect(await ben.available()).toBe(6500);
    expect((await ben.summary()).subscription.period_ends_at).toBe('2026-04-17T21:00:00.000Z');
  });

  it('R12 gives no money back for credits that are spent', async () => {
    const ada = await subscriber('starter');
    await server.db.transaction(async (tx) => {
      const run = { runId: 'run_1', chatId: 'cht_1', title: 'Run', now: server.clock.now() };
      await server.deps.billing.reserve(tx, {
        ...run,
        userId: ada.user.id,
        millicredits: 2_500_000,
        idempotencyKey: 'h',
      });
      await server.deps.billing.settle(tx, { ...run, stepsMillicredits: 2_500_000 });
    });
    expect((await preview(ada, { plan: 'plus' })).today.total.amount_minor).toBe(2900);
  });

  it('R12 starts a smaller plan when the paid time ends, charges nothing today, and can take that back', async () => {
    const ada = await subscriber('pro');
    const offer = await preview(ada, { plan: 'starter' });
    expect(offer).toMatchObject({
      effect: 'starts_later',
      starts_at: '2026-04-02T09:00:00.000Z',
      today: { lines: [], total: { amount_minor: 0 } },
      renewal: { at: '2026-04-02T09:00:00.000Z', total: { amount_minor: 1200 } },
    });
    expect((await ada.buy({ plan: 'starter', quote: offer.quote })).data.checkout.status).toBe('scheduled');
    expect((await ada.summary()).subscription).toMatchObject({
      plan: 'pro',
      next_change: { plan: 'starter' },
    });
    expect((await resume(ada)).next_change).toBeNull();
    await ada.buy({ plan: 'starter' });
    const later = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    expect((await later.summary()).subscription).toMatchObject({ plan: 'starter', next_change: null });
    expect(await later.available()).toBe(2000);
  });

  it('R12 refuses the plan somebody has already', async () => {
    const ada = await subscriber('plus');
    server.clock.advance(120_000);
    expect((await ada.buy({ plan: 'plus' })).error.code).toBe('plan.already_active');
    const { lines, total } = (await preview(ada, { plan: 'plus', interval: 'yearly' })).today;
    expect([lines.length, total.amount_minor]).toEqual([2, 29_000 - 2899]);
  });

  it('R12 refills a yearly plan every month and charges it once a year', async () => {
    const ada = await subscriber('starter', goodCard, 'yearly');
    for (const day of ['2026-04-02', '2026-05-02', '2027-02-02']) {
      const later = await at(day, ada);
      await renewDue(server.deps.payments);
      expect(await later.available()).toBe(2000);
    }
    const end = await at('2027-03-02', ada);
    await renewDue(server.deps.payments);
    expect((await end.summary()).invoices.map(({ total }) => total.amount_minor)).toEqual([12_000, 12_000]);
    expect((await end.summary()).subscription.period_ends_at).toBe('2028-03-02T09:00:00.000Z');
  });
});
