import type { BodyOf } from '@loupe/shared/contract/endpoint';
import type { startCheckout } from '@loupe/shared/contract/payments';
import type { User } from '@loupe/shared/contract/auth';
import { testPassword, type TestServer } from '../../../testing/test-server.ts';

export const goodCard = '4242 4242 4242 4242';
export const declinedCard = '4000 0000 0000 0002';
export const askingCard = '4000 0025 0000 3155';
/** Can be kept, and is declined when it is to pay. */
export const laterDeclinedCard = '4000 0000 0000 0341';

export const card = (number: string) => ({ number, exp_month: 12, exp_year: 2030, cvc: '123' });

let keys = 0;

/** Somebody who buys: short forms of the calls, with a fresh Idempotency-Key each time. */
export interface Buyer {
  readonly server: TestServer;
  readonly token: string;
  readonly user: User;
  buy(body: BodyOf<typeof startCheckout>, key?: string): ReturnType<typeof buyOf>;
  addCard(number: string): Promise<string>;
  available(): Promise<number>;
  summary(): Promise<Awaited<ReturnType<typeof summaryOf>>>;
}

const buyOf = (server: TestServer, token: string, body: BodyOf<typeof startCheckout>, key: string) =>
  server.api('POST /billing/checkout', { token, body, headers: { 'idempotency-key': key } });

const summaryOf = async (server: TestServer, token: string) =>
  (await server.api('GET /billing/summary', { token })).data;

export async function createBuyer(server: TestServer): Promise<Buyer> {
  const { token, user } = await server.signUpConfirmed();
  return buyer(server, token, user);
}

/** The same person on another server process, or signed in again after the clock moved far. */
export async function signInAgain(server: TestServer, user: User): Promise<Buyer> {
  const answer = await server.api('POST /auth/login', {
    body: { email: user.email, password: testPassword },
  });
  return buyer(server, answer.data.token, user);
}

function buyer(server: TestServer, token: string, user: User): Buyer {
  return {
    server,
    token,
    user,
    buy: (body, key = `key ${(keys += 1)}`) => buyOf(server, token, body, key),
    addCard: async (number) => {
      const { data } = await server.api('POST /billing/payment-methods', {
        token,
        body: { card: card(number) },
      });
      return data.payment_method?.id ?? '';
    },
    available: async () => (await server.api('GET /billing/usage', { token })).data.available_credits,
    summary: () => summaryOf(server, token),
  };
}

/** Rows of a query, for what no endpoint tells. */
export async function rows(server: TestServer, query: string, values: unknown[] = []) {
  return (await server.deps.pool.query<Record<string, unknown>>(query, values)).rows;
}
