import type { Run } from '@loupe/shared/contract/runs';
import { isFinal } from '@loupe/shared/lib/run-reducer';

/** The run of a chat that is not finished, if there is one. */
export function activeRun(runs: readonly Run[]): Run | null {
  return runs.findLast((run) => !isFinal(run.status)) ?? null;
}
