import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addEvent, createChatOwner, fillChat, type ChatOwner } from './testing/shared-chat.ts';

let server: TestServer;
let owner: ChatOwner;
let token: string;
let userId: string;
let chatId: string;
beforeEach(async () => {
  server = await createTestServer();
  owner = await createChatOwner(server);
  ({ token, userId, chatId } = owner);
});
afterEach(() => server.close());

const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);
const share = () => server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
const view = (shareId: string) =>
  server.api('GET /public/shares/:share_id', { params: { share_id: shareId } });
const eventsOf = (shareId: string) =>
  server.api('GET /public/shares/:share_id/events', { params: { share_id: shareId } });

it('X2 makes a public link to the chat as it is now, with an id nobody can guess', async () => {
  await fillChat(server, owner);
  const made = await share();
  expect(made.status).toBe(201);
  expect(made.data.share.id).toMatch(/^[\w-]{27}$/);
  expect(made.data.share.url).toBe(`http://loupe.test/share/${made.data.share.id}`);
  const seen = await view(made.data.share.id);
  expect(seen.data.shared_chat).toMatchObject({
    title: 'Harbour prices',
    messages: [{ role: 'user', text: 'What moved in prices.csv?', file_names: ['prices.csv'] }],
    runs: [{ id: 'run_1', status: 'working' }],
  });
  expect(seen.raw.headers['x-robots-tag']).toBe('noindex');
});

it.each([
  [{ PUBLIC_URL: 'https://loupe.example' }, 'https://loupe.example'],
  [{ PUBLIC_URL: '', HOST: 'localhost', PORT: '4123' }, 'http://localhost:4123'],
])('X2 makes links of the address of the site %j, never of what a request calls it', async (env, address) => {
  const site = await createTestServer({ env });
  try {
    const { token: own, chatId: chat } = await createChatOwner(site);
    await site.api('POST /chats/:chat_id/messages', {
      token: own,
      params: { chat_id: chat },
      body: { text: 'Hello' },
      headers: { 'idempotency-key': 'hello' },
    });
    const call = { token: own, params: { chat_id: chat }, headers: { host: 'evil.example' } };
    const { share: made } = (await site.api('POST /chats/:chat_id/shares', call)).data;
    expect(made.url).toBe(`${address}/share/${made.id}`);
    const listed = (await site.api('GET /chats/:chat_id/shares', call)).data.shares;
    expect(listed.map(({ url }) => url)).toEqual([made.url]);
  } finally {
    await site.close();
  }
});

it('X2 shows nothing that belongs to the owner alone', async () => {
  await fillChat(server, owner);
  const { id } = (await share()).data.share;
  const everything = (await view(id)).raw.body + (await eventsOf(id)).raw.body;
  for (const secret of [userId, chatId, 'fil_secret', 'Date,Close', 'example.com'])
    expect(everything).not.toContain(secret);
  const [run] = (await eventsOf(id)).data.runs;
  expect(run?.events.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(run?.events[2]?.data).toEqual({ used_credits: 0, held_credits: 0, cap_credits: 0 });
});

it('X2 stays frozen while the chat and its run go on', async () => {
  await fillChat(server, owner);
  const { id } = (await share()).data.share;
  await addEvent(server, 4, 'text.delta', { part: 'answer', text: 'later' });
  await query(`insert into messages (id, chat_id, role, text) values ('msg_2', $1, 'user', 'later')`, [
    chatId,
  ]);
  await server.api('POST /chats/:chat_id', {
    token,
    params: { chat_id: chatId },
    body: { title: 'Renamed' },
  });
  expect((await view(id)).data.shared_chat).toMatchObject({
    title: 'Harbour prices',
    messages: [{ id: 'msg_1' }],
  });
  expect((await eventsOf(id)).data.runs[0]?.events).toHaveLength(3);
});

it('X2 counts views and lists the live links of a chat', async () => {
  await fillChat(server, owner);
  const { id } = (await share()).data.share;
  await view(id);
  const { data } = await server.api('GET /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
  expect(data.shares).toMatchObject([
    { id, views: 1, title: 'Harbour prices', expires_at: null, is_protected: false, includes_steps: true },
  ]);
});

it('X2 answers revoked, expired, unknown and deleted ones alike', async () => {
  await fillChat(server, owner);
  const [revoked, expired, deleted] = [
    (await share()).data.share.id,
    (await share()).data.share.id,
    (await share()).data.share.id,
  ];
  expect(
    (await server.api('DELETE /shares/:share_id', { token, params: { share_id: revoked } })).status,
  ).toBe(200);
  await query('update shares set expires_at = $1 where id = $2', [server.clock.now(), expired]);
  await query('update chats set deleted_at = now() where id = $1', [chatId]);
  for (const shareId of [revoked, expired, deleted, 'unknown']) {
    for (const answer of [await view(shareId), await eventsOf(shareId)]) {
      expect([answer.status, answer.error, answer.sentence]).toEqual([
        404,
        { code: 'share.not_found' },
        'This shared chat is not available.',
      ]);
    }
  }
});

it('X2 lets only the owner share, list and revoke', async () => {
  await fillChat(server, owner);
  const { id } = (await share()).data.share;
  const eve = (await server.signUp()).token;
  expect(
    (await server.api('POST /chats/:chat_id/shares', { token: eve, params: { chat_id: chatId } })).error.code,
  ).toBe('chat.not_found');
  expect(
    (await server.api('GET /chats/:chat_id/shares', { token: eve, params: { chat_id: chatId } })).error.code,
  ).toBe('chat.not_found');
  expect(
    (await server.api('DELETE /shares/:share_id', { token: eve, params: { share_id: id } })).error.code,
  ).toBe('share.not_found');
  expect((await view(id)).status).toBe(200);
});

it('X2 refuses to share an empty chat', async () => {
  const answer = await share();
  expect([answer.status, answer.error.code]).toEqual([409, 'share.nothing_to_share']);
});

it('X2 opens without a session, whatever token is sent along', async () => {
  await fillChat(server, owner);
  const { id } = (await share()).data.share;
  expect(
    (await server.api('GET /public/shares/:share_id', { params: { share_id: id }, token: 'stale' })).status,
  ).toBe(200);
});
