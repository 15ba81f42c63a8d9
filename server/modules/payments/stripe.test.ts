import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { renewDue } from './renewals.usecases.ts';
import { card, comeBack, createBuyer, goodCard, rows } from './testing/shop.ts';
import type { StripeFake } from './testing/stripe-fake.ts';
import { eventOf, openStripeShop, type StripeShop } from './testing/stripe-shop.ts';

let shop: StripeShop;
let fake: StripeFake;
let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ fake, server, second } = shop);
});
afterAll(() => shop.close());

const deliver: StripeShop['deliver'] = (...given) => shop.deliver(...given);
const pageOf: StripeShop['pageOf'] = (...given) => shop.pageOf(...given);
const paymentOf: StripeShop['paymentOf'] = (...given) => shop.paymentOf(...given);
const read: StripeShop['read'] = (...given) => shop.read(...given);
const knownBuyer: StripeShop['knownBuyer'] = (...given) => shop.knownBuyer(...given);

describe('R9 paying with Stripe', () => {
  it('R9 sends a new card to the page of Stripe; the event buys once, however often and wherever it is delivered', async () => {
    const ada = await createBuyer(server);
    const { checkout } = (await ada.buy({ plan: 'plus' })).data;
    const page = await pageOf(ada, checkout.id);
    expect(checkout).toMatchObject({
      status: 'needs_redirect',
      redirect_url: `https://checkout.example/${page}`,
    });
    expect((await ada.buy({ plan: 'plus' })).data.checkout.id).toBe(checkout.id);
    fake.payPage(page);
    const event = eventOf('checkout.session.completed', { id: page, object: 'checkout.session' });
    const answers = await Promise.all([
      deliver(event),
      deliver(event, second),
      deliver(event),
      deliver(event, second),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await deliver(event)).statusCode).toBe(200);
    const { subscription, invoices, card: kept } = await ada.summary();
    expect(subscription.plan).toBe('plus');
    expect(invoices).toHaveLength(1);
    expect(kept).toMatchObject({ last4: '4242', is_default: true });
    expect(await ada.available()).toBe(6500);
    expect(await rows(server, 'select 1 from payment_events where event_id = $1', [event.id])).toHaveLength(
      1,
    );
  });

  it('R9 refuses an event without the right signature, of another body or another provider', async () => {
    const event = eventOf('payment_intent.succeeded', { id: 'pi_x', object: 'payment_intent' });
    const forged = await deliver(event, server, 'whsec_other');
    expect([forged.statusCode, forged.json().error.code]).toEqual([400, 'webhook.signature_invalid']);
    const payload = JSON.stringify(event);
    const signature = shop.signatureOf(payload);
    const send = (url: string, body: string, headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const path = '/api/billing/webhooks/stripe';
    expect((await send(path, `${payload} `, { 'stripe-signature': signature })).statusCode).toBe(400);
    expect((await send(path, payload, {})).statusCode).toBe(400);
    expect(
      (await send('/api/billing/webhooks/test', payload, { 'stripe-signature': signature })).statusCode,
    ).toBe(404);
    expect(await rows(server, 'select 1 from payment_events where event_id = $1', [event.id])).toEqual([]);
  });

  it('R9 charges a kept card without leaving the site, and says why one is declined', async () => {
    const ada = await knownBuyer();
    expect((await ada.buy({ top_up: 'credits_2000' })).data.checkout.status).toBe('paid');
    const ben = await knownBuyer('pm_declined');
    const refused = await ben.buy({ top_up: 'credits_2000' });
    expect([refused.status, refused.error.code]).toEqual([402, 'payment.insufficient_funds']);
    expect((await ben.buy({ top_up: 'credits_2000', payment_method_id: 'new' })).data.checkout.status).toBe(
      'needs_redirect',
    );
  });

  it('R9 sends a payment the bank asks about to its page, and believes only Stripe about the answer', async () => {
    const ada = await knownBuyer('pm_asking');
    const { checkout } = (await ada.buy({ plan: 'starter' })).data;
    expect(checkout).toMatchObject({
      status: 'needs_confirmation',
      confirmation_url: 'https://bank.example/ask',
    });
    const confirm = async () =>
      (
        await server.api('POST /billing/checkouts/:checkout_id/confirm', {
          token: ada.token,
          params: { checkout_id: checkout.id },
          body: { decision: 'approve' },
        })
      ).data.checkout.status;
    expect(await confirm()).toBe('needs_confirmation');
    const paymentId = await paymentOf(checkout.id);
    fake.approve(paymentId);
    await Promise.all([
      confirm(),
      deliver(eventOf('payment_intent.succeeded', { id: paymentId, object: 'payment_intent' }), second),
    ]);
    expect(await confirm()).toBe('paid');
    expect((await ada.summary()).invoices).toHaveLength(2);
  });

  it('R9 charges once when the connection broke after the charge', async () => {
    const ada = await knownBuyer();
    const before = fake.paid.length;
    fake.breakCharges(true);
    const broken = await ada.buy({ top_up: 'credits_2000' }, 'broken');
    expect([broken.status, broken.error.code]).toEqual([503, 'payment.unavailable']);
    fake.breakCharges(false);
    expect((await ada.buy({ top_up: 'credits_2000' }, 'broken')).data.checkout.status).toBe('paid');
    expect(fake.paid.length).toBe(before + 1);
    expect(await ada.available()).toBe(3000);
  });

  it('R9 closes the page of a purchase that is given up, and honours what was paid before', async () => {
    const ada = await createBuyer(server);
    const cancel = async (id: string) =>
      (
        await server.api('POST /billing/checkouts/:checkout_id/cancel', {
          token: ada.token,
          params: { checkout_id: id },
        })
      ).data.checkout.status;
    const first = (await ada.buy({ plan: 'starter' })).data.checkout;
    expect(await cancel(first.id)).toBe('canceled');
    const next = (await ada.buy({ plan: 'starter' })).data.checkout;
    fake.payPage(await pageOf(ada, next.id));
    expect(await cancel(next.id)).toBe('paid');
    expect((await ada.summary()).subscription.plan).toBe('starter');
  });
});

describe('R15 cards with Stripe', () => {
  it('R15 takes no card number, opens the page of Stripe, and keeps the card the event tells of', async () => {
    const ada = await createBuyer(server);
    const { token } = ada;
    const path = 'POST /billing/payment-methods';
    const typed = await server.api(path, { token, body: { card: card(goodCard) } });
    expect(typed.error.code).toBe('card.entered_elsewhere');
    const { data } = await server.api(path, { token, body: {} });
    const page = data.redirect_url?.split('/').at(-1) ?? '';
    expect([data.payment_method, page.startsWith('cs_')]).toEqual([null, true]);
    fake.payPage(page);
    const event = eventOf('checkout.session.completed', { id: page, object: 'checkout.session' });
    await Promise.all([deliver(event), deliver(event, second)]);
    const { card_entry: entry, methods } = (await server.api('GET /billing/payment-methods', { token })).data;
    expect([entry, methods.map(({ last4, is_default: isDefault }) => [last4, isDefault])]).toEqual([
      'redirect',
      [['4242', true]],
    ]);
    expect(fake.calls.every(({ fields }) => !fields.toString().includes('4242'))).toBe(true);
  });
});

describe('R11 renewing with Stripe', () => {
  it('R11 renews without the person, once from two processes, and asks for a confirmation the bank wants', async () => {
    const ada = await knownBuyer();
    const ben = await knownBuyer('pm_asking');
    await ada.buy({ plan: 'starter' });
    const asked = (await ben.buy({ plan: 'starter' })).data.checkout;
    fake.approve(await paymentOf(asked.id));
    expect((await read(ben, asked.id)).status).toBe('paid');
    const before = fake.paid.length;
    for (const one of [server, second]) one.clock.set(new Date('2026-04-02T09:01:00Z'));
    await Promise.all([renewDue(server.deps.payments), renewDue(second.deps.payments)]);
    expect(fake.paid.length - before).toBe(
      (await rows(server, `select 1 from invoices where cause like 'renewal:%' and status = 'paid'`)).length,
    );
    const late = await comeBack(server, ben.user);
    const { subscription } = await late.summary();
    expect(subscription.status).toBe('pending');
    expect(subscription.failed_payment?.sentence).toContain('confirm');
    const { checkout } = (await late.buy({ invoice_id: subscription.failed_payment?.invoice_id ?? '' })).data;
    expect(checkout.confirmation_url).toBe('https://bank.example/ask');
    fake.approve(await paymentOf(checkout.id));
    expect((await read(late, checkout.id)).status).toBe('paid');
    expect((await late.summary()).subscription.status).toBe('active');
    expect((await (await comeBack(server, ada.user)).summary()).subscription.period_ends_at).toBe(
      '2026-05-02T09:00:00.000Z',
    );
  });

  it('R11 does not count a failed payment again that Stripe tells of late', async () => {
    for (const one of [server, second]) one.clock.set(new Date('2026-05-10T09:00:00Z'));
    const ada = await knownBuyer();
    const { checkout } = (await ada.buy({ plan: 'starter', payment_method_id: 'new' })).data;
    fake.payPage(await pageOf(ada, checkout.id), 'pm_declined');
    expect((await read(ada, checkout.id)).status).toBe('paid');

    const failAt = async (instant: string) => {
      for (const one of [server, second]) one.clock.set(new Date(instant));
      await renewDue(server.deps.payments);
      const query = `select id, payment_id from invoices where user_id = $1 and status = 'open'`;
      const [invoice] = await rows(server, query, [ada.user.id]);
      return { invoice: String(invoice?.id), payment: String(invoice?.payment_id) };
    };
    const first = await failAt('2026-06-10T09:01:00Z');
    const later = await failAt('2026-06-11T09:01:00Z');
    expect(later.invoice).toBe(first.invoice);
    expect(later.payment).not.toBe(first.payment);
    const failed = async () =>
      (await (await comeBack(server, ada.user)).summary()).subscription.failed_payment;
    const before = await failed();
    expect(before?.next_try_at).toBe('2026-06-13T09:00:00.000Z');

    const metadata = { user_id: ada.user.id, invoice_id: first.invoice };
    const told = { id: first.payment, object: 'payment_intent', metadata };
    expect((await deliver(eventOf('payment_intent.payment_failed', told))).statusCode).toBe(200);
    expect((await deliver(eventOf('payment_intent.payment_failed', told), second)).statusCode).toBe(200);
    expect(await failed()).toEqual(before);
  });
});
