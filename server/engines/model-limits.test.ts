import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { creditsOf, endOfRun, logOf, startRun, until } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { engineTexts } from './messages/engines-texts.ts';
import { answerOf, startModelServer } from './testing/model-server.ts';
import { textLimits } from './text-limits.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

const serverWith = async (options: Parameters<typeof startModelServer>[1] = {}): Promise<TestServer> =>
  endedLater(await startModelServer(model.baseUrl, options));

/** What the run came to, and how many bytes its log has. */
async function outcomeOf(server: TestServer, body: Parameters<typeof startRun>[2]) {
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, body);
  const run = await endOfRun(server, token, runId);
  const { rows } = await server.deps.pool.query<{ bytes: string }>(
    'select sum(octet_length(data::text)) as bytes from run_events where run_id = $1',
    [runId],
  );
  return {
    run,
    answer: await answerOf(server, token, chatId),
    logBytes: Number(rows[0]?.bytes),
    events: await logOf(server, token, runId),
    credits: await creditsOf(server, token),
  };
}

it('C1 a text without an end is cut at what the run may cost, charged by what streamed, and its connection closed', async () => {
  model.script('tell me for ever', [{ endless: 'and on and on and on. '.repeat(40) }]);
  const server = await serverWith();
  const before = model.left.length;
  const { run, answer, logBytes, credits } = await outcomeOf(server, {
    text: 'tell me for ever',
    inputs: { depth: 'quick' },
  });
  expect(run).toMatchObject({ status: 'done', error: null, used_credits: 10 });
  expect(credits).toEqual([490, 0, 10]);
  expect(answer).toContain('and on and on');
  expect(answer?.endsWith(`> ${engineTexts().cut.credits(10)}`)).toBe(true);
  await until(() => model.left.length > before);
  expect(answer?.length).toBeLessThan(textLimits.turnCharacters + 1_000);
  expect(logBytes).toBeLessThan(2 * textLimits.turnCharacters);
  // What is on its way in sockets and streams, not what an endless stream would have brought.
  expect(model.left.at(-1)).toBeLessThan(16_000_000);
});

it('C1 an answer of 10 MB that reports 50 tokens is cut and charged by what streamed', async () => {
  model.script('ten megabytes', [
    {
      text: Array.from({ length: 25_000 }, (_, n) => `${n} ${'x'.repeat(400)}`),
      usage: { input: 9, output: 50 },
    },
  ]);
  const { run, answer } = await outcomeOf(await serverWith(), { text: 'ten megabytes' });
  // 160,000 characters are 40,000 tokens: 24 credits, and a little for what was read.
  expect(run).toMatchObject({ status: 'done', used_credits: 25 });
  expect(answer?.endsWith(`> ${engineTexts().cut.characters}`)).toBe(true);
  expect(answer?.length).toBeLessThan(textLimits.turnCharacters + 1_000);
});

/** Words that do not repeat. */
const numbered = (count: number) => Array.from({ length: count }, (_, n) => n).join(' ');

it('C1 an endpoint that reports no usage is charged by what it produced', async () => {
  model.script('unreported', [{ text: [numbered(4_000)], usage: null }]);
  const { run, answer } = await outcomeOf(await serverWith(), { text: 'unreported' });
  // 18,890 characters are 4,723 tokens: 3 credits, and a little for what was read.
  expect(answer).toContain('3998 3999');
  expect(run).toMatchObject({ status: 'done', used_credits: 3 });
});

it.each([['reasoning'], ['arguments'], ['line']] as const)(
  'a stream of %s without an end and without an answer is cut twice and fails for nothing',
  async (as) => {
    model.script(`endless ${as}`, [{ endless: 'no end '.repeat(100), as }]);
    const before = model.left.length;
    const { run, answer, logBytes, credits } = await outcomeOf(await serverWith(), { text: `endless ${as}` });
    expect(run).toMatchObject({ status: 'failed', used_credits: 0 });
    expect(['run.credit_cap', 'model.unavailable']).toContain(run.error?.code);
    expect(answer).toBeUndefined();
    expect(credits).toEqual([500, 0, 0]);
    expect(logBytes).toBeLessThan(20_000);
    await until(() => model.left.length > before);
  },
);

it.each([
  ['no model can have written', { input: 1e15, output: 1e15 }],
  ['are negative', { input: -900, output: -200 }],
  ['are no whole numbers', { input: 90.7, output: 20.3 }],
])('C1 tokens reported that %s are counted by length', async (what, usage) => {
  model.script(`usage ${what}`, [{ text: ['Nothing of interest was said.'], usage }]);
  const { run, credits, events } = await outcomeOf(await serverWith(), { text: `usage ${what}` });
  expect(run).toMatchObject({ status: 'done', used_credits: 1 });
  expect(credits).toEqual([499, 0, 1]);
  for (const event of events)
    if (event.type === 'step.finished') expect(event.data.millicredits).toBeLessThan(1_000);
});

it('C1 a model that only repeats itself is cut, and the reader is notified', async () => {
  model.script('goes round', [
    { text: Array.from({ length: 900 }, () => 'It goes round and round in a circle. ') },
  ]);
  const { run, answer } = await outcomeOf(await serverWith(), { text: 'goes round' });
  expect(run).toMatchObject({ status: 'done', used_credits: 2 });
  expect(answer?.endsWith(`> ${engineTexts().cut.repetition}`)).toBe(true);
  expect(answer?.length).toBeLessThan(12_000);
});

it('a text that its endpoint ended at the most it gives says so', async () => {
  model.script('long winded', [{ text: ['The first half of'], finish: 'length' }]);
  const { run, answer } = await outcomeOf(await serverWith(), { text: 'long winded' });
  expect(run).toMatchObject({ status: 'done', used_credits: 1 });
  expect(answer).toBe(`The first half of\n\n> ${engineTexts().cut.length}`);
});

it('a model that spends on thinking all that its endpoint gives is asked once more, only to write', async () => {
  model.script('thinks too long', [{ finish: 'length' }, { text: ['## Summary\nAfter all: no.'] }]);
  const { run, answer } = await outcomeOf(await serverWith(), { text: 'thinks too long', agent: 'report' });
  expect(run.status).toBe('done');
  expect(answer).toContain('After all: no.');
  const asked = model.requests.filter(({ messages }) => JSON.stringify(messages).includes('thinks too long'));
  expect(asked.map(({ tools }) => tools.length > 0)).toEqual([true, false]);
});

it('a turn of 20,000 calls is cut at as many as a run has steps', async () => {
  model.script('calls and calls', [
    { calls: Array.from({ length: 20_000 }, () => ({ name: 'nothing', arguments: '' })) },
    { text: ['## Summary\nEnough.'] },
  ]);
  const { run, answer, logBytes } = await outcomeOf(await serverWith(), {
    text: 'calls and calls',
    agent: 'report',
  });
  expect(run.status).toBe('done');
  expect(answer).toContain('Enough.');
  expect(logBytes).toBeLessThan(20_000);
  const asked = model.requests.filter(({ messages }) => JSON.stringify(messages).includes('calls and calls'));
  expect(asked.every(({ messages }) => messages.length < 50)).toBe(true);
});

it('closes the code block that it cuts, so that the sentence can be read', async () => {
  model.script('endless code', [{ endless: `\`\`\`js\n${'let a = 1;\n'.repeat(100)}` }]);
  const { answer } = await outcomeOf(await serverWith(), { text: 'endless code' });
  expect(answer).toMatch(/\n```\n\n> This text was cut here/);
});

it('a model that went silent in the middle of its text is cut at its time, and what it wrote stays', async () => {
  model.script('falls silent', [{ hangsAfter: 'The first half.' }]);
  const { run, answer } = await outcomeOf(await serverWith({ turnMs: 300 }), { text: 'falls silent' });
  expect(run).toMatchObject({ status: 'done', used_credits: 1 });
  expect(answer).toBe(`The first half.\n\n> ${engineTexts().cut.time}`);
});

it('a model that says nothing is given up after its patience, however often it could be asked again', async () => {
  model.script('mute', [{ hangs: true }]);
  const server = await serverWith({
    silenceMs: 50,
    patienceMs: 120,
    retryDelaysMs: Array.from({ length: 99 }, () => 1),
  });
  const { run } = await outcomeOf(server, { text: 'mute' });
  expect(run).toMatchObject({ status: 'failed', used_credits: 0, error: { code: 'model.unavailable' } });
  const asked = model.requests.filter((request) => JSON.stringify(request.messages).includes('mute'));
  expect(asked.length).toBeLessThanOrEqual(3);
});

it('a silent model fails within three minutes by the figures in force', () => {
  expect(textLimits.patienceMs).toBeLessThan(180_000);
  expect(textLimits.silenceMs).toBeLessThan(textLimits.patienceMs);
});

const found = { calls: [{ name: 'look_up', arguments: { topic: 'Oslo' } }] };

it('at the credit cap the engine writes with what it has: the model is asked to write, without tools', async () => {
  model.script('expensive research', [
    { ...found, usage: { input: 175_000, output: 100 } },
    { text: ['Oslo has 42 [1](#source:1).'] },
  ]);
  const { run, answer } = await outcomeOf(await serverWith(), {
    text: 'expensive research',
    agent: 'report',
  });
  expect(run).toMatchObject({ status: 'done', error: null });
  expect(answer).toContain('Oslo has 42 [1](#source:1).');
  const asked = model.requests.filter((request) =>
    JSON.stringify(request.messages).includes('expensive research'),
  );
  expect(asked.at(-1)?.tools).toEqual([]);
});

it('at the credit cap with nothing left to ask the model, it writes what was found itself', async () => {
  model.script('ruinous research', [found, { ...found, usage: { input: 900_000, output: 100 } }]);
  const { run, answer, credits } = await outcomeOf(await serverWith(), {
    text: 'ruinous research',
    agent: 'report',
  });
  expect(run).toMatchObject({ status: 'done', error: null, used_credits: 30 });
  expect(answer).toBe(`> ${engineTexts().closing.credits(30)}\n\nSources: [1](#source:1)`);
  expect(credits).toEqual([470, 0, 30]);
});

it('C1 the same call again is answered from before and charged once; a model that goes on like this is asked to write', async () => {
  model.script('going in a circle', [
    found,
    found,
    found,
    { text: ['## Summary\nOslo has 42 [1](#source:1).'] },
  ]);
  const { run, answer, events } = await outcomeOf(await serverWith(), {
    text: 'going in a circle',
    agent: 'report',
  });
  expect(run).toMatchObject({ status: 'done', error: null });
  expect(answer).toContain('Oslo has 42 [1](#source:1).');
  const begun = events.flatMap((event) => (event.type === 'step.started' ? [event.data.tool] : []));
  expect(begun.filter((tool) => tool === 'look_up')).toHaveLength(1);
  const asked = model.requests.filter(({ messages }) =>
    JSON.stringify(messages).includes('going in a circle'),
  );
  expect(asked.map(({ tools }) => tools.length > 0)).toEqual([true, true, true, false]);
});

it('a model that goes on calling tools it was not given does not use up the run', async () => {
  model.script('stubborn', [found]);
  const { run, answer, events } = await outcomeOf(await serverWith(), { text: 'stubborn', agent: 'report' });
  expect(run).toMatchObject({ status: 'done', error: null });
  expect(answer).toContain('Sources: [1](#source:1)');
  expect(events.filter((event) => event.type === 'step.finished').length).toBeLessThan(10);
});

const callsOf = (turn: number) =>
  [1, 2, 3, 4, 5].map((n) => ({ name: 'look_up', arguments: { topic: `town ${turn} ${n}` } }));

it('at the limit of steps a model that only calls tools is asked to write, and the engine writes when it does not', async () => {
  model.script(
    'never writes',
    Array.from({ length: 40 }, (_, turn) => ({ calls: callsOf(turn), usage: { input: 1, output: 1 } })),
  );
  const { run, answer, events } = await outcomeOf(await serverWith(), {
    text: 'never writes',
    agent: 'report',
  });
  expect(run).toMatchObject({ status: 'done', error: null });
  expect(answer).toContain('[1](#source:1)');
  expect(events.filter((event) => event.type === 'step.finished').length).toBeLessThanOrEqual(41);
});

it('a run without any finding at its cap fails as before, for nothing', async () => {
  model.script('nothing found', [
    { calls: [{ name: 'make_coffee', arguments: {} }], usage: { input: 900_000, output: 1 } },
  ]);
  const { run } = await outcomeOf(await serverWith(), { text: 'nothing found', agent: 'report' });
  expect(run).toMatchObject({ status: 'failed', used_credits: 0, error: { code: 'run.credit_cap' } });
});
