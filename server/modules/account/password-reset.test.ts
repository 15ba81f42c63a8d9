import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const nextPassword = 'gentle harbour lantern';

async function askForLink(email: string): Promise<string> {
  const answer = await server.api('POST /auth/forgot-password', { body: { email } });
  expect(answer.status).toBe(200);
  await server.deps.background.settled();
  return (
    /http:\/\/loupe\.test\/auth\/reset-password\?token=([\w-]{43})/.exec(
      server.letters.at(-1)?.text ?? '',
    )?.[1] ?? ''
  );
}

const reset = (token: string, password = nextPassword) =>
  server.api('POST /auth/reset-password', { body: { token, password } });
const logIn = (password: string) =>
  server.api('POST /auth/login', { body: { email: 'ada@example.com', password } });

it('R3 answers the same for known and unknown addresses, and mails only the known one', async () => {
  await server.signUp({ email: 'ada@example.com' });
  const known = await server.api('POST /auth/forgot-password', { body: { email: 'ADA@example.com' } });
  const unknown = await server.api('POST /auth/forgot-password', { body: { email: 'bob@example.com' } });
  expect([known.status, known.raw.body]).toEqual([unknown.status, unknown.raw.body]);
  await server.deps.background.settled();
  expect(server.letters.map(({ to }) => to)).toEqual(['ada@example.com']);
});

it('R3 never builds the link from the host name of the request', async () => {
  await server.signUp({ email: 'ada@example.com' });
  await server.api('POST /auth/forgot-password', {
    body: { email: 'ada@example.com' },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  await server.deps.background.settled();
  expect(server.letters[0]?.text).toContain('http://loupe.test/auth/reset-password?token=');
  expect(server.letters[0]?.text).not.toContain('evil');
});

it('R4 sets the password, ends every session and stores only the hash of the token', async () => {
  const { token: session } = await server.signUp({ email: 'ada@example.com' });
  const token = await askForLink('ada@example.com');
  const { rows } = await server.deps.pool.query<{ token_hash: string }>(
    'select token_hash from password_resets',
  );
  expect(rows[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect((await server.api('GET /me', { token: session })).status).toBe(200);
  expect((await reset(token)).status).toBe(200);
  expect((await server.api('GET /me', { token: session })).status).toBe(401);
  expect((await logIn(testPassword)).status).toBe(400);
  expect((await logIn(nextPassword)).status).toBe(200);
});

it('R4 works once, also when two come at the same moment', async () => {
  await server.signUp({ email: 'ada@example.com' });
  const token = await askForLink('ada@example.com');
  const answers = await Promise.all([reset(token), reset(token, 'another password altogether')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await reset(token)).error.code).toBe('auth.reset_token_invalid');
});

it('R4 closes older links when one was used', async () => {
  await server.signUp({ email: 'ada@example.com' });
  const older = await askForLink('ada@example.com');
  const newer = await askForLink('ada@example.com');
  expect((await reset(newer)).status).toBe(200);
  expect((await reset(older)).status).toBe(400);
});

it('R4 refuses a link after 30 minutes', async () => {
  await server.signUp({ email: 'ada@example.com' });
  const token = await askForLink('ada@example.com');
  server.clock.advance(30 * 60_000);
  const answer = await reset(token);
  expect(answer.error.code).toBe('auth.reset_token_invalid');
  expect(answer.sentence).toBe('This link is not valid any more. Ask for a new one.');
  expect((await logIn(testPassword)).status).toBe(200);
});

it('R4 keeps the link when the new password is refused', async () => {
  await server.signUp({ email: 'ada@example.com' });
  const token = await askForLink('ada@example.com');
  expect((await reset(token, 'short')).error.code).toBe('auth.password_too_short');
  expect((await reset(token)).status).toBe(200);
});
