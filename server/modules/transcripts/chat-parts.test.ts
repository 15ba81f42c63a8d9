import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, scriptedAgent, writingStep } from '../runs/testing/scripted-agent.ts';

let server: TestServer;
let token: string;
let chatId: string;
let whole: Chat;

interface Part {
  readonly limit?: number;
  readonly before?: string;
  readonly after?: string;
  readonly from?: string;
}
const ask = (query: Part, asker = token) =>
  server.api('GET /chats/:chat_id', { token: asker, params: { chat_id: chatId }, query });
const read = async (query: Part = {}): Promise<Chat> => (await ask(query)).data.chat;
const idsOf = ({ messages }: Chat) => messages.map(({ id }) => id);
const costOf = (runs: Chat['runs']) => runs.reduce((sum, run) => sum + run.used_credits, 0);
const nothing = { message_count: 0, used_credits: 0, file_count: 0, report_run: null };

beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [
        scriptedAgent(async (run) => writingStep(run, 'one', 'Answer', 1_300)),
        scriptedAgent(async (run) => writingStep(run, 'one', 'Report', 2_000), {
          slug: 'reporter',
          title: 'Reporter',
        }),
      ],
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
  ({ token } = await server.signUp());
  chatId = (await server.api('POST /chats', { token, body: {} })).data.chat.id;
  const [first, second] = [await keep('first.md'), await keep('second.md')];
  await ended({ text: 'Question 1', attachment_ids: [first, second] });
  await ended({ text: 'Question 2', agent: 'reporter' });
  for (const number of [3, 4, 5]) await ended({ text: `Question ${number}` });
  await ended({ text: 'Question 6', attachment_ids: [second] });
  whole = await read();
});
afterAll(async () => await server.close());

async function keep(name: string): Promise<string> {
  const kept = await server.app.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    payload: Buffer.from(`# ${name}\n\nOslo has a harbour.`),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return kept.json<{ data: { file: { id: string } } }>().data.file.id;
}

async function ended(body: { text: string; agent?: string; attachment_ids?: string[] }, id = chatId) {
  const { data } = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: id },
    body,
    headers: { 'idempotency-key': `${id} ${body.text}` },
  });
  await endOfRun(server, token, data.run.id);
  return data.message;
}

it('R7 without a wish a chat is whole, and nothing lies before it', () => {
  expect(whole.messages.map(({ role }) => role)).toEqual(
    Array.from({ length: 6 }, () => ['user', 'assistant']).flat(),
  );
  expect([whole.runs.length, whole.earlier]).toEqual([6, nothing]);
});

it('R7 a long chat is read part by part from its end, no message twice and none left out', async () => {
  const parts: Chat[] = [await read({ limit: 4 })];
  while (parts[0]!.earlier.message_count > 0)
    parts.unshift(await read({ limit: 4, before: parts[0]!.messages[0]!.id }));
  expect(parts.map((part) => part.messages.length)).toEqual([4, 4, 4]);
  expect(parts.flatMap(idsOf)).toEqual(idsOf(whole));
  expect(parts.flatMap((part) => part.runs)).toEqual(whole.runs);
});

it('R7 a part says what lies before it: messages, credits, files that it does not have, the newest report', async () => {
  const part = await read({ limit: 4 });
  const before = whole.runs.slice(0, 4);
  expect(part.earlier).toEqual({
    message_count: 8,
    used_credits: costOf(before),
    file_count: 1,
    report_run: before[1],
  });
  expect(part.earlier.used_credits + costOf(part.runs)).toBe(costOf(whole.runs));
  const first = await read({ limit: 4, before: whole.messages[4]!.id });
  expect(first.earlier).toEqual(nothing);
});

it('R7 a part begins with a question, though one message more was asked for', async () => {
  const part = await read({ limit: 3 });
  expect(idsOf(part)).toEqual(idsOf(whole).slice(-4));
});

it('R7 what came after a message is asked for alone, with the run of that message', async () => {
  const question = whole.messages.at(-2)!;
  const newer = await read({ after: question.id });
  expect([idsOf(newer), newer.runs]).toEqual([[whole.messages.at(-1)!.id], [whole.runs.at(-1)]]);
  expect(newer.earlier.message_count).toBe(11);
  const nothingNewer = await read({ after: whole.messages.at(-1)!.id });
  expect([nothingNewer.messages, nothingNewer.earlier.message_count]).toEqual([[], 12]);
});

it('R7 a chat is read from a message on, up to one that is there already', async () => {
  const [from, before] = [whole.messages[2]!.id, whole.messages[8]!.id];
  expect(idsOf(await read({ from }))).toEqual(idsOf(whole).slice(2));
  expect(idsOf(await read({ from, before }))).toEqual(idsOf(whole).slice(2, 8));
});

it('R7 a message that is not in the chat, or a wish without sense, is refused by its name', async () => {
  const other = (await server.api('POST /chats', { token, body: {} })).data.chat.id;
  const message = await ended({ text: 'Elsewhere' }, other);
  for (const field of ['before', 'after', 'from'] as const) {
    const refused = await ask({ [field]: message.id, limit: 4 });
    expect([refused.status, refused.error.code, refused.error.field]).toEqual([
      400,
      'request.invalid',
      field,
    ]);
  }
  for (const limit of [0, 1001, 1.5]) expect((await ask({ limit })).status).toBe(400);
  const stranger = await server.signUp();
  expect((await ask({ limit: 4 }, stranger.token)).error.code).toBe('chat.not_found');
});
