import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import type { Database } from './database.ts';

export interface DatabaseAccess {
  readonly db: Database;
  /** For LISTEN/NOTIFY, COPY and the queue; use cases and repositories take `db`. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool. `where` is a connection URL or socket parameters; nothing is connected yet. */
export function openDatabase(
  where: string | pg.PoolConfig,
  maxConnections: number,
  onIdleError: (error: Error) => void,
): DatabaseAccess {
  const target = typeof where === 'string' ? { connectionString: where } : where;
  const pool = new pg.Pool({
    ...target,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'loupe',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  // At the end they are cut off as they go: pg says so for each, and nobody needs to know.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  const db: Database = drizzle(pool);
  return { db, pool, close: () => pool.end() };
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
