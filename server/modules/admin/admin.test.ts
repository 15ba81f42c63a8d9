import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

it('R17 filters by plan, role and when somebody was last seen', async () => {
  const count = async (query: Record<string, string>) =>
    (await server.api('GET /admin/users', { token: admin, query: query as never })).data.total;
  expect(await count({ role: 'admin' })).toBe(1);
  expect(await count({ role: 'user', q: 'ada@' })).toBe(1);
  expect(await count({ plan: 'free', q: 'ada@' })).toBe(1);
  expect(await count({ plan: 'none-such' })).toBe(0);
  expect(await count({ activity: 'week', q: 'many' })).toBe(0);
  expect(await count({ activity: 'quiet', q: 'many' })).toBe(120);
  const answer = await server.api('GET /admin/users', { token: admin, query: { role: 'king' as never } });
  expect(answer.status).toBe(400);
});

describe('one account', () => {
  it('R17 shows plan, credits by origin, sessions, runs and the ledger', async () => {
    const ada = await idOf('ada@');
    const { data } = await server.api('GET /admin/users/:user_id', {
      token: admin,
      params: { user_id: ada },
    });
    expect(data.user.email).toBe('ada@example.com');
    expect(data.subscription).toMatchObject({ plan: 'free', status: 'active' });
    expect(data.grants.map(({ source }) => source)).toEqual(['free']);
    expect(data.sessions).toHaveLength(1);
    expect(data.runs).toEqual([]);
    const ledger = await server.api('GET /admin/users/:user_id/ledger', {
      token: admin,
      params: { user_id: ada },
    });
    expect(ledger.data.lines.map(({ kind }) => kind)).toEqual(['refill']);
  });

  it.each(['GET /admin/users/:user_id', 'GET /admin/users/:user_id/ledger'] as const)(
    'R17 %s: unknown is not found, and there is nothing for anybody else',
    async (key) => {
      const unknown = await server.api(key, { token: admin, params: { user_id: 'usr_nobody' } });
      expect([unknown.status, unknown.error.code]).toEqual([404, 'user.not_found']);
      const params = { user_id: await idOf('ada@') };
      expect((await server.api(key, { token: person, params })).error.code).toBe('permission.missing');
    },
  );
});

describe('granting credits', () => {
  it('R17 adds to the balance, is a line of the ledger that the user reads, and is written down', async () => {
    const before = await available();
    const { status, data } = await give({ expires_on: '2026-03-31' });
    expect(status).toBe(201);
    expect(data.grant).toMatchObject({
      credits: 100,
      available_credits: before + 100,
      expires_at: '2026-03-31T23:59:59.999Z',
    });
    const history = (await server.api('GET /billing/ledger', { token: person })).data.lines[0];
    expect(history).toMatchObject({ kind: 'grant', title: 'Sorry for the outage', credits: 100 });
    const { rows } = await server.deps.pool.query(
      `select detail, subject_id from audit_log where action = 'credits.granted'`,
    );
    expect(rows).toEqual([
      { detail: '100 credits until 2026-03-31: Sorry for the outage', subject_id: await idOf('ada@') },
    ]);
  });

  it('R17 gives once for the same key, also at the same moment, and refuses the key for another grant', async () => {
    const before = await available();
    const answers = await Promise.all([give({}, 'k1'), give({}, 'k1'), give({}, 'k1')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await available()).toBe(before + 100);
    const other = await give({ credits: 7 }, 'k1');
    expect([other.status, other.error.code]).toEqual([409, 'request.idempotency_key_reused']);
    expect(await available()).toBe(before + 100);
  });

  it.each([
    [{ credits: 0 }, 'grant.credits_invalid'],
    [{ credits: -5 }, 'grant.credits_invalid'],
    [{ credits: 1.5 }, 'grant.credits_invalid'],
    [{ credits: 100_001 }, 'grant.credits_invalid'],
    [{ reason: ' ' }, 'grant.reason_missing'],
    [{ expires_on: '2026-03-01' }, 'grant.expiry_invalid'],
    [{ expires_on: '2026-02-30' }, 'grant.expiry_invalid'],
    [{ expires_on: 'soon' }, 'grant.expiry_invalid'],
    [{ user_id: 'usr_nobody' }, 'user.not_found'],
  ])('R17 refuses %o and moves nothing', async (change, code) => {
    const before = await available();
    expect((await give(change)).error.code).toBe(code);
    expect(await available()).toBe(before);
  });

  it('R17 is for admins only', async () => {
    expect((await give({}, undefined, person)).error.code).toBe('permission.missing');
  });
});

describe('the audit log', () => {
  it('R17 tells who, for whom, what, when and from where, newest first', async () => {
    const { entries, actions } = await read({ action: 'credits.granted' });
    expect(entries.length).toBeGreaterThan(1);
    expect(entries[0]).toMatchObject({
      action: 'credits.granted',
      actor: { email: 'root@example.com' },
      subject: { email: 'ada@example.com' },
      impersonator: null,
      ip: '127.0.0.1',
    });
    expect(actions).toContain('impersonation.started');
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('R17 is searched by person and detail as it stands, and filtered by day', async () => {
    expect((await read({ q: 'outage', action: 'credits.granted' })).entries.length).toBeGreaterThan(0);
    expect((await read({ q: '100%' })).entries.length).toBeGreaterThan(0);
    expect((await read({ q: '_no_' })).entries).toEqual([]);
    expect((await read({ from: '2026-03-02', to: '2026-03-02' })).entries.length).toBeGreaterThan(0);
    expect((await read({ from: '2026-03-03' })).entries).toEqual([]);
    expect((await read({ impersonated: 'true' })).entries).toEqual([]);
    const wrong = await server.api('GET /admin/audit', { token: admin, query: { from: '2026-02-31' } });
    expect(wrong.error).toEqual({ code: 'request.invalid', field: 'from' });
  });

  it('R17 finds several words only where they are as they were typed', async () => {
    await server.deps.pool.query(`insert into audit_log (id, at, action, detail) values
      ('aud_w1', '2026-01-02', 'session.failed', 'Signed in, case 4711'),
      ('aud_w2', '2026-01-02', 'session.failed', 'Case of 4711'),
      ('aud_w3', '2026-01-02', 'session.failed', 'Signed in, case 47110%')`);
    expect(await idsOf('case 4711')).toEqual(['aud_w1', 'aud_w3']);
    expect(await idsOf('In, Case 47110%')).toEqual(['aud_w3']);
    expect(await idsOf('of 4711')).toEqual(['aud_w2']);
    expect(await idsOf('case_4711')).toEqual([]);
  });

  it('R17 pages without a gap or a repeat, also where instants are equal', async () => {
    await server.deps.pool.query(`insert into audit_log (id, at, action, detail)
      select 'aud_p' || n, timestamptz '2026-01-01' + (n / 4) * interval '1 second', 'session.failed', 'paged' from generate_series(1, 130) n`);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await read({ q: 'paged', ...(cursor !== undefined && { cursor }) });
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([130, 130]);
  });

  it('R17 is for admins only', async () => {
    expect((await server.api('GET /admin/audit', { token: person })).error.code).toBe('permission.missing');
  });
});

async function idOf(q: string): Promise<string> {
  const { data } = await server.api('GET /admin/users', { token: admin, query: { q } });
  return data.users[0]?.id ?? '';
}

const available = async () =>
  (await server.api('GET /admin/users', { token: admin, query: { q: 'ada@' } })).data.users[0]
    ?.available_credits ?? 0;

const idsOf = async (q: string) => (await read({ q })).entries.map(({ id }) => id).toSorted();

const read = async (query: Record<string, string> = {}) =>
  (await server.api('GET /admin/audit', { token: admin, query: query as never })).data;

const give = async (change: Record<string, unknown> = {}, key?: string, token = admin) =>
  await server.api('POST /admin/grants', {
    token,
    body: { user_id: await idOf('ada@'), credits: 100, reason: 'Sorry for the outage', ...change },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
