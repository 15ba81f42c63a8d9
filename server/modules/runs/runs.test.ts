import { expect, it } from 'vitest';
import { createGate, creditsOf, endOfRun, logOf, startRun, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

it('H2 answers 201 with the queued run, and the run ends with its answer, charged once', async () => {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { chatId, runId, sent } = await startRun(server, token, {
    text: '## What is *new* in the world of freight?',
  });
  expect(sent.status).toBe(201);
  expect(sent.data.run).toMatchObject({ status: 'queued', max_credits: 30, engine: 'analyst', last_seq: 1 });
  const run = await endOfRun(server, token, runId);
  expect(run).toMatchObject({ status: 'done', used_credits: 8, error: null });
  const {
    data: { chat },
  } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect(chat.title).toBe('What is new in the world of freight?');
  expect(chat.messages.map((message) => [message.role, message.text])).toEqual([
    ['user', '## What is *new* in the world of freight?'],
    ['assistant', 'First. Second.'],
  ]);
  expect(await creditsOf(server, token)).toEqual([492, 0, 8]);
});

it('C1 shows the hold while the run works and the charge after it', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await gate.pass(run.signal);
    await writingStep(run, 'one', 'Done.', 1_000);
  });
  const { token } = await server.signUp();
  const status = async () =>
    (await server.api('GET /billing/invoice-status', { token })).data.current_subscription;
  expect(await status()).toMatchObject({
    total_credits: 500,
    used_credits: 0,
    held_credits: 0,
    status: 'active',
    cancelled_at: null,
  });
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
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
    token,
    params: { run_id: runId },
  });
  expect(receipt).toMatchObject({
    held_credits: 30,
    charged_credits: 8,
    returned_credits: 22,
    rounding_millicredits: 800,
    status: 'done',
  });
  expect(receipt.lines.map((line) => [line.title, line.millicredits])).toEqual([
    ['Write one', 4_200],
    ['Write two', 3_000],
  ]);
  const { data: history } = await server.api('GET /billing/ledger', { token });
  expect(history.lines.map((line) => [line.kind, line.credits, line.balance_after])).toEqual([
    ['run', -8, 492],
    ['refill', 500, 500],
  ]);
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
    'run.queued',
    'run.started',
    'stage.started',
    'step.started',
    'text.delta',
    'step.finished',
    'step.started',
    'text.delta',
    'step.finished',
    'stage.finished',
    'run.finished',
  ]);
  expect(events.at(-1)?.data).toMatchObject({ status: 'done', used_credits: 8, returned_credits: 22 });
});

it('H2 the same Idempotency-Key and body give the same run; another body is refused; a missing key too', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const {
    data: { chat },
  } = await server.api('POST /chats', { token, body: {} });
  const send = (text: string, headers: Record<string, string>) =>
    server.api('POST /chats/:chat_id/messages', {
      token,
      params: { chat_id: chat.id },
      body: { text },
      headers,
    });
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
  const second = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'And?' },
    headers: { 'idempotency-key': 'second' },
  });
  expect([second.status, second.error.code]).toEqual([409, 'run.already_active']);
});

it('C1 refuses a run the credits do not cover, says how many are missing, and stores nothing', async () => {
  const estimate = { credits_min: 1, credits_max: 501, minutes_min: 1, minutes_max: 1 };
  const server = await serverWith(twoSteps, {
    over: { estimates: { quick: estimate, standard: estimate, deep: estimate } },
  });
  const { token } = await server.signUp();
  const {
    data: { chat },
  } = await server.api('POST /chats', { token, body: {} });
  const answer = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body: { text: 'Hi' },
    headers: { 'idempotency-key': 'a' },
  });
  expect([answer.status, answer.error.code, answer.error.details]).toEqual([
    409,
    'credits.not_enough',
    { needed: 501, available: 500 },
  ]);
  expect(answer.sentence).toContain('needs 501 credits and there are 500');
  const { data } = await server.api('GET /chats/:chat_id', { token, params: { chat_id: chat.id } });
  expect([data.chat.messages, data.chat.runs, data.chat.title]).toEqual([[], [], 'New chat']);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('a follow-up is given what was said before, and on which figures and sources it rests', async () => {
  const seen: unknown[] = [];
  const figure = { id: 'rsi', label: 'RSI', value: '61', formula: 'x', inputs: [], source_n: 1 };
  const source = {
    kind: 'library' as const,
    title: 'Prices',
    locator: null,
    url: null,
    file_id: null,
    excerpt: 'x',
    fetched_at: '2026-01-01T00:00:00.000Z',
    is_sample: true,
  };
  const server = await serverWith(async (run) => {
    seen.push(run.facts.history);
    await writingStep(run, 'one', 'RSI is [61](#figure:rsi).', 100, async (step) => {
      step.addSource({ key: 'prices', ...source });
      step.addFigure(figure);
    });
  });
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'RSI?' });
  await endOfRun(server, token, runId);
  const next = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'Why?' },
    headers: { 'idempotency-key': 'why' },
  });
  await endOfRun(server, token, next.data.run.id);
  expect(seen).toEqual([
    [],
    [
      { role: 'user', text: 'RSI?', runId },
      {
        role: 'assistant',
        text: 'RSI is [61](#figure:rsi).',
        runId,
        agent: 'chat',
        agentTitle: 'Chat',
        figures: [figure],
        sources: [{ n: 1, ...source }],
      },
    ],
  ]);
});
