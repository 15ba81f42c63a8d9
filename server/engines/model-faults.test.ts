import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import { creditsOf, endOfRun, startRun } from '../modules/runs/testing/scripted-agent.ts';
import { endedAfterEach } from '../modules/runs/testing/scripted-server.ts';
import type { TestServer } from '../testing/test-server.ts';
import { answerOf, startModelServer } from './testing/model-server.ts';

let model: ScriptedModel;
const endedLater = endedAfterEach();
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

async function serverWith(
  options: Parameters<typeof startModelServer>[1] & { baseUrl?: string } = {},
): Promise<TestServer> {
  return endedLater(await startModelServer(options.baseUrl ?? model.baseUrl, options));
}

it('asks again after errors that can pass; what broke off in the middle is taken back', async () => {
  model.script('flaky', [
    { status: 500 },
    { status: 429 },
    { cutsAfter: 'Half an answ' },
    { text: ['A whole answer.'] },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'flaky' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 1 });
  expect(await answerOf(server, token, chatId)).toBe('A whole answer.');
});

it('asks again at once where the rest that an endpoint asked for is over or makes no sense', async () => {
  const long = new Date(0).toUTCString();
  model.script('rests', [
    { status: 429, retryAfter: '0' },
    { status: 503, retryAfter: long },
    { status: 429, retryAfter: 'soon' },
    { text: ['Here it is.'] },
  ]);
  const server = await serverWith();
  const { token } = await server.signUp();
  const { chatId, runId } = await startRun(server, token, { text: 'rests' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
  expect(await answerOf(server, token, chatId)).toBe('Here it is.');
});

it.each([
  [
    'a refusal at once',
    {
      marker: 'refused',
      turns: [{ status: 401 }],
      asked: 1,
      sentence: 'The language model refused the request (status 401). Nothing was charged.',
    },
  ],
  [
    'an endpoint that stays down',
    {
      marker: 'outage',
      turns: [{ status: 503 }],
      asked: 4,
      sentence: 'The language model did not answer. Nothing was charged; try again later.',
    },
  ],
  [
    'an endpoint that asks for a rest longer than anybody waits',
    {
      marker: 'long rest',
      turns: [{ status: 429, retryAfter: '3600' }],
      asked: 1,
      sentence: 'The language model did not answer. Nothing was charged; try again later.',
    },
  ],
  [
    'a model that hangs',
    {
      marker: 'hanging',
      turns: [{ hangs: true as const }],
      asked: 4,
      sentence: 'The language model did not answer. Nothing was charged; try again later.',
    },
  ],
] as const)(
  '%s fails the run as model.unavailable and returns the credits',
  async (_name, { marker, turns, asked, sentence }) => {
    model.script(marker, turns);
    const server = await serverWith(marker === 'hanging' ? { silenceMs: 500 } : {});
    const { token } = await server.signUp();
    const { runId } = await startRun(server, token, { text: marker });
    expect(await endOfRun(server, token, runId)).toMatchObject({
      status: 'failed',
      used_credits: 0,
      error: { code: 'model.unavailable', message: sentence },
    });
    expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
    expect(
      model.requests.filter((request) => JSON.stringify(request.messages).includes(marker)),
    ).toHaveLength(asked);
  },
);

it('runs that wait for a slow model keep nobody else waiting', async () => {
  model.script('hold on', [{ hangs: true }]);
  model.script('quick one', [{ text: ['At once.'] }]);
  const server = await serverWith();
  for (let user = 0; user < 4; user += 1) {
    const { token } = await server.signUp();
    await Promise.all([1, 2, 3].map(() => startRun(server, token, { text: 'hold on' })));
  }
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'quick one' });
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done' });
});

it('a dead address fails the same way', async () => {
  const server = await serverWith({ baseUrl: 'http://127.0.0.1:9/v1' });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'Hello' });
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    error: { code: 'model.unavailable' },
  });
});
