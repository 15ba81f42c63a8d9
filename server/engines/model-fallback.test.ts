import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { endOfRun, logOf, startRun } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import { answerOf, startModelServer } from './testing/model-server.ts';

let model: ScriptedModel;
let second: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
  second = await startScriptedModel();
});
afterAll(async () => {
  await model.close();
  await second.close();
});

async function runWith(text: string, firstUrl = model.baseUrl, times: { silenceMs?: number } = {}) {
  const stand = { name: 'Second', model: 'scripted-2', baseUrl: second.baseUrl, apiKey: 'other' };
  const server = endedLater(
    await startModelServer(firstUrl, {
      ...times,
      others: [{ ...stand, price: { input: 1_000, output: 2_000 } }],
    }),
  );
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text, agent: 'report' });
  const run = await endOfRun(server, token, runId);
  return {
    run,
    answer: await answerOf(server, token, chatId),
    events: await logOf(server, token, runId),
  };
}

const reportOfOslo = { text: ['## Summary\nIn Oslo live 42 people [1](#source:1).'] };
const lookUp = { calls: [{ name: 'look_up', arguments: { topic: 'Oslo' } }] };

it('a second model stands in when the first one fails; it is metered by its own price and named', async () => {
  model.script('overloaded', [{ status: 503 }]);
  second.script('overloaded', [lookUp, { ...reportOfOslo, usage: { input: 1_000, output: 500 } }]);
  const { run, answer, events } = await runWith('overloaded');
  expect(run).toMatchObject({ status: 'done', error: null });
  expect(answer).toBe('## Summary\nIn Oslo live 42 people [1](#source:1).');
  expect(events.find((event) => event.type === 'engine.changed')?.data).toEqual({
    engine_label: 'Prepared with Second',
  });
  const finished = events.flatMap((event) => (event.type === 'step.finished' ? [event.data] : []));
  // 1,000 × 1,000 / 1,000 and 500 × 2,000 / 1,000 millicredits.
  expect(finished.at(-1)).toMatchObject({ millicredits: 2_000 });
  expect(finished.at(-1)?.details).toContain('Second');
  expect(second.requests.at(-1)).toMatchObject({ model: 'scripted-2', authorization: 'Bearer other' });
  // The one that failed is not asked again in this run, and is given up sooner when there is another.
  expect(model.requests.filter((one) => JSON.stringify(one.messages).includes('overloaded'))).toHaveLength(3);
});

it('a dead address and a refused key are stood in for as well', async () => {
  second.script('dead address', [lookUp, reportOfOslo]);
  expect((await runWith('dead address', 'http://127.0.0.1:9/v1')).run).toMatchObject({ status: 'done' });
  model.script('refused key', [{ status: 401 }]);
  second.script('refused key', [lookUp, reportOfOslo]);
  expect((await runWith('refused key')).run).toMatchObject({ status: 'done' });
});

it('what the first one had written when it broke off is taken back, with its claims', async () => {
  model.script('breaks off', [lookUp, { cutsAfter: '## Summary\nThere are 99 towers. And then ' }]);
  second.script('breaks off', [reportOfOslo]);
  const { answer, events } = await runWith('breaks off');
  expect(answer).toBe('## Summary\nIn Oslo live 42 people [1](#source:1).');
  expect(events.findLast((event) => event.type === 'engine.changed')?.data.engine_label).toBe(
    'Prepared with scripted-1 and Second',
  );
  const last = events.findLastIndex((event) => event.type === 'text.reset');
  expect(events.slice(last).filter((event) => event.type === 'claim.added')).toHaveLength(1);
});

it('one that asks to be left alone for long is not waited for when there is another', async () => {
  model.script('come back later', [{ status: 429, retryAfter: '600' }]);
  second.script('come back later', [lookUp, reportOfOslo]);
  expect((await runWith('come back later')).run).toMatchObject({ status: 'done' });
  expect(
    model.requests.filter((one) => JSON.stringify(one.messages).includes('come back later')),
  ).toHaveLength(1);
});

it('one that falls silent in the middle is not asked again when there is another', async () => {
  model.script('goes silent', [{ hangsAfter: '## Summary\nThere are 99 towers.' }]);
  second.script('goes silent', [lookUp, reportOfOslo]);
  const { run, answer } = await runWith('goes silent', model.baseUrl, { silenceMs: 300 });
  expect(run).toMatchObject({ status: 'done' });
  expect(answer).toBe('## Summary\nIn Oslo live 42 people [1](#source:1).');
  expect(model.requests.filter((one) => JSON.stringify(one.messages).includes('goes silent'))).toHaveLength(
    1,
  );
});

it('a dearer stand-in takes nothing from what the first one may write', async () => {
  const text = Array.from({ length: 5_000 }, (_, n) => `word${n}`).join(' ');
  model.script('writes at length', [
    { text: [`## Summary\n${text}`], usage: { input: 100, output: 11_000 } },
  ]);
  const { run, answer } = await runWith('writes at length');
  expect(run).toMatchObject({ status: 'done', used_credits: 7 });
  expect(answer).toContain('word4999');
});

it('the run fails for nothing when no model answers', async () => {
  model.script('all down', [{ status: 500 }]);
  second.script('all down', [{ status: 500 }]);
  expect((await runWith('all down')).run).toMatchObject({
    status: 'failed',
    used_credits: 0,
    error: { code: 'model.unavailable' },
  });
});
