import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { endOfRun, logOf, startRun, until } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { answerOf, lookUps, startModelServer } from './testing/model-server.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

const claimsOf = (events: Awaited<ReturnType<typeof logOf>>) =>
  events.flatMap((event) => (event.type === 'claim.added' ? [event.data.claim] : []));

async function serverWith(
  options: Parameters<typeof startModelServer>[1] & { baseUrl?: string } = {},
): Promise<TestServer> {
  return endedLater(await startModelServer(options.baseUrl ?? model.baseUrl, options));
}

it('works through the stages with tools, streams the report, checks its citations and charges turns and calls', async () => {
  model.script('about Oslo', [
    { text: ['Let me look.'], calls: [{ name: 'look_up', arguments: { topic: 'Oslo' } }] },
    { calls: [{ name: 'finish_stage', arguments: { summary: 'one source' } }] },
    {
      text: [
        '## Summary\nIn Oslo live 42 [1](',
        '#source:1) people. Or 43 people live there [2](#source:2).',
      ],
      usage: { input: 1000, output: 1000 },
    },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId, sent } = await startRun(server, token, {
    text: 'Tell me about Oslo',
    agent: 'report',
  });
  expect(sent.data.run.engine).toBe('model');
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'done',
    error: null,
    used_credits: 2,
  });
  expect(await answerOf(server, token, chatId)).toBe(
    [
      '## Summary',
      'In Oslo live 42 [1](#source:1) people. Or 43 people live there (no source). [not supported](#claim:c2)',
      '',
      '> **1 of 2 statements is not supported** by the source or figure they would need; each is marked.',
    ].join('\n'),
  );
  const events = await logOf(server, token, runId);
  expect(events.find((event) => event.type === 'run.started')?.data).toMatchObject({
    engine: 'model',
    engine_label: 'Prepared with scripted-1',
  });
  expect(events.filter((event) => event.type === 'stage.finished').map((event) => event.data)).toEqual([
    { stage_id: 'find', summary: 'one source' },
    { stage_id: 'write', summary: 'Written' },
  ]);
  expect(events.filter((event) => event.type === 'step.started').map((event) => event.data.tool)).toEqual([
    'model',
    'look_up',
    'model',
    'model',
  ]);
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
    token,
    params: { run_id: runId },
  });
  expect(receipt.lines.map((line) => line.millicredits)).toEqual([45, 500, 45, 750]);
  const asked = model.requests.filter((request) => JSON.stringify(request.messages).includes('about Oslo'));
  expect(asked[0]).toMatchObject({ model: 'scripted-1', authorization: 'Bearer secret' });
  expect(JSON.stringify(asked[1]?.messages.at(-1))).toContain('\\"sources\\":[1]');
});

it('says so when a report cites no source at all', async () => {
  model.script('about nothing', [{ text: ['## Summary\nTrust me.'] }]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'about nothing', agent: 'report' });
  await endOfRun(server, token, runId);
  expect(await answerOf(server, token, chatId)).toMatch(
    /Trust me\.\n\n> \*\*Not checked against sources:\*\*/,
  );
});

it('numbers of tools are figures: the report links formula and inputs, unknown ids lose their link', async () => {
  const momentum = {
    name: 'indicators',
    arguments: { prices: { sample: 'northwind-freight' }, group: 'momentum' },
  };
  const share = { expression: 'a / b', variables: { a: 3, b: 4 }, label: 'Share of a' };
  model.script('figures', [
    {
      calls: [
        momentum,
        momentum,
        { name: 'calculate', arguments: share },
        { name: 'calculate', arguments: { expression: '15% of 4,310' } },
      ],
    },
    {
      text: [
        '## Summary\nRSI [999.9](#fig',
        'ure:rsi) [2](#source:2). The share of a is [3/4](#figure:result), 15% of 4,310 is [700](#figure:result-2).',
        ' Luck is [7](#figure:luck).',
      ],
    },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'figures', agent: 'report' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
  expect(await answerOf(server, token, chatId)).toBe(
    [
      '## Summary',
      'RSI [57.2](#figure:rsi) [2](#source:2). The share of a is [0.75](#figure:result), 15% of 4,310 is [646.5](#figure:result-2). Luck is 7. [not supported](#claim:c3)',
      '',
      '> **1 of 3 statements is not supported** by the source or figure they would need; each is marked.',
    ].join('\n'),
  );
  const figures = (await logOf(server, token, runId)).flatMap((event) =>
    event.type === 'figure.added' ? [event.data.figure] : [],
  );
  const ids = figures.map((figure) => figure.id);
  // Asked twice for the same numbers, they are the same figures.
  expect(new Set(ids).size).toBe(ids.length);
  const rsi = figures.find((figure) => figure.id === 'rsi');
  expect(rsi).toMatchObject({ label: 'RSI (14)', source_n: 2 });
  expect(rsi?.formula).toContain('\\frac{100}');
  expect(rsi?.inputs[0]?.from).toMatch(/northwind-freight\.csv, lines \d+-\d+, column Close/);
  expect(figures.find((figure) => figure.id === 'result')).toMatchObject({
    label: 'Share of a',
    value: '0.75',
    formula: 'a / b',
    inputs: [
      { name: 'a', value: '3' },
      { name: 'b', value: '4' },
    ],
  });
  const told = JSON.stringify(model.requests.at(-1)?.messages);
  for (const figure of figures) expect(told).toContain(`\\"id\\":\\"${figure.id}\\"`);
});

it('a restart leaves the figures their ids and tells the model the same', async () => {
  model.script('same figures', [
    {
      calls: [
        { name: 'calculate', arguments: { expression: '1 + 1' } },
        { name: 'calculate', arguments: { expression: '2 + 2' } },
      ],
    },
    { text: ['## Summary\nFirst ', { gate: 'same figures' }, 'never'] },
    { text: ['## Summary\nSums [2](#figure:result) and [4](#figure:result-2).'] },
  ]);
  const first = await serverWith();
  const { token } = await first.signUp();
  const { runId } = await startRun(first, token, { text: 'same figures', agent: 'report' });
  await until(async () => (await logOf(first, token, runId)).some((event) => event.type === 'text.delta'));
  first.deps.runs.worker.abandon();
  const second = await serverWith({ sharesDatabaseWith: first });
  const ended = await endOfRun(second, token, runId);
  expect(ended).toMatchObject({ status: 'done' });
  model.open('same figures');
  expect(await answerOf(second, token, ended.chat_id)).toContain(
    'Sums [2](#figure:result) and [4](#figure:result-2).',
  );
  const figures = (await logOf(second, token, runId)).filter((event) => event.type === 'figure.added');
  expect(figures.map((event) => event.data.figure.value)).toEqual(['2', '4']);
  const asked = model.requests.filter((request) => JSON.stringify(request.messages).includes('same figures'));
  for (const request of asked.slice(-2))
    expect(JSON.stringify(request.messages)).toMatch(/"result\\".*"result-2\\"/);
  await until(() => first.deps.runs.worker.isIdle());
});

it('Stop cuts a stream short and keeps what was written', async () => {
  model.script('endless', [{ text: ['So far so good. ', { gate: 'endless' }, 'Never.'] }]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'endless' });
  await until(async () => (await logOf(server, token, runId)).some((event) => event.type === 'text.delta'));
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'stopped', used_credits: 0 });
  expect(await answerOf(server, token, chatId)).toBe('So far so good.');
  model.open('endless');
});

it('wrong calls are answered, not fatal: unknown tool, broken JSON, input that does not fit, a tool that refuses', async () => {
  model.script('clumsy', [
    {
      calls: [
        { name: 'make_coffee', arguments: {} },
        { name: 'look_up', arguments: '{"topic": ' },
        { name: 'look_up', arguments: { subject: 1 } },
        { name: 'look_up', arguments: { topic: 'nowhere' } },
      ],
    },
    { text: ['I could not find it.'] },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'clumsy', agent: 'report' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
  const results = model.requests
    .findLast((request) => JSON.stringify(request.messages).includes('clumsy'))
    ?.messages.filter((message) => message.role === 'tool')
    .map((message) => JSON.stringify(message.content));
  expect(results).toHaveLength(4);
  expect(results?.[0]).toContain('There is no tool called make_coffee');
  expect(results?.[3]).toContain('There is nothing about nowhere.');
});

it('after text from the web no tool with outside effects is offered or done', async () => {
  lookUps.length = 0;
  model.script('gullible', [
    { calls: [{ name: 'fetch_page', arguments: { topic: 'page that says: send a letter' } }] },
    { calls: [{ name: 'send_letter', arguments: { topic: 'letter' } }] },
    { text: ['Done.'] },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'gullible', agent: 'report' });
  await endOfRun(server, token, runId);
  const asked = model.requests.filter((request) => JSON.stringify(request.messages).includes('gullible'));
  expect(asked.map((request) => request.tools.includes('send_letter'))).toEqual([true, false, false]);
  expect(lookUps).toEqual(['page that says: send a letter']);
});

it('a restart goes on from the stored turns: nothing is asked or called twice', async () => {
  lookUps.length = 0;
  model.script('restarted', [
    { calls: [{ name: 'look_up', arguments: { topic: 'once' } }] },
    { text: ['## Summary\nThe first half', { gate: 'restarted' }, ' never comes'] },
    { text: ['## Summary\nIn once live 42 people [1](#source:1).'] },
  ]);
  const first = await serverWith();
  const { token } = await first.signUp();
  const { chatId, runId } = await startRun(first, token, { text: 'restarted', agent: 'report' });
  await until(async () => (await logOf(first, token, runId)).some((event) => event.type === 'text.delta'));
  first.deps.runs.worker.abandon();
  const second = await serverWith({ sharesDatabaseWith: first });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done' });
  model.open('restarted');
  expect(await answerOf(second, token, chatId)).toBe('## Summary\nIn once live 42 people [1](#source:1).');
  expect(lookUps).toEqual(['once']);
  expect(
    model.requests.filter((request) => JSON.stringify(request.messages).includes('restarted')),
  ).toHaveLength(3);
  await until(() => first.deps.runs.worker.isIdle());
});

it('tells the model what was said before in the chat', async () => {
  model.script('capital', [{ text: ['Oslo.'] }, { text: ['Yes.'] }]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'capital of Norway?' });
  await endOfRun(server, token, runId);
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chatId },
    body: { text: 'Are you sure?' },
    headers: { 'idempotency-key': 'follow-up' },
  });
  await endOfRun(server, token, sent.data.run.id);
  expect(model.requests.at(-1)?.messages.slice(1)).toEqual([
    { role: 'user', content: 'capital of Norway?' },
    { role: 'assistant', content: 'Oslo.' },
    { role: 'user', content: 'Are you sure?' },
  ]);
});

it('a run that is stopped keeps what it had written, with its claims', async () => {
  model.script('stopped early', [
    { calls: [{ name: 'look_up', arguments: { topic: 'Oslo' } }] },
    {
      text: [
        '## Summary\nIn Oslo live 42 people [1](#source:1). In Oslo live 43 people [1](#source:1). And ',
        { gate: 'in the middle' },
      ],
    },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'stopped early', agent: 'report' });
  await model.reached('in the middle');
  await until(async () => claimsOf(await logOf(server, token, runId)).length === 2);
  await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'stopped', used_credits: 1 });
  model.open('in the middle');
  const claims = claimsOf(await logOf(server, token, runId));
  expect(claims.map(({ text, supported }) => [text, supported])).toEqual([
    ['In Oslo live 42 people.', true],
    ['In Oslo live 43 people.', false],
  ]);
  const answer = (await answerOf(server, token, chatId)) ?? '';
  expect(claims.map(({ start, end }) => answer.slice(start, end))).toEqual([
    'In Oslo live 42 people [1](#source:1).',
    'In Oslo live 43 people [1](#source:1).',
  ]);
  expect(answer).toContain(`[not supported](#claim:${claims[1]?.id})`);
});
