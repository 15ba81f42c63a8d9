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

it('a dead address fails the same way', async () => {
  const server = await serverWith({ baseUrl: 'http://127.0.0.1:9/v1' });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: 'Hello' });
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    error: { code: 'model.unavailable' },
  });
});
