import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../testing/test-server.ts';
import { forgetCustomers } from './forgotten-customers.usecases.ts';
import { createBuyer, rows, type Buyer } from './testing/shop.ts';
import { openStripeShop, type StripeShop } from './testing/stripe-shop.ts';

let shop: StripeShop;
beforeEach(async () => {
  shop = await openStripeShop();
});
afterEach(() => shop.close());

const leave = async ({ token, user }: Buyer) => {
  const { server } = shop;
  const body = { password: testPassword, confirmation: user.email };
  const { status } = await server.api('POST /account/delete', { token, body });
  await server.deps.background.settled();
  return status;
};
const waiting = () => rows(shop.server, 'select attempts from customers_to_forget');
const deletions = () => shop.fake.calls.filter(({ call }) => call.startsWith('DELETE /v1/customers/'));
const only = () => [...shop.fake.customers.keys()][0] ?? '';

/** The minute's schedule of both processes. */
async function minutesLater(minutes: number): Promise<void> {
  const { server, second } = shop;
  const at = new Date(server.clock.now().getTime() + minutes * 60_000);
  for (const one of [server, second]) one.clock.set(at);
  await Promise.all([forgetCustomers(server.deps.payments), forgetCustomers(second.deps.payments)]);
}

describe('R21 what Stripe knows of a deleted account', () => {
  it('R21 removes the cards and the customer, also a card we never heard of', async () => {
    const ada = await shop.knownBuyer();
    const ben = await shop.knownBuyer();
    const customer = only();
    shop.fake.attach(customer, 'pm_of_a_forgotten_tab');
    expect(shop.fake.customers.get(customer)?.size).toBe(2);
    expect(await leave(ada)).toBe(200);
    expect(shop.fake.customers.has(customer)).toBe(false);
    const detached = shop.fake.calls.filter(({ call }) => call.endsWith('/detach'));
    expect(detached.map(({ call }) => call)).toContain(
      'POST /v1/payment_methods/pm_of_a_forgotten_tab/detach',
    );
    expect(detached).toHaveLength(2);
    expect(await waiting()).toEqual([]);
    // Nobody else's are touched.
    expect([...shop.fake.customers.values()].map(({ size }) => size)).toEqual([1]);
    expect((await ben.buy({ top_up: 'credits_500' })).data.checkout.status).toBe('paid');
  });

  it('R21 deletes the account although Stripe does not answer, and asks again until it has forgotten', async () => {
    const ada = await shop.knownBuyer();
    shop.fake.breakLookUps(true);
    expect(await leave(ada)).toBe(200);
    expect((await shop.server.api('GET /me', { token: ada.token })).status).toBe(401);
    expect(await rows(shop.server, 'select 1 from billing_profiles')).toEqual([]);
    expect(await waiting()).toEqual([{ attempts: 1 }]);
    await minutesLater(1);
    expect(await waiting()).toEqual([{ attempts: 2 }]);
    shop.fake.breakLookUps(false);
    // The second pause is longer than the first.
    await minutesLater(1);
    expect(shop.fake.customers.size).toBe(1);
    await minutesLater(1);
    expect(shop.fake.customers.size).toBe(0);
    expect(await waiting()).toEqual([]);
    expect(deletions()).toHaveLength(1);
  });

  it('R21 takes a customer that is gone at Stripe already for forgotten', async () => {
    const ada = await shop.knownBuyer();
    const customer = only();
    shop.fake.breakLookUps(true);
    await leave(ada);
    shop.fake.breakLookUps(false);
    const gone = await fetch(`http://127.0.0.1:${shop.fake.port}/v1/customers/${customer}`, {
      method: 'DELETE',
    });
    expect(gone.status).toBe(200);
    await minutesLater(1);
    expect(await waiting()).toEqual([]);
  });

  it('R21 forgets a customer that Stripe made while the account was being deleted', async () => {
    const ada = await createBuyer(shop.server);
    shop.fake.beforeNextCustomer(() => leave(ada));
    const { status } = await shop.server.api('POST /billing/payment-methods', { token: ada.token, body: {} });
    expect(status).toBe(401);
    expect(shop.fake.customers.size).toBe(1);
    expect(await rows(shop.server, 'select 1 from billing_profiles')).toEqual([]);
    await minutesLater(1);
    expect(shop.fake.customers.size).toBe(0);
  });
});
