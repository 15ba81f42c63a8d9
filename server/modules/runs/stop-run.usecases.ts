import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { foldHistory } from '../../engines/run-history.ts';
import { fenceOf } from './fence.ts';
import { finishRun, type FinishDeps } from './finish-run.ts';
import { appendEvents } from './event-batches.repository.ts';
import { listEvents, listSteps } from './run-log.repository.ts';
import { findOwnRun, lockRun, markStopping, notify, stopChannel, type RunRow } from './runs.repository.ts';

export interface StopDeps extends FinishDeps {
  readonly db: Database;
}

/** Asks a run to stop; the second time, and after its end, nothing happens. A run that no worker has ends at once. */
export async function stopRun(deps: StopDeps, userId: string, runId: string): Promise<RunRow> {
  const own = await findOwnRun(deps.db, userId, runId);
  if (!own) throw appError('run.not_found');
  return await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    const run = (await lockRun(tx, runId)) ?? own;
    if (run.finishedAt || (run.stopRequestedAt && run.workerId)) return run;
    if (!run.workerId) return await stopIdle(tx, deps, run);
    const now = deps.clock.now();
    await markStopping(tx, runId, now);
    await appendEvents(tx, fenceOf(run), [{ at: now, event: { type: 'run.stopping', data: {} } }]);
    await notify(tx, stopChannel, runId);
    return (await findOwnRun(tx, userId, runId)) ?? run;
  });
}

/** Ends a run that waits in the queue; what earlier attempts stored is kept and charged. */
export async function stopIdle(tx: Database, deps: FinishDeps, run: RunRow): Promise<RunRow> {
  const { history, resets } = foldHistory(await listEvents(tx, run.id, 0), await listSteps(tx, run.id));
  const now = deps.clock.now();
  const { run: stopped } = await finishRun(
    tx,
    deps,
    run,
    { status: 'stopped', error: null },
    history.text,
    resets.map((event) => ({ at: now, event })),
  );
  return stopped;
}
