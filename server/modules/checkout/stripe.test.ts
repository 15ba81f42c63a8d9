import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { createBuyer, rows } from '../payments/testing/shop.ts';
import type { StripeFake } from '../payments/testing/stripe-fake.ts';
import { eventOf, openStripeShop, type StripeShop } from '../payments/testing/stripe-shop.ts';

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
