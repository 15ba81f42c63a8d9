import type { LightMyRequestResponse } from 'fastify';
import { Stripe } from 'stripe';
import { createStripePayments } from '../../../providers/payments/stripe-payments.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { createBuyer, rows, type Buyer } from './shop.ts';
import { startStripeFake, type StripeFake } from './stripe-fake.ts';

const webhookSecret = 'whsec_test';

/** Two server processes on one database that sell over a small Stripe of their own. */
export interface StripeShop {
  readonly fake: StripeFake;
  readonly server: TestServer;
  readonly second: TestServer;
  deliver(event: object, to?: TestServer, secret?: string): Promise<LightMyRequestResponse>;
  /** All that was refunded of a payment so far, and the news of it. */
  refund(payment: string, amountMinor: number): Promise<void>;
  /** The bank disputes a payment, or decides about it, and the news reaches both processes, each twice. */
  dispute(payment: string, amountMinor: number, status: string): Promise<void>;
  signatureOf(payload: string): string;
  pageOf(buyer: Buyer, checkoutId: string): Promise<string>;
  paymentOf(checkoutId: string): Promise<string>;
  read(buyer: Buyer, checkoutId: string): Promise<{ status: string }>;
  /** Bought 500 credits once, so the card is kept. */
  knownBuyer(cardId?: string): Promise<Buyer>;
  close(): Promise<void>;
}

let events = 0;

/** An event as Stripe sends it, with an id of its own. */
export const eventOf = (type: string, object: object) => ({
  id: `evt_${(events += 1)}`,
  object: 'event',
  type,
  data: { object },
});

export async function openStripeShop(): Promise<StripeShop> {
  const fake = await startStripeFake();
  const signer = new Stripe('sk_test').webhooks;
  const api = { host: '127.0.0.1', port: fake.port, protocol: 'http' as const };
  const provider = () => createStripePayments({ secretKey: 'sk_test', webhookSecret, api });
  const server = await createTestServer({ deps: { paymentProvider: await provider() } });
  const second = await createTestServer({
    sharesDatabaseWith: server,
    deps: { paymentProvider: await provider() },
  });
  const signatureOf = (payload: string, secret = webhookSecret) =>
    signer.generateTestHeaderString({ payload, secret });

  const shop: StripeShop = {
    fake,
    server,
    second,
    signatureOf,
    deliver: (event, to = server, secret = webhookSecret) => {
      const payload = JSON.stringify(event);
      return to.app.inject({
        method: 'POST',
        url: '/api/billing/webhooks/stripe',
        payload,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signatureOf(payload, secret),
        },
      });
    },
    refund: async (payment, amountMinor) => {
      fake.refund(payment, amountMinor);
      await tell(shop, eventOf('charge.refunded', { object: 'charge', payment_intent: payment }));
    },
    dispute: async (payment, amountMinor, status) => {
      fake.dispute(payment, amountMinor, status);
      const type = `charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`;
      await tell(shop, eventOf(type, { object: 'dispute', payment_intent: payment }));
    },
    pageOf: async (buyer, checkoutId) => {
      const query = 'select page_id from checkouts where id = $1 and user_id = $2';
      return String((await rows(server, query, [checkoutId, buyer.user.id]))[0]?.page_id);
    },
    paymentOf: async (checkoutId) => {
      const found = await rows(server, 'select payment_id from checkouts where id = $1', [checkoutId]);
      return String(found[0]?.payment_id);
    },
    read: async ({ token }, id) =>
      (await server.api('GET /billing/checkouts/:checkout_id', { token, params: { checkout_id: id } })).data
        .checkout,
    knownBuyer: async (cardId = 'pm_good') => {
      const buyer = await createBuyer(server);
      const { checkout } = (await buyer.buy({ top_up: 'credits_500' })).data;
      fake.payPage(await shop.pageOf(buyer, checkout.id), cardId);
      const { status } = await shop.read(buyer, checkout.id);
      if (status !== 'paid') throw new Error(`the first purchase is ${status}`);
      return buyer;
    },
    close: async () => {
      await second.close();
      await server.close();
      await fake.close();
    },
  };
  return shop;
}

async function tell(shop: StripeShop, event: object): Promise<void> {
  const again = { ...event, id: `evt_${(events += 1)}` };
  const answers = await Promise.all(
    [event, again].flatMap((one) => [shop.deliver(one), shop.deliver(one, shop.second)]),
  );
  for (const { statusCode } of answers)
    if (statusCode !== 200) throw new Error(`an event was answered ${statusCode}`);
}
