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

it('R10 says the same of a first day that is over however often it is asked, while later days go on', async () => {
  const server = await startServer(twoSteps);
  const { token: first, user } = await server.signUp();
  const { data: start } = await server.api('GET /billing/usage', { token: first });
  const begin = new Date(start.cycle_started_at);
  const later = new Date(begin.getTime() + 3 * 86_400_000);
  const used: unknown[] = [];
  for (const at of [around(begin, 1), around(later, 0), around(later, 1), around(later, 60)]) {
    server.clock.set(new Date(at));
    const { data } = await server.api('POST /auth/login', {
      body: { email: user.email, password: testPassword },
    });
    const { runId } = await startRun(server, data.token);
    await endOfRun(server, data.token, runId);
    used.push((await server.api('GET /billing/usage', { token: data.token })).data.days);
  }
  const [day, next] = [dayOf(begin), dayOf(later)];
  expect(used).toEqual([[use(day, 8)], ...[8, 16, 24].map((credits) => [use(day, 8), use(next, credits)])]);
});

it('C1 gives the ledger in pages of the wanted length, without a gap or a repeat', async () => {
  const server = await startServer(twoSteps);
  const { token, user } = await server.signUp();
  await server.deps.db.transaction(async (tx) => {
    for (let n = 1; n <= 6; n += 1)
      await server.deps.billing.grant(tx, {
        userId: user.id,
        source: 'grant',
        credits: n,
        title: `Grant ${n}`,
        expiresAt: null,
        idempotencyKey: `grant-${n}`,
        now: server.clock.now(),
      });
  });
  const { data: whole } = await server.api('GET /billing/ledger', { token });
  expect([whole.lines.length, whole.next_cursor]).toEqual([7, null]);
  const pages: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { limit: 3, ...(cursor !== undefined && { cursor }) };
    const { data } = await server.api('GET /billing/ledger', { token, query });
    pages.push(data.lines.map(({ id }) => id));
    cursor = data.next_cursor;
  }
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(pages.flat()).toEqual(whole.lines.map(({ id }) => id));
  const { status } = await server.api('GET /billing/ledger', { token, query: { limit: 1001 } });
  expect(status).toBe(400);
});
