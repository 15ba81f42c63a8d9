import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdRows } from '../../testing/held-rows.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { hashToken } from '../identity/tokens.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const oldEmail = 'ada@example.com';
const newEmail = 'ada@new.example';
const lettersTo = (email: string) =>
  server.letters.filter(
    (letter) => letter.to === email && letter.text.includes('/auth/reset-password?token='),
  );
const openResets = async () =>
  (await server.deps.pool.query('select 1 from password_resets where used_at is null')).rowCount;

async function askForReset(): Promise<void> {
  const answer = await server.api('POST /auth/forgot-password', { body: { email: oldEmail } });
  expect(answer.status).toBe(200);
}

/** An account with a link to a new password, and the token of a link that changes its e-mail. */
async function beforeTheChange() {
  const { token, user } = await server.signUpConfirmed({ email: oldEmail });
  await askForReset();
  await server.deps.background.settled();
  await server.api('POST /account/email', { token, body: { email: newEmail, password: testPassword } });
  const link = /email_token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
  return { token, user, link };
}

it('R3 R21 mails no link to an address that stops being the account’s at that moment', async () => {
  const { token, link } = await beforeTheChange();
  expect(lettersTo(oldEmail)).toHaveLength(1);
  const resets = await holdRows(server, 'select 1 from password_resets for update');
  const confirmed = server.api('POST /account/email/confirm', { token, body: { token: link } });
  await resets.waiting(1);
  await askForReset();
  await resets.waiting(2);
  await resets.letGo();
  expect((await confirmed).data.user.email).toBe(newEmail);
  await server.deps.background.settled();
  expect([lettersTo(oldEmail).length, lettersTo(newEmail).length, await openResets()]).toEqual([1, 0, 0]);
});

it('R3 R21 mails no link to an account that is deleted at that moment', async () => {
  const { token, user } = await beforeTheChange();
  const sessions = await holdRows(server, 'select 1 from sessions where user_id = $1 for no key update', [
    user.id,
  ]);
  const body = { password: testPassword, confirmation: oldEmail };
  const deleted = server.api('POST /account/delete', { token, body });
  await sessions.waiting(1);
  await askForReset();
  await sessions.waiting(2);
  await sessions.letGo();
  expect((await deleted).status).toBe(200);
  await server.deps.background.settled();
  expect(lettersTo(oldEmail)).toHaveLength(1);
});

/** Both calls, held where the first of them closes an older link: `order` says which comes first. */
async function both(order: 'reset first' | 'confirmation first') {
  const { token, link } = await beforeTheChange();
  await askForReset();
  await server.deps.background.settled();
  const reset = /reset-password\?token=([\w-]{43})/.exec(lettersTo(oldEmail)[1]?.text ?? '')?.[1] ?? '';
  const older = 'select 1 from password_resets where token_hash <> $1 for update';
  const rows = await holdRows(server, older, [hashToken(reset)]);
  const body = { token: reset, password: 'gentle harbour lantern' };
  const calls = {
    reset: () => server.api('POST /auth/reset-password', { body }),
    confirm: () => server.api('POST /account/email/confirm', { token, body: { token: link } }),
  };
  const [begin, follow] =
    order === 'reset first' ? [calls.reset, calls.confirm] : [calls.confirm, calls.reset];
  const first = begin();
  await rows.waiting(1);
  const second = follow();
  await rows.waiting(2);
  await rows.letGo();
  return { first: await first, second: await second };
}

it('R4 R21 lets a reset win over the confirmation of another e-mail that came after it', async () => {
  const { first, second } = await both('reset first');
  expect([first.status, second.error.code]).toEqual([200, 'session.ended']);
});

it('R4 R21 lets the confirmation of another e-mail win over a reset that came after it', async () => {
  const { first, second } = await both('confirmation first');
  expect([first.status, second.error.code]).toEqual([200, 'auth.reset_token_invalid']);
});
