import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterEach(() => server.close());

const office = '198.51.100.7';
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const me = (token: string, ip = office) => server.api('GET /me', { token, headers: from(ip) });
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((one) => one === wanted).length;

/** Questions that the database was asked while `work` went on. */
async function questionsOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = server.deps;
  const { query } = pool;
  let asked = 0;
  pool.query = ((...given: Parameters<typeof query>) => {
    asked += 1;
    return query.apply(pool, given);
  }) as typeof query;
  await work();
  pool.query = query;
  return asked;
}

async function tryMadeUpTokens(most: number, mark = 'made-up'): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < most; n += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => me(`${mark}-${n + at}`)));
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

it('E1 600 made-up tokens cost the database 120 questions, the rest are refused with a sentence', async () => {
  let statuses: number[] = [];
  const asked = await questionsOf(async () => void (statuses = await tryMadeUpTokens(600)));
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([120, 480]);
  expect(asked).toBe(120);
  const last = await me('one-more');
  expect(last.sentence).toMatch(/^Too many tries\. Wait \d+ seconds, then try again\.$/);
});

it.each(['', 'lpe_', 'ldt_'])('E1 counts tokens that begin with "%s" alike, in one sum', async (mark) => {
  const statuses = await tryMadeUpTokens(200, `${mark}made-up`);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([120, 80]);
});

const requestsLeft = async () =>
  Number((await server.api('GET /me', { headers: from(office) })).raw.headers['x-ratelimit-remaining']);

it('E1 requests without access count for the limit of all requests', async () => {
  const before = await requestsLeft();
  expect(before).toBeGreaterThan(0);
  expect(await requestsLeft()).toBe(before - 1);
});

it('E1 people who share a network with a stranger go on, with sessions, keys and new log-ins', async () => {
  const { token, user } = await server.signUpConfirmed();
  const { secret } = (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
  await tryMadeUpTokens(200);
  expect((await me('made-up')).status).toBe(429);
  // Later than a session is remembered without a question to the database.
  server.clock.advance(40_000);
  expect((await me('made-up')).status).toBe(429);
  expect([(await me(token)).status, (await me(secret)).status]).toEqual([200, 200]);
  const fresh = await server.api('POST /auth/login', {
    body: { email: user.email, password: testPassword },
    headers: from(office),
  });
  expect((await me(fresh.data.token)).status).toBe(200);
});

it('E1 a stranger elsewhere is another network, and a minute later all is forgiven', async () => {
  const { token } = await server.signUp();
  await tryMadeUpTokens(200);
  expect((await me('made-up', '203.0.113.1')).status).toBe(401);
  server.clock.advance(60_000);
  expect((await me('made-up')).status).toBe(401);
  expect((await me(token)).status).toBe(200);
});

it('E1 a session that has ended is not trusted any longer', async () => {
  const { token } = await server.signUp();
  await server.api('POST /auth/logout', { token, headers: from(office) });
  await tryMadeUpTokens(100);
  const statuses = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await me(token)).status);
  expect([count(statuses, 401), count(statuses, 429)]).toEqual([20, 5]);
});
