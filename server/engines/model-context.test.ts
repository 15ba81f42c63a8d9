import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { endOfRun, startRun } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import { relevantPassages } from '../tools/relevant-passages.ts';
import { ContextBudget } from './context-budget.ts';
import { answerOf, startModelServer } from './testing/model-server.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

const asked = (marker: string) =>
  model.requests.filter((request) => JSON.stringify(request.messages).includes(marker));

it('a conversation longer than the model can read is cut, and one line tells the reader what was left out', async () => {
  model.script('about Oslo', [
    {
      calls: Array.from({ length: 30 }, (_, n) => ({
        name: 'look_up',
        arguments: { topic: `town ${n} ${'x'.repeat(900)}` },
      })),
      usage: { input: 1, output: 1 },
    },
    { text: ['## Summary\nNothing more [1](#source:1).'], usage: { input: 1, output: 1 } },
  ]);
  const server = endedLater(await startModelServer(model.baseUrl, { contextTokens: 8_000 }));
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'about Oslo', agent: 'report' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
  expect(JSON.stringify(asked('about Oslo').at(-1)?.messages).length).toBeLessThan(8_000 * 4);
  expect(await answerOf(server, token, chatId)).toMatch(
    /> Left out, because the language model cannot read more at once: parts of \d+ results of tools\.$/,
  );
});

it('an endpoint that finds the conversation too long is asked again with less of it', async () => {
  const tooLong = { status: 400, message: "This model's maximum context length is 4096 tokens." };
  model.script('short memory', [tooLong, tooLong, { text: ['Shorter.'] }]);
  const server = endedLater(await startModelServer(model.baseUrl));
  const { token } = await server.signUp();
  const text = `short memory ${'word '.repeat(3_000)}`;
  const { chatId, runId } = await startRun(server, token, { text });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', error: null });
  const lengths = asked('short memory').map((request) => JSON.stringify(request.messages).length);
  expect(lengths).toHaveLength(3);
  expect(lengths[2]).toBeLessThanOrEqual(lengths[0] ?? 0);
  expect(await answerOf(server, token, chatId)).toContain('Shorter.');
});

it('an endpoint that finds everything too long fails the run for nothing', async () => {
  model.script('no memory', [{ status: 400, message: 'context length exceeded' }]);
  const server = endedLater(await startModelServer(model.baseUrl));
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'no memory' });
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    used_credits: 0,
    error: {
      code: 'model.unavailable',
      message:
        'What was asked, with what belongs to it, is longer than the language model can read at once. Nothing was charged.',
    },
  });
});

it('of the chat the last turns stay, and those about the question', () => {
  const filler = 'nothing of interest '.repeat(100);
  const turn = (content: string) => ({ role: 'user' as const, content: `${content} ${filler}` });
  const turns = [
    turn('old talk'),
    turn('the harbour of Gdynia'),
    turn('weather'),
    turn('last but one'),
    turn('last'),
  ];
  const question = { role: 'user' as const, content: 'How deep is the harbour in Gdynia?' };
  const { messages, leftOut } = new ContextBudget(4_000, question.content).fit([...turns, question], 5, 0);
  expect(messages.map(({ content }) => String(content).slice(0, 12))).toEqual([
    'the harbour ',
    'last but one',
    'last nothing',
    'How deep is ',
  ]);
  expect(leftOut).toEqual(['2 earlier messages of this chat']);
});

it('of a long file come the passages that say most about the question, best first, with their places', () => {
  const passages = Array.from({ length: 60 }, (_, n) => ({
    locator: `page ${n + 1}`,
    text: `${n === 41 ? 'The harbour of Gdynia is 14 metres deep. ' : ''}${n === 7 ? 'Gdynia is a city. ' : ''}${'Other things are told here at length. '.repeat(20)}`,
  }));
  const found = relevantPassages(passages, 'How deep is the harbour of Gdynia?');
  expect(found.slice(0, 2).map(({ locator }) => locator)).toEqual(['page 42', 'page 8']);
  expect(found.length).toBeLessThan(20);
  expect(relevantPassages(passages.slice(0, 3), 'Gdynia').map(({ locator }) => locator)).toEqual([
    'page 1',
    'page 2',
    'page 3',
  ]);
});
