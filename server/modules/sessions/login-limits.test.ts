import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterEach(() => server.close());

const email = 'ada@example.com';
const home = '198.51.100.7';
const nextPassword = 'gentle harbour lantern';
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const strangers = (n: number) => `10.${n}.0.1`;

const logIn = (password: string, ip: string) =>
  server.api('POST /auth/login', { body: { email, password }, headers: from(ip) });
const signUpAtHome = async () =>
  (
    await server.api('POST /auth/signup', {
      body: { email, password: testPassword },
      headers: from(home),
    })
  ).data;
const change = (token: string, current: string) =>
  server.api('POST /account/password', {
    token,
    body: { current_password: current, new_password: nextPassword },
    headers: from(home),
  });
const counted = (answers: readonly { status: number }[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;

describe('log-ins', () => {
  it('R2 are counted before the password is looked at: of 24 at once 10 are, and the rest are refused', async () => {
    await signUpAtHome();
    let looks = 0;
    const { verify } = server.deps.passwords;
    server.deps.passwords.verify = (...given) => {
      looks += 1;
      return verify(...given);
    };
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => logIn(`not the one ${n}`, strangers(1))),
    );
    expect([counted(answers, 400), counted(answers, 429), looks]).toEqual([10, 14, 10]);
  });

  it('R2 are given back when the password was right: nobody runs into the limit by logging in', async () => {
    await signUpAtHome();
    for (let n = 0; n < 25; n += 1) expect((await logIn(testPassword, home)).status).toBe(200);
  });

  it('R2 with a wrong password from elsewhere never lock the owner out at home', async () => {
    await signUpAtHome();
    for (let n = 0; n < 70; n += 1) await logIn('not the one at all', strangers(n));
    expect((await logIn(testPassword, home)).status).toBe(200);
  });

  it('R2 with wrong passwords from many networks together are refused, until a quarter of an hour has passed', async () => {
    await signUpAtHome();
    const answers = [];
    for (let n = 0; n < 60; n += 1) answers.push(await logIn('not the one at all', strangers(n)));
    expect([counted(answers, 400), counted(answers, 429)]).toEqual([50, 10]);
    expect((await logIn(testPassword, '203.0.113.1')).error.code).toBe('request.too_many');
    server.clock.advance(15 * 60_000);
    expect((await logIn(testPassword, '203.0.113.1')).status).toBe(200);
  });

  it('R2 from a network that support viewed the account from are not those of the owner', async () => {
    const { user } = await signUpAtHome();
    const admin = await signUpAdmin(server);
    const asked = await server.api('POST /admin/impersonations', {
      token: admin.token,
      body: { user_id: user.id, reason: 'Ticket 12', password: testPassword },
      headers: from('192.0.2.1'),
    });
    await server.api('POST /auth/impersonate', {
      token: admin.token,
      body: { code: asked.data.code },
      headers: from('192.0.2.1'),
    });
    for (let n = 0; n < 50; n += 1) await logIn('not the one at all', strangers(n));
    expect((await logIn(testPassword, '192.0.2.1')).status).toBe(429);
  });
});

describe('the password that is asked for in a session', () => {
  it('R21 has a count of its own: wrong log-ins, also from the same network, do not use it up', async () => {
    const { token } = await signUpAtHome();
    for (let n = 0; n < 12; n += 1) await logIn('not the one at all', home);
    for (let n = 0; n < 60; n += 1) await logIn('not the one at all', strangers(n));
    expect((await change(token, testPassword)).status).toBe(200);
  });

  it('R21 is counted before it is looked at: of 24 at once 10 are, and another session is free', async () => {
    const { token } = await signUpAtHome();
    const other = (await logIn(testPassword, home)).data.token;
    const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => change(token, `guess ${n}`)));
    expect([counted(answers, 400), counted(answers, 429)]).toEqual([10, 14]);
    expect((await change(other, testPassword)).status).toBe(200);
  });

  it('R21 R18 counts for deleting the account and for views by an admin too', async () => {
    const { token } = await signUpAtHome();
    const leave = () =>
      server.api('POST /account/delete', { token, body: { password: 'wrong', confirmation: email } });
    const admin = await signUpAdmin(server);
    const { user } = await server.signUp();
    const view = () =>
      server.api('POST /admin/impersonations', {
        token: admin.token,
        body: { user_id: user.id, reason: 'Ticket 12', password: 'wrong' },
      });
    for (const guess of [leave, view]) {
      const answers = [];
      for (let n = 0; n < 11; n += 1) answers.push(await guess());
      expect([counted(answers, 400), counted(answers, 429)]).toEqual([10, 1]);
    }
  });
});
