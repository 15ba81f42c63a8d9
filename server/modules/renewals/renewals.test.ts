import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { creditsChannel } from '../billing/billing.usecases.ts';
import { renewDue } from './renewals.usecases.ts';
import {
  askingCard,
  card,
  signInAgain,
  goodCard,
  laterDeclinedCard,
  rows,
  type Buyer,
} from '../payments/testing/shop.ts';
import { signInAgainOn, createSubscriber } from '../payments/testing/subscriber.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const statusOf = async (buyer: Buyer) =>
  (await server.api('GET /billing/invoice-status', { token: buyer.token })).data.current_subscription;
const cancel = async ({ token }: Buyer) =>
  (await server.api('POST /billing/subscription/cancel', { token })).data.subscription;
const preview = async (
  { token }: Buyer,
  query: { plan?: string; interval?: 'monthly' | 'yearly'; invoice_id?: string },
) => (await server.api('GET /billing/preview', { token, query })).data;

const subscriber = (plan: string, number?: string) => createSubscriber(server, plan, number);
const at = (day: string, buyer: Buyer) => signInAgainOn(server, day, buyer);

describe('R11 renewing', () => {
  it('R11 pays a due period once, also when two processes do it at the same moment', async () => {
    const ada = await subscriber('plus');
    const other = await createTestServer({ sharesDatabaseWith: server });
    try {
      const later = await at('2026-04-02', ada);
      other.clock.set(server.clock.now());
      await Promise.all([
        renewDue(server.deps.payments),
        renewDue(other.deps.payments),
        renewDue(server.deps.payments),
      ]);
      await renewDue(other.deps.payments);
      const { invoices, subscription } = await later.summary();
      expect(invoices.map(({ status, number }) => [status, number])).toEqual([
        ['paid', '2026-000002'],
        ['paid', '2026-000001'],
      ]);
      expect(subscription).toMatchObject({ status: 'active', period_ends_at: '2026-05-02T09:00:00.000Z' });
      expect(await rows(server, `select id from test_payments where status = 'succeeded'`)).toHaveLength(2);
      expect(await later.available()).toBe(6000);
    } finally {
      await other.close();
    }
  });

  it('R11 shows a payment that failed as pending (F9), tries again, and returns to free in the end', async () => {
    const ada = await subscriber('plus', laterDeclinedCard);
    let now = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    expect(await statusOf(now)).toMatchObject({
      status: 'pending',
      plan: 'plus',
      next_credits_refill_date: null,
    });
    expect((await now.summary()).subscription.failed_payment).toMatchObject({
      amount: { amount_minor: 2900 },
      sentence: expect.stringContaining('declined'),
      next_try_at: '2026-04-03T09:00:00.000Z',
      ends_at: '2026-04-09T09:00:00.000Z',
    });
    expect(await renewDue(server.deps.payments)).toBe(0);
    for (const day of ['2026-04-03', '2026-04-05']) {
      now = await at(day, ada);
      expect(await renewDue(server.deps.payments)).toBe(1);
      expect(await statusOf(now)).toMatchObject({ status: 'pending' });
    }
    now = await at('2026-04-09', ada);
    await renewDue(server.deps.payments);
    expect(await statusOf(now)).toMatchObject({ status: 'active', plan: 'free', total_credits: 500 });
    expect((await now.summary()).invoices.map(({ status }) => status)).toEqual(['failed', 'paid']);
    expect(await renewDue(server.deps.payments)).toBe(0);
  });

  it('R11 pays an overdue invoice with another card: the plan goes on from where it ended', async () => {
    const ada = await subscriber('plus', laterDeclinedCard);
    await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    const now = await at('2026-04-04', ada);
    const { subscription } = await now.summary();
    const invoiceId = subscription.failed_payment?.invoice_id ?? '';
    expect((await now.buy({ plan: 'pro' })).error.code).toBe('invoice.open');
    expect((await preview(now, { invoice_id: invoiceId })).today.total.amount_minor).toBe(2900);
    const tabs = await Promise.all(
      [1, 2].map(() => now.buy({ invoice_id: invoiceId, card: card(goodCard) })),
    );
    expect(new Set(tabs.map(({ data }) => data.checkout.id)).size).toBe(1);
    expect(await statusOf(now)).toMatchObject({ status: 'active', plan: 'plus' });
    const after = await now.summary();
    expect(after.subscription).toMatchObject({
      failed_payment: null,
      period_ends_at: '2026-05-02T09:00:00.000Z',
    });
    expect(after.invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await now.available()).toBe(6000);
    expect((await now.buy({ invoice_id: invoiceId })).status).toBe(201);
    expect(await rows(server, `select id from test_payments where status = 'succeeded'`)).toHaveLength(2);
  });

  it('R11 ends a plan whose payment is overdue at once when it is cancelled', async () => {
    const ada = await subscriber('plus', laterDeclinedCard);
    const now = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    expect(await cancel(now)).toMatchObject({ plan: 'free', status: 'active', failed_payment: null });
    expect(await statusOf(now)).toMatchObject({ plan: 'free', total_credits: 500 });
    await at('2026-04-05', ada);
    expect(await renewDue(server.deps.payments)).toBe(0);
  });

  it('R11 counts a missing card as a failed payment and a card confirmed before as a good one', async () => {
    const ada = await subscriber('plus', askingCard);
    const ben = await subscriber('plus');
    await rows(
      server,
      `update payment_methods set removed_at = now(), is_default = false where user_id = $1`,
      [ben.user.id],
    );
    const [a, b] = [await at('2026-04-02', ada), await signInAgain(server, ben.user)].map((one) => one);
    await renewDue(server.deps.payments);
    expect((await statusOf(a as Buyer)).status).toBe('active');
    const later = await signInAgain(server, ben.user);
    expect((await later.summary()).subscription.failed_payment?.sentence).toBe('Add a card first.');
    expect((await statusOf(b as Buyer)).status).toBe('pending');
  });

  it('C1 stays cached while a payment is overdue', async () => {
    const ada = await subscriber('plus', laterDeclinedCard);
    const now = await at('2026-04-02', ada);
    await renewDue(server.deps.payments);
    const [stored] = await rows(server, `select status from subscriptions`);
    const store = (status: unknown) =>
      server.deps.pool.query(`update subscriptions set status = $1`, [status]);
    // Numbers are kept once word of the renewal has gone round; until then each answer is read afresh.
    await vi.waitFor(async () => {
      await store(stored?.status);
      // A try during which the word came has kept what it stored itself: each begins with nothing kept.
      await server.deps.pool.query('select pg_notify($1, $2)', [creditsChannel, ada.user.id]);
      expect((await statusOf(now)).status).toBe('pending');
      await store('told nobody');
      expect((await statusOf(now)).status).toBe('pending');
    }, 10_000);
  });
});
