import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentProvider } from '../../providers/payments/payment-provider.ts';
import { createGate, until } from '../runs/testing/scripted-agent.ts';
import { reconcile } from './reconciliation.ts';
import { expectBooksToAddUp } from '../payments/testing/books.ts';
import { createBuyer, rows, type Buyer } from '../payments/testing/shop.ts';
import { eventOf, openStripeShop, type StripeShop } from '../payments/testing/stripe-shop.ts';

let shop: StripeShop;
beforeAll(async () => {
  shop = await openStripeShop();
});
afterAll(() => shop.close());

/** A plan whose page Stripe opened, and the answer was lost. Answers the checkout's id. */
async function askInVain(ada: Buyer): Promise<string> {
  shop.fake.breakLookUps(true);
  expect((await ada.buy({ plan: 'plus' })).error.code).toBe('payment.unavailable');
  shop.fake.breakLookUps(false);
  const [row] = await rows(
    shop.server,
    `select id, page_id, attempted_at from checkouts where user_id = $1 and status = 'processing'`,
    [ada.user.id],
  );
  expect(row).toMatchObject({ page_id: null, attempted_at: null });
  return String(row?.id);
}

/** A round of reconciliation in which one call is answered late, and what happens meanwhile. */
async function roundDuring(
  call: 'findPage' | 'openPage',
  isSlow: (asked: unknown) => boolean,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { payments } = shop.server.deps;
  const gate = createGate();
  const provider: PaymentProvider = {
    ...payments.provider,
    [call]: async (asked: never) => {
      const answer = await (payments.provider[call] as (asked: never) => Promise<unknown>)(asked);
      if (isSlow(asked)) await gate.pass();
      return answer;
    },
  };
  const round = reconcile({ ...payments, provider });
  await until(() => gate.arrivals > 0);
  await meanwhile();
  gate.open();
  await round;
}

async function askAgainAndPay(ada: Buyer): Promise<void> {
  const { checkout } = (await ada.buy({ plan: 'plus' })).data;
  const page = await shop.pageOf(ada, checkout.id);
  shop.fake.payPage(page);
  await shop.deliver(eventOf('checkout.session.completed', { id: page, object: 'checkout.session' }));
  expect(await ada.available()).toBe(6500);
}

async function expectPaidOnce(ada: Buyer, id: string): Promise<void> {
  await reconcile(shop.server.deps.payments);
  expect((await shop.read(ada, id)).status).toBe('paid');
  expect(await ada.available()).toBe(6500);
  expect((await ada.summary()).invoices).toHaveLength(1);
  await expectBooksToAddUp(shop.server, ada.user.id);
}

it('R9 leaves a purchase paid that was paid after a round had listed it, and its credits in place', async () => {
  const ben = await createBuyer(shop.server);
  const first = (await ben.buy({ plan: 'starter' })).data.checkout;
  const pageOfBen = await shop.pageOf(ben, first.id);
  shop.server.clock.advance(1_000);
  const ada = await createBuyer(shop.server);
  const id = await askInVain(ada);
  const asked = () => shop.fake.calls.filter(({ call }) => call === 'POST /v1/checkout/sessions').length;
  let before = 0;
  await roundDuring(
    'findPage',
    (pageId) => pageId === pageOfBen,
    async () => {
      await askAgainAndPay(ada);
      before = asked();
    },
  );
  expect(asked()).toBe(before);
  expect((await ada.summary()).open_checkout).toBeNull();
  await expectPaidOnce(ada, id);
});

it('R9 leaves a purchase paid that was paid while a round was opening its page', async () => {
  const ada = await createBuyer(shop.server);
  const id = await askInVain(ada);
  await roundDuring(
    'openPage',
    () => true,
    () => askAgainAndPay(ada),
  );
  expect((await ada.summary()).open_checkout).toBeNull();
  await expectPaidOnce(ada, id);
});

it('R9 leaves a purchase cancelled that was given up while a round was opening its page', async () => {
  const ada = await createBuyer(shop.server);
  const id = await askInVain(ada);
  const params = { checkout_id: id };
  await roundDuring(
    'openPage',
    () => true,
    async () => {
      await shop.server.api('POST /billing/checkouts/:checkout_id/cancel', { token: ada.token, params });
    },
  );
  expect((await ada.summary()).open_checkout).toBeNull();
  expect((await shop.read(ada, id)).status).toBe('canceled');
});

it('R9 closes a page whose purchase was closed while it was being opened', async () => {
  const ada = await createBuyer(shop.server);
  const id = await askInVain(ada);
  await roundDuring(
    'openPage',
    () => true,
    async () => {
      await rows(shop.server, `update checkouts set status = 'canceled', finished_at = now() where id = $1`, [
        id,
      ]);
    },
  );
  expect((await shop.read(ada, id)).status).toBe('canceled');
  expect(await shop.server.deps.payments.provider.findPage(shop.fake.newestPage())).toEqual({
    status: 'expired',
  });
});

it('R9 delivers a purchase once that was opened again after it had been paid', async () => {
  const ada = await createBuyer(shop.server);
  const id = await askInVain(ada);
  await askAgainAndPay(ada);
  await rows(shop.server, `update checkouts set status = 'needs_redirect' where id = $1`, [id]);
  await expectPaidOnce(ada, id);
});
