import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '@loupe/shared/contract/endpoints';
import type { EndpointKey } from '@loupe/shared/contract/endpoints';
import type { EndpointShape } from '@loupe/shared/contract/endpoint';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

type Account = Awaited<ReturnType<TestServer['signUp']>>;

let server: TestServer;
let admin: Account;
let user: Account;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  admin = await signUpAdmin(server);
  user = await server.signUp({ name: 'Bo Berg' });
});
afterAll(() => server.close());

const minute = 60_000;
const ask = (change: Record<string, unknown> = {}, token = admin.token) =>
  server.api('POST /admin/impersonations', {
    token,
    body: { user_id: user.user.id, reason: 'Ticket 12', password: testPassword, ...change },
  });
const redeem = (code: string, token?: string) =>
  server.api('POST /auth/impersonate', { body: { code }, ...(token !== undefined && { token }) });

async function view(change: Record<string, unknown> = {}) {
  const { data } = await ask(change);
  return (await redeem(data.code, admin.token)).data;
}

const auditOf = async (subjectId: string) =>
  (
    await server.deps.pool.query<Record<string, string | null>>(
      'select action, actor_id, impersonator_id, subject_id, detail, ip from audit_log where subject_id = $1 order by at, id',
      [subjectId],
    )
  ).rows;

describe('asking for a view', () => {
  it('R18 answers 201 with a code that is stored as a hash only, and writes down who, for whom and why', async () => {
    const { status, data } = await ask();
    expect(status).toBe(201);
    expect(data).toMatchObject({ minutes: 15, is_read_only: true });
    const inSeconds = (Date.parse(data.code_expires_at) - server.clock.now().getTime()) / 1000;
    expect(inSeconds).toBe(60);
    const { rows } = await server.deps.pool.query('select * from impersonations');
    expect(JSON.stringify(rows)).not.toContain(data.code);
    expect(await auditOf(user.user.id)).toContainEqual({
      action: 'impersonation.requested',
      actor_id: admin.user.id,
      impersonator_id: null,
      subject_id: user.user.id,
      detail: '15 minutes, read only: Ticket 12',
      ip: '127.0.0.1',
    });
  });

  it.each([
    [{ reason: '   ' }, 400, 'impersonation.reason_missing', 'reason'],
    [{ minutes: 0 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ minutes: 31 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ minutes: 1.5 }, 400, 'impersonation.minutes_invalid', 'minutes'],
    [{ password: 'not this one' }, 400, 'account.wrong_password', 'password'],
    [{ user_id: 'usr_nobody' }, 404, 'user.not_found', 'user_id'],
  ])('R18 refuses %o', async (change, status, code, field) => {
    const answer = await ask(change);
    expect([answer.status, answer.error]).toEqual([status, { code, field }]);
  });

  it('R18 wants a reason in every case', async () => {
    const body = { user_id: user.user.id, password: testPassword } as never;
    const answer = await server.api('POST /admin/impersonations', { token: admin.token, body });
    expect(answer.status).toBe(400);
  });

  it('R18 wants the password again, unless the admin logged in with it a moment ago', async () => {
    expect((await ask({ password: undefined })).status).toBe(201);
    server.clock.advance(6 * minute);
    const answer = await ask({ password: undefined });
    expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.password_needed']);
    expect((await ask()).status).toBe(201);
    expect((await ask({ password: undefined })).status).toBe(201);
  });

  it('R18 never lets an admin be viewed, neither oneself nor another', async () => {
    const other = await signUpAdmin(server);
    for (const id of [admin.user.id, other.user.id]) {
      const answer = await ask({ user_id: id });
      expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.not_allowed']);
    }
  });

  it('R18 is not available to a user, a visitor or an API key', async () => {
    const { data } = await server.api('POST /api-keys', { token: admin.token, body: { name: 'Script' } });
    expect((await ask({}, user.token)).status).toBe(404);
    expect(
      (await server.api('POST /admin/impersonations', { body: { user_id: 'x', reason: 'x' } })).status,
    ).toBe(401);
    expect((await ask({}, data.secret)).error.code).not.toBe('impersonation.password_needed');
    expect((await ask({}, data.secret)).status).toBeGreaterThanOrEqual(403);
  });
});

describe('the hand-off code', () => {
  it('H4 R22 becomes a session of its own with both identities and an end by the clock of the server', async () => {
    const { data: asked } = await ask({ minutes: 20 });
    const { status, data } = await redeem(asked.code, admin.token);
    expect(status).toBe(200);
    expect(data.token).not.toBe(admin.token);
    expect(data.user).toEqual(user.user);
    expect(data.impersonation).toMatchObject({
      user_name: 'Bo Berg',
      is_read_only: true,
      seconds_left: 1200,
    });
    const { rows } = await server.deps.pool.query(
      'select user_id, impersonator_id, is_read_only from sessions where impersonation_id = $1',
      [data.impersonation.id],
    );
    expect(rows).toEqual([{ user_id: user.user.id, impersonator_id: admin.user.id, is_read_only: true }]);
    server.clock.advance(5 * minute);
    const me = (await server.api('GET /me', { token: data.token })).data;
    expect(me.user).toEqual(user.user);
    expect(me.impersonation).toMatchObject({ id: data.impersonation.id, seconds_left: 900 });
    expect((await server.api('GET /me', { token: admin.token })).data.impersonation).toBeNull();
  });

  it('H4 works once', async () => {
    const { data } = await ask();
    await redeem(data.code, admin.token);
    const again = await redeem(data.code, admin.token);
    expect([again.status, again.error, again.sentence]).toEqual([
      400,
      { code: 'impersonation.code_invalid' },
      'This code is not valid any more. Start again from the admin area.',
    ]);
  });

  it('H4 works once also when it arrives twice at the same moment', async () => {
    const { data } = await ask();
    const answers = await Promise.all([1, 2, 3, 4].map(() => redeem(data.code, admin.token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
  });

  it('H4 is over after 60 seconds', async () => {
    const { data } = await ask();
    server.clock.advance(minute);
    expect((await redeem(data.code, admin.token)).error.code).toBe('impersonation.code_invalid');
  });

  it('H4 is of no use to another admin, to the user, or made up, and stays good for the one who asked', async () => {
    const other = await signUpAdmin(server);
    const { data } = await ask();
    for (const token of [other.token, user.token])
      expect((await redeem(data.code, token)).error.code).toBe('impersonation.code_invalid');
    expect((await redeem('made up', admin.token)).error.code).toBe('impersonation.code_invalid');
    expect((await redeem('', admin.token)).error.code).toBe('impersonation.code_invalid');
    expect((await redeem(data.code, admin.token)).status).toBe(200);
  });

  it('H4 counts without a session only from the address that asked', async () => {
    const elsewhere = (await ask()).data.code;
    const raw = await server.app.inject({
      method: 'POST',
      url: '/api/auth/impersonate',
      payload: { code: elsewhere },
      remoteAddress: '203.0.113.9',
    });
    expect(raw.json<{ error: { code: string } }>().error.code).toBe('impersonation.code_invalid');
    expect((await redeem(elsewhere)).status).toBe(200);
  });

  it('H4 dies with the rights of the admin who asked', async () => {
    const { data } = await ask();
    await server.api('POST /auth/logout', { token: admin.token });
    expect((await redeem(data.code)).error.code).toBe('impersonation.code_invalid');
  });

  it('H4 does not open an account that became an admin meanwhile', async () => {
    const { data } = await ask();
    await server.deps.pool.query(`update users set permissions = '{admin}' where id = $1`, [user.user.id]);
    expect((await redeem(data.code, admin.token)).error.code).toBe('impersonation.code_invalid');
  });
});

describe('during a view', () => {
  it('R18 there is no view inside a view', async () => {
    const { token } = await view({ is_read_only: false });
    expect((await ask({}, token)).status).toBe(404);
    const nested = await redeem((await ask()).data.code, token);
    expect([nested.status, nested.error.code]).toEqual([403, 'impersonation.nested']);
    const readOnly = await view();
    expect((await redeem((await ask()).data.code, readOnly.token)).error.code).toBe('impersonation.nested');
  });

  const personal = Object.values(endpoints).filter(
    (shape: EndpointShape) => shape.isPersonal && shape.access === 'user',
  );
  it.each(personal.map(({ method, path }) => `${method} ${path}` as EndpointKey))(
    'R18 refuses %s, also with writing allowed, without ending the session',
    async (key) => {
      const { token } = await view({ is_read_only: false });
      const answer = await server.api(key, { token, params: {}, body: {} } as never);
      expect([answer.status, answer.error.code]).toEqual([403, 'impersonation.personal']);
      expect((await server.api('GET /me', { token })).status).toBe(200);
    },
  );

  it('R18 keeps password, e-mail, sessions, keys, deletion, sharing and payments among them', () => {
    const paths = personal.map(({ path }) => path).join(' ');
    for (const word of ['password', 'email', 'sessions', 'api-keys', 'account/delete', 'shares', 'checkout'])
      expect(paths).toContain(word);
  });

  it('R18 reads as the user, and changes nothing in a view that only reads', async () => {
    const own = await server.api('POST /chats', { token: user.token, body: { title: 'Theirs' } });
    const { token } = await view();
    const chats = (await server.api('GET /chats', { token })).data.chats;
    expect(chats.map(({ title }) => title)).toEqual(['Theirs']);
    const chat_id = own.data.chat.id;
    const refusals = [
      await server.api('POST /chats', { token, body: {} }),
      await server.api('DELETE /chats/:chat_id', { token, params: { chat_id } }),
    ];
    for (const { status, error } of refusals)
      expect([status, error.code]).toEqual([403, 'impersonation.read_only']);
    expect((await server.api('GET /chats', { token })).data.chats).toHaveLength(1);
  });

  it('R18 writes when that was allowed, and every change carries both identities', async () => {
    const { token } = await view({ is_read_only: false });
    expect((await server.api('POST /chats', { token, body: {} })).status).toBe(201);
    expect(await auditOf(user.user.id)).toContainEqual({
      action: 'impersonation.changed',
      actor_id: user.user.id,
      impersonator_id: admin.user.id,
      subject_id: user.user.id,
      detail: 'POST /api/chats',
      ip: '127.0.0.1',
    });
  });

  it('R18 ends by the clock of the server', async () => {
    const { token } = await view({ minutes: 2 });
    server.clock.advance(2 * minute - 1);
    expect((await server.api('GET /me', { token })).status).toBe(200);
    server.clock.advance(1);
    const late = await server.api('GET /me', { token });
    expect([late.status, late.error.code]).toEqual([401, 'session.ended']);
  });

  it('R18 ends by hand, with both identities written down, and leaves the admin’s own session', async () => {
    const { token } = await view();
    expect((await server.api('POST /auth/logout', { token })).status).toBe(200);
    expect((await server.api('GET /me', { token })).status).toBe(401);
    expect((await server.api('GET /me', { token: admin.token })).status).toBe(200);
    expect((await auditOf(user.user.id)).map(({ action }) => action)).not.toContain('impersonation.changed');
    expect(await auditOf(user.user.id)).toContainEqual(
      expect.objectContaining({
        action: 'session.ended',
        actor_id: user.user.id,
        impersonator_id: admin.user.id,
      }),
    );
  });

  it.each([
    ['logs out', () => server.api('POST /auth/logout', { token: admin.token })],
    [
      'is no admin any more',
      async () => {
        await server.deps.pool.query(`update users set permissions = '{}' where id = $1`, [admin.user.id]);
        server.deps.sessions.forget(admin.user.id);
      },
    ],
  ])('R18 ends when the admin %s', async (_, end) => {
    const { token } = await view();
    expect((await server.api('GET /me', { token })).status).toBe(200);
    await end();
    expect((await server.api('GET /me', { token })).status).toBe(401);
  });

  it('R18 does not count as the user being there', async () => {
    const seen = async () =>
      (await server.deps.pool.query('select last_seen_at from users where id = $1', [user.user.id])).rows[0];
    const before = await seen();
    const { token } = await view({ minutes: 30 });
    server.clock.advance(5 * minute);
    server.deps.sessions.forget(user.user.id);
    await server.api('GET /me', { token });
    expect(await seen()).toEqual(before);
    const sessions = (await server.api('GET /sessions', { token: user.token })).data.sessions;
    expect(sessions).toHaveLength(1);
  });
});

it('R18 R21 tells the user when support viewed the account, and why', async () => {
  const { token, impersonation } = await view();
  await ask({ reason: 'Asked for and never used' });
  const list = async () =>
    (await server.api('GET /me/impersonations', { token: user.token })).data.impersonations;
  const startedAt = server.clock.now().toISOString();
  const shown = { id: impersonation.id, is_read_only: true, reason: 'Ticket 12', started_at: startedAt };
  expect(await list()).toEqual([{ ...shown, ended_at: null }]);
  server.clock.advance(3 * minute);
  await server.api('POST /auth/logout', { token });
  expect(await list()).toEqual([{ ...shown, ended_at: server.clock.now().toISOString() }]);
  expect((await server.api('GET /me/impersonations', { token: admin.token })).data.impersonations).toEqual(
    [],
  );
});
