import { rmSync } from 'node:fs';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';
import { connectToEmbedded } from '../../testing/embedded-database.ts';
import { startServerProcess, type ServerProcess } from '../../testing/test-process.ts';
import { card, goodCard } from '../payments/testing/shop.ts';

let dataDir: string;
let started: ServerProcess[];
let clients: pg.Client[];
beforeEach(() => {
  dataDir = throwAwayFolder('payments');
  started = [];
  clients = [];
});
afterEach(async () => {
  for (const client of clients) await client.end();
  for (const { child, ended } of started) {
    child.kill('SIGTERM');
    await ended();
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: NodeJS.ProcessEnv = {}): ServerProcess {
  const one = startServerProcess(dataDir, env);
  started.push(one);
  return one;
}

async function openDatabase(): Promise<pg.Client> {
  const client = await connectToEmbedded(dataDir);
  clients.push(client);
  return client;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

it('R9 credits after the next start what was charged when the server was killed, with nobody asking', async () => {
  const first = start({ EXIT_WITH_PARENT: 'off' });
  const url = await first.ready();
  const account = { email: 'ada@example.com', password: 'quiet otter parade' };
  const { data } = (await (await post(`${url}/api/auth/signup`, account)).json()) as {
    data: { token: string };
  };
  const database = await openDatabase();
  const available = async () =>
    Number((await database.query('select available from credit_balances')).rows[0]?.available);
  const payments = async () => (await database.query('select amount_minor, status from test_payments')).rows;
  const before = await available();

  // The charge goes through; what came of it cannot be stored as long as nobody may write invoices.
  const blocker = await openDatabase();
  await blocker.query('begin');
  await blocker.query('lock table invoices in access exclusive mode');
  const buying = post(
    `${url}/api/billing/checkout`,
    { top_up: 'credits_500', card: card(goodCard) },
    { authorization: `Bearer ${data.token}`, 'idempotency-key': 'killed' },
  ).catch(() => 'killed');
  await vi.waitFor(
    async () => expect(await payments()).toEqual([{ amount_minor: 500, status: 'succeeded' }]),
    20_000,
  );
  first.child.kill('SIGKILL');
  await first.ended();
  await blocker.query('rollback');
  expect(await buying).toBe('killed');
  expect(await available()).toBe(before);

  await start().ready();
  await vi.waitFor(async () => expect(await available()).toBe(before + 500_000), 60_000);
  expect(await payments()).toHaveLength(1);
}, 180_000);
