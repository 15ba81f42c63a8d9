import { expect, it, vi } from 'vitest';
import { createGate, endOfRun, startRun, until, writingStep, type Gate } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const serverWith = scriptedServers();

async function statesOf({ deps }: TestServer, runId: string): Promise<unknown> {
  const { rows } = await deps.pool.query('select status, worker_id as worker from runs where id = $1', [
    runId,
  ]);
  return rows[0];
}

const inLine = { status: 'queued', worker: null };
const taken = { status: 'working', worker: expect.any(String) };

type Query = (...asked: unknown[]) => Promise<{ rows: unknown[] }>;
const isTaking = (asked: unknown) => ((asked as { text?: string }).text ?? '').includes('skip locked');

/** Holds the next run back on its way from the line to the worker, until the gate is opened. */
function holdHandOut({ deps: { pool } }: TestServer): Gate {
  const answered = createGate();
  const query = pool.query.bind(pool) as Query;
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    const answer = await query(...asked);
    if (isTaking(asked[0]) && answer.rows.length > 0) await answered.pass();
    return answer;
  });
  return answered;
}

it('R7 a run that is handed out again before the worker is through with giving it back goes on at once', async () => {
  const gate = createGate();
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200);
    await writingStep(run, 'two', 'Second.', 3_000, async () => gate.pass());
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await until(() => gate.arrivals > 0);

  // One connection is cut; and whoever gives the run back is not through with it when it has been taken again.
  let isCut = false;
  let isTakenAgain = false;
  const { db } = server;
  const transaction = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementation(async (...asked) => {
    if (!isCut) {
      isCut = true;
      throw new Error('Connection terminated');
    }
    const result = await transaction(...asked);
    const { rows } = await server.deps.pool.query('select attempt from runs where id = $1', [runId]);
    if (!isTakenAgain) {
      isTakenAgain = true;
      expect(rows).toEqual([{ attempt: 1 }]);
      await until(async () => {
        const again = await server.deps.pool.query('select 1 from runs where id = $1 and attempt = 2', [
          runId,
        ]);
        return again.rowCount === 1;
      });
    }
    return result;
  });
  gate.open();
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
  expect([isCut, isTakenAgain]).toEqual([true, true]);
});

it('R7 a run that comes to a worker that is about to stop is taken by another', async () => {
  const first = await serverWith(twoSteps);
  const answered = holdHandOut(first);
  const { token } = await first.signUp();
  const { runId } = await startRun(first, token);
  await until(() => answered.arrivals > 0);
  const stopped = first.deps.runs.worker.stop();
  answered.open();
  await stopped;

  const second = await serverWith(twoSteps, { sharesDatabaseWith: first });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
});

it('R7 a worker that stops waits for what it is taking, and gives it back', async () => {
  const server = await serverWith(twoSteps);
  const answered = holdHandOut(server);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  await until(() => answered.arrivals > 0);
  let isStopped = false;
  const stopped = server.deps.runs.worker.stop().then(() => {
    isStopped = true;
  });
  // Time enough for a worker that does not wait.
  expect(await statesOf(server, runId)).toEqual(taken);
  expect(isStopped).toBe(false);
  answered.open();
  await stopped;
  expect(await statesOf(server, runId)).toEqual(inLine);
});

it('R7 a run that a stopping worker could not look at is taken by another', async () => {
  const first = await serverWith(twoSteps);
  const { worker } = first.deps.runs;
  const { pool } = first.deps;
  const query = pool.query.bind(pool) as Query;
  let stopped: Promise<void> | undefined;
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    if (stopped || !isTaking(asked[0])) return await query(...asked);
    // The database is away when the run is to be taken, and before it is asked again the worker is asked to stop.
    setImmediate(() => {
      stopped = worker.stop();
    });
    throw new Error('Connection terminated unexpectedly');
  });
  const { token } = await first.signUp();
  const { runId } = await startRun(first, token);
  await until(() => stopped !== undefined);
  await stopped;
  expect(await statesOf(first, runId)).toEqual(inLine);

  const second = await serverWith(twoSteps, { sharesDatabaseWith: first });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
});

it('R7 a run that was taken by a worker that never heard of it, because the connection broke, goes on', async () => {
  const server = await serverWith(twoSteps);
  const { pool } = server.deps;
  const query = pool.query.bind(pool) as Query;
  let cuts = 0;
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    const answer = await query(...asked);
    if (cuts > 0 || !isTaking(asked[0]) || answer.rows.length === 0) return answer;
    cuts += 1;
    throw new Error('Connection terminated unexpectedly');
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
  expect(cuts).toBe(1);
});

it('R7 a run whose own question to the database is cut goes on from its last step, charged once', async () => {
  let cuts = 0;
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200);
    await writingStep(run, 'two', 'Second.', 3_000, async () => {
      if ((cuts += 1) === 1)
        await run.tools.searchPassages('anything', { fileIds: [], includesLibrary: true, limit: 1 });
    });
  });
  const { pool } = server.deps;
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    const text = JSON.stringify(asked[0]);
    if (!text.includes('to_tsquery')) return await query(...asked);
    throw new Error('Connection terminated unexpectedly');
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
  expect(cuts).toBe(2);
});

it('R7 a run that meets a cut each time ends with a sentence, and costs nothing', async () => {
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200);
    throw new Error('Connection terminated unexpectedly');
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    used_credits: 0,
    error: { code: 'run.failed' },
  });
}, 60_000);
