import { expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { StoredStep } from '../../engines/run-history.ts';
import { createEventWriter } from './event-writer.ts';
import { fenceOf } from './fence.ts';
import { createRunLog } from './run-log.ts';
import { listEvents, listSteps } from './run-log.repository.ts';
import { takeQueued } from './run-line.repository.ts';
import { startRun } from './testing/scripted-agent.ts';
import { scriptedServers, twoSteps } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

const stored = (stepId: string): StoredStep => ({
  stepId,
  stageId: 'work',
  tool: 'write',
  title: stepId,
  output: null,
  millicredits: 1_000,
});
const finished = (stepId: string) => ({
  type: 'step.finished' as const,
  data: { step_id: stepId, summary: 'done', details: [], millicredits: 1_000 },
});
const text = (piece: string) => ({
  type: 'text.delta' as const,
  data: { part: 'answer' as const, text: piece },
});

/** The log of a run that was claimed, and a way to make its writes wait. */
async function openLog() {
  const server = await serverWith(twoSteps, { worksOnRuns: false });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  const [run] = await takeQueued(server.db, 'worker_1', 1, systemClock.now());
  if (run?.id !== runId) throw new Error('The run was not claimed.');
  const log = createRunLog({
    writer: createEventWriter({ db: server.db, readers: server.deps.runs.feed }),
    clock: systemClock,
    fence: fenceOf(run),
    onLost: () => undefined,
    onStopRequested: () => undefined,
  });
  const holdUp = async () => {
    const blocker = await server.deps.pool.connect();
    await blocker.query('begin');
    await blocker.query('select 1 from runs where id = $1 for update', [runId]);
    return async () => {
      await blocker.query('commit');
      blocker.release();
    };
  };
  const state = async () => ({
    finished: (await listEvents(server.db, runId, 0)).flatMap((event) =>
      event.type === 'step.finished' ? [event.data.step_id] : [],
    ),
    checkpoints: (await listSteps(server.db, runId)).map((step) => step.stepId),
  });
  return { log, holdUp, state };
}

it('a flush that waits behind a slow write and takes the end of a step along stores its checkpoint too', async () => {
  const { log, holdUp, state } = await openLog();
  const letGo = await holdUp();
  log.emit(text('slow'));
  const slow = log.flush();
  log.emit(text('behind it'));
  const waiting = log.flush();
  const checkpoint = log.checkpoint(stored('one'), finished('one'));
  await letGo();
  await Promise.all([slow, waiting, checkpoint]);
  expect(await state()).toEqual({ finished: ['one'], checkpoints: ['one'] });
});
