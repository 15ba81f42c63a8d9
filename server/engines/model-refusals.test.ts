import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { creditsOf, endOfRun, logOf, startRun } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import { engineTexts } from './messages/engines-texts.ts';
import { answerOf, startModelServer } from './testing/model-server.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

async function outcomeOf(text: string, agent = 'report') {
  const server = endedLater(await startModelServer(model.baseUrl));
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text, agent });
  const run = await endOfRun(server, token, runId);
  const events = await logOf(server, token, runId);
  return {
    run,
    answer: await answerOf(server, token, chatId),
    credits: await creditsOf(server, token),
    finished: events.find((event) => event.type === 'run.finished')?.data,
  };
}

it.each([
  ['in the field of the endpoint', 'field', { refusal: 'I cannot help with that.' }, 'report'],
  ['by its filter', 'filter', { text: ['I'], finish: 'content_filter' }, 'report'],
  ['by its filter in a chat', 'chat filter', { finish: 'content_filter' }, 'chat'],
  ['in words', 'words', { text: ["I'm sorry, but I can't help with that. Ask somebody else."] }, 'report'],
  [
    'in German words',
    'German words',
    { text: ['Leider kann ich dabei nicht helfen. Fragen Sie andere.'] },
    'report',
  ],
  ['with one sentence that rests on nothing', 'one sentence', { text: ['The capital is Oslo.'] }, 'report'],
] as const)(
  'C1 a model that declines %s is not billed, and nothing it said is given away',
  async (_how, marker, turn, agent) => {
    model.script(`declined ${marker}`, [turn]);
    const { run, answer, credits, finished } = await outcomeOf(`declined ${marker}`, agent);
    expect(run).toMatchObject({ status: 'done', used_credits: 0 });
    expect(finished).toMatchObject({ is_unanswered: true });
    expect(answer).toBe(engineTexts().declined);
    expect(credits).toEqual([500, 0, 0]);
  },
);

it('C1 what tools have found is written down and charged when the model declines after that: searching is no free work', async () => {
  model.script('declines late', [
    { calls: [{ name: 'look_up', arguments: { topic: 'Oslo' } }] },
    { refusal: 'I cannot help with that.' },
  ]);
  const { run, answer, finished } = await outcomeOf('declines late');
  expect(run).toMatchObject({ status: 'done', used_credits: 1 });
  expect(finished).not.toHaveProperty('is_unanswered');
  expect(answer).toBe(`> ${engineTexts().closing.declined}\n\nSources: [1](#source:1)`);
});

it('C1 a long text that a filter ends is kept, says so, and is charged', async () => {
  model.script('filtered late', [
    { text: [`## Summary\n${'Something is said here. '.repeat(60)}`], finish: 'content_filter' },
  ]);
  const { run, answer } = await outcomeOf('filtered late');
  expect(run.used_credits).toBeGreaterThan(0);
  expect(answer).toContain(engineTexts().cut.refused);
});

it('C1 a short answer in a chat is an answer', async () => {
  model.script('short answer', [{ text: ['No.'] }]);
  const { run, answer, finished } = await outcomeOf('short answer', 'chat');
  expect(run.used_credits).toBe(1);
  expect(answer).toBe('No.');
  expect(finished).not.toHaveProperty('is_unanswered');
});
