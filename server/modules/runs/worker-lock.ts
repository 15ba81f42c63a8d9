import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';

/** Class of the advisory locks that say "this worker is alive". */
export const workerLockClass = 7_316;

/** A session lock under the worker's number: PostgreSQL frees it the moment the process is gone. */
export interface WorkerLock {
  readonly workerId: string;
  release(): void;
}

const retryMs = 500;

/** Takes the lock of a new worker, and takes it again whenever its connection breaks. */
export async function takeWorkerLock(pool: pg.Pool, log: Logger): Promise<WorkerLock> {
  const number = randomInt(1, 2 ** 31 - 1);
  let client: pg.PoolClient | null = null;
  let isReleased = false;

  const take = async () => {
    const fresh = await pool.connect();
    if (isReleased) return fresh.release(true);
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    client = fresh;
    await fresh.query('select pg_advisory_lock($1, $2)', [workerLockClass, number]);
  };
  const lose = (lost: pg.PoolClient) => {
    if (client !== lost || isReleased) return;
    client = null;
    lost.release(true);
    log.warn('the connection that marks this worker alive was lost');
    retake();
  };
  const retake = () => {
    setTimeout(() => take().catch(retake), retryMs).unref();
  };

  await take();
  return {
    workerId: `wrk_${number}`,
    release: () => {
      isReleased = true;
      client?.release(true);
      client = null;
    },
  };
}
