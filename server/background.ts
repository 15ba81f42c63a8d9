import type { Logger } from 'pino';

/** Work that an answer does not wait for, and a shutdown does. */
export interface Background {
  /** Starts the work; a failure is logged under `name` and touches nobody. */
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when everything that was started has ended. */
  settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const task = work()
        .catch((error: unknown) => log.error({ err: error, work: name }, 'background work failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
