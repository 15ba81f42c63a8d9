import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { notify, queueChannel } from './runs.repository.ts';

/**
 * What makes workers look and what is done by the clock. The line of runs itself is their rows (`run-line.repository.ts`):
 * a run is in line from the moment it is stored or given back until a worker takes it.
 */
export interface RunQueue {
  /** Opens the timetable; `schedule` does it too when it was not done. */
  start(): Promise<void>;
  /** Wakes the workers when the transaction commits that puts a run in line. */
  enqueue(tx: Database, runId: string): Promise<void>;
  /** Calls `work` every few minutes on one of the processes. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export function createRunQueue(pool: pg.Pool, log: Logger): RunQueue {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => await pool.query(text, values) },
    monitorVacuum: false,
    reindex: false,
  });
  let started: Promise<unknown> | null = null;
  const start = async () => {
    started ??= boss.start();
    try {
      await started;
    } catch (error) {
      started = null;
      throw error;
    }
  };
  let isStopped = false;
  boss.on('error', (error) => {
    // At the end its own timers meet a pool that is closed.
    if (!isStopped) log.warn({ err: error }, 'the queue met an error');
  });
  return {
    start,
    enqueue: async (tx, runId) => await notify(tx, queueChannel, runId),
    schedule: async (name, cron, work) => {
      await start();
      await boss.createQueue(name);
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, work);
    },
    stop: async () => {
      isStopped = true;
      if (started) await boss.stop({ graceful: false, close: false });
    },
  };
}
