import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { clientBeside } from './client-beside.ts';
import type { Notifications } from './notifications.ts';

/** The open connections of some pools. */
export interface StandingConnections {
  /** Learns which server it is that answers now. */
  meetServer(): Promise<void>;
  /**
   * Cuts off the connections whose server vanished without a word, as in a failover: what waits for them would wait for
   * a quarter of an hour. Call it when another connection, lost at `lostAt` (of `performance.now()`), is open again.
   */
  dropVanished(lostAt: number): Promise<void>;
}

/** A connected client as it is: its type does not tell of the server's process. */
type Standing = pg.PoolClient & { readonly processID: number | null };

const retryMs = 1_000;

export interface ServerNow {
  /** The moment of its start, which no other server shares. */
  readonly startedAt: string;
  /** Ids of the processes that serve this database; null behind a pooler, which makes up ids of its own. */
  readonly processes: ReadonlySet<number> | null;
}

/** Follows the connections of `pools`; `ask` asks the server that answers now. */
export function followConnections(
  pools: readonly pg.Pool[],
  ask: () => Promise<ServerNow>,
): StandingConnections {
  const openedAt = new Map<Standing, number>();
  let server: string | null = null;
  for (const pool of pools) {
    pool.on('connect', (client) => void openedAt.set(client as Standing, performance.now()));
    pool.on('remove', (client) => void openedAt.delete(client as Standing));
  }
  return {
    meetServer: async () => {
      server = (await ask()).startedAt;
    },
    dropVanished: async (lostAt) => {
      const before = [...openedAt];
      const { startedAt, processes } = await ask();
      const isAnother = startedAt !== server;
      server = startedAt;
      for (const [{ processID, connection }, at] of before) {
        // Another server may have processes of the same ids, so the ids alone do not tell.
        const isKnown = processID === null || !processes || processes.has(processID);
        if (!isKnown || (isAnother && at < lostAt))
          connection.stream.destroy(new Error('Connection terminated: its server is gone'));
      }
    },
  };
}

/** Leaves what vanished whenever the connection for notifications, which is asked every few seconds, was lost and is open again. */
export async function dropVanishedAfterGaps(
  standing: StandingConnections,
  notifications: Notifications,
  log: Logger,
): Promise<void> {
  await standing.meetServer();
  let lostAt = Number.NEGATIVE_INFINITY;
  const leave = async () => {
    while (notifications.isConnected()) {
      try {
        return await standing.dropVanished(lostAt);
      } catch (error) {
        log.warn({ err: error }, 'which connections still have a server could not be asked');
        await delay(retryMs, undefined, { ref: false });
      }
    }
  };
  notifications.onGap(() => {
    if (notifications.isConnected()) void leave();
    else lostAt = performance.now();
  });
}

/** Asked over a connection of its own: those of the pool may all be waiting. */
export async function askServer(target: pg.PoolConfig): Promise<ServerNow> {
  const client = clientBeside({ ...target, connectionTimeoutMillis: 5_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number; is_own: boolean; started_at: string }>(
      `select pid, pid = pg_backend_pid() as is_own, pg_postmaster_start_time()::text as started_at
       from pg_stat_activity where datname = current_database()`,
    );
    const own = rows.find((row) => row.is_own);
    if (!own) throw new Error('the server does not tell who is connected');
    const isPooled = own.pid !== (client as unknown as Standing).processID;
    return { startedAt: own.started_at, processes: isPooled ? null : new Set(rows.map(({ pid }) => pid)) };
  } finally {
    client.end().catch(() => undefined);
  }
}
