import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { auditRuns } from './run-audit.read-model.ts';
import { type RunFault } from './run-audit.models.ts';

/** The first look comes when recovery after a crash has begun its work. */
const firstAfterMs = 60_000;
const everyMs = 60 * 60_000;
/** Each look reaches further back than to the one before, so that a missed one leaves no gap. */
const reachMs = 26 * 60 * 60_000;

/** Looks every hour whether the books of the runs are right; for the metrics, and for the log when they are not. */
export interface RunCheck {
  /** What was found last; null before the first look. */
  readonly last: { readonly at: Date; readonly faults: readonly RunFault[] } | null;
  /** Looks now. */
  look(): Promise<void>;
  start(): void;
  /** Resolves when a look that is under way has ended. */
  stop(): Promise<void>;
}

export function createRunCheck(deps: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}): RunCheck {
  let last: RunCheck['last'] = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    const at = deps.clock.now();
    const faults = await auditRuns(deps.db, { since: new Date(at.getTime() - reachMs) });
    last = { at, faults };
    for (const { kind, runId, detail } of faults)
      deps.log.error({ kind, run: runId, detail }, 'the books of a run are wrong');
  };
  const lookAgainIn = (ms: number) => {
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) =>
          deps.log.warn({ err: error }, 'the books of the runs could not be checked'),
        )
        .finally(() => {
          if (timer) lookAgainIn(everyMs);
        });
    }, ms);
    timer.unref();
  };

  return {
    get last() {
      return last;
    },
    look,
    start: () => lookAgainIn(firstAfterMs),
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await looking;
    },
  };
}
