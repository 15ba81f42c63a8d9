import { expect, it } from 'vitest';
import { endOfRun, startRun, writingStep } from '../runs/testing/scripted-agent.ts';
import { scriptedServers } from '../runs/testing/scripted-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const serverWith = scriptedServers();

const choice = {
  name: 'sample',
  label: 'Sample data',
  hint: null,
  kind: 'text' as const,
  is_required: false,
  options: [],
  accept: [],
  example: null,
  default: null,
};

/** An agent that works ten seconds and charges a credit for each unit of its question. */
async function measuredServer() {
  const server: TestServer = await serverWith(
    async (run) => {
      if (run.facts.prompt === 'fail') throw new Error('a bug');
      const size = Number(run.facts.prompt);
      await writingStep(run, 'one', 'Done.', size * 1000, async () => server.clock.advance(size * 10_000));
    },
    { over: { inputs: [choice], sample: { inputs: { sample: 'sample', depth: 'standard' } } } },
  );
  const { token } = await server.signUp();
  const ask = async (text: string, inputs: Record<string, string> = {}) => {
    const { runId } = await startRun(server, token, { text, agent: 'chat', inputs });
    await endOfRun(server, token, runId);
  };
  const typical = async (by = token) =>
    (await server.api('GET /agents/:slug', { token: by, params: { slug: 'chat' } })).data.agent.typical;
  return { server, ask, typical };
}

it('an agent says what the middle half of its runs took and cost once twenty have finished', async () => {
  const { server, ask, typical } = await measuredServer();
  for (let size = 1; size <= 19; size += 1) await ask(String(size));
  // Neither what failed, nor the sample, nor another depth is one of them.
  await ask('fail');
  await ask('9', { sample: 'sample' });
  await ask('9', { depth: 'quick' });
  const none = { quick: null, standard: null, deep: null };
  expect(await typical()).toEqual(none);
  await ask('20');
  // Quartiles of 1 to 20, linear between ranks: 5.75 and 15.25; started credits count.
  const measured = { runs: 20, credits_from: 6, credits_to: 16, seconds_from: 58, seconds_to: 153 };
  expect(await typical()).toEqual({ ...none, standard: measured });
  server.clock.advance(181 * 86_400_000);
  expect(await typical((await server.signUp()).token)).toEqual(none);
});
