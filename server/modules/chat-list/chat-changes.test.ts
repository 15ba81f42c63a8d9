import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { scriptedPermission, StreamReader } from '../../http/testing/stream-reader.ts';
import { readFrames } from '../runs/testing/event-stream.ts';
import { createChatChanges, streamChanges } from './chat-changes.ts';
import { endOfRun, scriptedAgent, startRun, until, writingStep } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [scriptedAgent(async (run) => writingStep(run, 'one', 'Answer', 100))],
      runs: { heartbeatMs: 100 },
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => server.close());

const follow = (token: string) => readFrames(server, token, '/chats/changes');

it('R7 another tab or device hears of each message, each end of a run, a new name and a deleted chat', async () => {
  const { token } = await server.signUp();
  const reader = await follow(token);
  const changes = () =>
    reader.frames.flatMap(({ event, data }) =>
      event === 'changed' ? [(data as { chat_id: string }).chat_id] : [],
    );
  await until(() => reader.frames.some(({ event }) => event === 'look'));
  const { runId, chatId } = await startRun(server, token);
  await until(() => changes().length >= 1);
  await endOfRun(server, token, runId);
  await until(() => changes().length >= 2);
  const params = { chat_id: chatId };
  await server.api('POST /chats/:chat_id', { token, params, body: { title: 'Freight' } });
  await until(() => changes().length >= 3);
  await server.api('DELETE /chats/:chat_id', { token, params });
  await until(() => changes().length >= 4);
  expect(new Set(changes())).toEqual(new Set([chatId]));
  reader.close();
});

it('tells nobody of the chats of others, and lives on heartbeats', async () => {
  const [reader, other] = [await server.signUp(), await server.signUp()];
  const stream = await follow(reader.token);
  await startRun(server, other.token);
  const { chatId } = await startRun(server, reader.token);
  await until(() => stream.frames.some(({ event }) => event === 'changed'));
  await until(() => stream.comments.length > 1);
  const told = stream.frames.filter(({ event }) => event === 'changed').map(({ data }) => data);
  expect(new Set(told.map((data) => (data as { chat_id: string }).chat_id))).toEqual(new Set([chatId]));
  stream.close();
});

it('refuses visitors, and ends with the session', async () => {
  expect((await follow('nobody')).status).toBe(401);
  const { token } = await server.signUp();
  const stream = await follow(token);
  await server.api('POST /auth/logout', { token });
  await stream.ended;
});

const options = { userId: 'usr_1', heartbeatMs: 600_000, slowReaderMs: 20 };

/** The chats of a process whose database says what the test says. */
function scriptedChanges() {
  const hear: { payload?: (text: string) => void } = {};
  const changes = createChatChanges({
    listen: (_channel, onPayload) => {
      hear.payload = onPayload;
      return () => undefined;
    },
    onGap: () => () => undefined,
    isConnected: () => true,
    close: async () => undefined,
  });
  return { changes, tell: (payload: string) => hear.payload?.(payload) };
}

it('S1 ends with the session also when it is never silent, and says nothing more', async () => {
  const { changes, tell } = scriptedChanges();
  const reader = new StreamReader();
  const permission = scriptedPermission('granted', 'granted', 'ended');
  const streaming = streamChanges(reader.response, { ...options, changes, permission });
  await until(() => reader.written.length === 1);
  tell('usr_1 cht_1');
  await until(() => reader.written.length === 2);
  tell('usr_1 cht_2');
  await streaming;
  expect([reader.closed, reader.written.length]).toEqual([true, 2]);
});

it('stays while the database is away, and tells what happened when it is back', async () => {
  const { changes, tell } = scriptedChanges();
  const reader = new StreamReader();
  const permission = scriptedPermission('granted', 'unknown');
  const streaming = streamChanges(reader.response, { ...options, changes, permission });
  await until(() => reader.written.length === 1);
  tell('usr_1 cht_1');
  await until(() => reader.written.length === 2);
  expect(reader.written[1]).toContain('cht_1');
  reader.leave();
  await streaming;
});

it('gives nothing to a reader that left before its stream began', async () => {
  const { changes } = scriptedChanges();
  const reader = new StreamReader().leave();
  await streamChanges(reader.response, { ...options, changes, permission: scriptedPermission() });
  expect(reader.written).toEqual([]);
});
