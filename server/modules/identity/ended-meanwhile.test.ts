import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { holdRows } from '../../testing/held-rows.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

const email = 'ada@example.com';
const nextPassword = 'gentle harbour lantern';

async function linkToNewPassword(): Promise<string> {
  await server.api('POST /auth/forgot-password', { body: { email } });
  await server.deps.background.settled();
  return /reset-password\?token=([\w-]{43})/.exec(server.letters.at(-1)?.text ?? '')?.[1] ?? '';
}

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
    expect((await server.deps.pool.query('select 1 from api_keys')).rowCount).toBe(0);
  });

  it('R4 R17 a session that it ends makes no deploy token', async () => {
    const { token } = await signUpAdmin(server, email);
    const reset = await beginReset();
    const body = { remote: 'billing', label: 'Pipeline' };
    const made = server.api('POST /admin/deploy-tokens', { token, body });
    await reset.meets(made);
    await reset.finish();
    expect((await made).error.code).toBe('session.ended');
    expect((await server.deps.pool.query('select 1 from deploy_token')).rowCount).toBe(0);
  });
});
