import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { eraseDeletedAccounts } from './account-deletion.usecases.ts';

const email = 'ada@example.com';
const minuteMs = 60_000;

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const rows = async (statement: string) =>
  (await server.deps.pool.query(statement)).rows as Record<string, unknown>[];
const keysOfFiles = async () =>
  (await rows('select storage_key from files')).map(({ storage_key: key }) => String(key));
const isErased = async () =>
  (await rows('select 1 from account_deletions where erased_at is null')).length === 0;

async function leave(token: string, confirmation = email) {
  const body = { password: testPassword, confirmation };
  expect((await server.api('POST /account/delete', { token, body })).status).toBe(200);
  await server.deps.background.settled();
}

/** A request whose body waits: `isHeard` once the server knows whose it is, `end` sends the body. */
function slowly(token: string, url: string, body: string, contentType: string) {
  const heard = Promise.withResolvers<void>();
  const payload = new Readable({ read: () => heard.resolve() });
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
  const answer = server.app.inject({ method: 'POST', url, payload, headers }).then((raw) => raw.statusCode);
  const end = () => {
    payload.push(body);
    payload.push(null);
    return answer;
  };
  return { isHeard: heard.promise, end };
}

const sendFile = (token: string) =>
  slowly(token, '/api/files?name=notes.txt', 'my notes', 'application/octet-stream');

it('R21 erases the bytes of files also when the store fails at first, and names the account until then', async () => {
  const { token } = await server.signUp({ email });
  expect([await sendFile(token).end(), await sendFile(token).end()]).toEqual([201, 201]);
  const keys = await keysOfFiles();
  const remove = vi.spyOn(server.deps.fileStore, 'remove').mockRejectedValue(new Error('the disk is away'));
  await leave(token);
  expect(await keysOfFiles()).toEqual(keys);
  expect(await isErased()).toBe(false);
  remove.mockRestore();
  await eraseDeletedAccounts(server.deps);
  expect(await keysOfFiles()).toEqual([]);
  for (const key of keys) await expect(server.deps.fileStore.read(key)).rejects.toThrow();
});

it('R21 erases one account although the bytes of another cannot be removed', async () => {
  const ada = await server.signUp({ email });
  const eve = await server.signUp({ email: 'eve@example.com' });
  await sendFile(ada.token).end();
  await sendFile(eve.token).end();
  const [stuck, other] = await keysOfFiles();
  const { remove: removeFrom } = server.deps.fileStore;
  const remove = vi.spyOn(server.deps.fileStore, 'remove').mockRejectedValue(new Error('the disk is away'));
  await leave(ada.token);
  await leave(eve.token, 'eve@example.com');
  remove.mockImplementation(async (key) => {
    if (key === stuck) throw new Error('the disk is away');
    await removeFrom(key);
  });
  await eraseDeletedAccounts(server.deps);
  expect(await keysOfFiles()).toEqual([stuck]);
  await expect(server.deps.fileStore.read(String(other))).rejects.toThrow();
});

it('R21 keeps nothing of a file and a chat that were on their way when the account was deleted', async () => {
  const { token } = await server.signUp({ email });
  const file = sendFile(token);
  const chat = slowly(token, '/api/chats', JSON.stringify({ title: 'A late chat' }), 'application/json');
  await Promise.all([file.isHeard, chat.isHeard]);
  await leave(token);
  expect(await Promise.all([file.end(), chat.end()])).toEqual([401, 401]);
  expect(await keysOfFiles()).toEqual([]);
  expect(await rows('select 1 from chats')).toEqual([]);
});

it('R21 R17 makes no deploy token that was on its way when its admin left', async () => {
  await signUpAdmin(server);
  const { token } = await signUpAdmin(server, email);
  const body = JSON.stringify({ remote: 'billing', label: 'Pipeline' });
  const late = slowly(token, '/api/admin/deploy-tokens', body, 'application/json');
  await late.isHeard;
  await leave(token);
  expect(await late.end()).toBe(401);
  expect(await rows('select 1 from deploy_token where revoked_at is null')).toEqual([]);
});

it('R21 keeps the bytes of no file whose row comes while the others are erased', async () => {
  const { token } = await server.signUp({ email });
  await sendFile(token).end();
  const late = sendFile(token);
  await late.isHeard;
  const { remove: removeFrom } = server.deps.fileStore;
  vi.spyOn(server.deps.fileStore, 'remove').mockImplementationOnce(async (key) => {
    expect(await late.end()).toBe(201);
    await removeFrom(key);
  });
  await leave(token);
  const keys = await keysOfFiles();
  expect(keys.length).toBeGreaterThan(0);
  await eraseDeletedAccounts(server.deps);
  expect(await keysOfFiles()).toEqual([]);
  for (const key of keys) await expect(server.deps.fileStore.read(key)).rejects.toThrow();
});

it('R21 says that an account is erased only when no request can write for it any more', async () => {
  const { token } = await server.signUp({ email });
  await leave(token);
  expect(await rows('select 1 from sessions')).toEqual([]);
  server.clock.advance(9 * minuteMs);
  await eraseDeletedAccounts(server.deps);
  expect(await isErased()).toBe(false);
  server.clock.advance(minuteMs);
  await eraseDeletedAccounts(server.deps);
  expect(await isErased()).toBe(true);
});
