import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../testing/admin-account.ts';
import { holdBody } from '../testing/held-body.ts';
import { createTestServer, testPassword, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());

const email = 'ada@example.com';
const nextPassword = 'gentle harbour lantern';

async function resetPassword(): Promise<void> {
  await server.api('POST /auth/forgot-password', { body: { email } });
  await server.deps.background.settled();
  const token = /reset-password\?token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
  const answer = await server.api('POST /auth/reset-password', { body: { token, password: nextPassword } });
  expect(answer.status).toBe(200);
}

async function revokeOthers(): Promise<void> {
  const { token } = (await server.api('POST /auth/login', { body: { email, password: testPassword } })).data;
  expect((await server.api('DELETE /sessions', { token })).data.ended_sessions).toBe(1);
}

const requestsLeft = async () => Number((await server.api('GET /me')).raw.headers['x-ratelimit-remaining']);

describe('a request whose caller was let in, and whose body comes', () => {
  beforeEach(async () => {
    server = await createTestServer();
  });

  it.each([
    ['a reset of the password', resetPassword],
    ['the end of all other sessions', revokeOthers],
  ])('R4 R21 after %s, makes no API key', async (_what, end) => {
    const { token } = await server.signUpConfirmed({ email });
    const finish = await holdBody(server, { to: 'POST /api-keys', token, body: { name: 'Key' } });
    await end();
    expect(await finish()).toEqual({ status: 401, code: 'session.ended' });
    expect((await server.deps.pool.query('select 1 from api_keys')).rowCount).toBe(0);
  });

  it('R4 R17 after a reset of the password, makes no deploy token', async () => {
    const { token } = await signUpAdmin(server, email);
    const body = { remote: 'billing', label: 'Pipeline' };
    const finish = await holdBody(server, { to: 'POST /admin/deploy-tokens', token, body });
    await resetPassword();
    expect(await finish()).toEqual({ status: 401, code: 'session.ended' });
    expect((await server.deps.pool.query('select 1 from deploy_token')).rowCount).toBe(0);
  });

  it('R4 R21 after the end of its API key, does nothing', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const { secret } = (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
    const finish = await holdBody(server, { to: 'POST /chats', token: secret, body: {} });
    await resetPassword();
    expect(await finish()).toEqual({ status: 401, code: 'api_key.invalid' });
    expect((await server.deps.pool.query('select 1 from chats')).rowCount).toBe(0);
  });

  it.each([
    ['promote', { version: '1.0.0-aaaa' }],
    ['rollback', { revision: 1 }],
  ])('R17 after its deploy token was revoked, does nothing: %s', async (what, body) => {
    const { token } = await signUpAdmin(server, email);
    const wanted = { remote: 'chat', label: 'Pipeline' };
    const made = (await server.api('POST /admin/deploy-tokens', { token, body: wanted })).data;
    const to = `POST /releases/chat/${what}`;
    const finish = await holdBody(server, { to, token: made.secret, body });
    const params = { token_id: made.token.id };
    await server.api('DELETE /admin/deploy-tokens/:token_id', { token, params });
    expect(await finish()).toEqual({ status: 401, code: 'deploy_token.invalid' });
  });

  it('E1 late, is answered as ever while its access lasts', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const finish = await holdBody(server, { to: 'POST /api-keys', token, body: { name: 'Key' } });
    expect(await finish()).toEqual({ status: 201, code: undefined });
  });
});

describe('with limits, a request whose body comes late', () => {
  beforeEach(async () => {
    server = await createTestServer({ env: { RATE_LIMITS: 'on' } });
  });

  it('E1 counts once', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const before = await requestsLeft();
    await (
      await holdBody(server, { to: 'POST /api-keys', token, body: { name: 'Key' } })
    )();
    expect(await requestsLeft()).toBe(before - 2);
  });

  it('E1 counts as one token that is worth nothing, when its session has ended meanwhile', async () => {
    const { token } = await server.signUpConfirmed({ email });
    const finish = await holdBody(server, { to: 'POST /api-keys', token, body: { name: 'Key' } });
    await server.api('POST /auth/logout', { token });
    expect((await finish()).status).toBe(401);
    const statuses: number[] = [];
    for (let n = 0; n < 120; n += 1)
      statuses.push((await server.api('GET /me', { token: `made-up-${n}` })).status);
    expect([statuses.filter((one) => one === 401).length, statuses.at(-1)]).toEqual([119, 429]);
  });
});
