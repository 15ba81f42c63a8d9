import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const email = 'ada@example.com';
const thiefsEmail = 'eve@evil.example';
const nextPassword = 'gentle harbour lantern';

/** The newest link of a kind in the mails. */
const mailed = (link: RegExp) =>
  server.letters.flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1) ?? '';

async function resetPassword(): Promise<void> {
  await server.api('POST /auth/forgot-password', { body: { email } });
  await server.deps.background.settled();
  const token = mailed(/reset-password\?token=([\w-]{43})/);
  const answer = await server.api('POST /auth/reset-password', { body: { token, password: nextPassword } });
  expect(answer.status).toBe(200);
  await server.deps.background.settled();
}

const changePassword = (token: string, change: { keep_api_keys?: boolean } = {}) =>
  server.api('POST /account/password', {
    token,
    body: { current_password: testPassword, new_password: nextPassword, ...change },
  });

const askForEmail = (token: string) =>
  server.api('POST /account/email', { token, body: { email: thiefsEmail, password: testPassword } });
const logIn = async () =>
  (await server.api('POST /auth/login', { body: { email, password: nextPassword } })).data.token;
const statusOf = async (token: string) => (await server.api('GET /me', { token })).status;
const newKey = async (token: string) =>
  (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
const makeKey = async (token: string) => (await newKey(token)).secret;
const makeListedKey = async (token: string) => (await newKey(token)).api_key;

const revoked = ({ id }: { readonly id: string }) => ['api_key.revoked', id];
/** What the audit log says of an account after a line, apart from who was signed in. */
async function writtenSince(userId: string, action: string): Promise<unknown[][]> {
  const { rows } = await server.deps.pool.query<{ action: string; detail: string; ip: string }>(
    `select action, detail, ip from audit_log
     where actor_id = $1 and subject_id = $1 and at >= (select max(at) from audit_log where action = $2)
     and action not like 'session.%' order by action, detail`,
    [userId, action],
  );
  expect(new Set(rows.map(({ ip }) => ip))).toEqual(new Set(['127.0.0.1']));
  return rows.map(({ action: what, detail }) => [what, detail]);
}

describe('a reset of the password, after somebody else was in the account', () => {
  it('R4 closes a change of the e-mail that waits: its link, opened by the owner, changes nothing', async () => {
    const { token } = await server.signUpConfirmed({ email });
    await askForEmail(token);
    const link = mailed(/email_token=([\w-]{43})/);
    await resetPassword();
    const own = await logIn();
    const answer = await server.api('POST /account/email/confirm', { token: own, body: { token: link } });
    expect(answer.error.code).toBe('account.email_token_invalid');
    expect((await server.api('GET /me', { token: own })).data.user.email).toBe(email);
  });

  it('R4 R21 ends every API key', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const secret = await makeKey(token);
    expect(await statusOf(secret)).toBe(200);
    await resetPassword();
    expect(await statusOf(secret)).toBe(401);
    expect((await server.api('GET /api-keys', { token: await logIn() })).data.api_keys).toEqual([]);
  });

  it('R4 R17 ends the deploy tokens that an admin made, and says so in the mail and the audit log', async () => {
    const { token, user } = await signUpAdmin(server, email);
    const body = { remote: 'billing', label: 'Pipeline' };
    const made = (await server.api('POST /admin/deploy-tokens', { token, body })).data;
    const headers = { authorization: `Bearer ${made.secret}` };
    const statusOfToken = async () =>
      (await server.app.inject({ method: 'GET', url: '/api/releases/billing', headers })).statusCode;
    expect(await statusOfToken()).toBe(200);
    await resetPassword();
    expect(await statusOfToken()).toBe(401);
    expect((await server.api('GET /admin/deploy-tokens', { token: await logIn() })).data.tokens).toEqual([]);
    expect(server.letters.at(-1)?.text).toContain('1 deploy token that you made was revoked');
    const { rows } = await server.deps.pool.query(
      `select detail from audit_log where actor_id = $1 and action = 'deploy_token.revoked'`,
      [user.id],
    );
    expect(rows).toEqual([{ detail: `billing ${made.token.id}` }]);
  });

  it('R4 R17 writes down each API key it revoked, the change of the e-mail it stopped, and that the address is confirmed', async () => {
    const { token, user } = await server.signUpConfirmed({ email });
    const keys = [await makeListedKey(token), await makeListedKey(token)];
    await askForEmail(token);
    await server.deps.pool.query('update users set email_confirmed_at = null');
    server.clock.advance(1000);
    await resetPassword();
    expect(await writtenSince(user.id, 'password.reset')).toEqual([
      ...keys.map(revoked).toSorted(),
      ['email.change_cancelled', ''],
      ['email.confirmed', ''],
      ['password.reset', ''],
    ]);
  });

  it('R4 R17 writes down nothing that it did not do', async () => {
    const { token, user } = await server.signUpConfirmed({ email });
    const { id } = await makeListedKey(token);
    await server.api('DELETE /api-keys/:key_id', { token, params: { key_id: id } });
    server.clock.advance(1000);
    await resetPassword();
    expect(await writtenSince(user.id, 'password.reset')).toEqual([['password.reset', '']]);
  });

  it('R4 P3 forgets the devices that were notified of runs', async () => {
    const { token } = await server.signUp({ email });
    const devices = async () =>
      (await server.deps.pool.query('select 1 from push_subscriptions')).rowCount ?? 0;
    await server.deps.pool.query(
      `insert into push_subscriptions (id, session_id, user_id, kind, address, created_at)
       select 'psh_1', id, user_id, 'fcm', 'device of a thief', now() from sessions`,
    );
    expect([await statusOf(token), await devices()]).toEqual([200, 1]);
    await resetPassword();
    await vi.waitFor(async () => expect(await devices()).toBe(0));
  });

  it('R4 tells the owner by mail what was ended', async () => {
    const { token } = await server.signUpConfirmed({ email });
    await makeKey(token);
    await makeKey(token);
    await askForEmail(token);
    await resetPassword();
    const letter = server.letters.at(-1);
    expect(letter).toMatchObject({ to: email, subject: 'Your password for Loupe was changed' });
    expect(letter?.text).toContain('You were logged out on every device.');
    expect(letter?.text).toContain('2 API keys were revoked');
    expect(letter?.text).toContain(`The change of your e-mail to ${thiefsEmail} was stopped.`);
  });
});

describe('a change of the password in a session', () => {
  it('R21 closes a change of the e-mail that waits and ends the API keys, and the mail says so', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const secret = await makeKey(token);
    await askForEmail(token);
    const link = mailed(/email_token=([\w-]{43})/);
    expect((await changePassword(token)).data).toEqual({ ended_sessions: 0, ended_api_keys: 1 });
    expect(await statusOf(secret)).toBe(401);
    const late = await server.api('POST /account/email/confirm', { token, body: { token: link } });
    expect(late.error.code).toBe('account.email_token_invalid');
    await server.deps.background.settled();
    expect(server.letters.at(-1)?.text).toContain('1 API key was revoked');
  });

  it('R21 R17 writes down the API keys it revoked and the change of the e-mail it stopped', async () => {
    const { token, user } = await server.signUpConfirmed({ email });
    const key = await makeListedKey(token);
    await askForEmail(token);
    server.clock.advance(1000);
    await changePassword(token);
    expect(await writtenSince(user.id, 'password.changed')).toEqual([
      revoked(key),
      ['email.change_cancelled', ''],
      ['password.changed', ''],
    ]);
  });

  it('R21 leaves the API keys when the person says that they are to stay', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const secret = await makeKey(token);
    expect((await changePassword(token, { keep_api_keys: true })).data.ended_api_keys).toBe(0);
    expect(await statusOf(secret)).toBe(200);
    await server.deps.background.settled();
    expect(server.letters.at(-1)?.text).not.toContain('revoked');
  });
});
