import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const email = 'ada@example.com';
const linkOf = (text = '') => /settings\?email_token=([\w-]{43})/.exec(text)?.[1] ?? '';
const newestLink = () => linkOf(server.letters.at(-1)?.text);

async function signUp(headers: Record<string, string> = {}) {
  const answer = await server.api('POST /auth/signup', { body: { email, password: testPassword }, headers });
  await server.deps.background.settled();
  return answer;
}
const read = async (token: string) => (await server.api('GET /account/email', { token })).data;
const confirm = (token: string, link: string) =>
  server.api('POST /account/email/confirm', { token, body: { token: link } });
const resend = (token: string) => server.api('POST /account/email/resend', { token });

describe('confirming the e-mail', () => {
  it('R5 sign-up answers 201 and works at once; its mail has a link that confirms, in a session, by a POST', async () => {
    const { status, data } = await signUp();
    expect(status).toBe(201);
    expect((await server.api('POST /chats', { token: data.token, body: {} })).status).toBe(201);
    expect(await read(data.token)).toEqual({ email, is_confirmed: false, pending: null });
    expect(server.letters).toMatchObject([{ to: email, subject: 'Confirm your e-mail for Loupe' }]);
    const link = newestLink();
    // Opening the page, as scanners of mails do, changes nothing.
    await server.app.inject({ url: `/settings?email_token=${link}` });
    expect((await read(data.token)).is_confirmed).toBe(false);
    expect((await confirm(data.token, link)).data.user.email).toBe(email);
    expect(await read(data.token)).toEqual({ email, is_confirmed: true, pending: null });
    expect((await confirm(data.token, link)).error.code).toBe('account.email_token_invalid');
  });

  it('R5 the mail is in the language of the browser', async () => {
    await signUp({ 'accept-language': 'de' });
    expect(server.letters[0]?.subject).toBe('Bestätigen Sie Ihre E-Mail für Loupe');
  });

  it('R5 the link is of no use in a session of somebody else', async () => {
    const { data } = await signUp();
    const eve = await server.signUp();
    expect((await confirm(eve.token, newestLink())).error.code).toBe('account.email_token_invalid');
    expect((await read(data.token)).is_confirmed).toBe(false);
  });

  it('R21 the mail is sent again, earlier ones go on working, and no more than five leave in an hour', async () => {
    const { token } = (await signUp()).data;
    const first = newestLink();
    for (let n = 0; n < 4; n += 1) expect((await resend(token)).status).toBe(200);
    const refused = await resend(token);
    expect([refused.status, refused.error.code]).toEqual([429, 'request.too_many']);
    expect(refused.sentence).toContain('Look into your mailbox');
    expect(server.letters).toHaveLength(5);
    server.clock.advance(3_600_001);
    expect((await resend(token)).status).toBe(200);
    expect((await confirm(token, first)).status).toBe(200);
    expect((await resend(token)).status).toBe(200);
    expect(server.letters).toHaveLength(6);
  });

  it('R21 five at the same moment are counted one after the other', async () => {
    const { token } = (await signUp()).data;
    const answers = await Promise.all(Array.from({ length: 12 }, () => resend(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  });

  it('R4 the link of a password reset confirms the address too', async () => {
    const { token } = (await signUp()).data;
    await server.api('POST /auth/forgot-password', { body: { email } });
    await server.deps.background.settled();
    const reset = /reset-password\?token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
    const password = 'gentle harbour lantern';
    await server.api('POST /auth/reset-password', { body: { token: reset, password } });
    const own = (await server.api('POST /auth/login', { body: { email, password } })).data.token;
    expect(token).not.toBe(own);
    expect((await read(own)).is_confirmed).toBe(true);
  });

  it('R21 a changed address is confirmed by its own link, and the one of the sign-up leads nowhere any more', async () => {
    const { token } = (await signUp()).data;
    const first = newestLink();
    const body = { email: 'ada@new.example', password: testPassword };
    await server.api('POST /account/email', { token, body });
    expect((await read(token)).pending).toMatchObject({ email: 'ada@new.example' });
    await confirm(token, newestLink());
    expect(await read(token)).toEqual({ email: 'ada@new.example', is_confirmed: true, pending: null });
    expect((await confirm(token, first)).error.code).toBe('account.email_token_invalid');
  });

  it('R21 a link says what it is for, so that the page can ask for the right address while both wait', async () => {
    const { token } = (await signUp()).data;
    const body = { email: 'ada@new.example', password: testPassword };
    await server.api('POST /account/email', { token, body });
    await resend(token);
    const kinds = server.letters.map(({ to, text }) => [to, /&email_for=(\w+)$/m.exec(text)?.[1]]);
    expect(kinds).toEqual([
      [email, 'own'],
      ['ada@new.example', 'change'],
      [email, 'own'],
    ]);
  });

  it('R21 a change that waits is stopped by its owner: the link does nothing', async () => {
    const { token } = (await signUp()).data;
    const body = { email: 'ada@new.example', password: testPassword };
    await server.api('POST /account/email', { token, body });
    const link = newestLink();
    expect((await server.api('DELETE /account/email/pending', { token })).status).toBe(200);
    expect((await read(token)).pending).toBeNull();
    expect((await confirm(token, link)).error.code).toBe('account.email_token_invalid');
  });

  it('R21 nobody fills a mailbox by changing to it again and again', async () => {
    const { token } = (await signUp()).data;
    const ask = (to: string) =>
      server.api('POST /account/email', { token, body: { email: to, password: testPassword } });
    for (let n = 0; n < 4; n += 1) expect((await ask(`victim+${n}@example.com`)).status).toBe(200);
    expect((await ask('victim@example.com')).status).toBe(429);
    expect((await read(token)).pending).toMatchObject({ email: 'victim+3@example.com' });
  });
});

describe('links that set a new password', () => {
  it('R3 leave three times an hour for an account, and the answer is the same', async () => {
    await server.signUp({ email });
    const bodies = new Set<string>();
    for (let n = 0; n < 8; n += 1)
      bodies.add((await server.api('POST /auth/forgot-password', { body: { email } })).raw.body);
    await server.deps.background.settled();
    expect([bodies.size, server.letters.length]).toEqual([1, 3]);
    server.clock.advance(3_600_001);
    await server.api('POST /auth/forgot-password', { body: { email } });
    await server.deps.background.settled();
    expect(server.letters).toHaveLength(4);
  });
});
