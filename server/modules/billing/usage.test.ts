import { expect, it } from 'vitest';
import { startRun } from '../runs/testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from '../runs/testing/scripted-server.ts';

const startServer = scriptedServers();

it('R10 tells one moment: what is held is the sum of the holds, and nothing is lost between two numbers', async () => {
  const server = await startServer(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const over = new AbortController();
  const people = Array.from({ length: 2 }, async () => {
    for (let turns = 0; turns < 5; turns += 1) {
      const { runId } = await startRun(server, token);
      await server.api('POST /runs/:run_id/stop', { token, params: { run_id: runId } });
    }
  });
  const reader = async () => {
    while (!over.signal.aborted) {
      const { data } = await server.api('GET /billing/usage', { token });
      const held = data.holds.reduce((sum, { credits }) => sum + credits, 0);
      const remaining = data.grants.reduce((sum, grant) => sum + grant.remaining, 0);
      expect([data.held_credits, data.available_credits]).toEqual([held, remaining]);
    }
  };
  const reading = reader();
  await Promise.all(people).finally(() => over.abort());
  await reading;
});
