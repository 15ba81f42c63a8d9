import { afterEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { until } from '../runs/testing/scripted-agent.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).toReversed()) await server.close();
});

async function newServer(sharesDatabaseWith?: TestServer): Promise<TestServer> {
  const server = await createTestServer(sharesDatabaseWith ? { sharesDatabaseWith } : {});
  servers.push(server);
  return server;
}

const statusOf = async (server: TestServer, token: string) =>
  (await server.api('GET /billing/invoice-status', { token })).data.current_subscription;
const grant = (server: TestServer, userId: string, credits: number, key: string) =>
  server.db.transaction((tx) =>
    server.deps.billing.grant(tx, {
      userId,
      source: 'grant',
      credits,
      title: 'Gift',
      expiresAt: null,
      idempotencyKey: key,
      now: server.clock.now(),
    }),
  );

it('C1 answers with every field of the subscription, in whole credits', async () => {
  const server = await newServer();
  const { token } = await server.signUp();
  expect(await statusOf(server, token)).toEqual({
    total_credits: 500,
    used_credits: 0,
    held_credits: 0,
    status: 'active',
    plan: 'free',
    cancelled_at: null,
    last_billing_date: null,
    next_credits_refill_date: '2026-04-02T09:00:00.000Z',
    free_credits_refilled_at: '2026-03-02T09:00:00.000Z',
  });
});

it('C1 is never stale after a commit of the same process', async () => {
  const server = await newServer();
  const { token, user } = await server.signUp();
  for (let round = 1; round <= 20; round += 1) {
    await statusOf(server, token);
    await grant(server, user.id, 1, `gift ${round}`);
    expect((await statusOf(server, token)).total_credits).toBe(500 + round);
  }
});

it('C1 follows what another process commits', async () => {
  const here = await newServer();
  const there = await newServer(here);
  const { token, user } = await here.signUp();
  expect((await statusOf(here, token)).total_credits).toBe(500);
  await grant(there, user.id, 25, 'gift');
  await until(async () => (await statusOf(here, token)).total_credits === 525);
});

it('C1 keeps the old numbers when a transaction is rolled back', async () => {
  const server = await newServer();
  const { token, user } = await server.signUp();
  await statusOf(server, token);
  await expect(
    server.db.transaction(async (tx) => {
      await server.deps.billing.grant(tx, {
        userId: user.id,
        source: 'grant',
        credits: 9,
        title: 'Gift',
        expiresAt: null,
        idempotencyKey: 'lost',
        now: server.clock.now(),
      });
      await tx.execute(sql`select 1 / 0`);
    }),
  ).rejects.toThrow();
  expect((await statusOf(server, token)).total_credits).toBe(500);
});

it('C1 refills by itself when the month is over, also for numbers that were just read', async () => {
  const server = await newServer();
  const { token, user } = await server.signUp();
  await server.db.transaction(async (tx) => {
    await server.deps.billing.reserve(tx, {
      userId: user.id,
      runId: 'run_1',
      chatId: 'cht_1',
      title: 'Run',
      millicredits: 100_000,
      idempotencyKey: 'hold',
      now: server.clock.now(),
    });
    await server.deps.billing.settle(tx, {
      runId: 'run_1',
      chatId: 'cht_1',
      title: 'Run',
      stepsMillicredits: 100_000,
      now: server.clock.now(),
    });
  });
  expect(await statusOf(server, token)).toMatchObject({ total_credits: 500, used_credits: 100 });
  server.clock.set(new Date('2026-04-02T09:00:00.000Z'));
  const later = (
    await server.api('POST /auth/login', { body: { email: user.email, password: testPassword } })
  ).data.token;
  expect(await statusOf(server, later)).toMatchObject({
    total_credits: 500,
    used_credits: 0,
    next_credits_refill_date: '2026-05-02T09:00:00.000Z',
  });
  const { data } = await server.api('GET /billing/ledger', { token: later });
  expect(data.lines.map((line) => [line.kind, line.credits, line.balance_after])).toEqual([
    ['refill', 500, 500],
    ['expiry', -400, 0],
    ['run', -100, 400],
    ['refill', 500, 500],
  ]);
});

it('C1 pages the credit history without losing the balance', async () => {
  const server = await newServer();
  const { token, user } = await server.signUp();
  for (let index = 1; index <= 60; index += 1) await grant(server, user.id, 1, `gift ${index}`);
  const first = (await server.api('GET /billing/ledger', { token })).data;
  const second = (
    await server.api('GET /billing/ledger', { token, query: { cursor: first.next_cursor ?? '' } })
  ).data;
  expect([first.lines.length, second.lines.length, second.next_cursor]).toEqual([50, 11, null]);
  expect([...first.lines, ...second.lines].map((line) => line.balance_after)).toEqual(
    Array.from({ length: 61 }, (_, index) => 560 - index),
  );
});

it('R12 tells anyone the plans', async () => {
  const server = await newServer();
  const { data } = await server.api('GET /billing/plans', {});
  expect(data.plans.map((plan) => [plan.slug, plan.monthly_credits, plan.price.amount_minor])).toEqual([
    ['free', 500, 0],
    ['starter', 2000, 1200],
    ['plus', 6000, 2900],
    ['pro', 20_000, 7900],
  ]);
  expect(data.plans[2]).toMatchObject({
    prices: {
      monthly: { amount_minor: 2900, currency: 'EUR' },
      yearly: { amount_minor: 29_000, currency: 'EUR' },
    },
    parallel_runs: 10,
  });
  expect(data.top_ups.map(({ credits, price }) => [credits, price.amount_minor])).toEqual([
    [500, 500],
    [2000, 1800],
    [10_000, 8000],
  ]);
  expect(data.provider).toBe('test');
});

it('H2 nobody without a session sees numbers', async () => {
  const server = await newServer();
  expect((await server.api('GET /billing/invoice-status', {})).error.code).toBe('session.missing');
});
