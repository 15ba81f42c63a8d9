import type { Fence } from './event-batches.repository.ts';
import type { RunRow } from './runs.repository.ts';

export class FenceLost extends Error {
  constructor() {
    super('another attempt has taken this run over');
    this.name = 'FenceLost';
  }
}

/** Who may write a run: the worker and the attempt that its row names. */
export function fenceOf(run: Pick<RunRow, 'id' | 'attempt' | 'workerId'>): Fence {
  return { runId: run.id, attempt: run.attempt, workerId: run.workerId };
}
