import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pino } from 'pino';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createGate, until } from '../runs/testing/scripted-agent.ts';
import { confirmCheckout, startCheckout } from '../checkout/checkout.usecases.ts';
import { reconcile, startReconciliation } from './reconciliation.ts';
import { renewDue } from '../renewals/renewals.usecases.ts';
import { expectBooksToAddUp } from '../payments/testing/books.ts';
import {
  askingCard,
  card,
  signInAgain,
  createBuyer,
  goodCard,
  rows,
  type Buyer,
} from '../payments/testing/shop.ts';
import { eventOf, openStripeShop, type StripeShop } from '../payments/testing/stripe-shop.ts';

let server: TestServer;
let shop: StripeShop;
beforeAll(async () => {
  server = await createTestServer();
  shop = await openStripeShop();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});

/** Payments of a process that dies right after the provider has done one thing, or right before. */
function dying(at: TestServer, call: 'charge' | 'confirm' | 'openPage', when: 'before' | 'after' = 'after') {
  const { payments } = at.deps;
  const provider: PaymentProvider = {
    ...payments.provider,
    [call]: async (...given: never[]) => {
      if (when === 'after')
        await (payments.provider[call] as (...given: never[]) => Promise<unknown>)(...given);
      throw new Error('killed');
    },
  };
  return { ...payments, provider };
}

/** Answers the checkout's id. A process that is dead has not noted that its attempt is over. */
async function buyAndDie(
  at: TestServer,
  { user }: Buyer,
  call: Parameters<typeof dying>[1],
  { when = 'after' as 'before' | 'after', topUp = 'credits_500' } = {},
): Promise<string> {
  const request = { userId: user.id, idempotencyKey: 'dies', purchase: { top_up: topUp } };
  await expect(startCheckout(dying(at, call, when), request)).rejects.toThrow('killed');
  const [row] = await rows(
    at,
    `update checkouts set attempted_at = created_at where user_id = $1 and status = 'processing' returning id`,
    [user.id],
  );
  return String(row?.id);
}

const charges = async (userId: string) =>
  (
    await rows(
      server,
      `select t.id from test_payments t join checkouts c on c.id = t.key where c.user_id = $1 and t.status = 'succeeded'`,
      [userId],
    )
  ).length;

it('R9 credits at the next start what a dead process had charged, with nobody asking', async () => {
  const ada = await createBuyer(server);
  await ada.addCard(goodCard);
  await buyAndDie(server, ada, 'charge');
  expect(await ada.available()).toBe(500);
  const stop = startReconciliation(server.deps.payments, server.deps.notifications);
  await vi.waitFor(async () => expect(await ada.available()).toBe(1000), 10_000);
  stop();
  await Promise.all([reconcile(server.deps.payments), reconcile(server.deps.payments)]);
  expect([await ada.available(), await charges(ada.user.id)]).toEqual([1000, 1]);
  expect((await ada.summary()).invoices).toHaveLength(1);
  await expectBooksToAddUp(server, ada.user.id);
});

it('R9 stops without waiting for a provider that does not answer, asks nothing more and complains of nothing', async () => {
  const own = await createTestServer();
  for (const buyer of [await createBuyer(own), await createBuyer(own)]) {
    await buyer.addCard(goodCard);
    await buyAndDie(own, buyer, 'charge');
  }
  const { payments, notifications } = own.deps;
  const silence = createGate();
  const complaints: unknown[] = [];
  const complain = (...said: unknown[]) => void complaints.push(said);
  const provider: PaymentProvider = {
    ...payments.provider,
    findCharge: async (question) => {
      await silence.pass();
      return { status: 'succeeded', paymentId: question.key };
    },
  };
  const log = Object.assign(pino({ level: 'silent' }), { warn: complain, error: complain });
  const stop = startReconciliation({ ...payments, provider, log }, notifications);
  await until(() => silence.arrivals > 0);
  stop();
  await own.close();
  silence.open();
  for (let turns = 0; turns < 20; turns += 1) await turn();
  expect([silence.arrivals, complaints]).toEqual([1, []]);
});

it('R9 does not let the purchase of a dead process stand in the way of another', async () => {
  const ada = await createBuyer(server);
  await ada.addCard(goodCard);
  await buyAndDie(server, ada, 'charge');
  expect((await ada.buy({ top_up: 'credits_2000' })).data.checkout.status).toBe('paid');
  expect([await ada.available(), await charges(ada.user.id)]).toEqual([3000, 2]);
});

it('R9 neither charges nor keeps open for long what a process died before it had charged', async () => {
  const own = await createTestServer();
  try {
    const ada = await createBuyer(own);
    await ada.addCard(goodCard);
    await buyAndDie(own, ada, 'charge', { when: 'before' });
    await reconcile(own.deps.payments);
    expect((await ada.buy({ top_up: 'credits_2000' })).error.code).toBe('checkout.already_open');
    own.clock.advance(60_000);
    expect((await ada.buy({ top_up: 'credits_2000' })).data.checkout.status).toBe('paid');
    expect(await rows(own, 'select amount_minor from test_payments')).toEqual([{ amount_minor: 1800 }]);
  } finally {
    await own.close();
  }
});

it('R9 credits what the bank had confirmed when the process died', async () => {
  const ada = await createBuyer(server);
  const { checkout } = (await ada.buy({ top_up: 'credits_500', card: card(askingCard) })).data;
  const confirming = confirmCheckout(dying(server, 'confirm'), ada.user.id, checkout.id, 'approve');
  await expect(confirming).rejects.toThrow('killed');
  expect(await ada.available()).toBe(500);
  await reconcile(server.deps.payments);
  expect(await ada.available()).toBe(1000);
});

it('R11 writes down at the next start the renewal that a dead process had charged, without a second charge', async () => {
  const own = await createTestServer();
  try {
    const { user, buy } = await createBuyer(own);
    await buy({ plan: 'starter', card: card(goodCard) });
    own.clock.set(new Date('2026-04-02T09:01:00Z'));
    await renewDue(dying(own, 'charge'));
    const ada = await signInAgain(own, user);
    expect((await ada.summary()).subscription.period_ends_at).toBe('2026-04-02T09:00:00.000Z');
    await reconcile(own.deps.payments);
    expect((await ada.summary()).subscription.period_ends_at).toBe('2026-05-02T09:00:00.000Z');
    own.clock.advance(11 * 60_000);
    await renewDue(own.deps.payments);
    expect(await rows(own, 'select 1 from test_payments')).toHaveLength(2);
  } finally {
    await own.close();
  }
});

it('R9 finds with Stripe the charge whose answer was lost, also when its key would be forgotten', async () => {
  const ada = await shop.knownBuyer();
  const before = shop.fake.paid.length;
  const id = await buyAndDie(shop.server, ada, 'charge', { topUp: 'credits_2000' });
  await reconcile(shop.server.deps.payments);
  expect((await shop.read(ada, id)).status).toBe('paid');
  expect(shop.fake.paid.length).toBe(before + 1);
  expect(await ada.available()).toBe(3000);
});

it('R9 knows by what Stripe keeps beside a payment which purchase an event is about', async () => {
  const ada = await shop.knownBuyer();
  const id = await buyAndDie(shop.server, ada, 'charge', { topUp: 'credits_2000' });
  const metadata = { user_id: ada.user.id, checkout_id: id };
  const paid = { id: shop.fake.paid.at(-1), object: 'payment_intent', metadata };
  const event = eventOf('payment_intent.succeeded', paid);
  await Promise.all([shop.deliver(event), shop.deliver(event, shop.second)]);
  expect(await ada.available()).toBe(3000);
  const foreign = await shop.knownBuyer();
  const other = { ...paid, metadata: { ...metadata, user_id: foreign.user.id } };
  expect((await shop.deliver(eventOf('payment_intent.succeeded', other))).statusCode).toBe(200);
  expect([await ada.available(), await foreign.available()]).toEqual([3000, 1000]);
});

it('R9 knows the purchase of a page that was opened by a process that died, and keeps its card', async () => {
  const ada = await createBuyer(shop.server);
  const id = await buyAndDie(shop.server, ada, 'openPage');
  const page = shop.fake.newestPage();
  shop.fake.payPage(page);
  const event = eventOf('checkout.session.completed', { id: page, object: 'checkout.session' });
  await shop.deliver(event);
  expect((await shop.read(ada, id)).status).toBe('paid');
  expect([await ada.available(), (await ada.summary()).card?.last4]).toEqual([1000, '4242']);
});
