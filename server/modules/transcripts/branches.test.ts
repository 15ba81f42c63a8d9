import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Chat } from '@loupe/shared/contract/chats';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { creditsOf, endOfRun, scriptedAgent, until, writingStep } from '../runs/testing/scripted-agent.ts';
import { readFrames } from '../runs/testing/event-stream.ts';
import { uploadTo } from '../runs/testing/upload-table.ts';

let server: TestServer;
let token: string;
let chatId: string;
/** What each run was given, in the order of running. */
const given: AnalystRun['facts'][] = [];

const answering = async (run: AnalystRun) => {
  given.push(run.facts);
  await writingStep(run, 'one', `Answer ${run.facts.prompt}`, 1_300);
};

beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [scriptedAgent(answering), scriptedAgent(answering, { slug: 'reporter', title: 'Reporter' })],
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(async () => await server.close());
beforeEach(async () => {
  ({ token } = await server.signUp());
  chatId = (await server.api('POST /chats', { token, body: {} })).data.chat.id;
  given.length = 0;
});

interface Asked {
  readonly text: string;
  readonly agent?: string;
  readonly replaces?: string;
  readonly after?: string;
  readonly attachment_ids?: string[];
}

let keys = 0;
const send = (body: Asked, id = chatId) =>
  server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: id },
    body,
    headers: { 'idempotency-key': `branches ${(keys += 1)}` },
  });
/** Asks, waits for the answer, and gives the id of the question. */
async function ask(body: Asked): Promise<string> {
  const { data } = await send(body);
  await endOfRun(server, token, data.run.id);
  return data.message.id;
}
const read = async (query: object = {}): Promise<Chat> =>
  (await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId }, query })).data.chat;
const show = (messageId: string) =>
  server.api('POST /chats/:chat_id/branch', {
    token,
    params: { chat_id: chatId },
    body: { message_id: messageId },
  });
const said = ({ messages }: Chat) => messages.map(({ text }) => text);
const idOf = (chat: Chat, text: string) => chat.messages.find((one) => one.text === text)?.id ?? '';

it('R7 an edited question begins a branch: what came before stays, what came after is in the other branch', async () => {
  await ask({ text: 'one' });
  const two = await ask({ text: 'two' });
  await ask({ text: 'three' });
  const edited = await ask({ text: 'TWO', replaces: two });
  const chat = await read();
  expect(said(chat)).toEqual(['one', 'Answer one', 'TWO', 'Answer TWO']);
  expect(chat.messages[2]?.versions).toEqual([two, edited]);
  expect(chat.messages[0]?.versions).toBeUndefined();
  expect(given.at(-1)?.history.map(({ text }) => text)).toEqual(['one', 'Answer one']);
  const shown = (await show(two)).data.chat;
  expect(said(shown)).toEqual(['two', 'Answer two', 'three', 'Answer three']);
  expect(said(await read())).toEqual(['one', 'Answer one', 'two', 'Answer two', 'three', 'Answer three']);
});

it('R7 a question is asked the same again: another version of it, with its agent and its files', async () => {
  const fileId = await uploadTo(server, token, 'a.csv');
  const first = await ask({ text: 'What of it?', agent: 'reporter', attachment_ids: [fileId] });
  await ask({ text: 'What of it?', replaces: first });
  expect(given[1]).toMatchObject({
    agent: 'reporter',
    prompt: 'What of it?',
    fileIds: [fileId],
    history: [],
  });
  const chat = await read();
  expect([chat.messages.length, chat.messages[0]?.files.map(({ id }) => id)]).toEqual([2, [fileId]]);
  await ask({ text: 'What of it?', replaces: first, agent: 'chat' });
  expect(given[2]).toMatchObject({ agent: 'chat', fileIds: [fileId] });
  const third = await read();
  expect(third.messages[0]?.versions).toHaveLength(3);
});

it('R7 a version of a version stands beside both, and a branch of a branch is gone back to as it was seen last', async () => {
  const one = await ask({ text: 'one' });
  const two = await ask({ text: 'two' });
  const other = await ask({ text: 'ONE', replaces: one });
  const third = await ask({ text: 'Eins', replaces: other });
  expect((await read()).messages[0]?.versions).toEqual([one, other, third]);
  await show(one);
  await ask({ text: 'TWO', replaces: two });
  await show(third);
  await show(one);
  expect(said(await read())).toEqual(['one', 'Answer one', 'TWO', 'Answer TWO']);
  await show(two);
  await show(other);
  await show(one);
  expect(said(await read())).toEqual(['one', 'Answer one', 'two', 'Answer two']);
});

it('R7 what is asked next goes on with the branch that is shown, or with that of the message it comes after', async () => {
  const one = await ask({ text: 'one' });
  const answer = idOf(await read(), 'Answer one');
  await ask({ text: 'ONE', replaces: one });
  await ask({ text: 'next' });
  expect(said(await read())).toEqual(['ONE', 'Answer ONE', 'next', 'Answer next']);
  // As a tab sends it that has not heard of the other branch yet.
  await ask({ text: 'from there', after: answer });
  expect(given.at(-1)?.history.map(({ text }) => text)).toEqual(['one', 'Answer one']);
  expect(said(await read())).toEqual(['one', 'Answer one', 'from there', 'Answer from there']);
});

it('R7 an answer comes to the branch of its question, also when another is shown by then', async () => {
  const one = await ask({ text: 'one' });
  const { data } = await send({ text: 'ONE', replaces: one });
  await show(one);
  await endOfRun(server, token, data.run.id);
  expect(said(await read())).toEqual(['one', 'Answer one']);
  expect(said((await show(data.message.id)).data.chat)).toEqual(['ONE', 'Answer ONE']);
});

it('R7 a branch is read part by part like a chat that has none, and says what the others cost', async () => {
  await ask({ text: '1' });
  await ask({ text: '2' });
  const three = await ask({ text: '3' });
  await ask({ text: 'THREE', replaces: three });
  await ask({ text: '4' });
  const whole = await read();
  const newest = await read({ limit: 2 });
  const older = await read({ limit: 4, before: newest.messages[0]!.id });
  expect(said(newest)).toEqual(['4', 'Answer 4']);
  expect([...said(older), ...said(newest)]).toEqual(said(whole).slice(2));
  expect(newest.earlier).toMatchObject({ message_count: 6, used_credits: 6 });
  expect([newest.hidden_credits, older.earlier.message_count]).toEqual([2, 2]);
  const refused = await server.api('GET /chats/:chat_id', {
    token,
    params: { chat_id: chatId },
    query: { after: three },
  });
  expect([refused.status, refused.error.code]).toEqual([409, 'chat.other_branch']);
});

it('R14 a share and its copy have the branch that is shown, and nothing of the others', async () => {
  const one = await ask({ text: 'secret' });
  await ask({ text: 'public', replaces: one });
  const { data } = await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
  const shared = await server.api('GET /public/shares/:share_id', { params: { share_id: data.share.id } });
  expect(shared.data.shared_chat.messages.map(({ text }) => text)).toEqual(['public', 'Answer public']);
  expect(JSON.stringify(shared.data)).not.toContain('secret');
  const log = await server.api('GET /public/shares/:share_id/events', {
    params: { share_id: data.share.id },
  });
  expect(JSON.stringify(log.data)).not.toContain('secret');
});

it('R7 C3 one press is one run, charged once: the same key answers with the same branch', async () => {
  const one = await ask({ text: 'one' });
  const twice = () =>
    server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chatId },
      body: { text: 'ONE', replaces: one },
      headers: { 'idempotency-key': `twice ${chatId}` },
    });
  const answers = await Promise.all([twice(), twice()]);
  expect(new Set(answers.map(({ data }) => data.run.id)).size).toBe(1);
  await endOfRun(server, token, answers[0]!.data.run.id);
  expect((await read()).messages[0]?.versions).toHaveLength(2);
  expect(await creditsOf(server, token)).toEqual([496, 0, 4]);
});

it('refuses what is no question of this chat, by the name of what is wrong, and holds nothing', async () => {
  await ask({ text: 'one' });
  const answer = idOf(await read(), 'Answer one');
  for (const replaces of [answer, 'msg_unknown'])
    expect((await send({ text: 'two', replaces })).error).toMatchObject({
      code: 'request.invalid',
      field: 'replaces',
    });
  const refusedAfter = await send({ text: 'two', after: 'msg_unknown', replaces: idOf(await read(), 'one') });
  expect(refusedAfter.status).toBe(201);
  await endOfRun(server, token, refusedAfter.data.run.id);
  expect((await send({ text: 'three', after: 'msg_unknown' })).error).toMatchObject({
    code: 'request.invalid',
    field: 'after',
  });
  expect((await show('msg_unknown')).error.code).toBe('chat.message_not_found');
  expect(await creditsOf(server, token)).toEqual([496, 0, 4]);
});

it('other tabs and devices hear that another branch is shown', async () => {
  const one = await ask({ text: 'one' });
  await ask({ text: 'ONE', replaces: one });
  const reader = await readFrames(server, token, '/chats/changes');
  const changes = () => reader.frames.filter(({ event }) => event === 'changed');
  await until(() => reader.frames.some(({ event }) => event === 'look'));
  await show(one);
  await until(() => changes().length === 1);
  reader.close();
  expect(changes()[0]?.data).toEqual({ chat_id: chatId });
});
