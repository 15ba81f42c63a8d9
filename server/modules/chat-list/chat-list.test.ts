import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  createGate,
  creditsOf,
  endOfRun,
  scriptedAgent,
  startRun,
  until,
  writingStep,
} from '../runs/testing/scripted-agent.ts';

let server: TestServer;
const gate = createGate();
beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [
        scriptedAgent(async (run) => writingStep(run, 'one', 'Answer', 100)),
        scriptedAgent(async (run) => gate.pass(run.signal), { slug: 'waiting', title: 'Waiting' }),
      ],
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => {
  gate.open();
  await server.close();
});

const newChat = async (token: string, title?: string) =>
  (await server.api('POST /chats', { token, body: title === undefined ? {} : { title } })).data.chat;

it('R7 a chat is made, renamed and found again', async () => {
  const { token } = await server.signUp();
  const chat = await newChat(token);
  expect(chat).toMatchObject({ title: 'New chat', agent: null, active_run_status: null, is_shared: false });
  const renamed = await server.api('POST /chats/:chat_id', {
    token,
    params: { chat_id: chat.id },
    body: { title: '  Freight  ' },
  });
  expect(renamed.data.chat.title).toBe('Freight');
  const blank = await server.api('POST /chats/:chat_id', {
    token,
    params: { chat_id: chat.id },
    body: { title: '   ' },
  });
  expect([blank.status, blank.sentence]).toEqual([400, 'Give the chat a name.']);
  expect(
    (await server.api('GET /chats/:chat_id', { token, params: { chat_id: chat.id } })).data.chat,
  ).toMatchObject({ title: 'Freight', messages: [], runs: [] });
});

it('R7 a name given by hand stays when the first message comes', async () => {
  const { token } = await server.signUp();
  const chat = await newChat(token, 'My research');
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: 'Hello' },
    headers: { 'idempotency-key': 'named' },
  });
  await endOfRun(server, token, sent.data.run.id);
  expect((await server.api('GET /chats', { token })).data.chats[0]).toMatchObject({
    title: 'My research',
    agent: 'chat',
  });
});

it('R7 chats are listed last changed first, page after page, none twice and none left out', async () => {
  const { token } = await server.signUp();
  const made: string[] = [];
  for (let index = 0; index < 65; index += 1) {
    // Some at the same instant: the id decides then.
    if (index % 3 === 0) server.clock.advance(1_000);
    made.push((await newChat(token, `Chat ${index}`)).id);
  }
  const seen: { id: string; updated_at: string }[] = [];
  let cursor: string | null = null;
  let pages = 0;
  do {
    const page: { chats: { id: string; updated_at: string }[]; next_cursor: string | null } = (
      await server.api('GET /chats', { token, query: cursor === null ? {} : { cursor } })
    ).data;
    seen.push(...page.chats);
    cursor = page.next_cursor;
    pages += 1;
  } while (cursor !== null);
  expect(pages).toBe(3);
  expect(new Set(seen.map((chat) => chat.id))).toEqual(new Set(made));
  expect(seen).toHaveLength(65);
  expect(seen.map((chat) => chat.updated_at)).toEqual(
    seen
      .map((chat) => chat.updated_at)
      .sort()
      .toReversed(),
  );
  expect((await server.api('GET /chats', { token, query: { cursor: 'nonsense' } })).status).toBe(400);
});

it('R7 a pinned chat comes first, also when it is old, and goes back to its place', async () => {
  const { token } = await server.signUp();
  const stranger = (await server.signUp()).token;
  const old = await newChat(token, 'Old but dear');
  for (let index = 0; index < 40; index += 1) {
    server.clock.advance(1_000);
    await newChat(token, `Chat ${index}`);
  }
  const call = (key: 'POST /chats/:chat_id/pin' | 'DELETE /chats/:chat_id/pin', by = token) =>
    server.api(key, { token: by, params: { chat_id: old.id } });
  expect((await call('POST /chats/:chat_id/pin')).data.chat).toMatchObject({
    id: old.id,
    is_pinned: true,
    updated_at: old.updated_at,
  });
  expect((await call('POST /chats/:chat_id/pin')).status).toBe(200);
  const first = (await server.api('GET /chats', { token })).data;
  expect(first.chats.map((chat) => chat.title).slice(0, 2)).toEqual(['Old but dear', 'Chat 39']);
  const rest = await server.api('GET /chats', { token, query: { cursor: first.next_cursor ?? '' } });
  expect(rest.data.chats.map((chat) => chat.id)).not.toContain(old.id);
  expect(first.chats.length + rest.data.chats.length).toBe(41);

  for (const key of ['POST /chats/:chat_id/pin', 'DELETE /chats/:chat_id/pin'] as const)
    expect((await call(key, stranger)).error.code).toBe('chat.not_found');
  expect((await call('DELETE /chats/:chat_id/pin')).data.chat.is_pinned).toBe(false);
  expect((await server.api('GET /chats', { token })).data.chats[0]?.title).toBe('Chat 39');
});

it('R7 q searches titles, literally and in any case', async () => {
  const { token } = await server.signUp();
  for (const title of ['Freight rates', '100% cotton', 'FREIGHT again']) await newChat(token, title);
  const found = async (q: string) =>
    (await server.api('GET /chats', { token, query: { q } })).data.chats.map((chat) => chat.title).sort();
  expect(await found('freight')).toEqual(['FREIGHT again', 'Freight rates']);
  expect(await found('0%')).toEqual(['100% cotton']);
  expect(await found('_')).toEqual([]);
});

it('X2 a deleted chat is gone, its link is revoked and its run stopped', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const {
    data: { share },
  } = await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
  expect((await server.api('GET /chats', { token })).data.chats[0]?.is_shared).toBe(true);
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'More', agent: 'waiting' },
    headers: { 'idempotency-key': 'more' },
  });
  await until(
    async () => (await server.api('GET /chats', { token })).data.chats[0]?.active_run_status === 'working',
  );
  expect((await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } })).status).toBe(
    200,
  );
  expect((await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } })).error.code).toBe(
    'chat.not_found',
  );
  expect((await server.api('GET /public/shares/:share_id', { params: { share_id: share.id } })).status).toBe(
    404,
  );
  expect((await endOfRun(server, token, sent.data.run.id)).status).toBe('stopped');
  expect((await server.api('GET /chats', { token })).data.chats).toEqual([]);
  expect((await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } })).status).toBe(
    404,
  );
});

it('R7 runs that work now, and those of the last day, are listed with their chat', async () => {
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'Short one' });
  await endOfRun(server, token, runId);
  expect((await server.api('GET /runs', { token })).data.runs.map((run) => [run.id, run.chat_title])).toEqual(
    [[runId, 'Short one']],
  );
  server.clock.advance(25 * 3_600_000);
  expect((await server.api('GET /runs', { token })).data.runs).toEqual([]);
});

it('U2 files of a message come with it and stay the owner’s', async () => {
  const { token } = await server.signUp();
  const stranger = (await server.signUp()).token;
  const uploaded = await server.app.inject({
    method: 'POST',
    url: '/api/files?name=notes.md',
    payload: Buffer.from('# Notes\n\nOslo has a harbour.'),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  const fileId = uploaded.json<{ data: { file: { id: string } } }>().data.file.id;
  const chat = await newChat(token);
  const send = (chatId: string, by: string, key: string) =>
    server.api('POST /chats/:chat_id/messages', {
      token: by,
      params: { chat_id: chatId },
      body: { text: 'Read this', attachment_ids: [fileId] },
      headers: { 'idempotency-key': key },
    });
  const foreign = await send((await newChat(stranger)).id, stranger, 'stolen');
  expect([foreign.status, foreign.error.code]).toEqual([404, 'file.not_found']);
  const sent = await send(chat.id, token, 'own');
  expect(sent.data.message.files).toMatchObject([{ id: fileId, name: 'notes.md' }]);
  await endOfRun(server, token, sent.data.run.id);
  expect(
    (await server.api('GET /chats/:chat_id', { token, params: { chat_id: chat.id } })).data.chat.messages[0]
      ?.files,
  ).toMatchObject([{ id: fileId }]);
});

it('H2 characters that cannot be stored are refused with a sentence, and hold no credits', async () => {
  const { token } = await server.signUp();
  const chat = await newChat(token);
  const send = (text: string, inputs: Record<string, string>, key: string) =>
    server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chat.id },
      body: { text, inputs },
      headers: { 'idempotency-key': key },
    });
  expect((await send('a\0b', {}, 'nul')).status).toBe(400);
  expect((await server.api('GET /chats', { token, query: { q: '\0' } })).status).toBe(400);
  const half = await send('half \ud800 of a character', {}, 'half');
  expect([half.status, half.data.message.text]).toEqual([201, 'half \ufffd of a character']);
  expect((await endOfRun(server, token, half.data.run.id)).status).toBe('done');
  expect(await creditsOf(server, token)).toEqual([499, 0, 1]);
});
