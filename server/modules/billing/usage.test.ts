import { expect, it } from 'vitest';
import { endOfRun, startRun } from '../runs/testing/scripted-agent.ts';
import { testPassword } from '../../testing/test-server.ts';
import { scriptedServers, twoSteps } from '../runs/testing/scripted-server.ts';

const startServer = scriptedServers();
const around = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000).toISOString();
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const use = (day: string, credits: number) => ({ day, agent: 'chat', agent_title: 'Chat', credits });

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

it('R10 tells the use of each day of the cycle by agent, and of its first day only what came after it began', async () => {
  const server = await startServer(twoSteps);
  const { token: first, user } = await server.signUp();
  const signIn = async () =>
    (await server.api('POST /auth/login', { body: { email: user.email, password: testPassword } })).data
      .token;
  const runAt = async (at: string) => {
    server.clock.set(new Date(at));
    const token = await signIn();
    const { runId } = await startRun(server, token);
    await endOfRun(server, token, runId);
    return (await server.api('GET /billing/usage', { token })).data;
  };
  const { data: start } = await server.api('GET /billing/usage', { token: first });
  const [begin, next] = [new Date(start.cycle_started_at), new Date(start.next_refill_at ?? '')];
  const dayAfter = new Date(begin.getTime() + 86_400_000);

  await runAt(around(begin, 1));
  await runAt(around(dayAfter, 2));
  const twice = await runAt(around(dayAfter, 3));
  expect(twice.days).toEqual([use(dayOf(begin), 8), use(dayOf(dayAfter), 16)]);

  const old = await runAt(around(next, -1));
  expect(old.days.at(-1)).toEqual(use(dayOf(next), 8));
  const fresh = await runAt(around(next, 1));
  expect(dayOf(new Date(fresh.cycle_started_at))).toBe(dayOf(next));
  expect(fresh.days).toEqual([use(dayOf(next), 8)]);
  expect(fresh.used_this_cycle).toBe(8);
});
