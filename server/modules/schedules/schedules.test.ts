import { expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { creditsOf, endOfRun, startRun } from '../runs/testing/scripted-agent.ts';
import { scriptedServers } from '../runs/testing/scripted-server.ts';
import { runDueSchedules } from './run-due.ts';

const serverWith = scriptedServers();
const dayMs = 86_400_000;

/** Finds a price; it grows from the day the test says so. */
function priceFinder() {
  const state = { price: 1, millicredits: 1_000 };
  const analyse = async (run: AnalystRun): Promise<void> => {
    await run.step({ id: 'one', tool: 'write', title: 'One' }, async (step) => {
      const value = `EUR ${state.price}`;
      step.addFigure({ id: 'cost', label: 'Cost', value, formula: 'x', inputs: [], source_n: null });
      step.write('report', `# Price: ${value}`);
      return { output: null, summary: value, millicredits: state.millicredits };
    });
  };
  return { state, analyse };
}

async function finishedRun(server: TestServer, token: string, text = 'What does it cost?') {
  const started = await startRun(server, token, { text });
  await endOfRun(server, token, started.runId);
  return started;
}

async function repeat(
  server: TestServer,
  token: string,
  runId: string,
  over: Partial<{ every: 'daily' | 'weekly' | 'monthly'; cap_credits: number }> = {},
) {
  return await server.api('POST /schedules', {
    token,
    body: { run_id: runId, every: 'daily', cap_credits: 5, ...over },
  });
}

const tick = (server: TestServer) => runDueSchedules({ ...server.deps.runs, log: server.deps.log });
const listed = async (server: TestServer, token: string, runId?: string) =>
  (await server.api('GET /schedules', { token, query: runId === undefined ? {} : { run_id: runId } })).data
    .schedules;
const noticesOf = async (server: TestServer, token: string) =>
  (await server.api('GET /notifications', { token })).data.notifications.map(({ kind }) => kind);

/** A day later: what was due has run to its end. */
async function nextDay(server: TestServer, token: string): Promise<string> {
  server.clock.advance(dayMs);
  await tick(server);
  const [schedule] = await listed(server, token);
  const runId = schedule?.last_run_id ?? '';
  await endOfRun(server, token, runId);
  return runId;
}

it('a run is repeated in its chat at its time, once however often it is looked for, and tells only of a change', async () => {
  const { state, analyse } = priceFinder();
  const server = await serverWith(analyse);
  const { token } = await server.signUp();
  const { runId, chatId } = await finishedRun(server, token);
  const made = await repeat(server, token, runId);
  expect(made.status).toBe(201);
  expect(made.data.schedule).toMatchObject({
    chat_id: chatId,
    every: 'daily',
    cap_credits: 5,
    next_at: '2026-03-03T09:00:00.000Z',
    last_run_id: runId,
    paused: null,
  });
  await tick(server);
  expect((await listed(server, token))[0]?.last_run_id).toBe(runId);
  const same = await nextDay(server, token);
  await Promise.all([tick(server), tick(server)]);
  expect(same).not.toBe(runId);
  expect(await noticesOf(server, token)).toEqual(['run_done']);
  state.price = 2;
  const changed = await nextDay(server, token);
  expect(await noticesOf(server, token)).toEqual(['run_changed', 'run_done']);
  const { data } = await server.api('GET /runs/:run_id/compare', { token, params: { run_id: changed } });
  expect(data.before?.run_id).toBe(same);
  const chat = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.data.chat.runs.map(({ id }) => id)).toEqual([runId, same, changed]);
  expect(await creditsOf(server, token)).toEqual([497, 0, 3]);
});

it('what was missed is not made up for: a week later one run begins, and the next is due the day after', async () => {
  const server = await serverWith(priceFinder().analyse);
  const { token } = await server.signUp();
  const { runId, chatId } = await finishedRun(server, token);
  await repeat(server, token, runId);
  server.clock.advance(6 * dayMs);
  await nextDay(server, token);
  await tick(server);
  const chat = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.data.chat.runs).toHaveLength(2);
  expect((await listed(server, token))[0]?.next_at).toBe('2026-03-10T09:00:00.000Z');
});

it('a run of a schedule holds no more than its cap', async () => {
  const { state, analyse } = priceFinder();
  const server = await serverWith(analyse);
  const { token } = await server.signUp();
  const { runId } = await finishedRun(server, token);
  await repeat(server, token, runId, { cap_credits: 2 });
  state.millicredits = 4_000;
  const again = await nextDay(server, token);
  const run = await server.api('GET /runs/:run_id', { token, params: { run_id: again } });
  expect(run.data.run).toMatchObject({ max_credits: 2, used_credits: 2 });
});

it('when credits end it pauses with a sentence and tells its owner; they let it go on, and nothing is made up for', async () => {
  const { state, analyse } = priceFinder();
  const estimate = { credits_min: 1, credits_max: 450, minutes_min: 1, minutes_max: 1 };
  const estimates = { quick: estimate, standard: estimate, deep: estimate };
  const server = await serverWith(analyse, { over: { estimates } });
  const { token } = await server.signUp();
  state.millicredits = 400_000;
  const { runId } = await finishedRun(server, token);
  const { data } = await repeat(server, token, runId, { cap_credits: 150 });
  const id = data.schedule.id;
  server.clock.advance(dayMs);
  await tick(server);
  await tick(server);
  const [paused] = await listed(server, token);
  expect(paused).toMatchObject({
    last_run_id: runId,
    paused: {
      code: 'credits.not_enough',
      sentence: 'Paused: there are not enough credits for its next run. Add credits, then let it go on.',
    },
  });
  expect(await noticesOf(server, token)).toEqual(['run_waiting', 'run_done']);
  const resumed = await server.api('POST /schedules/:schedule_id', {
    token,
    params: { schedule_id: id },
    body: { is_paused: false },
  });
  expect(resumed.data.schedule).toMatchObject({ paused: null, next_at: '2026-03-04T09:00:00.000Z' });
});

it('is made once for a question, changed by asking again, paused, let go on and ended', async () => {
  const server = await serverWith(priceFinder().analyse);
  const { token } = await server.signUp();
  const first = await finishedRun(server, token);
  const made = await repeat(server, token, first.runId);
  const id = made.data.schedule.id;
  const later = await nextDay(server, token);
  const again = await repeat(server, token, later, { cap_credits: 9 });
  expect(again.data.schedule).toMatchObject({ id, every: 'daily', cap_credits: 9, last_run_id: later });
  const other = await finishedRun(server, token, 'What else?');
  expect(await listed(server, token, other.runId)).toEqual([]);
  expect((await listed(server, token, first.runId)).map((one) => one.id)).toEqual([id]);
  const change = async (body: { is_paused?: boolean; every?: 'monthly' }) =>
    (await server.api('POST /schedules/:schedule_id', { token, params: { schedule_id: id }, body })).data
      .schedule;
  expect((await change({ is_paused: true })).paused).toEqual({
    code: 'person',
    sentence: 'You paused it.',
  });
  server.clock.advance(3 * dayMs);
  await tick(server);
  expect((await listed(server, token))[0]?.last_run_id).toBe(later);
  expect(await change({ is_paused: false, every: 'monthly' })).toMatchObject({
    paused: null,
    next_at: '2026-04-06T09:00:00.000Z',
  });
  const ended = await server.api('DELETE /schedules/:schedule_id', { token, params: { schedule_id: id } });
  expect(ended.status).toBe(200);
  expect(await listed(server, token)).toEqual([]);
});

it('is nobody else’s, and is refused for runs that are not there or not finished', async () => {
  const server = await serverWith(async (run) => {
    if (run.facts.prompt === 'fail') throw new Error('a bug');
    await priceFinder().analyse(run);
  });
  const { token } = await server.signUp();
  const stranger = (await server.signUp()).token;
  const { runId } = await finishedRun(server, token);
  const failed = await finishedRun(server, token, 'fail');
  const { data } = await repeat(server, token, runId);
  const params = { schedule_id: data.schedule.id };
  const answers = [
    await repeat(server, stranger, runId),
    await repeat(server, token, failed.runId),
    await server.api('POST /schedules/:schedule_id', { token: stranger, params, body: { is_paused: true } }),
    await server.api('DELETE /schedules/:schedule_id', { token: stranger, params }),
    await server.api('GET /schedules', { token: stranger, query: { run_id: runId } }),
    await repeat(server, token, runId, { cap_credits: 0 }),
  ];
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual([
    [404, 'run.not_found'],
    [409, 'schedule.not_finished'],
    [404, 'schedule.not_found'],
    [404, 'schedule.not_found'],
    [404, 'run.not_found'],
    [400, 'request.invalid'],
  ]);
  expect(await listed(server, stranger)).toEqual([]);
  expect((await listed(server, token))[0]?.paused).toBeNull();
});

it('ends with its chat, and has room for twenty', async () => {
  const server = await serverWith(priceFinder().analyse);
  const { token } = await server.signUp();
  const first = await finishedRun(server, token);
  await repeat(server, token, first.runId);
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: first.chatId } });
  server.clock.advance(dayMs);
  await tick(server);
  expect(await listed(server, token)).toEqual([]);
  for (let n = 0; n < 20; n += 1) {
    const { runId } = await finishedRun(server, token, `What does number ${n} cost?`);
    expect((await repeat(server, token, runId)).status).toBe(201);
  }
  const last = await finishedRun(server, token, 'And the last?');
  const refused = await repeat(server, token, last.runId);
  expect([refused.status, refused.error.code]).toEqual([409, 'schedule.too_many']);
});
