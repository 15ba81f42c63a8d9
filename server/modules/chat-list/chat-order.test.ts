import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { readFrames } from '../runs/testing/event-stream.ts';
import {
  createGate,
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
      runs: { heartbeatMs: 100 },
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => {
  gate.open();
  await server.close();
});

/** Each a second after the one before: that is their order in the list. */
const newChat = async (token: string, title: string) => {
  server.clock.advance(1_000);
  return (await server.api('POST /chats', { token, body: { title } })).data.chat.id;
};
const newFolder = async (token: string, name: string) =>
  (await server.api('POST /folders', { token, body: { name } })).data.folder.id;
const folderNames = async (token: string) =>
  (await server.api('GET /folders', { token })).data.folders.map(({ name }) => name);
const listed = async (token: string, query: { folder?: string; archived?: 'true'; q?: string } = {}) =>
  (await server.api('GET /chats', { token, query })).data.chats.map(({ title }) => title);
const summary = async (token: string, chatId: string) =>
  (await server.api('GET /chats', { token })).data.chats.find(({ id }) => id === chatId);

type Action = 'archive' | 'unarchive' | 'pin' | 'unpin' | 'delete';
const order = (token: string, action: Action, chat_ids: string[]) =>
  server.api('POST /chats/order', { token, body: { action, chat_ids } });
const move = (token: string, folder_id: string | null, chat_ids: string[]) =>
  server.api('POST /chats/order', { token, body: { action: 'move', folder_id, chat_ids } });

it('R7 a folder is made, renamed and deleted, and its chats go back to the list', async () => {
  const { token } = await server.signUp();
  const folderId = await newFolder(token, '  Freight   rates ');
  await newFolder(token, 'archive of 2024');
  expect(await folderNames(token)).toEqual(['archive of 2024', 'Freight rates']);
  const [one, two] = [await newChat(token, 'One'), await newChat(token, 'Two')];
  expect((await move(token, folderId, [one, two])).status).toBe(200);
  expect((await move(token, folderId, [one])).status).toBe(200);
  expect([await listed(token, { folder: 'none' }), await listed(token, { folder: folderId })]).toEqual([
    [],
    ['Two', 'One'],
  ]);
  expect((await listed(token)).toSorted()).toEqual(['One', 'Two']);
  await move(token, null, [two]);
  expect(await listed(token, { folder: 'none' })).toEqual(['Two']);
  const params = { folder_id: folderId };
  const renamed = await server.api('POST /folders/:folder_id', { token, params, body: { name: 'Rates' } });
  expect(renamed.data.folder).toEqual({
    id: folderId,
    name: 'Rates',
    has_running: false,
    has_unread: false,
  });
  await order(token, 'archive', [one]);
  expect((await server.api('DELETE /folders/:folder_id', { token, params })).status).toBe(200);
  const again = await server.api('DELETE /folders/:folder_id', { token, params });
  expect([again.status, again.error.code]).toEqual([404, 'folder.not_found']);
  await order(token, 'unarchive', [one]);
  expect((await listed(token, { folder: 'none' })).toSorted()).toEqual(['One', 'Two']);
});

it('R7 a name is a folder’s alone, whatever its case, and has an end', async () => {
  const { token } = await server.signUp();
  const other = await server.signUp();
  const named = (name: string, by = token) => server.api('POST /folders', { token: by, body: { name } });
  const made = await named('Größen');
  expect(made.status).toBe(201);
  const taken = await named('GRÖßEN ');
  expect([taken.status, taken.error.code, taken.sentence]).toEqual([
    409,
    'folder.name_taken',
    'You have a folder with this name already.',
  ]);
  expect((await named('größen', other.token)).status).toBe(201);
  const second = await newFolder(token, 'Second');
  const rename = (name: string) =>
    server.api('POST /folders/:folder_id', { token, params: { folder_id: second }, body: { name } });
  expect((await rename('größen')).error.code).toBe('folder.name_taken');
  expect((await rename('SECOND')).data.folder.name).toBe('SECOND');
  expect((await named('   ')).status).toBe(400);
  expect((await named('x'.repeat(81))).status).toBe(400);
  expect((await named('x'.repeat(80))).status).toBe(201);
});

it('R7 a person has a hundred folders at most, also when they are made at once', async () => {
  const { token } = await server.signUp();
  for (let made = 0; made < 98; made += 1) await newFolder(token, `Folder ${made}`);
  const last = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => server.api('POST /folders', { token, body: { name } })),
  );
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.error.code).toBe('folder.too_many');
});

it('R7 folders of others look like unknown ones', async () => {
  const { token } = await server.signUp();
  const other = await server.signUp();
  const [mine, theirs] = [await newFolder(token, 'Mine'), await newFolder(other.token, 'Theirs')];
  const chat = await newChat(token, 'One');
  for (const folder_id of [theirs, 'fld_unknown', 'none']) {
    expect((await move(token, folder_id, [chat])).error.code).toBe('folder.not_found');
    const params = { folder_id };
    const renamed = await server.api('POST /folders/:folder_id', { token, params, body: { name: 'X' } });
    const deleted = await server.api('DELETE /folders/:folder_id', { token, params });
    expect([renamed.error.code, deleted.error.code]).toEqual(['folder.not_found', 'folder.not_found']);
  }
  for (const folder of [theirs, 'fld_unknown'])
    expect((await server.api('GET /chats', { token, query: { folder } })).error.code).toBe(
      'folder.not_found',
    );
  expect(await listed(token, { folder: mine })).toEqual([]);
  expect(await folderNames(other.token)).toEqual(['Theirs']);
});

it('R7 an archived chat leaves the list, is found, opened and brought back', async () => {
  const { token } = await server.signUp();
  const folderId = await newFolder(token, 'Rates');
  const [kept, old] = [await newChat(token, 'Kept freight'), await newChat(token, 'Old freight')];
  await move(token, folderId, [old]);
  expect((await order(token, 'archive', [old])).status).toBe(200);
  expect((await order(token, 'archive', [old])).status).toBe(200);
  expect(await listed(token)).toEqual(['Kept freight']);
  expect(await listed(token, { folder: folderId })).toEqual([]);
  expect(await listed(token, { archived: 'true' })).toEqual(['Old freight']);
  expect(await listed(token, { q: 'FREIGHT' })).toEqual(['Kept freight', 'Old freight']);
  expect(await listed(token, { q: 'freight', archived: 'true' })).toEqual(['Old freight']);
  expect((await server.api('GET /chats/:chat_id', { token, params: { chat_id: old } })).status).toBe(200);
  expect((await order(token, 'unarchive', [old, kept])).status).toBe(200);
  expect(await listed(token, { folder: folderId })).toEqual(['Old freight']);
  expect(await listed(token, { archived: 'true' })).toEqual([]);
});

it('R7 a message brings an archived chat back, the end of a run does not', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'Wait', agent: 'waiting' });
  await order(token, 'archive', [chatId]);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  await endOfRun(server, token, runId);
  expect(await listed(token)).toEqual([]);
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'More' },
    headers: { 'idempotency-key': 'back' },
  });
  expect(await listed(token)).toEqual(['Wait']);
  await endOfRun(server, token, sent.data.run.id);
});

it('R7 archived chats are read page after page, and search lists them after the others', async () => {
  const { token } = await server.signUp();
  const ids: string[] = [];
  for (let index = 0; index < 64; index += 1) {
    server.clock.advance(1_000);
    ids.push(await newChat(token, `Chat ${index}`));
  }
  await order(token, 'archive', ids.slice(0, 62));
  await order(token, 'pin', ids.slice(0, 1));
  const read = async (query: { archived?: 'true'; q?: string }) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { chats: { title: string }[]; next_cursor: string | null } = (
        await server.api('GET /chats', { token, query: { ...query, ...(cursor && { cursor }) } })
      ).data;
      seen.push(...page.chats.map(({ title }) => title));
      cursor = page.next_cursor;
    } while (cursor !== null);
    return seen;
  };
  const archived = [0, ...Array.from({ length: 61 }, (_, at) => 61 - at)].map((at) => `Chat ${at}`);
  expect(await read({ archived: 'true' })).toEqual(archived);
  expect(await read({ q: 'chat' })).toEqual(['Chat 63', 'Chat 62', ...archived]);
  expect(await read({})).toEqual(['Chat 63', 'Chat 62']);
});

it('R7 X2 a link of an archived chat stays open', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const { share } = (await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } }))
    .data;
  await order(token, 'archive', [chatId]);
  expect((await server.api('GET /public/shares/:share_id', { params: { share_id: share.id } })).status).toBe(
    200,
  );
});

it('R7 X2 what is done to many chats is done to all or to none, and never to a chat of others', async () => {
  const { token } = await server.signUp();
  const other = await server.signUp();
  const [one, two] = [await newChat(token, 'One'), await newChat(token, 'Two')];
  const foreign = await newChat(other.token, 'Foreign');
  for (const strange of [foreign, 'cht_unknown'])
    for (const action of ['archive', 'pin', 'delete'] as const) {
      const refused = await order(token, action, [one, strange, two]);
      expect([refused.status, refused.error.code]).toEqual([404, 'chat.not_found']);
    }
  for (const chatId of [one, two])
    expect(await summary(token, chatId)).toMatchObject({ is_pinned: false, is_archived: false });
  expect(await listed(other.token)).toEqual(['Foreign']);
  expect((await order(token, 'pin', [one, one, two])).status).toBe(200);
  expect((await summary(token, one))?.is_pinned).toBe(true);
  expect((await order(token, 'archive', [])).status).toBe(400);
  const many = Array.from({ length: 101 }, (_, index) => `cht_${index}`);
  expect((await order(token, 'archive', many)).status).toBe(400);
});

it('X2 deleting many chats revokes their links and stops their runs', async () => {
  const { token } = await server.signUp();
  const first = await startRun(server, token);
  await endOfRun(server, token, first.runId);
  const { share } = (
    await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: first.chatId } })
  ).data;
  const second = await startRun(server, token, { text: 'Wait', agent: 'waiting' });
  expect((await order(token, 'delete', [first.chatId, second.chatId])).status).toBe(200);
  expect((await endOfRun(server, token, second.runId)).status).toBe('stopped');
  expect((await server.api('GET /public/shares/:share_id', { params: { share_id: share.id } })).status).toBe(
    404,
  );
  expect(await listed(token)).toEqual([]);
  expect((await order(token, 'delete', [first.chatId])).status).toBe(404);
});

it('R7 other tabs and devices hear once of many chats, of folders and of what was seen', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const second = await newChat(token, 'Two');
  const reader = await readFrames(server, token, '/chats/changes');
  const said = () => reader.frames.map(({ event }) => event);
  await until(() => said().length === 1);
  await server.api('POST /chats/:chat_id/read', {
    token,
    params: { chat_id: chatId },
    body: { run_id: runId },
  });
  await until(() => said().length === 2);
  await order(token, 'archive', [chatId, second]);
  await until(() => said().length === 3);
  await newFolder(token, 'Rates');
  await until(() => said().length === 4);
  expect(said()).toEqual(['look', 'changed', 'look', 'look']);
  reader.close();
});
