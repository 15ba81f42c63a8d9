import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const hour = 3_600_000;
const day = 24 * hour;
const rows = async (statement: string) =>
  (await server.deps.pool.query(statement)).rows as Record<string, unknown>[];

describe('sign-up', () => {
  it('R5 makes an account with its first credits and signs in', async () => {
    const answer = await server.api('POST /auth/signup', {
      body: { email: ' Ada@Example.com ', password: testPassword },
    });
    expect(answer.status).toBe(201);
    expect(answer.data.user).toMatchObject({
      email: 'Ada@Example.com',
      name: 'Ada',
      permissions: ['view_explore'],
    });
    const me = await server.api('GET /me', { token: answer.data.token });
    expect(me.data.user).toEqual(answer.data.user);
    const [balance] = await rows('select available::int from credit_balances');
    expect(balance?.available).toBeGreaterThan(0);
  });

  it('R5 stores neither the password nor the token', async () => {
    const { token } = await server.signUp();
    const stored = JSON.stringify([
      await rows('select * from users'),
      await rows('select * from sessions'),
      await rows('select * from audit_log'),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(testPassword);
  });

  it('R5 keeps who brought whom', async () => {
    await server.signUp({ email: 'first@example.com' });
    const [{ referral_code: code } = {}] = await rows('select referral_code from users');
    const answer = await server.api('POST /auth/signup', {
      body: {
        email: 'second@example.com',
        password: testPassword,
        referral_code: String(code).toLowerCase(),
      },
    });
    expect(answer.status).toBe(201);
    expect(
      await rows(
        `select 1 from users a join users b on a.referred_by = b.id where a.email = 'second@example.com' and b.email = 'first@example.com'`,
      ),
    ).toHaveLength(1);
  });

  it.each([
    '1,ada@example.com',
    'x;ada@example.com',
    'x:ada@example.com;',
    'ada@example.com(1)',
    'ada(1)@example.com',
    'ada@example.com,a.b',
    'https://evil.example/?a@b.cc',
    'ada@-example.com',
    'ada@example',
    '.ada@example.com',
  ])('R5 refuses %s, out of which a mail program reads another address or a link', async (address) => {
    const answer = await server.api('POST /auth/signup', {
      body: { email: address, password: testPassword },
    });
    expect(answer.error).toEqual({ code: 'auth.email_invalid', field: 'email' });
    expect(await rows('select 1 from users')).toHaveLength(0);
  });

  it.each(['ada.lovelace+news@mail.example.co.uk', 'jürgen@müller.example', "o'brien_{x}@example.com"])(
    'R5 takes %s',
    async (address) => {
      const answer = await server.api('POST /auth/signup', {
        body: { email: address, password: testPassword },
      });
      expect(answer.status).toBe(201);
    },
  );

  it.each([
    [{ email: 'no-at-sign', password: testPassword }, 400, 'auth.email_invalid', 'email'],
    [{ email: 'a b@example.com', password: testPassword }, 400, 'auth.email_invalid', 'email'],
    [{ email: 'a@example.com', password: 'short' }, 400, 'auth.password_too_short', 'password'],
    [{ email: 'a@example.com', password: 'Password123' }, 400, 'auth.password_too_common', 'password'],
    [{ email: 'a@example.com', password: 'zzzzzzzzzzzz' }, 400, 'auth.password_too_common', 'password'],
    [
      { email: 'longname.here@example.com', password: 'Longname.Here' },
      400,
      'auth.password_too_common',
      'password',
    ],
    [
      { email: 'a@example.com', password: testPassword, referral_code: 'NOBODY' },
      400,
      'auth.referral_code_unknown',
      'referral_code',
    ],
  ])('R5 refuses %o and stores nothing', async (body, status, code, field) => {
    const answer = await server.api('POST /auth/signup', { body });
    expect(answer.status).toBe(status);
    expect(answer.error).toEqual({ code, field });
    expect(await rows('select 1 from users')).toHaveLength(0);
  });

  it('R5 refuses an e-mail that is taken, in whatever case, also when two come at once', async () => {
    const both = await Promise.all(
      ['a@example.com', 'A@EXAMPLE.com'].map((email) =>
        server.api('POST /auth/signup', { body: { email, password: testPassword } }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const late = await server.api('POST /auth/signup', {
      body: { email: 'a@Example.com', password: testPassword },
    });
    expect(late.error).toEqual({ code: 'auth.email_taken', field: 'email' });
    expect(late.sentence).toBe('There is already an account with this e-mail. Log in instead?');
    expect(await rows('select 1 from users')).toHaveLength(1);
  });
});

describe('log-in', () => {
  it('R2 signs in with e-mail in any case and the right password', async () => {
    const { user } = await server.signUp({ email: 'ada@example.com' });
    const answer = await server.api('POST /auth/login', {
      body: { email: 'ADA@example.com', password: testPassword },
    });
    expect(answer.status).toBe(200);
    expect(answer.data.user).toEqual(user);
  });

  it('R2 answers a wrong password and an unknown e-mail alike', async () => {
    await server.signUp({ email: 'ada@example.com' });
    const wrong = await server.api('POST /auth/login', {
      body: { email: 'ada@example.com', password: 'not the one at all' },
    });
    const unknown = await server.api('POST /auth/login', {
      body: { email: 'bob@example.com', password: testPassword },
    });
    expect(wrong.status).toBe(400);
    expect([wrong.error, wrong.sentence]).toEqual([unknown.error, unknown.sentence]);
    expect(wrong.sentence).toBe('E-mail or password is not right.');
  });

  it('R2 logs log-ins, failed ones and log-outs in the audit log', async () => {
    const { token, user } = await server.signUp({ email: 'ada@example.com' });
    await server.api('POST /auth/login', {
      body: { email: 'ada@example.com', password: 'not the one at all' },
    });
    await server.api('POST /auth/logout', { token });
    const log = await rows('select action, subject_id from audit_log order by at, id');
    expect(log.map(({ action }) => action).toSorted()).toEqual([
      'account.created',
      'session.ended',
      'session.failed',
      'session.started',
    ]);
    expect(new Set(log.map(({ subject_id: id }) => id))).toEqual(new Set([user.id]));
  });
});

describe('sessions', () => {
  it('E1 answers 401 without a token, with a made-up one and after log-out, at once', async () => {
    const { token } = await server.signUp();
    expect((await server.api('GET /me')).error.code).toBe('session.missing');
    expect((await server.api('GET /me', { token: 'made-up' })).error.code).toBe('session.ended');
    expect((await server.api('GET /me', { token })).status).toBe(200);
    expect((await server.api('POST /auth/logout', { token })).status).toBe(200);
    const after = await server.api('GET /me', { token });
    expect(after.status).toBe(401);
    expect(after.sentence).toBe('Your session has ended. Log in again.');
  });

  it('E1 ends a session after 14 days without use', async () => {
    const { token } = await server.signUp();
    server.clock.advance(13 * day);
    expect((await server.api('GET /me', { token })).status).toBe(200);
    server.clock.advance(13 * day);
    expect((await server.api('GET /me', { token })).status).toBe(200);
    server.clock.advance(14 * day);
    expect((await server.api('GET /me', { token })).status).toBe(401);
  });

  it('E1 ends a session after 90 days however much it is used', async () => {
    const { token } = await server.signUp();
    for (let passed = 0; passed < 89; passed += 10) {
      expect((await server.api('GET /me', { token })).status).toBe(200);
      server.clock.advance(10 * day);
    }
    expect((await server.api('GET /me', { token })).status).toBe(401);
  });

  it('R21 lists the own sessions and ends one of them', async () => {
    const { token } = await server.signUp({ email: 'ada@example.com' });
    const phone = await server.api('POST /auth/login', {
      body: { email: 'ada@example.com', password: testPassword },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    const listed = await server.api('GET /sessions', { token });
    expect(
      listed.data.sessions.map(({ device, is_current: isCurrent }) => [device, isCurrent]),
    ).toContainEqual(['Firefox on Linux', false]);
    const other = listed.data.sessions.find((session) => !session.is_current);
    expect((await server.api('GET /me', { token: phone.data.token })).status).toBe(200);
    expect(
      (await server.api('DELETE /sessions/:session_id', { token, params: { session_id: other?.id ?? '' } }))
        .status,
    ).toBe(200);
    expect((await server.api('GET /me', { token: phone.data.token })).status).toBe(401);
    expect((await server.api('GET /sessions', { token })).data.sessions).toHaveLength(1);
  });

  it('R21 answers a foreign session like an unknown one', async () => {
    const ada = await server.signUp();
    const eve = await server.signUp();
    const [adas] = (await server.api('GET /sessions', { token: ada.token })).data.sessions;
    const foreign = await server.api('DELETE /sessions/:session_id', {
      token: eve.token,
      params: { session_id: adas?.id ?? '' },
    });
    const unknown = await server.api('DELETE /sessions/:session_id', {
      token: eve.token,
      params: { session_id: 'ses_unknown' },
    });
    expect([foreign.status, foreign.error, foreign.sentence]).toEqual([
      unknown.status,
      unknown.error,
      unknown.sentence,
    ]);
    expect(foreign.status).toBe(404);
    expect((await server.api('GET /me', { token: ada.token })).status).toBe(200);
  });
});

describe('first admin', () => {
  it('R17 is made from ADMIN_EMAIL and ADMIN_PASSWORD, once', async () => {
    const { ensureFirstAdmin } = await import('./sign-up.usecases.ts');
    const deps = {
      ...server.deps,
      config: { ...server.deps.config, adminEmail: 'root@example.com', adminPassword: testPassword },
    };
    await ensureFirstAdmin(deps);
    await ensureFirstAdmin(deps);
    const answer = await server.api('POST /auth/login', {
      body: { email: 'root@example.com', password: testPassword },
    });
    expect(answer.data.user.permissions).toEqual(['view_explore', 'admin']);
  });

  it('R17 gives the permission to an account that exists and leaves its password alone', async () => {
    const { ensureFirstAdmin } = await import('./sign-up.usecases.ts');
    const { token } = await server.signUp({ email: 'ada@example.com' });
    expect((await server.api('GET /me', { token })).data.user.permissions).toEqual(['view_explore']);
    await ensureFirstAdmin({
      ...server.deps,
      config: { ...server.deps.config, adminEmail: 'ada@example.com', adminPassword: 'another one entirely' },
    });
    expect((await server.api('GET /me', { token })).data.user.permissions).toEqual(['view_explore', 'admin']);
    expect(
      (await server.api('POST /auth/login', { body: { email: 'ada@example.com', password: testPassword } }))
        .status,
    ).toBe(200);
  });
});
