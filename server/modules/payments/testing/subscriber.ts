import { expect } from 'vitest';
import type { TestServer } from '../../../testing/test-server.ts';
import { card, signInAgain, createBuyer, goodCard, type Buyer } from './shop.ts';

/** Somebody with a paid plan since now; `number` is the card that pays from then on. */
export async function createSubscriber(
  server: TestServer,
  plan: string,
  number = goodCard,
  interval: 'monthly' | 'yearly' = 'monthly',
): Promise<Buyer> {
  const buyer = await createBuyer(server);
  const { data } = await buyer.buy({ plan, interval, card: card(goodCard) });
  expect(data.checkout.status).toBe('paid');
  if (number !== goodCard) await putInPlace(buyer, number);
  return buyer;
}

async function putInPlace(buyer: Buyer, number: string): Promise<void> {
  const { card: old } = await buyer.summary();
  await buyer.server.api('POST /billing/payment-methods', {
    token: buyer.token,
    body: { card: card(number), replaces: old?.id ?? '' },
  });
}

/** The same person on a later day, half a minute after nine. */
export async function signInAgainOn(server: TestServer, day: string, { user }: Buyer): Promise<Buyer> {
  server.clock.set(new Date(`${day}T09:00:30.000Z`));
  return await signInAgain(server, user);
}
