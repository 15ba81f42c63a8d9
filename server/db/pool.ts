import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import type { Database } from './database.ts';
import { preparesOften } from './prepared-statements.ts';
import { isDatabaseDown } from './database-errors.ts';
import { askServer, followConnections, type StandingConnections } from './standing-connections.ts';

export interface DatabaseAccess {
  readonly db: Database;
  /** For LISTEN/NOTIFY, COPY and the queue; use cases and repositories take `db`. */
  readonly pool: pg.Pool;
  /**
   * For what the runs of this process say, on connections of its own: a word that was said is not in line behind
   * whoever asks for something. None is open while no run is at work.
   */
  readonly logDb: Database;
  readonly logPool: pg.Pool;
  readonly standing: StandingConnections;
  close(): Promise<void>;
}

/** One round of the log, and two for what has to wait for another writer of its run. */
const logConnections = 3;

/** Opens a pool. `where` is a connection URL or socket parameters; nothing is connected yet. */
export function openDatabase(
  where: string | pg.PoolConfig,
  maxConnections: number,
  onBroken: (error: Error) => void,
): DatabaseAccess {
  const target = typeof where === 'string' ? { connectionString: where } : where;
  const pool = openPool(target, maxConnections, onBroken);
  const logPool = openPool(target, logConnections, onBroken);
  return {
    db: databaseOn(pool),
    pool,
    logDb: databaseOn(logPool),
    logPool,
    standing: followConnections([pool, logPool], () => askServer(target)),
    close: async () => void (await Promise.all([pool.end(), logPool.end()])),
  };
}

function openPool(target: pg.PoolConfig, max: number, onBroken: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...target,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // For what is between, which forgets connections that are silent for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'loupe',
  });
  const prepare = preparesOften();
  // A connection that breaks is replaced by the pool. Without a listener on each, also while somebody holds it,
  // it would end the process. At the end they are cut off as they go, and nobody needs to know.
  pool.on('connect', (client) => {
    prepare(client);
    client.on('error', (error) => {
      if (!pool.ending) onBroken(error);
    });
  });
  pool.on('error', () => undefined);
  return pool;
}

const databaseOn = (pool: pg.Pool): Database =>
  Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });

/**
 * `transaction` of drizzle with a client that always goes back: drizzle's own keeps the client for ever when BEGIN fails,
 * so every restart of the database would cost the pool some of its connections. A client whose connection broke, or whose
 * server has become a standby, is thrown away.
 */
function transactionsOn(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client).transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/** Fails with one sentence when the database does not answer. */
export async function assertDatabaseAnswers(pool: pg.Pool, place: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new StartError(`The database at ${place} does not answer: ${reason} (DATABASE_URL).`, error);
  }
}
