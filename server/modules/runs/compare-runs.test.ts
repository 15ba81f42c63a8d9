import { expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { endOfRun, startRun } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

/** Finds a price that grows from run to run, one thing that is new each time and one that stays. */
function priceFinder(): (run: AnalystRun) => Promise<void> {
  let times = 0;
  return async (run) => {
    if (run.facts.prompt === 'fail') throw new Error('a bug');
    times += 1;
    await run.step({ id: 'one', tool: 'write', title: 'One' }, async (step) => {
      const value = `EUR ${times}`;
      step.addFigure({ id: 'cost', label: 'Cost', value, formula: 'x', inputs: [], source_n: null });
      step.addFinding({ id: `only-${times}`, title: `Time ${times}`, detail: '', status: 'verified' });
      step.addFinding({ id: 'always', title: 'Always', detail: 'here', status: 'verified' });
      step.write('report', `# Price: ${value}`);
      return { output: null, summary: value, millicredits: 1_000 };
    });
  };
}

async function askedOnce(server: TestServer, token: string, text = 'What does it cost?') {
  const { runId } = await startRun(server, token, { text });
  await endOfRun(server, token, runId);
  server.clock.advance(86_400_000);
  return runId;
}

async function askedAgain(server: TestServer, token: string, runId: string, language = 'en') {
  const headers = { 'idempotency-key': `again:${runId}:${language}`, 'accept-language': language };
  const { data } = await server.api('POST /runs/:run_id/again', {
    token,
    params: { run_id: runId },
    headers,
  });
  await endOfRun(server, token, data.run.id);
  server.clock.advance(86_400_000);
  return data.run.id;
}

const compared = (server: TestServer, token: string, runId: string, withId?: string) =>
  server.api('GET /runs/:run_id/compare', {
    token,
    params: { run_id: runId },
    query: withId === undefined ? {} : { with: withId },
  });

it('a run that was asked again later says what is new, gone and changed; the first has nothing before it', async () => {
  const server = await serverWith(priceFinder());
  const { token } = await server.signUp();
  const first = await askedOnce(server, token);
  expect((await compared(server, token, first)).data).toEqual({ before: null, changes: null });
  const second = await askedAgain(server, token, first);
  const { before, changes } = (await compared(server, token, second)).data;
  expect(before).toMatchObject({ run_id: first, finished_at: '2026-03-02T09:00:00.000Z' });
  expect(changes).toEqual({
    fresh: [
      { kind: 'finding', id: 'only-2', title: 'Time 2', before: null, now: { text: '', status: 'verified' } },
    ],
    gone: [
      { kind: 'finding', id: 'only-1', title: 'Time 1', before: { text: '', status: 'verified' }, now: null },
    ],
    changed: [
      {
        kind: 'figure',
        id: 'cost',
        title: 'Cost',
        before: { text: 'EUR 1', status: null },
        now: { text: 'EUR 2', status: null },
      },
    ],
    same_count: 1,
  });
  const third = await askedAgain(server, token, second);
  expect((await compared(server, token, third)).data.before?.run_id).toBe(second);
  const named = (await compared(server, token, third, first)).data;
  expect(named.before?.run_id).toBe(first);
  expect(named.changes?.changed[0]?.before?.text).toBe('EUR 1');
});

it('runs of strangers are not found, and what cannot be compared is refused with a sentence', async () => {
  const server = await serverWith(priceFinder());
  const { token } = await server.signUp();
  const first = await askedOnce(server, token);
  const stranger = (await server.signUp()).token;
  const own = await askedOnce(server, stranger);
  const failed = await askedOnce(server, stranger, 'fail');
  const german = await askedAgain(server, stranger, own, 'de');
  const refusals = [
    await compared(server, stranger, first),
    await compared(server, stranger, own, first),
    await compared(server, stranger, 'run_nobody'),
    await compared(server, stranger, own, failed),
    await compared(server, stranger, failed),
    await compared(server, stranger, german, own),
  ];
  expect(refusals.map(({ status, error }) => [status, error.code])).toEqual([
    ...[1, 2, 3].map(() => [404, 'run.not_found']),
    ...[1, 2, 3].map(() => [409, 'run.not_comparable']),
  ]);
  expect(refusals[3]?.sentence).toBe(
    'Only two finished runs of the same agent in the same language can be compared.',
  );
});
