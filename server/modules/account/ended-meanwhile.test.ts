import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { createHeldPasswords } from '../identity/testing/held-passwords.ts';

let server: TestServer;
let passwords: ReturnType<typeof createHeldPasswords>;
beforeEach(async () => {
  passwords = createHeldPasswords();
  server = await createTestServer({ deps: { passwords } });
});
afterEach(() => server.close());

const email = 'ada@example.com';
const thiefsEmail = 'eve@evil.example';
const nextPassword = 'gentle harbour lantern';

async function linkToNewPassword(): Promise<string> {
  await server.api('POST /auth/forgot-password', { body: { email } });
  await server.deps.background.settled();
  return /reset-password\?token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
}

async function resetPassword(): Promise<void> {
  const body = { token: await linkToNewPassword(), password: nextPassword };
  expect((await server.api('POST /auth/reset-password', { body })).status).toBe(200);
  await server.deps.background.settled();
}

const logIn = (password: string) => server.api('POST /auth/login', { body: { email, password } });
const change = (token: string, next: string) =>
  server.api('POST /account/password', {
    token,
    body: { current_password: testPassword, new_password: next },
  });
const rowsOf = async (query: string) => (await server.deps.pool.query(query)).rowCount;
const openSessions = () => rowsOf('select 1 from sessions where ended_at is null');

/** Begins a reset of the password, and stops it where it ends the sessions: the account is changed, and nobody sees it yet. */
async function beginReset() {
  const token = await linkToNewPassword();
  const rows = await holdRows(server, 'select 1 from sessions for update');
  const reset = server.api('POST /auth/reset-password', { body: { token, password: nextPassword } });
  await rows.waiting(1);
  return {
    /** Resolves when the call waits for the reset, or was answered all the same. */
    meets: (call: Promise<unknown>) => Promise.race([call, rows.waiting(2)]),
    finish: async () => {
      await rows.letGo();
      expect((await reset).status).toBe(200);
    },
  };
}

describe('while a reset of the password ends the sessions', () => {
  it('R4 R21 a session that it ends makes no API key', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const reset = await beginReset();
    const made = server.api('POST /api-keys', { token, body: { name: 'Key' } });
    await reset.meets(made);
    await reset.finish();
    expect((await made).error.code).toBe('session.ended');
    expect(await rowsOf('select 1 from api_keys')).toBe(0);
  });

  it('R4 R17 a session that it ends makes no deploy token', async () => {
    const { token } = await signUpAdmin(server, email);
    const reset = await beginReset();
    const body = { remote: 'billing', label: 'Pipeline' };
    const made = server.api('POST /admin/deploy-tokens', { token, body });
    await reset.meets(made);
    await reset.finish();
    expect((await made).error.code).toBe('session.ended');
    expect(await rowsOf('select 1 from deploy_token')).toBe(0);
  });
});

describe('a password that is checked while', () => {
  it.each<[string, (token: string) => Promise<unknown>]>([
    ['it is reset', resetPassword],
    ['it is changed in a session', (token) => change(token, nextPassword)],
    [
      'its account is deleted',
      (token) =>
        server.api('POST /account/delete', {
          token,
          body: { password: testPassword, confirmation: email },
        }),
    ],
  ])('R2 R4 %s logs nobody in', async (_what, end) => {
    const { token } = await server.signUpConfirmed({ email });
    const { answer, letGo } = await passwords.holdFor(() => logIn(testPassword));
    await end(token);
    const before = await openSessions();
    letGo();
    expect((await answer).error.code).toBe('auth.wrong_credentials');
    expect(await openSessions()).toBe(before);
    const { rows } = await server.deps.pool.query<{ action: string }>(
      `select action from audit_log where action like 'session.%' order by at desc, id desc`,
    );
    expect(rows.filter(({ action }) => action === 'session.failed')).toHaveLength(1);
  });

  it('R2 it is reset counts as a wrong one', async () => {
    await server.close();
    server = await createTestServer({ deps: { passwords }, env: { RATE_LIMITS: 'on' } });
    await server.signUpConfirmed({ email });
    const { answer, letGo } = await passwords.holdFor(() => logIn(testPassword));
    await resetPassword();
    letGo();
    expect((await answer).status).toBe(400);
    const codes = [];
    for (let n = 0; n < 10; n += 1) codes.push((await logIn('not the password')).error.code);
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'auth.wrong_credentials'), 'request.too_many']);
  });
});

describe('while the password that was given again for it is checked, a reset stops', () => {
  it('R4 R21 a change of the password: the one of the owner stays', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const { answer, letGo } = await passwords.holdFor(() => change(token, 'crooked copper kettle'));
    await resetPassword();
    letGo();
    expect((await answer).error.code).toBe('session.ended');
    expect((await logIn(nextPassword)).status).toBe(200);
  });

  it('R4 R21 a change of the e-mail: no link is made for it', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const body = { email: thiefsEmail, password: testPassword };
    const { answer, letGo } = await passwords.holdFor(() =>
      server.api('POST /account/email', { token, body }),
    );
    await resetPassword();
    letGo();
    expect((await answer).error.code).toBe('session.ended');
    expect(server.letters.filter(({ to }) => to === thiefsEmail)).toEqual([]);
    expect(await rowsOf(`select 1 from email_changes where email = '${thiefsEmail}'`)).toBe(0);
  });

  it('R4 R21 the deletion of the account', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const body = { password: testPassword, confirmation: email };
    const { answer, letGo } = await passwords.holdFor(() =>
      server.api('POST /account/delete', { token, body }),
    );
    await resetPassword();
    letGo();
    expect((await answer).error.code).toBe('session.ended');
    expect((await logIn(nextPassword)).status).toBe(200);
  });

  it('R4 R18 the view of an admin as somebody: no code is made', async () => {
    const { token } = await signUpAdmin(server, email);
    const { user } = await server.signUp();
    const body = { user_id: user.id, reason: 'Ticket 12', password: testPassword };
    const { answer, letGo } = await passwords.holdFor(() =>
      server.api('POST /admin/impersonations', { token, body }),
    );
    await resetPassword();
    letGo();
    expect((await answer).error.code).toBe('session.ended');
    expect(await rowsOf('select 1 from impersonations')).toBe(0);
  });
});

describe('of two calls in one session, the one whose password was changed by the other while it was checked', () => {
  it('R21 changes nothing', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const { answer, letGo } = await passwords.holdFor(() => change(token, 'crooked copper kettle'));
    expect((await change(token, nextPassword)).status).toBe(200);
    letGo();
    expect((await answer).error).toEqual({ code: 'account.wrong_password', field: 'current_password' });
    expect((await logIn(nextPassword)).status).toBe(200);
  });

  it('R18 makes no code for a view', async () => {
    const { token } = await signUpAdmin(server, email);
    const { user } = await server.signUp();
    const body = { user_id: user.id, reason: 'Ticket 12', password: testPassword };
    const { answer, letGo } = await passwords.holdFor(() =>
      server.api('POST /admin/impersonations', { token, body }),
    );
    await change(token, nextPassword);
    letGo();
    expect((await answer).error).toEqual({ code: 'account.wrong_password', field: 'password' });
  });
});
