import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: string;
let person: string;
beforeAll(async () => {
  server = await createTestServer();
  const root = await server.signUp({ email: 'root@example.com' });
  await server.deps.pool.query(`update users set permissions = '{view_explore,admin}' where id = $1`, [
    root.user.id,
  ]);
  server.deps.sessions.forget(root.user.id);
  admin = root.token;
  person = (await server.signUp({ email: 'ada@example.com', name: 'Ada 100%' })).token;
});
afterAll(() => server.close());

it('R17 shows an admin every account with plan, credits and runs, newest first', async () => {
  const { data, status } = await server.api('GET /admin/users', { token: admin });
  expect(status).toBe(200);
  expect(data.total).toBe(2);
  expect(data.users.map(({ email }) => email).toSorted()).toEqual(['ada@example.com', 'root@example.com']);
  expect(data.users.find(({ email }) => email === 'ada@example.com')).toMatchObject({
    name: 'Ada 100%',
    plan: 'free',
    status: 'active',
    held_credits: 0,
    runs: 0,
    permissions: ['view_explore'],
  });
  expect(data.users[0]?.available_credits).toBeGreaterThan(0);
});

it('R17 tells everybody else that there is nothing here', async () => {
  const answer = await server.api('GET /admin/users', { token: person });
  expect([answer.status, answer.error, answer.sentence]).toEqual([
    404,
    { code: 'permission.missing' },
    'This is not available.',
  ]);
  expect((await server.api('GET /admin/users')).status).toBe(401);
});

it.each([
  ['ADA', 1],
  ['100%', 1],
  ['%', 1],
  ['_', 0],
  ['nobody', 0],
  ['example.com', 2],
])('R17 searches e-mail and name for “%s” as it stands', async (q, total) => {
  const { data } = await server.api('GET /admin/users', { token: admin, query: { q } });
  expect([data.total, data.users.length]).toEqual([total, total]);
});

it('R17 pages through many accounts without a gap or a repeat', async () => {
  await server.deps.pool.query(`insert into users (id, email, name, password_hash, referral_code, created_at)
    select 'usr_' || n, 'many' || n || '@example.com', 'Many', 'x', 'M' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 minute' from generate_series(1, 120) n`);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query: { q: string; cursor?: string } = { q: 'many', ...(cursor !== undefined && { cursor }) };
    const page = await server.api('GET /admin/users', { token: admin, query });
    expect(page.data.total).toBe(120);
    seen.push(...page.data.users.map(({ id }) => id));
    cursor = page.data.next_cursor;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

it('R17 refuses a made-up cursor', async () => {
  const answer = await server.api('GET /admin/users', { token: admin, query: { cursor: 'x' } });
  expect(answer.error).toEqual({ code: 'request.invalid', field: 'cursor' });
});
