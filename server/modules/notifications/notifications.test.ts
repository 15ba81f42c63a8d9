import { expect, it } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { endOfRun, startRun, writingStep } from '../runs/testing/scripted-agent.ts';
import { noteRun } from './notifications.usecases.ts';
import { runToEnd, usePushWorld } from './testing/push-world.ts';

const { startServer } = usePushWorld();

const fails = async () => {
  throw new Error('no such luck');
};
const listOf = async (server: TestServer, token: string) =>
  (await server.api('GET /notifications', { token })).data;

it('P3 tells of a finished and of a failed run, and of none that was stopped', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const done = await runToEnd(server, token);
  expect(await listOf(server, token)).toMatchObject({
    unread_count: 1,
    notifications: [
      { kind: 'run_done', run_id: done.runId, chat_id: done.chatId, agent_title: 'Chat', read_at: null },
    ],
  });
  const failing = await startServer({ analyse: fails });
  const other = await failing.signUp();
  await runToEnd(failing, other.token);
  expect((await listOf(failing, other.token)).notifications.map(({ kind }) => kind)).toEqual(['run_failed']);
});

it('P3 leaves a stopped run alone: who stopped it knows', async () => {
  const server = await startServer({
    analyse: async (run) =>
      await writingStep(
        run,
        'one',
        'Half',
        1_000,
        (step) =>
          new Promise((_resolve, reject) => {
            step.signal.addEventListener('abort', () => reject(step.signal.reason as Error));
          }),
      ),
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  expect((await endOfRun(server, token, runId)).status).toBe('stopped');
  expect((await listOf(server, token)).notifications).toEqual([]);
});

it('P3 tells of a run that waits for its owner', async () => {
  const server = await startServer();
  const { token, user } = await server.signUp();
  const { runId, chatId } = await runToEnd(server, token);
  const run = { id: runId, userId: user.id, chatId };
  for (const status of ['needs_answer', 'needs_credits', 'working'] as const) {
    server.clock.advance(1000);
    await server.db.transaction(async (tx) => await noteRun(tx, run, status, server.clock.now()));
  }
  const kinds = (await listOf(server, token)).notifications.map(({ kind }) => kind);
  expect(kinds).toEqual(['run_waiting', 'run_waiting', 'run_done']);
});

it('P3 marks as read one chat or all of them, of the own notifications only', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const stranger = await server.signUp();
  const first = await runToEnd(server, token);
  await runToEnd(server, token);
  const byStranger = await server.api('POST /notifications/read', {
    token: stranger.token,
    body: { chat_id: first.chatId },
  });
  expect(byStranger.data).toEqual({ unread_count: 0 });
  const one = await server.api('POST /notifications/read', { token, body: { chat_id: first.chatId } });
  expect(one.data).toEqual({ unread_count: 1 });
  expect((await server.api('POST /notifications/read', { token, body: {} })).data.unread_count).toBe(0);
  expect((await listOf(server, token)).notifications.every(({ read_at }) => read_at !== null)).toBe(true);
  expect((await listOf(server, stranger.token)).notifications).toEqual([]);
});

it('P3 keeps to the chosen kinds, and forgets what belongs to a deleted chat', async () => {
  const server = await startServer();
  const { token } = await server.signUp();
  const before = await server.api('GET /notifications/settings', { token });
  expect(before.data).toMatchObject({
    kinds: ['run_done', 'run_failed', 'run_waiting', 'run_changed'],
    is_subscribed: false,
  });
  const { chatId } = await runToEnd(server, token);
  const chosen = await server.api('POST /notifications/settings', {
    token,
    body: { kinds: ['run_failed', 'run_failed'] },
  });
  expect(chosen.data.kinds).toEqual(['run_failed']);
  await runToEnd(server, token);
  expect((await listOf(server, token)).notifications.map((one) => one.chat_id)).toEqual([chatId]);
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(await listOf(server, token)).toEqual({ notifications: [], unread_count: 0 });
});
