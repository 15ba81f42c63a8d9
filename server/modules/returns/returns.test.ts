import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { expectBooksToAddUp as booksAddUp } from '../payments/testing/books.ts';
import { rows, type Buyer } from '../payments/testing/shop.ts';
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

/** Bought 2,000 credits for 18 euros on top of the 500 free and 500 bought ones: 3,000 in all. */
async function topUp(): Promise<{ ada: Buyer; payment: string; invoiceId: string }> {
  const ada = await shop.knownBuyer();
  const { checkout } = (await ada.buy({ top_up: 'credits_2000' })).data;
  return { ada, payment: await shop.paymentOf(checkout.id), invoiceId: checkout.invoice_id ?? '' };
}

const refunded = (payment: string) =>
  eventOf('charge.refunded', { id: 'ch', object: 'charge', payment_intent: payment });
const disputed = (payment: string, what: 'created' | 'closed') =>
  eventOf(`charge.dispute.${what}`, { id: `dp_${payment}`, object: 'dispute', payment_intent: payment });

const refund = (payment: string, amount: number) => shop.refund(payment, amount);
const dispute = (payment: string, amount: number, status: string) => shop.dispute(payment, amount, status);

const newest = async (ada: Buyer) => (await ada.summary()).invoices[0];
const auditOf = (ada: Buyer) =>
  rows(
    server,
    `select action, detail from audit_log where subject_id = $1 and action like 'payment.%' order by at, id`,
    [ada.user.id],
  );

const expectBooksToAddUp = ({ user }: Buyer) => booksAddUp(server, user.id);

describe('R9 refunds', () => {
  it('R9 takes credits back in proportion to a part that was refunded, once, wherever the event is delivered', async () => {
    const { ada, payment } = await topUp();
    fake.refund(payment, 450);
    const event = refunded(payment);
    await Promise.all([shop.deliver(event), shop.deliver(event, second), shop.deliver(event)]);
    expect(await ada.available()).toBe(2500);
    expect(await newest(ada)).toMatchObject({
      status: 'paid',
      returned: { refunded: { amount_minor: 450 }, disputed: { amount_minor: 0 }, dispute: null },
    });
    expect(await auditOf(ada)).toEqual([
      {
        action: 'payment.refunded',
        detail: expect.stringMatching(/^invoice \S+: EUR 4\.50 of EUR 18\.00, 500 credits taken back$/),
      },
    ]);
    await expectBooksToAddUp(ada);
  });

  it('R9 takes the rest with the next part, rounds down to whole credits, and never takes more than was bought', async () => {
    const { ada, payment } = await topUp();
    await refund(payment, 1);
    expect(await ada.available()).toBe(2999);
    await refund(payment, 601);
    expect(await ada.available()).toBe(2333);
    await refund(payment, 1800);
    expect(await ada.available()).toBe(1000);
    await refund(payment, 1800);
    expect(await ada.available()).toBe(1000);
    expect((await newest(ada))?.status).toBe('refunded');
    await expectBooksToAddUp(ada);
  });

  it('R9 tells the history in a line of its own and rewrites none', async () => {
    const { ada, payment } = await topUp();
    const history = async () =>
      (await server.api('GET /billing/ledger', { token: ada.token })).data.lines.map(({ kind, credits }) => [
        kind,
        credits,
      ]);
    const before = await history();
    await refund(payment, 900);
    expect(await history()).toEqual([['reversal', -1000], ...before]);
  });

  it('R9 leaves what was spent, takes no other credits, and takes what a run gives back afterwards', async () => {
    const { ada, payment } = await topUp();
    const now = server.clock.now();
    const run = { runId: `run_${ada.user.id}`, chatId: 'cht_1', title: 'A run', now };
    const { billing, db } = server.deps;
    await db.transaction((tx) =>
      billing.reserve(tx, {
        ...run,
        userId: ada.user.id,
        millicredits: 3_000_000,
        idempotencyKey: `hold:${run.runId}`,
      }),
    );
    await refund(payment, 1800);
    expect(await ada.available()).toBe(0);
    await db.transaction((tx) => billing.settle(tx, { ...run, stepsMillicredits: 400_000 }));
    // 400 of the free ones are used. Back come 100 free ones, 500 bought before, and 2,000 whose money is gone.
    expect(await ada.available()).toBe(600);
    await expectBooksToAddUp(ada);
  });

  it('R9 ends a plan whose whole payment was given back, and only takes a part of its credits for a part', async () => {
    const ada = await shop.knownBuyer();
    const { checkout } = (await ada.buy({ plan: 'starter' })).data;
    const payment = await shop.paymentOf(checkout.id);
    expect(await ada.available()).toBe(3000);
    await refund(payment, 600);
    expect(await ada.available()).toBe(2000);
    expect((await ada.summary()).subscription).toMatchObject({ plan: 'starter', cancelled_at: null });
    await refund(payment, 1200);
    expect(await ada.available()).toBe(1000);
    expect((await ada.summary()).subscription.plan).toBe('free');
    await expectBooksToAddUp(ada);
  });

  it('R9 answers 200 to a refund of a payment nobody knows here, and writes nothing', async () => {
    const before = await rows(server, 'select count(*) from audit_log');
    expect((await shop.deliver(refunded('pi_of_another_shop'))).statusCode).toBe(200);
    expect(await rows(server, 'select count(*) from audit_log')).toEqual(before);
  });
});

describe('R9 disputes', () => {
  it('R9 takes the credits back while the bank has the money, and gives them again when the dispute is won', async () => {
    const { ada, payment } = await topUp();
    await dispute(payment, 1800, 'needs_response');
    expect(await ada.available()).toBe(1000);
    expect(await newest(ada)).toMatchObject({ status: 'pending', returned: { dispute: 'open' } });
    await dispute(payment, 1800, 'won');
    expect(await ada.available()).toBe(3000);
    expect(await newest(ada)).toMatchObject({
      status: 'paid',
      returned: { dispute: 'won', disputed: { amount_minor: 0 } },
    });
    expect((await auditOf(ada)).map(({ action }) => action).toSorted()).toEqual([
      'payment.dispute_won',
      'payment.disputed',
    ]);
    await expectBooksToAddUp(ada);
  });

  it('R9 shows a lost dispute as charged back, and the late news that it was opened changes nothing', async () => {
    const { ada, payment } = await topUp();
    await dispute(payment, 1800, 'lost');
    expect((await shop.deliver(disputed(payment, 'created'))).statusCode).toBe(200);
    expect(await ada.available()).toBe(1000);
    expect(await newest(ada)).toMatchObject({
      status: 'failed',
      returned: { dispute: 'lost', disputed: { amount_minor: 1800 } },
    });
    expect((await auditOf(ada)).map(({ action }) => action)).toEqual(['payment.dispute_lost']);
  });

  it('R9 does not renew a plan whose payment is disputed, and ends it when the dispute is lost', async () => {
    const ada = await shop.knownBuyer();
    const { checkout } = (await ada.buy({ plan: 'plus' })).data;
    const payment = await shop.paymentOf(checkout.id);
    await dispute(payment, 2900, 'needs_response');
    const { subscription } = await ada.summary();
    expect([subscription.plan, subscription.next_payment]).toEqual(['plus', null]);
    await dispute(payment, 2900, 'lost');
    expect((await ada.summary()).subscription.plan).toBe('free');
    expect(await ada.available()).toBe(1000);
  });

  it('R9 takes a question of the bank for no dispute: no money moved', async () => {
    const { ada, payment } = await topUp();
    await dispute(payment, 1800, 'warning_needs_response');
    expect(await ada.available()).toBe(3000);
    expect((await newest(ada))?.returned).toBeNull();
  });

  it('R9 is reported again when the provider could not be asked', async () => {
    const { ada, payment } = await topUp();
    fake.refund(payment, 1800);
    const event = refunded(payment);
    fake.breakLookUps(true);
    expect((await shop.deliver(event)).statusCode).toBe(503);
    expect(await ada.available()).toBe(3000);
    fake.breakLookUps(false);
    expect((await shop.deliver(event)).statusCode).toBe(200);
    expect(await ada.available()).toBe(1000);
  });
});
