import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  createGate,
  endOfRun,
  scriptedAgent,
  startRun,
  writingStep,
} from '../runs/testing/scripted-agent.ts';

let server: TestServer;
const gate = createGate();
beforeAll(async () => {
  const answering = scriptedAgent(async (run) => writingStep(run, 'one', 'Answer', 100));
  const waiting = scriptedAgent(async (run) => gate.pass(run.signal), { slug: 'waiting', title: 'Waiting' });
  server = await createTestServer({ deps: { agents: [answering, waiting] } });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => {
  gate.open();
  await server.close();
});

const summary = async (token: string, chatId: string) =>
  (await server.api('GET /chats', { token })).data.chats.find(({ id }) => id === chatId);

it('R7 a chat is unread from the end of its run until the person has seen that end', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const folder = await server.api('POST /folders', { token, body: { name: 'Rates' } });
  const folder_id = folder.data.folder.id;
  await server.api('POST /chats/order', { token, body: { action: 'move', folder_id, chat_ids: [chatId] } });
  const marks = async () => [
    (await summary(token, chatId))?.is_unread,
    (await server.api('GET /folders', { token })).data.folders[0]?.has_unread,
  ];
  const read = (run_id: string, by = token) =>
    server.api('POST /chats/:chat_id/read', { token: by, params: { chat_id: chatId }, body: { run_id } });
  expect(await marks()).toEqual([true, true]);
  expect((await read('run_unknown')).error.code).toBe('run.not_found');
  expect((await read(runId, (await server.signUp()).token)).error.code).toBe('chat.not_found');
  expect((await read(runId)).status).toBe(200);
  expect(await marks()).toEqual([false, false]);

  server.clock.advance(1_000);
  const again = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'Wait', agent: 'waiting' },
    headers: { 'idempotency-key': 'unread' },
  });
  const next = again.data.run.id;
  expect((await server.api('GET /folders', { token })).data.folders[0]?.has_running).toBe(true);
  // What goes on has no end that was seen.
  expect((await read(next)).status).toBe(200);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: next } });
  await endOfRun(server, token, next);
  expect(await marks()).toEqual([true, true]);
  // The older end was seen long ago: that takes nothing back and says nothing of the newer one.
  await read(runId);
  expect(await marks()).toEqual([true, true]);
  await read(next);
  await read(runId);
  expect(await marks()).toEqual([false, false]);
});

it('R7 P3 what was seen in its chat is new nowhere, and what came after stays new', async () => {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  server.clock.advance(1_000);
  const next = (
    await server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chatId },
      body: { text: 'And then?' },
      headers: { 'idempotency-key': 'one more' },
    })
  ).data.run.id;
  await endOfRun(server, token, next);
  server.clock.advance(1_000);
  const other = await startRun(server, token);
  await endOfRun(server, token, other.runId);
  const read = async (run_id: string) =>
    await server.api('POST /chats/:chat_id/read', { token, params: { chat_id: chatId }, body: { run_id } });
  const news = async () => {
    const { runs } = (await server.api('GET /runs/history', { token })).data;
    const { notifications } = (await server.api('GET /notifications', { token })).data;
    const unread = notifications.filter(({ read_at }) => read_at === null).map(({ run_id }) => run_id);
    expect(runs.filter((run) => run.is_unread).map(({ id }) => id)).toEqual(unread);
    return unread;
  };
  expect(await news()).toEqual([other.runId, next, runId]);
  await read(runId);
  expect(await news()).toEqual([other.runId, next]);
  expect((await summary(token, chatId))?.is_unread).toBe(true);
  await read(next);
  expect(await news()).toEqual([other.runId]);

  const stranger = await server.signUp();
  const theirs = await startRun(server, stranger.token);
  await endOfRun(server, stranger.token, theirs.runId);
  expect((await server.api('POST /notifications/read', { token, body: {} })).data.unread_count).toBe(0);
  expect(await news()).toEqual([]);
  expect((await summary(token, other.chatId))?.is_unread).toBe(false);
  expect((await summary(stranger.token, theirs.chatId))?.is_unread).toBe(true);
});
