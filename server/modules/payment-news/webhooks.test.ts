import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword, type TestServer } from '../../testing/test-server.ts';
import { createBuyer, rows, type Buyer } from '../payments/testing/shop.ts';
import type { StripeFake } from '../payments/testing/stripe-fake.ts';
import { eventOf, openStripeShop, type StripeShop } from '../payments/testing/stripe-shop.ts';

let shop: StripeShop;
let fake: StripeFake;
let server: TestServer;

beforeAll(async () => {
  shop = await openStripeShop();
  ({ fake, server } = shop);
});
afterAll(() => shop.close());

const deliver: StripeShop['deliver'] = (...given) => shop.deliver(...given);

describe('R9 events of the provider', () => {
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
});

const remove = ({ token, user }: Buyer) =>
  server.api('POST /account/delete', { token, body: { password: testPassword, confirmation: user.email } });

describe('R21 deleting an account with money on its way', () => {
  it('R21 closes the page of an open purchase first, and takes late events without writing half of anything', async () => {
    const ada = await createBuyer(server);
    const { checkout } = (await ada.buy({ plan: 'starter' })).data;
    const page = await shop.pageOf(ada, checkout.id);
    expect((await remove(ada)).status).toBe(200);
    const state = () => rows(server, 'select status, invoice_id from checkouts where id = $1', [checkout.id]);
    expect(await state()).toEqual([{ status: 'canceled', invoice_id: null }]);
    // The person had paid in the same moment: Stripe tells of it when the account is gone.
    fake.payPage(page);
    const event = eventOf('checkout.session.completed', { id: page, object: 'checkout.session' });
    expect((await shop.deliver(event)).statusCode).toBe(200);
    expect(await state()).toEqual([{ status: 'canceled', invoice_id: null }]);
    for (const table of ['invoices', 'payment_methods'])
      expect(await rows(server, `select 1 from ${table} where user_id = $1`, [ada.user.id])).toEqual([]);
    expect(await shop.paymentOf(checkout.id)).toMatch(/^pi_/);
  });

  it('R21 keeps the account when the provider cannot be asked whether money is on its way', async () => {
    const ada = await createBuyer(server);
    await ada.buy({ plan: 'starter' });
    fake.breakLookUps(true);
    const refused = await remove(ada);
    fake.breakLookUps(false);
    expect([refused.status, refused.error.code]).toEqual([503, 'payment.unavailable']);
    expect((await ada.summary()).subscription.plan).toBe('free');
    expect((await remove(ada)).status).toBe(200);
  });

  it('R21 forgets a card that is entered after the account is gone', async () => {
    const ada = await createBuyer(server);
    const { data } = await server.api('POST /billing/payment-methods', { token: ada.token, body: {} });
    const page = data.redirect_url?.split('/').at(-1) ?? '';
    expect((await remove(ada)).status).toBe(200);
    fake.payPage(page);
    const event = eventOf('checkout.session.completed', { id: page, object: 'checkout.session' });
    expect((await shop.deliver(event)).statusCode).toBe(200);
    expect(await rows(server, 'select 1 from payment_methods where user_id = $1', [ada.user.id])).toEqual([]);
    expect(fake.calls.some(({ call }) => call.includes('/detach'))).toBe(true);
  });
});
