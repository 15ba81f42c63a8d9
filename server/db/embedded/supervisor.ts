import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../../errors/start-error.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres, type EmbeddedPostgresOptions } from './launcher.ts';

export interface SupervisedPostgres {
  readonly connection: EmbeddedPostgres['connection'];
  stop(): Promise<void>;
}

export interface Supervision {
  readonly log: Logger;
  /** It ended and did not come back: nothing works any more. The message is a sentence for the operator. */
  readonly onGivenUp: (error: StartError) => void;
}

/** Milliseconds before the first, second and third try. */
const pausesMs = [100, 1_000, 4_000];
/** One that ends sooner than this after its start did not really start. */
const stableMs = 10_000;

/** The embedded database, started again when it ends by itself. After three tries that came to nothing it is given up. */
export async function superviseEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
  { log, onGivenUp }: Supervision,
): Promise<SupervisedPostgres> {
  let current = await startEmbeddedPostgres(options);
  const stopping = new AbortController();

  /** Why the last try failed; null when it was started. */
  const tryAgain = async (pauseMs: number): Promise<StartError | null> => {
    await delay(pauseMs, undefined, { signal: stopping.signal, ref: false });
    try {
      current = await startEmbeddedPostgres(options);
      return null;
    } catch (error) {
      return error instanceof StartError ? error : new StartError(String(error), error);
    }
  };

  const watch = async () => {
    let tries = 0;
    let startedAt = performance.now();
    let failure: StartError | null = null;
    for (;;) {
      if (!failure) await current.ended;
      if (stopping.signal.aborted) return;
      if (!failure && performance.now() - startedAt > stableMs) tries = 0;
      const pauseMs = pausesMs[tries];
      if (pauseMs === undefined) return onGivenUp(givenUp(options.dataDir, failure));
      tries += 1;
      log.error({ attempt: tries }, 'the embedded database ended by itself and is started again');
      failure = await tryAgain(pauseMs);
      startedAt = performance.now();
      // Whoever stops us waits for this: what came back meanwhile is theirs to end.
      if (stopping.signal.aborted) return;
    }
  };
  // Ends with an abort while it waits for the next try.
  const watching = watch().catch(() => undefined);

  return {
    connection: current.connection,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
      // A try that was under way when we were asked to stop.
      await current.stop();
    },
  };
}

function givenUp(dataDir: string, failure: StartError | null): StartError {
  const reason = failure ? ` ${failure.message}` : ' It ended again each time.';
  return new StartError(
    `The embedded database in ${dataDir} ended by itself, and three tries to start it again came to nothing.${reason}`,
    failure,
  );
}
