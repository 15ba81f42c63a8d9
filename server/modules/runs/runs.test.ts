import { afterEach, expect, it } from 'vitest';
import { appError } from '../../errors/app-error.ts';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createGate, creditsOf, endOfRun, logOf, scriptedAgent, startRun, until, writingStep } from './testing/scripted-agent.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.close();
});

async function serverWith(analyse: (run: AnalystRun) => Promise<void>, options: { timeLimitMs?: number; worksOnRuns?: boolean; over?: Parameters<typeof scriptedAgent>[1] } = {}): Promise<TestServer> {
  const server = await createTestServer({ deps: { agents: [scriptedAgent(analyse, options.over)], runs: { ...(options.timeLimitMs && { timeLimitMs: options.timeLimitMs }) } } });
  servers.push(server);
  await server.deps.runs.start({ worksOnRuns: options.worksOnRuns ?? true });
  return server;
}

const twoSteps = async (run: AnalystRun) => run.stage('work', async () => {
  await writingStep(run, 'one', 'First. ', 4_200);
  await writingStep(run, 'two', 'Second.', 3_000);
  return { value: undefined, summary: 'written' };
});

it('H2 answers 201 with the queued run, and the run ends with its answer, charged once', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { chatId, runId, sent } = await startRun(server, token, { text: '## What is *new* in the world of freight?' });
  expect(sent.status).toBe(201);
  expect(sent.data.run).toMatchObject({ status: 'queued', max_credits: 30, engine: 'analyst', last_seq: 1 });
  const run = await endOfRun(server, token, runId);
  expect(run).toMatchObject({ status: 'done', used_credits: 8, error: null });
  const { data: { chat } } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.title).toBe('What is new in the world of freight?');
  expect(chat.messages.map((message) => [message.role, message.text])).toEqual([['user', '## What is *new* in the world of freight?'], ['assistant', 'First. Second.']]);
  expect(await creditsOf(server, token)).toEqual([492, 0, 8]);
});

it('C1 shows the hold while the run works and the charge after it', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await gate.pass(run.signal);
    await writingStep(run, 'one', 'Done.', 1_000);
  });
  const { token } = await server.signUp();
  const status = async () => (await server.api('GET /billing/invoice-status', { token })).data.current_subscription;
  expect(await status()).toMatchObject({ total_credits: 500, used_credits: 0, held_credits: 0, status: 'active', cancelled_at: null });
  const { runId } = await startRun(server, token);
  expect(await status()).toMatchObject({ total_credits: 500, used_credits: 30, held_credits: 30 });
  gate.open();
  await endOfRun(server, token, runId);
  expect(await status()).toMatchObject({ total_credits: 500, used_credits: 1, held_credits: 0 });
});

it('C1 prints a receipt whose lines and rounding are the charge, and a history with the balance after each line', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', { token, params: { run_id: runId } });
  expect(receipt).toMatchObject({ held_credits: 30, charged_credits: 8, returned_credits: 22, rounding_millicredits: 800, status: 'done' });
  expect(receipt.lines.map((line) => [line.title, line.millicredits])).toEqual([['Write one', 4_200], ['Write two', 3_000]]);
  const { data: history } = await server.api('GET /billing/ledger', { token });
  expect(history.lines.map((line) => [line.kind, line.credits, line.balance_after])).toEqual([['run', -8, 492], ['refill', 500, 500]]);
  const { data: usage } = await server.api('GET /billing/usage', { token });
  expect(usage.days).toEqual([{ day: '2026-03-02', agent: 'chat', agent_title: 'Chat', credits: 8 }]);
});

it('the log is dense from 1, in the order things happened', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const events = await logOf(server, token, runId);
  expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => index + 1));
  expect(events.map((event) => event.type).filter((type) => type !== 'credits.changed')).toEqual([
    'run.queued', 'run.started', 'stage.started', 'step.started', 'text.delta', 'step.finished', 'step.started', 'text.delta', 'step.finished', 'stage.finished', 'run.finished',
  ]);
  expect(events.at(-1)?.data).toMatchObject({ status: 'done', used_credits: 8, returned_credits: 22 });
});

it('H2 the same Idempotency-Key and body give the same run; another body is refused; a missing key too', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { data: { chat } } = await server.api('POST /chats', { token, body: {} });
  const send = (text: string, headers: Record<string, string>) => server.api('POST /chats/:chat_id/messages', { token, params: { chat_id: chat.id }, body: { text }, headers });
  const answers = await Promise.all([1, 2, 3].map(() => send('Hello', { 'idempotency-key': 'k' })));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map((answer) => `${answer.data.run.id} ${answer.data.message.id}`)).size).toBe(1);
  expect((await send('Other', { 'idempotency-key': 'k' })).error.code).toBe('request.idempotency_key_reused');
  expect((await send('Hello', {})).error.code).toBe('request.idempotency_key_missing');
  expect(await creditsOf(server, token)).toEqual([470, 30, 0]);
});

it('a chat works on one answer at a time', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { chatId } = await startRun(server, token);
  const second = await server.api('POST /chats/:chat_id/messages', { token, params: { chat_id: chatId }, body: { text: 'And?' }, headers: { 'idempotency-key': 'second' } });
  expect([second.status, second.error.code]).toEqual([409, 'run.already_active']);
});

it('C1 refuses a run the credits do not cover, says how many are missing, and stores nothing', async () => {
  const estimate = { credits_min: 1, credits_max: 501, minutes_min: 1, minutes_max: 1 };
  const server = await serverWith(twoSteps, { over: { estimates: { quick: estimate, standard: estimate, deep: estimate } } });
  const { token } = await server.signUp();
  const { data: { chat } } = await server.api('POST /chats', { token, body: {} });
  const answer = await server.api('POST /chats/:chat_id/messages', { token, params: { chat_id: chat.id }, body: { text: 'Hi' }, headers: { 'idempotency-key': 'a' } });
  expect([answer.status, answer.error.code, answer.error.details]).toEqual([409, 'credits.not_enough', { needed: 501, available: 500 }]);
  expect(answer.sentence).toContain('needs 501 credits and there are 500');
  const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chat.id } });
  expect([data.chat.messages, data.chat.runs, data.chat.title]).toEqual([[], [], 'New chat']);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('a bad input is refused with its sentence before any credit is held', async () => {
  const server = await serverWith(twoSteps, {
    over: {
      slug: 'stock', inputs: [
        { name: 'horizon', label: 'Horizon', hint: null, kind: 'choice', is_required: true, options: [{ value: 'short', label: 'Short' }], accept: [], example: null, default: null },
        { name: 'prices', label: 'Prices', hint: null, kind: 'file', is_required: false, options: [], accept: ['.csv'], example: null, default: null },
        { name: 'since', label: 'Since', hint: null, kind: 'date', is_required: false, options: [], accept: [], example: null, default: null },
      ],
      check: async (inputs) => {
        if (inputs['since'] === '2026-01-01') throw appError('prices.invalid', { sentence: 'Line 7, column Close: "x" is not a number.', field: 'prices' });
      },
    },
  });
  const { token } = await server.signUp();
  const { data: { chat } } = await server.api('POST /chats', { token, body: {} });
  let key = 0;
  const send = async (inputs: Record<string, string>, agent = 'stock') => {
    key += 1;
    const answer = await server.api('POST /chats/:chat_id/messages', { token, params: { chat_id: chat.id }, body: { text: '', agent, inputs }, headers: { 'idempotency-key': `i${key}` } });
    return [answer.status, answer.error.code, answer.error.field ?? null, answer.sentence];
  };
  expect(await send({ since: '2026-02-02' })).toEqual([400, 'agent.inputs_invalid', 'horizon', 'Horizon is needed.']);
  expect(await send({ horizon: 'long' })).toEqual([400, 'agent.inputs_invalid', 'horizon', 'Horizon is one of: Short.']);
  expect(await send({ horizon: 'short', since: '2026-02-30' })).toEqual([400, 'agent.inputs_invalid', 'since', 'Since is a date, like 2026-01-31.']);
  expect(await send({ horizon: 'short', depth: 'abyss' })).toEqual([400, 'agent.inputs_invalid', 'depth', 'Depth is quick, standard or deep.']);
  expect(await send({ horizon: 'short', prices: 'fil_unknown' })).toEqual([404, 'file.not_found', 'prices', 'This file was not found.']);
  expect(await send({ horizon: 'short', since: '2026-01-01' })).toEqual([400, 'prices.invalid', 'prices', 'Line 7, column Close: "x" is not a number.']);
  expect(await send({}, 'nobody')).toEqual([404, 'agent.unknown', null, 'This agent is not available.']);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('the form alone is a question: it shows as text, gives the title and keeps the depth', async () => {
  const field = { name: 'ticker', label: 'Ticker', hint: null, kind: 'text' as const, is_required: true, options: [], accept: [], example: null, default: null };
  const server = await serverWith(twoSteps, { worksOnRuns: false, over: { slug: 'stock', title: 'Stock Market Analysis', inputs: [field] } });
  const { token } = await server.signUp();
  const { chatId, sent } = await startRun(server, token, { text: '', agent: 'stock', inputs: { ticker: ' NWF ', depth: 'quick' } });
  expect(sent.data.run.max_credits).toBe(10);
  const { data: { chat } } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect([chat.title, chat.messages[0]?.text]).toEqual(['Stock Market Analysis: NWF', 'Stock Market Analysis\n- Ticker: NWF']);
});

it('Stop ends a queued run at once and returns everything; again is the same', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  for (const _ of [1, 2]) {
    const { data: { run } } = await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
    expect(run).toMatchObject({ status: 'stopped', used_credits: 0, answer_message_id: null });
  }
  expect((await logOf(server, token, runId)).map((event) => event.type)).toEqual(['run.queued', 'run.finished']);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('Stop keeps what was written and charges the steps that were stored', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Kept. ', 4_200);
    await writingStep(run, 'two', 'Half', 9_000, async (step) => gate.pass(step.signal));
  });
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await until(() => gate.arrivals > 0);
  const stops = await Promise.all([1, 2].map(() => server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } })));
  expect(stops.map((stop) => ['stopping', 'stopped'].includes(stop.data.run.status))).toEqual([true, true]);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'stopped', used_credits: 5 });
  const { data: { chat } } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.messages[1]?.text).toBe('Kept. Half');
  expect((await logOf(server, token, runId)).filter((event) => event.type === 'run.stopping')).toHaveLength(1);
  expect(await creditsOf(server, token)).toEqual([495, 0, 5]);
});

it('a failure of ours returns the whole hold, visibly, and says what happened', async () => {
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Lost. ', 4_200);
    throw new Error('a bug');
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'failed', used_credits: 0, error: { code: 'run.failed' }, answer_message_id: null });
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
  const { data: history } = await server.api('GET /billing/ledger', { token });
  expect(history.lines[0]).toMatchObject({ kind: 'refund', credits: 0, balance_after: 500, title: 'Chat: could not be finished, nothing charged' });
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', { token, params: { run_id: runId } });
  expect(receipt).toMatchObject({ charged_credits: 0, returned_credits: 30, rounding_millicredits: 0 });
});

it.each([
  ['run.time_limit', { timeLimitMs: 150 }, async (run: AnalystRun) => {
    await writingStep(run, 'one', 'Some. ', 1_000);
    await createGate().pass(run.signal);
  }, 1],
  ['run.step_limit', {}, async (run: AnalystRun) => {
    for (let index = 0; index < 41; index += 1) await writingStep(run, `step ${index}`, '.', 100);
  }, 4],
  ['run.credit_cap', {}, async (run: AnalystRun) => {
    for (let index = 0; index < 9; index += 1) await writingStep(run, `step ${index}`, '.', 20_000);
  }, 30],
] as const)('%s ends the run; what was stored by then is kept and charged, never above the hold', async (code, options, analyse, credits) => {
  const server = await serverWith(analyse, options);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const run = await endOfRun(server, token, runId);
  expect(run).toMatchObject({ status: 'failed', error: { code }, used_credits: credits });
  expect(run.answer_message_id).not.toBeNull();
  expect(await creditsOf(server, token)).toEqual([500 - credits, 0, credits]);
});

it('a second account sees nothing of the first: foreign ids answer like unknown ones', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const stranger = (await server.signUp()).token;
  const asked = async (chat_id: string, run_id: string) => [
    await server.api('GET /chats/:chat_id', { token: stranger, params: { chat_id } }),
    await server.api('POST /chats/:chat_id', { token: stranger, params: { chat_id }, body: { title: 'Mine' } }),
    await server.api('DELETE /chats/:chat_id', { token: stranger, params: { chat_id } }),
    await server.api('POST /chats/:chat_id/messages', { token: stranger, params: { chat_id }, body: { text: 'Hi' }, headers: { 'idempotency-key': 'x' } }),
    await server.api('GET /runs/:run_id', { token: stranger, params: { run_id } }),
    await server.api('POST /runs/:run_id/stop', { token: stranger, params: { run_id } }),
    await server.api('GET /runs/:run_id/log', { token: stranger, params: { run_id } }),
    await server.api('GET /billing/receipts/:run_id', { token: stranger, params: { run_id } }),
  ].map((answer) => [answer.status, answer.error.code, answer.sentence]);
  const foreign = await asked(chatId, runId);
  expect(foreign).toEqual(await asked('cht_none', 'run_none'));
  expect(foreign.every(([status]) => status === 404)).toBe(true);
  expect((await server.app.inject({ url: `/api/runs/${runId}/events`, headers: { authorization: `Bearer ${stranger}` } })).statusCode).toBe(404);
  expect((await server.api('GET /chats', { token: stranger })).data.chats).toEqual([]);
  expect((await server.api('GET /runs', { token: stranger })).data.runs).toEqual([]);
});
