import { expect, it } from 'vitest';
import type { QueryOf } from '@loupe/shared/contract/endpoint';
import type { listRunHistory } from '@loupe/shared/contract/run-history';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { askStepId } from '../../engines/ask-user.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { createGate, endOfRun, startRun, until, writingStep } from '../runs/testing/scripted-agent.ts';
import { scriptedServers } from '../runs/testing/scripted-server.ts';
import { uploadTo } from '../runs/testing/upload-table.ts';
import { runDueSchedules } from '../schedules/run-due.ts';

const serverWith = scriptedServers();
const plain = { hint: null, is_required: false, options: [], accept: [], example: null, default: null };
const inputs = [
  { ...plain, name: 'sheets', label: 'Sheets', kind: 'files' as const },
  { ...plain, name: 'company', label: 'Company', kind: 'text' as const },
];

/** Does what the first word of the question says; holds the work while the gate is closed. */
async function historyServer() {
  const gate = createGate();
  const analyse = async (run: AnalystRun): Promise<void> => {
    const word = run.facts.prompt.split(' ')[0];
    if (word === 'fail') throw new Error('a bug');
    if (word === 'ask') return await writingStep(run, askStepId, 'Which year?', 0);
    await run.step({ id: 'one', tool: 'write', title: 'One' }, async (step) => {
      if (word === 'wait') await gate.pass(step.signal);
      step.write(
        word === 'chat' ? 'answer' : 'report',
        word === 'chat' ? 'Just so.' : '# Margins recovered\n\nText.',
      );
      return { output: null, summary: 'written', millicredits: 4_200 };
    });
  };
  const server = await serverWith(analyse, { over: { inputs } });
  return { server, gate };
}

type Query = QueryOf<typeof listRunHistory>;
const answered = async (server: TestServer, token: string, query: Query = {}) =>
  await server.api('GET /runs/history', { token, query });
const listed = async (server: TestServer, token: string, query: Query = {}) =>
  (await answered(server, token, query)).data.runs;

async function ended(server: TestServer, token: string, text: string, agent?: string) {
  const run = await startRun(server, token, { text, ...(agent && { agent }) });
  await endOfRun(server, token, run.runId);
  server.clock.advance(60_000);
  return run;
}

it('R7 lists own runs, the newest first, by what they found, or else by what was asked', async () => {
  const { server } = await historyServer();
  const [ada, ben] = [await server.signUp(), await server.signUp()];
  await ended(server, ben.token, 'report for somebody else');
  const report = await ended(server, ada.token, 'report on the margins');
  await ended(server, ada.token, 'chat about pears');
  await ended(server, ada.token, 'fail at once');
  const runs = await listed(server, ada.token);
  expect(runs.map((run) => [run.title, run.is_finding, run.status, run.used_credits])).toEqual([
    ['fail at once', false, 'failed', 0],
    ['chat about pears', false, 'done', 5],
    ['Margins recovered', true, 'done', 5],
  ]);
  expect(runs[2]).toMatchObject({
    id: report.runId,
    chat_id: report.chatId,
    chat_title: 'report on the margins',
    agent_title: 'Chat',
    schedule: null,
    has_before: false,
    is_unread: true,
  });
  await server.api('POST /notifications/read', { token: ada.token, body: { chat_id: report.chatId } });
  expect((await listed(server, ada.token)).map((run) => run.is_unread)).toEqual([true, true, false]);
});

it('R7 a run of a form is called after what it says and never after a file', async () => {
  const { server, gate } = await historyServer();
  const { token } = await server.signUp();
  const sheets = await uploadTo(server, token, 'margins.csv');
  const ask = async (form: Record<string, string>) =>
    await startRun(server, token, { text: '', agent: 'chat', inputs: form });
  const { runId } = await ask({ sheets, company: 'Northwind' });
  await endOfRun(server, token, runId);
  server.clock.advance(1_000);
  await server.db.execute(`update messages set text = 'Nothing to read.' where role = 'assistant'`);
  expect((await listed(server, token)).map(({ title }) => title)).toEqual(['Northwind']);
  const alone = await ask({ sheets });
  await endOfRun(server, token, alone.runId);
  await server.db.execute(`update messages set text = 'Nothing to read.' where role = 'assistant'`);
  expect((await listed(server, token)).map(({ title }) => title)).toEqual(['Chat', 'Northwind']);
  gate.open();
});

it('R7 narrows to what runs, waits for the person, is done or failed, and to an agent', async () => {
  const { server, gate } = await historyServer();
  const { token } = await server.signUp();
  await ended(server, token, 'report one');
  await ended(server, token, 'fail two');
  const asking = await ended(server, token, 'ask three');
  const working = await startRun(server, token, { text: 'wait four' });
  await until(() => gate.arrivals > 0);
  const titlesOf = async (query: Query) => (await listed(server, token, query)).map(({ title }) => title);
  expect(await titlesOf({ group: 'running' })).toEqual(['wait four']);
  expect(await titlesOf({ group: 'waiting' })).toEqual(['ask three']);
  expect((await listed(server, token, { group: 'waiting' }))[0]?.status).toBe('needs_answer');
  expect(await titlesOf({ group: 'done' })).toEqual(['Margins recovered']);
  expect(await titlesOf({ group: 'failed' })).toEqual(['fail two']);
  expect(await titlesOf({ agent: 'chat', group: 'failed' })).toEqual(['fail two']);
  expect(await titlesOf({ agent: 'seo' })).toEqual([]);
  expect((await answered(server, token, { cursor: 'nonsense' })).status).toBe(400);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: working.runId } });
  await endOfRun(server, token, working.runId);
  expect((await listed(server, token, { group: 'failed' })).map(({ status }) => status)).toEqual([
    'stopped',
    'failed',
  ]);
  // An answer ends the waiting.
  server.clock.advance(1_000);
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: asking.chatId },
    body: { text: 'This year', agent: 'chat' },
    headers: { 'idempotency-key': 'answer' },
  });
  await endOfRun(server, token, sent.data.run.id);
  expect(await titlesOf({ group: 'waiting' })).toEqual([]);
  expect((await listed(server, token)).find(({ id }) => id === asking.runId)?.status).toBe('done');
});

it('R7 pages through all runs, also of one instant, each once, and leaves out those of deleted chats', async () => {
  const { server } = await historyServer();
  const { token, user } = await server.signUp();
  const { chatId, runId } = await ended(server, token, 'report one');
  const gone = await ended(server, token, 'report of a chat that goes');
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: gone.chatId } });
  await server.deps.pool.query(
    `insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, status, max_millicredits, idempotency_key, request_hash, created_at, finished_at)
      select 'run_copy' || n, chat_id, user_id, message_id, agent, engine, inputs, 'failed', 0, 'copy' || n, 'none', created_at - (n / 10) * interval '1 second', now()
      from runs, generate_series(0, 69) n where id = $1 and user_id = $2`,
    [runId, user.id],
  );
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await answered(server, token, cursor === null ? {} : { cursor });
    const page: { runs: { id: string; chat_id: string }[]; next_cursor: string | null } = data;
    seen.push(...page.runs.map(({ id }) => id));
    expect(page.runs.every((run) => run.chat_id === chatId)).toBe(true);
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen).toHaveLength(71);
  expect(new Set(seen).size).toBe(71);
});

it('R7 says of a run that the same was asked before, and which schedule asked it', async () => {
  const { server } = await historyServer();
  const { token } = await server.signUp();
  const { runId } = await ended(server, token, 'report on pears');
  await server.api('POST /schedules', { token, body: { run_id: runId, every: 'daily', cap_credits: 20 } });
  server.clock.advance(86_400_000);
  await runDueSchedules({ ...server.deps.runs, log: server.deps.log });
  const [again] = await listed(server, token);
  await endOfRun(server, token, again?.id ?? '');
  const runs = await listed(server, token);
  expect(runs.map((run) => [run.has_before, run.schedule?.every ?? null])).toEqual([
    [true, 'daily'],
    [false, null],
  ]);
  const { data } = await server.api('GET /runs/:run_id/compare', {
    token,
    params: { run_id: runs[0]?.id ?? '' },
    query: {},
  });
  expect(data.before?.run_id).toBe(runId);
});
