import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../errors/start-error.ts';
import type { Database } from './database.ts';
import { isDatabaseDown } from './database-errors.ts';

export interface DatabaseAccess {
  readonly db: Database;
  /** For LISTEN/NOTIFY, COPY and the queue; use cases and repositories take `db`. */
  readonly pool: pg.Pool;
  /**
   * Cuts off connections that the server of now knows nothing of: theirs vanished without a word, as in a failover, and
   * what waits for them would wait for a quarter of an hour. Call it when another connection was lost and stands again.
   */
  leaveVanished(): Promise<void>;
  close(): Promise<void>;
}

/** A connected client as it is: its type does not tell of the server's process. */
type Standing = pg.PoolClient & { readonly processID: number | null };

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
  const standing = new Set<Standing>();
  pool.on('connect', (client) => {
    standing.add(client as Standing);
    client.on('error', (error) => {
      if (!pool.ending) onBroken(error);
    });
  });
  pool.on('remove', (client) => standing.delete(client as Standing));
  pool.on('error', () => undefined);
  const db: Database = Object.assign(drizzle(pool), { transaction: transactionsOn(pool) });
  return {
    db,
    pool,
    leaveVanished: async () => {
      const before = [...standing];
      const known = await knownProcesses(target);
      for (const { processID, connection } of before)
        if (processID !== null && !known.has(processID))
          connection.stream.destroy(new Error('Connection terminated: its server is gone'));
    },
    close: () => pool.end(),
  };
}

/** Ids of the processes that serve this database, asked over a connection of its own: the pool's may all be waiting. */
async function knownProcesses(target: pg.PoolConfig): Promise<ReadonlySet<number>> {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database()',
    );
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    client.end().catch(() => undefined);
  }
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
