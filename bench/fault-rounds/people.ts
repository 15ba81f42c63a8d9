import { randomUUID } from 'node:crypto';
import { createApi, type Account, type Answer } from '../../e2e/fixtures/api.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** What the site has said to be done. None of it may be missing later. */
export interface Acknowledged {
  readonly chats: Set<string>;
  /** Run by the key it was asked for with. */
  readonly runs: Map<string, string>;
  /** Checkouts that were answered as begun or paid: in the end they are paid. */
  readonly purchases: Set<string>;
  /** Answers by status; 0: no answer at all. */
  readonly statuses: Map<number, number>;
}

export const nothingYet = (): Acknowledged => ({
  chats: new Set(),
  runs: new Map(),
  purchases: new Set(),
  statuses: new Map(),
});

/** Somebody who works on one of the servers and asks again, with the same key, for what was not answered. */
export interface Person {
  /** Works until `mayRest`; then finishes what was begun. */
  work(mayRest: () => boolean): Promise<void>;
}

/** A sum of two steps, and now and then a report of many: what is charged has to be the sum of its steps. */
function question(turn: number): object {
  if (turn % 4 > 0) return { text: `${turn} * 17` };
  return {
    text: 'How far did it fall?',
    agent: 'stock-market-analysis',
    inputs: { sample_series: 'northwind-freight', period: '1y', depth: 'standard' },
  };
}

const card = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2035, cvc: '123' };
const pauseMs = 50;
/** Turns after which a person gives up asking again: the audit tells what became of it. */
const patience = 400;

export function createPerson(
  account: Account,
  site: () => string,
  done: Acknowledged,
  buysEvery: number,
): Person {
  const call = async <T>(path: string, body: object, key?: string): Promise<Answer<T>> => {
    const api = createApi(site());
    const options = { token: account.token, body, ...(key !== undefined && { key }) };
    const answer = await api.call<T>('POST', path, options).catch(() => null);
    const status = answer?.status ?? 0;
    done.statuses.set(status, (done.statuses.get(status) ?? 0) + 1);
    return answer ?? { status: 0, data: undefined as T, code: null, sentence: null };
  };
  /** Asks until the site has decided; nothing is known after an interruption. */
  const insist = async <T>(path: string, body: object, key: string): Promise<Answer<T>> => {
    let answer = await call<T>(path, body, key);
    for (let turns = 0; turns < patience && (answer.status === 0 || answer.status >= 500); turns += 1) {
      await delay(pauseMs);
      answer = await call<T>(path, body, key);
    }
    return answer;
  };

  const chat = async () => {
    const answer = await call<{ chat: { id: string } }>('/chats', { title: 'Rounds' });
    if (answer.status !== 201) return delay(pauseMs);
    const { id } = answer.data.chat;
    done.chats.add(id);
    const key = randomUUID();
    const sent = await insist<{ run: { id: string } }>(`/chats/${id}/messages`, question(turn), key);
    if (sent.status === 201) done.runs.set(key, sent.data.run.id);
  };
  /** With the quote of a page that was just opened: another wish than the purchase before. */
  const buy = async () => {
    const topUp = { top_up: 'credits_500' };
    const options = { token: account.token };
    // Looked up each time: the server that comes back has another port.
    const look = async <T>(path: string) =>
      await createApi(site())
        .call<T>('GET', path, options)
        .catch(() => null);
    const preview = await look<{ quote: string }>('/billing/preview?top_up=credits_500');
    if (preview?.status !== 200) return delay(pauseMs);
    const { quote } = preview.data;
    const answer = await insist<{ checkout: { id: string; status: string } }>(
      '/billing/checkout',
      { ...topUp, quote, card },
      randomUUID(),
    );
    if (answer.status !== 200 && answer.status !== 201) return;
    const { checkout } = answer.data;
    done.purchases.add(checkout.id);
    // As the page does: it looks until the purchase has an end.
    let { status } = checkout;
    for (let turns = 0; turns < patience && status === 'processing'; turns += 1) {
      await delay(pauseMs * 4);
      const seen = await look<{ checkout: { status: string } }>(`/billing/checkouts/${checkout.id}`);
      if (seen?.status === 200) ({ status } = seen.data.checkout);
    }
  };

  let turn = 0;
  return {
    work: async (mayRest) => {
      while (!mayRest()) {
        turn += 1;
        if (turn % buysEvery === 0) await buy();
        else await chat();
      }
    },
  };
}
