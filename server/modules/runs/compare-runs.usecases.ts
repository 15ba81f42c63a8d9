import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { compareRun as compareRunEndpoint } from '@loupe/shared/contract/runs';
import { compareRuns, type RunComparison } from '@loupe/shared/lib/compare-runs';
import { foldRun } from '@loupe/shared/lib/run-reducer';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { listEvents } from './run-log.repository.ts';
import { findOwnRun, type RunRow } from './runs.repository.ts';
import { findEarlierRun } from './earlier-run.read-model.ts';

export interface AskedComparison {
  readonly userId: string;
  readonly runId: string;
  /** The run to compare with; without it the last one before that was asked the same. */
  readonly withId?: string | undefined;
}

/**
 * What is new, gone and changed in a run since an earlier one. Nothing to compare with is an answer. Throws
 * `run.not_found` for unknown and foreign runs, `run.not_comparable` for what is not finished, of another agent or in
 * another language.
 */
export async function compareRun(
  db: Database,
  { userId, runId, withId }: AskedComparison,
): Promise<DataOf<typeof compareRunEndpoint>> {
  const run = await findOwnRun(db, userId, runId);
  if (!run) throw appError('run.not_found');
  const before = withId === undefined ? await findEarlierRun(db, run) : await findOwnRun(db, userId, withId);
  if (!before && withId !== undefined) throw appError('run.not_found', { field: 'with' });
  if (run.status !== 'done') throw appError('run.not_comparable');
  if (!before) return { before: null, changes: null };
  if (before.status !== 'done' || before.agent !== run.agent || before.language !== run.language)
    throw appError('run.not_comparable', { field: 'with' });
  const { fresh, gone, changed, sameCount } = await changesBetween(db, before, run);
  const finishedAt = (before.finishedAt ?? before.createdAt).toISOString();
  return {
    before: { run_id: before.id, chat_id: before.chatId, finished_at: finishedAt },
    changes: { fresh: [...fresh], gone: [...gone], changed: [...changed], same_count: sameCount },
  };
}

/** What is new, gone and changed from one finished run to another, by their logs. */
export async function changesBetween(
  db: Database,
  before: Pick<RunRow, 'id'>,
  now: Pick<RunRow, 'id'>,
): Promise<RunComparison> {
  const [earlier, later] = await Promise.all([before, now].map(({ id }) => listEvents(db, id, 0)));
  return compareRuns(foldRun(earlier ?? []), foldRun(later ?? []));
}
