import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { notify, queueChannel } from './runs.repository.ts';

const queueName = 'runs';
/** Above the time limit of a run: the queue takes a job back only when nobody can be working on it any more. */
const expireInSeconds = 20 * 60;

export interface QueuedRun {
  readonly jobId: string;
  readonly runId: string;
}

/** The queue of runs on PostgreSQL. A job is only the reason to look at a run: who may work on it, the run's row decides. */
export interface RunQueue {
  /** Opens the queue; every other call does it too when it was not done. */
  start(): Promise<void>;
  /** Puts a run into the queue when the transaction commits, and wakes the workers. */
  enqueue(tx: Database, runId: string): Promise<void>;
  fetch(limit: number): Promise<QueuedRun[]>;
  complete(jobId: string): Promise<void>;
  /** Gives a job back that could not be looked at. */
  fail(jobId: string, error: unknown): Promise<void>;
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
  let started: Promise<void> | null = null;
  const open = async () => {
    await boss.start();
    await boss.createQueue(queueName, {
      expireInSeconds,
      retryLimit: 5,
      retryDelay: 1,
      deleteAfterSeconds: 86_400,
    });
  };
  const start = async () => {
    started ??= open();
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
    enqueue: async (tx, runId) => {
      await start();
      await boss.send(queueName, { run_id: runId }, { db: fromDrizzle(tx, sql) });
      await notify(tx, queueChannel, runId);
    },
    fetch: async (limit) => {
      await start();
      const jobs = await boss.fetch<{ run_id: string }>(queueName, { batchSize: limit });
      return jobs.map((job) => ({ jobId: job.id, runId: job.data.run_id }));
    },
    complete: async (jobId) => {
      await boss.complete(queueName, jobId);
    },
    fail: async (jobId, error) => {
      await boss.fail(queueName, jobId, { message: String(error) });
    },
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
