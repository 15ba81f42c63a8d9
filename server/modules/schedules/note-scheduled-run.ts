import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Database } from '../../db/database.ts';
import { noteRun, tellRun } from '../notifications/notifications.usecases.ts';
import { changesBetween } from '../runs/compare-runs.usecases.ts';
import { type RunRow, findEarlierRun } from '../runs/runs.usecases.ts';

/**
 * Tells the owner of a run's new state (P3). Of a run that a schedule began, and that did its work, only when something
 * is new, gone or changed since the same was asked before.
 */
export async function noteScheduledRun(
  tx: Database,
  run: RunRow,
  status: RunStatus,
  now: Date,
): Promise<void> {
  const before = run.scheduleId !== null && status === 'done' ? await findEarlierRun(tx, run) : undefined;
  if (before === undefined) return await noteRun(tx, run, status, now);
  const { fresh, gone, changed } = await changesBetween(tx, before, run);
  if (fresh.length + gone.length + changed.length > 0) await tellRun(tx, run, 'run_changed', now);
}
