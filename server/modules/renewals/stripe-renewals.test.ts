import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { renewDue } from './renewals.usecases.ts';
import { signInAgain, rows } from '../payments/testing/shop.ts';
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
const read: StripeShop['read'] = (...given) => shop.read(...given);
const knownBuyer: StripeShop['knownBuyer'] = (...given) => shop.knownBuyer(...given);

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
    const late = await signInAgain(server, ben.user);
    const { subscription } = await late.summary();
    expect(subscription.status).toBe('pending');
    expect(subscription.failed_payment?.sentence).toContain('confirm');
    const { checkout } = (await late.buy({ invoice_id: subscription.failed_payment?.invoice_id ?? '' })).data;
    expect(checkout.confirmation_url).toBe('https://bank.example/ask');
    fake.approve(await paymentOf(checkout.id));
    expect((await read(late, checkout.id)).status).toBe('paid');
    expect((await late.summary()).subscription.status).toBe('active');
    expect((await (await signInAgain(server, ada.user)).summary()).subscription.period_ends_at).toBe(
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
      (await (await signInAgain(server, ada.user)).summary()).subscription.failed_payment;
    const before = await failed();
    expect(before?.next_try_at).toBe('2026-06-13T09:00:00.000Z');

    const metadata = { user_id: ada.user.id, invoice_id: first.invoice };
    const told = { id: first.payment, object: 'payment_intent', metadata };
    expect((await deliver(eventOf('payment_intent.payment_failed', told))).statusCode).toBe(200);
    expect((await deliver(eventOf('payment_intent.payment_failed', told), second)).statusCode).toBe(200);
    expect(await failed()).toEqual(before);
  });
});
