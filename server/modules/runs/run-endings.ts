import type { Logger } from 'pino';
import type { Ending } from './run-execution.ts';
import type { RunRow } from './runs.repository.ts';

/** How the runs ended that this process worked on: a line in the log for each, and a count for the metrics. */
export interface RunEndings {
  /** By status and error code, as in `failed model.unavailable`; the code is empty for runs without an error. */
  readonly counts: ReadonlyMap<string, number>;
  /** A line under the id of the request that started the run. */
  note(run: RunRow, log: Logger, ending: Ending, startedMs: number): void;
}

export function createRunEndings(): RunEndings {
  const counts = new Map<string, number>();
  return {
    counts,
    note: ({ attempt, agent }, log, ending, startedMs) => {
      const status = ending.kind === 'finished' ? ending.run.status : ending.kind;
      const code = ending.kind === 'finished' ? (ending.run.errorCode ?? undefined) : undefined;
      const key = `${status} ${code ?? ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      log.info({ agent, attempt, status, code, ms: Math.round(performance.now() - startedMs) }, 'run');
    },
  };
}
