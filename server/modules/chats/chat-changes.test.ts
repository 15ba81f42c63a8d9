import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { readFrames } from '../runs/testing/event-stream.ts';
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
