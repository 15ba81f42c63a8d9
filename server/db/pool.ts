import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import type { Database } from './database.ts';
import { isDatabaseDown } from './database-errors.ts';
import { askServer, followConnections, type StandingConnections } from './standing-connections.ts';

export interface DatabaseAccess {
  readonly db: Database;
  /** For LISTEN/NOTIFY, COPY and the queue; use cases and repositories take `db`. */
  readonly pool: pg.Pool;
  readonly standing: StandingConnections;
  close(): Promise<void>;
}

/** Opens a pool. `where` is a connection URL or socket parameters; nothing is connected yet. */
export function openDatabase(
  where: string | pg.PoolConfig,
  maxConnections: number,
  onBroken: (error: Error) => void,
): DatabaseAccess {
  const target = typeof where === 'string' ? { connectionString: where } : where;
  const pool = new pg.Pool({
    ...target,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // For what stands between, which forgets connections that are silent for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    application_name: 'loupe',
  });
  // A connection that breaks is replaced by the pool. Without a listener on each, also while somebody holds it,
  // it would end the process. At the end they are cut off as they go, and nobody needs to know.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!pool.ending) onBroken(error);
    });
  });
  pool.on('error', () => undefined);
  const db: Database = Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });
  return { db, pool, standing: followConnections(pool, () => askServer(target)), close: () => pool.end() };
}

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
