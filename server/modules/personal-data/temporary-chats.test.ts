import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { auditRuns } from '../runs/run-audit.read-model.ts';
import { createGate, endOfRun, scriptedAgent, until } from '../runs/testing/scripted-agent.ts';
import { uploadTo } from '../runs/testing/upload-table.ts';
import { indexWaiting } from '../search/search-index.usecases.ts';
import { eraseTemporaryChats } from './temporary-chats.usecases.ts';

/** In everything that is asked, named and answered. */
const marker = 'zanderfilet';
const hourMs = 60 * 60 * 1000;

let server: TestServer;
let gate: ReturnType<typeof createGate>;
beforeEach(async () => {
  gate = createGate();
  server = await createTestServer({ deps: { agents: [scriptedAgent(work)] } });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterEach(() => server.close());

async function work(run: AnalystRun): Promise<void> {
  if (run.facts.prompt.includes('wait')) await gate.pass(run.signal);
  await run.step({ id: `look-${marker}`, tool: 'write', title: `Read ${marker}` }, (step) => {
    step.write('answer', `The answer is ${marker}.`);
    return Promise.resolve({
      output: { query: marker },
      summary: `Found ${marker}`,
      details: [marker],
      millicredits: 2500,
    });
  });
}

let keys = 0;

async function send(token: string, chatId: string, body: { text: string; attachment_ids?: string[] }) {
  keys += 1;
  const headers = { 'idempotency-key': `temporary-${keys}` };
  return await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body,
    headers,
  });
}

/** A person with a temporary chat in which a question with a file was answered. */
async function asked() {
  const { token, user } = await server.signUp();
  const { id: chatId } = (await server.api('POST /chats/temporary', { token })).data.chat;
  const fileId = await uploadTo(server, token, `${marker}.csv`);
  const sent = await send(token, chatId, { text: `Tell me of ${marker}`, attachment_ids: [fileId] });
  const runId = sent.data.run.id;
  await endOfRun(server, token, runId);
  return { token, user, chatId, runId, fileId, params: { chat_id: chatId } };
}

const chatOf = (token: string, chatId: string) =>
  server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
const found = async (token: string) => {
  await indexWaiting(server.deps, 5000);
  return (await server.api('GET /search', { token, query: { q: marker } })).raw.body;
};
const erase = () => eraseTemporaryChats(server.deps);

/** Tables in which the word is, in whatever column. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const holding = [];
  for (const { name } of rows) {
    const held = await server.deps.pool.query(`select 1 from "${name}" t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (held.rowCount) holding.push(name);
  }
  return holding;
}

it('R7 a temporary chat is answered as others and found by its address, and is in no list and no search', async () => {
  const { token, chatId, runId } = await asked();
  const { chat } = (await chatOf(token, chatId)).data;
  expect(chat.title).toBe('Temporary chat');
  expect(chat.messages.map(({ text }) => text)).toEqual([`Tell me of ${marker}`, `The answer is ${marker}.`]);
  expect(chat.kept_until).toBe(new Date(server.clock.now().getTime() + 24 * hourMs).toISOString());
  const lists = [
    await server.api('GET /chats', { token }),
    await server.api('GET /chats', { token, query: { archived: 'true' } }),
    await server.api('GET /chats', { token, query: { q: 'Temporary' } }),
    await server.api('GET /runs', { token }),
    await server.api('GET /runs/history', { token }),
    await server.api('GET /notifications', { token }),
  ];
  expect(lists.filter(({ raw }) => raw.body.includes(chatId) || raw.body.includes(runId))).toEqual([]);
  expect(await found(token)).not.toContain(chatId);
  expect(await tablesWith(marker)).not.toContain('message_search');
  expect((await server.deps.pool.query('select 1 from search_due')).rowCount).toBe(0);
});

it('R7 a temporary chat is neither shared nor repeated, and nobody else finds it', async () => {
  const { token, runId, params } = await asked();
  const refused = [
    await server.api('POST /chats/:chat_id/shares', { token, params }),
    await server.api('GET /chats/:chat_id/share-preview', { token, params, query: {} }),
    await server.api('POST /schedules', { token, body: { run_id: runId, every: 'daily', cap_credits: 5 } }),
  ];
  expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('chat.temporary'));
  const other = await server.signUp();
  expect((await chatOf(other.token, params.chat_id)).status).toBe(404);
  const ended = await server.api('DELETE /chats/temporary/:chat_id', { token: other.token, params });
  const kept = await server.api('POST /chats/temporary/:chat_id/keep', { token: other.token, params });
  expect([ended.status, kept.status]).toEqual([404, 404]);
});

it('R7 ending it erases what was said, read and attached; what it cost stays in the books', async () => {
  const { token, chatId, runId, params } = await asked();
  expect((await server.api('DELETE /chats/temporary/:chat_id', { token, params })).status).toBe(200);
  expect((await chatOf(token, chatId)).status).toBe(404);
  expect((await server.api('DELETE /chats/temporary/:chat_id', { token, params })).status).toBe(404);
  expect(await tablesWith(marker)).toEqual([]);
  expect(await auditRuns(server.db)).toEqual([]);
  const receipt = await server.api('GET /billing/receipts/:run_id', { token, params: { run_id: runId } });
  expect(receipt.data).toMatchObject({ charged_credits: 3, lines: [{ title: 'write', millicredits: 2500 }] });
  const usage = await server.api('GET /billing/usage', { token });
  expect(usage.data.days).toMatchObject([{ agent: 'chat', credits: 3 }]);
});

it('R7 it goes by itself 24 hours after its last message, not before', async () => {
  const { token, chatId } = await asked();
  server.clock.advance(23 * hourMs);
  const sent = await send(token, chatId, { text: 'And more' });
  await endOfRun(server, token, sent.data.run.id);
  server.clock.advance(23 * hourMs);
  await erase();
  expect((await chatOf(token, chatId)).data.chat.messages).toHaveLength(4);
  server.clock.advance(2 * hourMs);
  await erase();
  expect((await chatOf(token, chatId)).status).toBe(404);
  expect(await tablesWith(marker)).toEqual([]);
  await erase();
  expect(await auditRuns(server.db)).toEqual([]);
});

it('R7 ending it while it works stops the run, and erases what that had come to', async () => {
  const { token } = await server.signUp();
  const { id: chatId } = (await server.api('POST /chats/temporary', { token })).data.chat;
  const sent = await send(token, chatId, { text: `wait for ${marker}` });
  await until(() => gate.arrivals > 0);
  await server.api('DELETE /chats/temporary/:chat_id', { token, params: { chat_id: chatId } });
  expect((await chatOf(token, chatId)).status).toBe(404);
  gate.open();
  await endOfRun(server, token, sent.data.run.id);
  await erase();
  expect(await tablesWith(marker)).toEqual([]);
});

it('R7 a file that another chat has, too, stays', async () => {
  const { token, fileId, params } = await asked();
  const { id } = (await server.api('POST /chats', { token, body: {} })).data.chat;
  const sent = await send(token, id, { text: 'Again', attachment_ids: [fileId] });
  await endOfRun(server, token, sent.data.run.id);
  await server.api('DELETE /chats/temporary/:chat_id', { token, params });
  const file = await server.api('GET /files/:file_id/info', { token, params: { file_id: fileId } });
  expect(file.data.file.name).toBe(`${marker}.csv`);
});

it('R7 keeping it makes an ordinary chat of it: listed by its question, found, and never ended', async () => {
  const { token, chatId, params } = await asked();
  for (let i = 0; i < 2; i += 1) {
    const { data } = await server.api('POST /chats/temporary/:chat_id/keep', { token, params });
    expect(data.chat).toMatchObject({ id: chatId, title: `Tell me of ${marker}` });
  }
  expect((await server.api('GET /chats', { token })).data.chats.map(({ id }) => id)).toEqual([chatId]);
  expect((await chatOf(token, chatId)).data.chat.kept_until).toBeUndefined();
  expect(await found(token)).toContain(chatId);
  server.clock.advance(25 * hourMs);
  await erase();
  expect((await chatOf(token, chatId)).status).toBe(200);
  expect((await server.api('DELETE /chats/temporary/:chat_id', { token, params })).status).toBe(404);
});

it('R21 the download of one’s data has it as long as it lives', async () => {
  const { token, params } = await asked();
  const exported = async () =>
    (
      await server.app.inject({
        url: '/api/account/export',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json<{ chats: { id: string }[] }>().chats;
  expect(await exported()).toMatchObject([{ id: params.chat_id, temporary_until: expect.any(String) }]);
  await server.api('DELETE /chats/temporary/:chat_id', { token, params });
  expect(await exported()).toEqual([]);
});
