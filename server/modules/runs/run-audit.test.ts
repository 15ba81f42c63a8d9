import { expect, it, vi } from 'vitest';
import { pino } from 'pino';
import { createMetrics } from '../health/metrics.ts';
import { auditRuns } from './run-audit.read-model.ts';
import { createRunCheck } from './run-check.ts';
import { endOfRun, startRun } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers({ areBooksAudited: false });

/** A finished run of two steps for 7.2 credits: charged 8. */
async function finishedRun() {
  const server = await serverWith(twoSteps);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  return { server, runId };
}

it.each([
  ['a step that lost its checkpoint', `delete from run_steps where step_id = 'one'`],
  [
    'a checkpoint nobody was notified of',
    `update run_events set type = 'step.failed' where data->>'step_id' = 'one' and type = 'step.finished'`,
  ],
  ['a charge that is not the sum of the steps', `update runs set used_millicredits = 0`],
  ['a hold that was charged something else', `update credit_holds set charged = 7000`],
  [
    'an end that told another charge',
    `update run_events set data = data || '{"used_credits": 1}' where type = 'run.finished'`,
  ],
])('finds %s', async (_name, spoil) => {
  const { server, runId } = await finishedRun();
  expect(await auditRuns(server.db)).toEqual([]);
  await server.deps.pool.query(spoil);
  const faults = await auditRuns(server.db);
  expect(faults.length).toBeGreaterThan(0);
  expect(new Set(faults.map((fault) => fault.runId))).toEqual(new Set([runId]));
});

it('looks at what ended since an instant, and at everything that has not ended', async () => {
  const { server } = await finishedRun();
  await server.deps.pool.query(`delete from run_steps where step_id = 'one'`);
  const later = new Date(server.clock.now().getTime() + 1);
  expect(await auditRuns(server.db, { since: later })).toEqual([]);
  await server.deps.pool.query('update runs set finished_at = null');
  expect(await auditRuns(server.db, { since: later })).not.toEqual([]);
});

it('the hourly check counts what is wrong for the metrics and says which run it is', async () => {
  const { server, runId } = await finishedRun();
  const said: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void said.push(JSON.parse(line)) });
  const check = createRunCheck({ ...server.deps, log });
  const metrics = createMetrics({
    pool: server.deps.pool,
    runs: { ...server.deps.runs, check },
  });
  expect(await metrics.metrics()).not.toContain('run_audit_faults{');
  await check.look();
  expect(await metrics.metrics()).toContain('run_audit_faults{kind="step_without_checkpoint"} 0');
  expect(said).toEqual([]);
  await server.deps.pool.query(`delete from run_steps where step_id = 'one'`);
  await check.look();
  expect(await metrics.metrics()).toContain('run_audit_faults{kind="step_without_checkpoint"} 1');
  expect(await metrics.metrics()).toContain('run_audit_faults{kind="wrong_charge"} 1');
  expect(said).toMatchObject([
    { run: runId, kind: 'step_without_checkpoint', detail: 'one' },
    { run: runId, kind: 'wrong_charge' },
  ]);
});

it('is looked at by a started process itself, a minute after its start and each hour from then on', async () => {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const begun = vi.spyOn(server.deps.runs.check, 'start');
  await server.deps.runs.start({ worksOnRuns: false });
  expect(begun).toHaveBeenCalledTimes(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const check = createRunCheck(server.deps);
  try {
    check.start();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(check.last).toBeNull();
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(check.last).not.toBeNull());
    const first = check.last;
    // Behind the look the next one is set.
    await new Promise(setImmediate);
    vi.advanceTimersByTime(60 * 60_000);
    await vi.waitFor(() => expect(check.last).not.toBe(first));
  } finally {
    await check.stop();
    vi.useRealTimers();
  }
});
