import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from 'pino';
import { keepConnection } from '../../db/kept-connection.ts';

/** Class of the advisory locks that say "this worker is alive". */
export const workerLockClass = 7_316;

/** A session lock under the worker's number: PostgreSQL frees it the moment the process is gone. */
export interface WorkerLock {
  readonly workerId: string;
  release(): void;
}

/** Takes the lock of a new worker, and takes it again whenever its connection breaks. */
export async function takeWorkerLock(pool: pg.Pool, log: Logger): Promise<WorkerLock> {
  const number = randomInt(1, 2 ** 31 - 1);
  const connection = await keepConnection(pool, {
    onOpen: async (client) => {
      await client.query('select pg_advisory_lock($1, $2)', [workerLockClass, number]);
    },
    onLost: () => log.warn('the connection that marks this worker alive was lost'),
  });
  return { workerId: `wrk_${number}`, release: () => connection.close() };
}
