import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { card, createBuyer, goodCard } from '../payments/testing/shop.ts';
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
