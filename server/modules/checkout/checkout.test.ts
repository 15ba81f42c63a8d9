import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  askingCard,
  card,
  signInAgain,
  createBuyer,
  declinedCard,
  goodCard,
  laterDeclinedCard,
  rows,
} from '../payments/testing/shop.ts';

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  second = await createTestServer({ sharesDatabaseWith: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const charges = (userId: string) =>
  rows(
    server,
    `select t.id from test_payments t join checkouts c on c.id = t.key where c.user_id = $1 and t.status = 'succeeded'`,
    [userId],
  );

describe('R9 buying', () => {
  it('R9 buys credits with a new card: charged once, credited, invoiced, card kept', async () => {
    const ada = await createBuyer(server);
    const { status, data } = await ada.buy({ top_up: 'credits_2000', card: card(goodCard) });
    expect(status).toBe(201);
    expect(data.checkout).toMatchObject({ status: 'paid', kind: 'top_up', total: { amount_minor: 1800 } });
    expect(await ada.available()).toBe(2500);
    const { invoices, card: kept } = await ada.summary();
    expect(invoices).toHaveLength(1);
    expect(invoices[0]).toMatchObject({
      id: data.checkout.invoice_id,
      status: 'paid',
      title: '2,000 credits',
      total: { amount_minor: 1800, currency: 'EUR' },
      paid_with: 'Visa ending in 4242',
    });
    expect(kept).toMatchObject({ brand: 'visa', last4: '4242', is_default: true, status: 'active' });
    const { lines } = (await server.api('GET /billing/ledger', { token: ada.token })).data;
    expect(lines[0]).toMatchObject({ kind: 'purchase', credits: 2000, balance_after: 2500 });
  });

  it('R9 buys a plan: its credits at once beside the free ones, next payment a month later', async () => {
    const ada = await createBuyer(server);
    const preview = await server.api('GET /billing/preview', { token: ada.token, query: { plan: 'plus' } });
    expect(preview.data).toMatchObject({
      effect: 'pays_now',
      today: { total: { amount_minor: 2900, currency: 'EUR' } },
      renewal: { at: '2026-04-02T09:00:00.000Z', total: { amount_minor: 2900 } },
      credits_now: 500,
      credits_after: 6500,
      monthly_credits_after: 6000,
      parallel_runs_after: 10,
    });
    const { quote } = preview.data;
    expect((await ada.buy({ plan: 'plus', quote, card: card(goodCard) })).data.checkout.status).toBe('paid');
    expect(await ada.available()).toBe(6500);
    expect((await ada.summary()).subscription).toMatchObject({
      plan: 'plus',
      interval: 'monthly',
      status: 'active',
      period_ends_at: '2026-04-02T09:00:00.000Z',
      next_payment: { at: '2026-04-02T09:00:00.000Z', amount: { amount_minor: 2900 } },
    });
    const status = (await server.api('GET /billing/invoice-status', { token: ada.token })).data;
    expect(status.current_subscription).toMatchObject({
      plan: 'plus',
      total_credits: 6500,
      last_billing_date: '2026-03-02T09:00:00.000Z',
      next_credits_refill_date: '2026-04-02T09:00:00.000Z',
    });
  });

  it('R9 says that a card was declined, in a sentence, and neither charges nor keeps anything', async () => {
    const ada = await createBuyer(server);
    const refused = await ada.buy({ plan: 'starter', card: card(declinedCard) });
    expect([refused.status, refused.error.code, refused.sentence]).toEqual([
      402,
      'payment.declined',
      'The card was declined. Nothing was charged. Try another card or ask your bank.',
    ]);
    const later = await ada.buy({ plan: 'starter', card: card(laterDeclinedCard) }, 'declined');
    expect(later.error.code).toBe('payment.declined');
    expect((await ada.buy({ plan: 'starter', card: card(goodCard) }, 'declined')).error).toEqual(later.error);
    const { subscription, card: kept, invoices, open_checkout: open } = await ada.summary();
    expect([subscription.plan, kept, invoices, open]).toEqual(['free', null, [], null]);
    expect(await charges(ada.user.id)).toEqual([]);
    expect((await ada.buy({ plan: 'starter', card: card(goodCard) })).data.checkout.status).toBe('paid');
  });

  it('R9 asks for the confirmation a bank wants, and buys once it is given', async () => {
    const ada = await createBuyer(server);
    const { checkout } = (await ada.buy({ top_up: 'credits_500', card: card(askingCard) })).data;
    expect(checkout.status).toBe('needs_confirmation');
    expect(await ada.available()).toBe(500);
    expect((await ada.summary()).open_checkout?.id).toBe(checkout.id);
    const confirm = () =>
      server.api('POST /billing/checkouts/:checkout_id/confirm', {
        token: ada.token,
        params: { checkout_id: checkout.id },
        body: { decision: 'approve' },
      });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ data }) => data.checkout.status)).toEqual(['paid', 'paid', 'paid']);
    expect(await ada.available()).toBe(1000);
    expect((await ada.summary()).invoices).toHaveLength(1);
  });

  it('R9 charges nothing when the confirmation is refused, also when it is given afterwards', async () => {
    const ada = await createBuyer(server);
    const { checkout } = (await ada.buy({ plan: 'plus', card: card(askingCard) })).data;
    const answer = async (decision: 'approve' | 'refuse') =>
      (
        await server.api('POST /billing/checkouts/:checkout_id/confirm', {
          token: ada.token,
          params: { checkout_id: checkout.id },
          body: { decision },
        })
      ).data.checkout;
    expect(await answer('refuse')).toMatchObject({
      status: 'failed',
      failure: {
        code: 'payment.confirmation_refused',
        sentence: expect.stringContaining('Nothing was charged'),
      },
    });
    expect((await answer('approve')).status).toBe('failed');
    const { subscription, invoices, card: kept } = await ada.summary();
    expect([subscription.plan, invoices, kept]).toEqual(['free', [], null]);
    expect(await charges(ada.user.id)).toEqual([]);
  });

  it('R9 gives an open purchase up on request, and by itself when another one comes much later', async () => {
    const own = await createTestServer();
    try {
      const ada = await createBuyer(own);
      const first = (await ada.buy({ plan: 'plus', card: card(askingCard) })).data.checkout;
      const other = await ada.buy({ top_up: 'credits_500' });
      expect(other.error).toEqual({ code: 'checkout.already_open', details: { checkout_id: first.id } });
      const params = { checkout_id: first.id };
      const token = ada.token;
      const given = await own.api('POST /billing/checkouts/:checkout_id/cancel', { token, params });
      expect(given.data.checkout.status).toBe('canceled');
      const next = (await ada.buy({ plan: 'plus', card: card(askingCard) })).data.checkout;
      own.clock.advance(31 * 60_000);
      expect((await ada.buy({ top_up: 'credits_500', card: card(goodCard) })).data.checkout.status).toBe(
        'paid',
      );
      const old = await own.api('GET /billing/checkouts/:checkout_id', {
        token,
        params: { checkout_id: next.id },
      });
      expect(old.data.checkout.status).toBe('canceled');
    } finally {
      await own.close();
    }
  });

  it.each([
    [{}, 'purchase.unclear'],
    [{ plan: 'plus', top_up: 'credits_500' }, 'purchase.unclear'],
    [{ plan: 'gold' }, 'plan.unknown'],
    [{ plan: 'free' }, 'plan.not_sold'],
    [{ top_up: 'credits_1' }, 'top_up.unknown'],
    [{ invoice_id: 'inv_unknown' }, 'invoice.not_found'],
    [{ plan: 'plus' }, 'payment_method.missing'],
    [{ plan: 'plus', payment_method_id: 'pm_unknown' }, 'payment_method.not_found'],
    [{ plan: 'plus', quote: 'made up', card: card(goodCard) }, 'checkout.outdated'],
  ])('R9 refuses %j as %s', async (body, code) => {
    const ada = await createBuyer(server);
    expect((await ada.buy(body)).error.code).toBe(code);
    expect(await charges(ada.user.id)).toEqual([]);
  });

  it('R9 needs an Idempotency-Key and refuses it for something else', async () => {
    const ada = await createBuyer(server);
    const { token } = ada;
    const without = await server.api('POST /billing/checkout', { token, body: { plan: 'plus' } });
    expect(without.error.code).toBe('request.idempotency_key_missing');
    const first = await ada.buy({ top_up: 'credits_500', card: card(goodCard) }, 'same');
    const again = await ada.buy({ top_up: 'credits_500', card: card(goodCard) }, 'same');
    expect(again.data).toEqual(first.data);
    expect((await ada.buy({ plan: 'plus' }, 'same')).error.code).toBe('request.idempotency_key_reused');
    expect(await charges(ada.user.id)).toHaveLength(1);
  });

  it('R9 hides purchases and invoices of others like unknown ones', async () => {
    const ada = await createBuyer(server);
    const eve = await createBuyer(server);
    const { checkout } = (await ada.buy({ top_up: 'credits_500', card: card(goodCard) })).data;
    const params = { checkout_id: checkout.id };
    const { token } = eve;
    const seen = await server.api('GET /billing/checkouts/:checkout_id', { token, params });
    expect(seen.error.code).toBe('checkout.not_found');
    const pdf = await server.app.inject({
      url: `/api/billing/invoices/${checkout.invoice_id}/pdf`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect([pdf.statusCode, pdf.json().error.code]).toEqual([404, 'invoice.not_found']);
  });
});

describe('R9 two tabs paying at once', () => {
  it('R9 charges once for one quote, from two processes, and answers both with the same purchase', async () => {
    const here = await createBuyer(server);
    await here.addCard(goodCard);
    const there = await signInAgain(second, here.user);
    const { quote } = (
      await server.api('GET /billing/preview', { token: here.token, query: { top_up: 'credits_500' } })
    ).data;
    const answers = await Promise.all(
      [here, there, here, there].map((tab) => tab.buy({ top_up: 'credits_500', quote })),
    );
    expect(new Set(answers.map(({ data }) => data.checkout.id)).size).toBe(1);
    expect(await charges(here.user.id)).toHaveLength(1);
    expect(await here.available()).toBe(1000);
    expect((await there.buy({ top_up: 'credits_500', quote })).data.checkout.status).toBe('paid');
    expect(await charges(here.user.id)).toHaveLength(1);
  });

  it('R9 charges once without a quote too, and again when the page was opened after the first payment', async () => {
    const ada = await createBuyer(server);
    await ada.addCard(goodCard);
    const buy = () => ada.buy({ top_up: 'credits_500' });
    const answers = await Promise.all([buy(), buy(), buy()]);
    expect(new Set(answers.map(({ data }) => data.checkout.id)).size).toBe(1);
    expect(await charges(ada.user.id)).toHaveLength(1);
    const query = { top_up: 'credits_500' };
    const { quote } = (await server.api('GET /billing/preview', { token: ada.token, query })).data;
    expect((await ada.buy({ ...query, quote })).data.checkout.status).toBe('paid');
    expect(await ada.available()).toBe(1500);
  });

  it('R9 refuses a price that changed since the page was opened', async () => {
    const ada = await createBuyer(server);
    await ada.addCard(goodCard);
    const query = { plan: 'pro' };
    const { quote } = (await server.api('GET /billing/preview', { token: ada.token, query })).data;
    await ada.buy({ plan: 'starter' });
    expect((await ada.buy({ plan: 'pro', quote })).error.code).toBe('checkout.outdated');
    expect((await ada.summary()).subscription.plan).toBe('starter');
  });

  it('R9 goes on with a purchase whose process died while it charged, without a second charge', async () => {
    const own = await createTestServer();
    try {
      const ada = await createBuyer(own);
      await ada.addCard(goodCard);
      const { charge } = own.deps.payments.provider;
      const dying = {
        ...own.deps.payments.provider,
        charge: async (one: Parameters<typeof charge>[0]) => {
          await charge(one);
          throw new Error('killed');
        },
      };
      const { startCheckout } = await import('./checkout.usecases.ts');
      const request = { userId: ada.user.id, idempotencyKey: 'k', purchase: { top_up: 'credits_500' } };
      await expect(startCheckout({ ...own.deps.payments, provider: dying }, request)).rejects.toThrow(
        'killed',
      );
      expect(await ada.available()).toBe(500);
      expect((await ada.buy({ top_up: 'credits_500' }, 'k')).data.checkout.status).toBe('paid');
      expect(await rows(own, 'select id from test_payments')).toHaveLength(1);
      expect(await ada.available()).toBe(1000);
    } finally {
      await own.close();
    }
  });
});
