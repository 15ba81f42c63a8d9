import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const nextPassword = 'gentle harbour lantern';
const email = 'ada@example.com';

const logIn = (password: string, address = email) =>
  server.api('POST /auth/login', { body: { email: address, password } });

const changePassword = (token: string, current: string, next = nextPassword) =>
  server.api('POST /account/password', {
    token,
    body: { current_password: current, new_password: next },
  });
const askForEmail = (token: string, to: string, password = testPassword) =>
  server.api('POST /account/email', { token, body: { email: to, password } });
const confirmEmail = (token: string, link: string) =>
  server.api('POST /account/email/confirm', { token, body: { token: link } });
const mailedLink = () =>
  /http:\/\/loupe\.test\/settings\?email_token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ??
  '';

describe('the name', () => {
  it('R21 changes and loses the blanks around it', async () => {
    const { token } = await server.signUp({ email });
    const answer = await server.api('POST /account/name', { token, body: { name: '  Ada Lovelace ' } });
    expect(answer.data.user.name).toBe('Ada Lovelace');
    expect((await server.api('GET /me', { token })).data.user.name).toBe('Ada Lovelace');
  });

  it.each(['', '   '])('R21 refuses %j as a name and keeps the old one', async (name) => {
    const { token } = await server.signUp({ email, name: 'Ada' });
    const answer = await server.api('POST /account/name', { token, body: { name } });
    expect(answer.error).toEqual({ code: 'account.name_missing', field: 'name' });
    expect((await server.api('GET /me', { token })).data.user.name).toBe('Ada');
  });
});

describe('the password', () => {
  it('R21 changes: this session stays, the others end, the old password is worth nothing', async () => {
    const { token } = await server.signUp({ email });
    const other = (await logIn(testPassword)).data.token;
    const answer = await changePassword(token, testPassword);
    expect(answer.data.ended_sessions).toBe(1);
    expect((await server.api('GET /me', { token })).status).toBe(200);
    expect((await server.api('GET /me', { token: other })).status).toBe(401);
    expect((await logIn(testPassword)).status).toBe(400);
    expect((await logIn(nextPassword)).status).toBe(200);
  });

  it('R21 is not changed by a wrong current one: no 401, so nobody is logged out', async () => {
    const { token } = await server.signUp({ email });
    const answer = await changePassword(token, 'not the current one');
    expect(answer.status).toBe(400);
    expect(answer.error).toEqual({ code: 'account.wrong_password', field: 'current_password' });
    expect((await logIn(testPassword)).status).toBe(200);
  });

  it.each([
    ['short', 'auth.password_too_short'],
    ['password1234', 'auth.password_too_common'],
    [email, 'auth.password_too_common'],
  ])('R21 refuses %j as a new one', async (next, code) => {
    const { token } = await server.signUp({ email });
    expect((await changePassword(token, testPassword, next)).error).toEqual({ code, field: 'new_password' });
    expect((await logIn(testPassword)).status).toBe(200);
  });

  it('R21 closes reset links that were mailed before', async () => {
    const { token } = await server.signUp({ email });
    await server.api('POST /auth/forgot-password', { body: { email } });
    await server.deps.background.settled();
    const link = /token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
    await changePassword(token, testPassword);
    const late = await server.api('POST /auth/reset-password', {
      body: { token: link, password: 'a thief would like this' },
    });
    expect(late.error.code).toBe('auth.reset_token_invalid');
  });
});

describe('guessing the password in an open session', () => {
  it('R21 is counted like failed log-ins', async () => {
    const limited = await createTestServer({ env: { RATE_LIMITS: 'on' } });
    try {
      const { token } = await limited.signUp({ email });
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const answer = await limited.api('POST /account/password', {
          token,
          body: { current_password: `guess ${tries}`, new_password: nextPassword },
        });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    } finally {
      await limited.close();
    }
  });
});

describe('the e-mail', () => {
  it('R21 changes only when the mail to the new address is opened, and the old one is notified', async () => {
    const { token } = await server.signUp({ email });
    expect((await askForEmail(token, 'ada@new.example')).status).toBe(200);
    expect(server.letters.at(-1)?.to).toBe('ada@new.example');
    expect((await server.api('GET /me', { token })).data.user.email).toBe(email);
    const link = mailedLink();
    expect((await confirmEmail(token, link)).data.user.email).toBe('ada@new.example');
    await server.deps.background.settled();
    expect(server.letters.at(-1)).toMatchObject({ to: email });
    expect((await logIn(testPassword)).status).toBe(400);
    expect((await logIn(testPassword, 'ada@new.example')).status).toBe(200);
    expect((await confirmEmail(token, link)).error.code).toBe('account.email_token_invalid');
  });

  it('R21 stores only the hash of the link', async () => {
    const { token } = await server.signUp({ email });
    await askForEmail(token, 'ada@new.example');
    const { rows } = await server.deps.pool.query('select * from email_changes');
    expect(JSON.stringify(rows)).not.toContain(mailedLink());
  });

  it.each([
    ['a wrong password', 'ada@new.example', 'wrong password', 'account.wrong_password', 'password'],
    ['no address', 'nothing', testPassword, 'auth.email_invalid', 'email'],
    ['an address that is taken', 'BOB@example.com', testPassword, 'auth.email_taken', 'email'],
    ['the same address', email, testPassword, 'account.email_unchanged', 'email'],
  ])('R21 is refused with %s, and no mail goes out', async (_name, to, password, code, field) => {
    await server.signUp({ email: 'bob@example.com' });
    const { token } = await server.signUp({ email });
    expect((await askForEmail(token, to, password)).error).toEqual({ code, field });
    expect(server.letters).toEqual([]);
  });

  it('R21 is refused when somebody else took the address meanwhile', async () => {
    const { token } = await server.signUp({ email });
    await askForEmail(token, 'wanted@example.com');
    const link = mailedLink();
    await server.signUp({ email: 'Wanted@example.com' });
    expect((await confirmEmail(token, link)).error.code).toBe('auth.email_taken');
    expect((await server.api('GET /me', { token })).data.user.email).toBe(email);
  });

  it.each(['after 24 hours', 'in a session of somebody else', 'after a newer one was asked for'])(
    'R21 refuses the link %s',
    async (when) => {
      const { token } = await server.signUp({ email });
      const eve = await server.signUp();
      await askForEmail(token, 'ada@new.example');
      const link = mailedLink();
      if (when === 'after 24 hours') server.clock.advance(24 * 3_600_000);
      if (when === 'after a newer one was asked for') await askForEmail(token, 'ada@newer.example');
      const who = when === 'in a session of somebody else' ? eve.token : token;
      expect((await confirmEmail(who, link)).error.code).toBe('account.email_token_invalid');
      expect((await server.api('GET /me', { token })).data.user.email).toBe(email);
    },
  );
});

it('R21 ends all other sessions at once', async () => {
  const { token } = await server.signUp({ email });
  const others = [(await logIn(testPassword)).data.token, (await logIn(testPassword)).data.token];
  expect((await server.api('DELETE /sessions', { token })).data.ended_sessions).toBe(2);
  for (const other of others) expect((await server.api('GET /me', { token: other })).status).toBe(401);
  expect((await server.api('GET /sessions', { token })).data.sessions).toHaveLength(1);
});
