import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { findRun, type RunRow } from './runs.repository.ts';

/** How the runs ended that this process worked on: a line in the log for each, and a count for the metrics. */
export interface RunEndings {
  /** By status and error code, as in `failed model.unavailable`; the code is empty for runs without an error. */
  readonly counts: ReadonlyMap<string, number>;
  /** A line under the id of the request that started the run. Never throws. */
  note(run: RunRow, log: Logger, ending: string, startedMs: number): Promise<void>;
}

export function createRunEndings(db: Database): RunEndings {
  const counts = new Map<string, number>();
  return {
    counts,
    note: async ({ id, attempt, agent }, log, ending, startedMs) => {
      const ended = ending === 'finished' ? await findRun(db, id).catch(() => null) : null;
      const status = ended?.status ?? ending;
      const code = ended?.errorCode ?? undefined;
      const key = `${status} ${code ?? ''}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      log.info({ agent, attempt, status, code, ms: Math.round(performance.now() - startedMs) }, 'run');
    },
  };
}
