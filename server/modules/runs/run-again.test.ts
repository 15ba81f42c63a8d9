import { expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { createGate, creditsOf, endOfRun, startRun, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';
import { uploadTo } from './testing/upload-table.ts';

const serverWith = scriptedServers();

const topic = {
  name: 'topic',
  label: 'Topic',
  hint: null,
  kind: 'text' as const,
  is_required: false,
  options: [],
  accept: [],
  example: null,
  default: null,
};

it('a failed run is asked again with its question, form and files; the same key begins one run and holds once', async () => {
  const asked: AnalystRun['facts'][] = [];
  const server = await serverWith(
    async (run) => {
      asked.push(run.facts);
      if (asked.length === 1) throw new Error('a bug');
      await writingStep(run, 'one', 'Here it is. ', 4_200);
    },
    { over: { inputs: [topic] } },
  );
  const { token } = await server.signUp();
  const fileIds = [await uploadTo(server, token, 'b.csv'), await uploadTo(server, token, 'a.csv')];
  const body = { text: 'What of it?', inputs: { topic: 'Pears' }, attachment_ids: fileIds };
  const { chatId, runId } = await startRun(server, token, body);
  await endOfRun(server, token, runId);
  const again = () =>
    server.api('POST /runs/:run_id/again', {
      token,
      params: { run_id: runId },
      headers: { 'idempotency-key': `again:${runId}` },
    });
  const answers = await Promise.all([again(), again()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = answers.map(({ data }) => data.run.id);
  expect(second).toBe(first);
  expect(first).not.toBe(runId);
  await endOfRun(server, token, first ?? '');
  expect((await again()).data.run.id).toBe(first);
  expect(asked).toHaveLength(2);
  const [before, after] = asked.map(({ prompt, inputs, fileIds: read, chatId: chat }) => ({
    prompt,
    inputs,
    read,
    chat,
  }));
  expect(after).toEqual(before);
  expect(await creditsOf(server, token)).toEqual([495, 0, 5]);
  const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(data.chat.messages.map(({ role, text }) => [role, text])).toEqual([
    ['user', 'What of it?'],
    ['user', 'What of it?'],
    ['assistant', 'Here it is.'],
  ]);
});

it('what cannot be asked again is refused, and nothing is held: while it works, without a key, when the chat is gone', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Half', 9_000, async (step) => gate.pass(step.signal));
    throw new Error('a bug');
  });
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  const again = async (headers: Record<string, string>) =>
    (await server.api('POST /runs/:run_id/again', { token, params: { run_id: runId }, headers })).error.code;
  expect(await again({ 'idempotency-key': 'one' })).toBe('run.already_active');
  gate.open();
  await endOfRun(server, token, runId);
  expect(await again({})).toBe('request.idempotency_key_missing');
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(await again({ 'idempotency-key': 'two' })).toBe('chat.not_found');
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});
