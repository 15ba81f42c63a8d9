import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { eraseDeletedAccounts } from './account-deletion.usecases.ts';
import { personalTables } from './personal-tables.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer({
    env: { ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: testPassword },
  });
});
afterEach(() => server.close());

const email = 'ada@example.com';
const rows = async (statement: string, values: unknown[] = []) =>
  (await server.deps.pool.query(statement, values)).rows as Record<string, unknown>[];

/** A chat with a question, a file and a run that waits in the queue. */
async function withChat(token: string, text = 'What is in my prices?') {
  const { chat } = (await server.api('POST /chats', { token, body: { title: 'Prices' } })).data;
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text },
    headers: { 'idempotency-key': `key of ${chat.id}` },
  });
  return { chatId: chat.id, runId: sent.data.run.id };
}

const leave = (token: string, change: { password?: string; confirmation?: string } = {}) =>
  server.api('POST /account/delete', {
    token,
    body: { password: testPassword, confirmation: email, ...change },
  });

const takeExport = (token?: string) =>
  server.app.inject({
    url: '/api/account/export',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

describe('the list of tables', () => {
  it('R21 says of every table whether a deleted account leaves something in it', async () => {
    const tables = await rows(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const own = tables.map(({ table_name: name }) => String(name));
    expect(own.filter((name) => !(name in personalTables))).toEqual([]);
    expect(Object.keys(personalTables).filter((name) => !own.includes(name))).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('R21 ends sessions and keys, stops the run, and erases what was said', async () => {
    const { token, user } = await server.signUpConfirmed({ email, name: 'Ada Lovelace' });
    const { runId } = await withChat(token, 'a secret question');
    const { secret } = (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
    expect((await leave(token)).status).toBe(200);
    await server.deps.background.settled();
    for (const old of [token, secret]) expect((await server.api('GET /me', { token: old })).status).toBe(401);
    expect(await rows('select 1 from runs where id = $1', [runId])).toEqual([]);
    for (const [table, { fate }] of Object.entries(personalTables)) {
      const kept = JSON.stringify(await rows(`select * from ${table}`));
      expect(kept, table).not.toContain('a secret question');
      expect(kept, table).not.toContain('Ada Lovelace');
      expect(kept, table).not.toContain(email);
      if (fate === 'erased') expect(kept, table).not.toContain(user.id);
    }
  });

  it('R21 R17 ends API keys and the deploy tokens that an admin made, and writes each down', async () => {
    await signUpAdmin(server);
    const { token, user } = await signUpAdmin(server, email);
    const { api_key: key } = (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
    const body = { remote: 'billing', label: 'Pipeline' };
    const made = (await server.api('POST /admin/deploy-tokens', { token, body })).data;
    const headers = { authorization: `Bearer ${made.secret}` };
    const statusOfToken = async () =>
      (await server.app.inject({ url: '/api/releases/billing', headers })).statusCode;
    expect(await statusOfToken()).toBe(200);
    expect((await leave(token)).status).toBe(200);
    expect(await statusOfToken()).toBe(401);
    const written = await rows(
      `select action, detail from audit_log where actor_id = $1 and action like '%.revoked' order by action`,
      [user.id],
    );
    expect(written).toEqual([
      { action: 'api_key.revoked', detail: key.id },
      { action: 'deploy_token.revoked', detail: `billing ${made.token.id}` },
    ]);
  });

  it('R21 keeps the books: they still add up, and the hold of the stopped run is given back', async () => {
    const { token, user } = await server.signUp({ email });
    await withChat(token);
    const before = await rows('select count(*)::int as lines from ledger_transactions');
    await leave(token);
    await server.deps.background.settled();
    const after = await rows('select count(*)::int as lines from ledger_transactions');
    expect(Number(after[0]?.lines)).toBeGreaterThanOrEqual(Number(before[0]?.lines));
    expect(await rows('select held::int from credit_balances where user_id = $1', [user.id])).toEqual([
      { held: 0 },
    ]);
    expect(await rows('select sum(amount)::int as sum from ledger_entries')).toEqual([{ sum: 0 }]);
  });

  it('R21 closes shared links at once', async () => {
    const { token } = await server.signUp({ email });
    const { chatId, runId } = await withChat(token);
    await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
    const made = await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
    const params = { share_id: made.data.share.id };
    expect((await server.api('GET /public/shares/:share_id', { params })).status).toBe(200);
    await leave(token);
    expect((await server.api('GET /public/shares/:share_id', { params })).status).toBe(404);
  });

  it('R21 frees the e-mail: somebody can sign up with it and finds nothing of before', async () => {
    const first = await server.signUp({ email });
    await withChat(first.token);
    await leave(first.token);
    expect(
      (await server.api('POST /auth/login', { body: { email, password: testPassword } })).error.code,
    ).toBe('auth.wrong_credentials');
    const second = await server.signUp({ email });
    expect(second.user.id).not.toBe(first.user.id);
    expect((await server.api('GET /chats', { token: second.token })).data.chats).toEqual([]);
  });

  it('R21 erases later what a process that died left behind', async () => {
    const { token } = await server.signUp({ email });
    const { runId } = await withChat(token);
    await server.deps.pool.query(`update runs set worker_id = 'busy', attempt = 1, status = 'working'`);
    await leave(token);
    await server.deps.background.settled();
    expect(await rows('select 1 from runs where id = $1', [runId])).toHaveLength(1);
    await server.deps.pool.query(`update runs set finished_at = now(), status = 'stopped'`);
    await eraseDeletedAccounts(server.deps);
    expect(await rows('select 1 from runs')).toEqual([]);
    server.clock.advance(10 * 60_000);
    await eraseDeletedAccounts(server.deps);
    expect(await rows('select 1 from account_deletions where erased_at is not null')).toHaveLength(1);
  });

  it.each([
    [{ password: 'not the password' }, 'account.wrong_password', 'password'],
    [{ confirmation: 'bob@example.com' }, 'account.confirmation_wrong', 'confirmation'],
    [{ confirmation: '' }, 'account.confirmation_wrong', 'confirmation'],
  ])('R21 is refused with %j and changes nothing', async (change, code, field) => {
    const { token } = await server.signUp({ email });
    expect((await leave(token, change)).error).toEqual({ code, field });
    expect((await server.api('GET /me', { token })).status).toBe(200);
  });

  it('R21 is refused to the last admin', async () => {
    const { ensureFirstAdmin } = await import('../account/sign-up.usecases.ts');
    await ensureFirstAdmin(server.deps);
    const admin = await server.api('POST /auth/login', {
      body: { email: 'root@example.com', password: testPassword },
    });
    const answer = await leave(admin.data.token, { confirmation: 'root@example.com' });
    expect(answer.error.code).toBe('account.last_admin');
    expect((await server.api('GET /me', { token: admin.data.token })).status).toBe(200);
  });
});

describe('the export', () => {
  it('R21 holds profile, sessions, keys, files, chats with messages and runs, and the books', async () => {
    const { token, user } = await server.signUpConfirmed({ email, name: 'Ada' });
    const chats: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const { chatId, runId } = await withChat(token, `question ${count}`);
      await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
      chats.push(chatId);
    }
    const { folder } = (await server.api('POST /folders', { token, body: { name: 'Suppliers' } })).data;
    const filed = { chat_ids: [chats[0] ?? ''], action: 'move' as const, folder_id: folder.id };
    await server.api('POST /chats/order', { token, body: filed });
    const { secret } = (await server.api('POST /api-keys', { token, body: { name: 'Key' } })).data;
    const answer = await takeExport(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const data = answer.json<Record<string, Record<string, unknown>[]>>();
    expect(data['profile']).toMatchObject({ id: user.id, email, name: 'Ada' });
    expect(data['sessions']).toHaveLength(1);
    expect(data['api_keys']).toMatchObject([{ name: 'Key' }]);
    expect(data['chats']?.map(({ id }) => id).toSorted()).toEqual(chats.toSorted());
    for (const chat of data['chats'] ?? []) {
      expect(chat['messages']).toMatchObject([{ role: 'user', text: expect.stringMatching(/^question/) }]);
      expect(chat['runs']).toHaveLength(1);
    }
    expect(data['folders']).toMatchObject([{ name: 'Suppliers' }]);
    expect(data['chats']?.find(({ id }) => id === chats[0])).toMatchObject({ folder: 'Suppliers' });
    expect(data['ledger']?.length).toBeGreaterThan(23);
    expect(data['files']).toEqual([]);
    for (const hidden of [secret, token, 'scrypt$']) expect(answer.body).not.toContain(hidden);
  });

  it('R21 is of one person only, and needs a session', async () => {
    const ada = await server.signUpConfirmed({ email });
    await withChat(ada.token, 'only mine');
    const eve = await server.signUp();
    const answer = await takeExport(eve.token);
    expect(answer.body).not.toContain('only mine');
    expect(answer.json()).toMatchObject({ chats: [] });
    expect((await takeExport()).statusCode).toBe(401);
    const { secret } = (await server.api('POST /api-keys', { token: ada.token, body: { name: 'Key' } })).data;
    expect((await takeExport(secret)).json().error.code).toBe('api_key.not_allowed');
  });
});
