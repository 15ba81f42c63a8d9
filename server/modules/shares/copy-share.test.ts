import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { addWork, createChatOwner, fillChat, type ChatOwner } from './testing/shared-chat.ts';

let server: TestServer;
let owner: ChatOwner;
let reader: { token: string };
beforeEach(async () => {
  server = await createTestServer();
  owner = await createChatOwner(server);
  await fillChat(server, owner);
  await addWork(server);
  reader = await server.signUp();
});
afterEach(() => server.close());

const share = async (body = {}) =>
  (
    await server.api('POST /chats/:chat_id/shares', {
      token: owner.token,
      params: { chat_id: owner.chatId },
      body,
    })
  ).data.share.id;
const copy = (shareId: string, password?: string) =>
  server.api('POST /shares/:share_id/copies', {
    token: reader.token,
    params: { share_id: shareId },
    ...(password && { body: { password } }),
  });
const chatOf = async (chatId: string) =>
  (await server.api('GET /chats/:chat_id', { token: reader.token, params: { chat_id: chatId } })).data.chat;

const credits = async () =>
  (await server.api('GET /billing/invoice-status', { token: reader.token })).data.current_subscription;

it('X2 makes an own chat of the frozen messages, with their runs, sources and figures', async () => {
  const { chat_id: chatId } = (await copy(await share())).data;
  const chat = await chatOf(chatId);
  expect(chat).toMatchObject({
    title: 'Harbour prices',
    messages: [{ role: 'user', text: 'What moved in prices.csv?' }],
    runs: [{ agent: 'chat', status: 'stopped', used_credits: 0, max_credits: 0 }],
  });
  const [run] = chat.runs;
  expect(run?.message_id).toBe(chat.messages[0]?.id);
  const { events } = (
    await server.api('GET /runs/:run_id/log', { token: reader.token, params: { run_id: run?.id ?? '' } })
  ).data;
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(events.at(-1)).toMatchObject({ type: 'run.finished', data: { status: 'stopped' } });
  expect(run?.last_seq).toBe(9);
});

it('X2 a copy goes its own way: neither sees what the other does', async () => {
  const shareId = await share();
  const { chat_id: chatId } = (await copy(shareId)).data;
  await server.api('DELETE /shares/:share_id', { token: owner.token, params: { share_id: shareId } });
  expect((await chatOf(chatId)).messages).toHaveLength(1);
  const foreign = await server.api('GET /chats/:chat_id', {
    token: owner.token,
    params: { chat_id: chatId },
  });
  expect(foreign.error.code).toBe('chat.not_found');
});

it('X2 a copy costs nothing, holds nothing and brings only what was shared', async () => {
  const before = await credits();
  const shareId = await share({ includes_prompts: false, includes_file_names: false });
  const { chat_id: chatId } = (await copy(shareId)).data;
  expect(await credits()).toEqual(before);
  const everything = JSON.stringify(await chatOf(chatId));
  for (const secret of ['What moved', 'prices.csv', 'Harbour', owner.userId, 'fil_secret'])
    expect(everything).not.toContain(secret);
});

it('X2 a copy of a protected chat needs its password', async () => {
  const shareId = await share({ password: 'blue lantern' });
  expect((await copy(shareId)).error.code).toBe('share.password_needed');
  expect((await copy(shareId, 'red lantern')).error.code).toBe('share.password_wrong');
  expect((await copy(shareId, 'blue lantern')).status).toBe(201);
});

it('X2 revoked, unknown and deleted ones cannot be copied', async () => {
  const [revoked, deleted] = [await share(), await share()];
  await server.api('DELETE /shares/:share_id', { token: owner.token, params: { share_id: revoked } });
  await server.api('DELETE /chats/:chat_id', { token: owner.token, params: { chat_id: owner.chatId } });
  for (const shareId of [revoked, deleted, 'unknown'])
    expect((await copy(shareId)).error).toEqual({ code: 'share.not_found' });
  const chats = await server.api('GET /chats', { token: reader.token });
  expect(chats.data.chats).toEqual([]);
});

it('X2 visitors are asked to log in before they can copy', async () => {
  const answer = await server.api('POST /shares/:share_id/copies', { params: { share_id: await share() } });
  expect([answer.status, answer.error.code]).toEqual([401, 'session.missing']);
});
