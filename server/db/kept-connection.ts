import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { clientBeside } from './client-beside.ts';

/** One connection of its own, beside the pool, that is opened again whenever it breaks. */
export interface KeptConnection {
  /** The connection while it is open and `onOpen` is through; null meanwhile. */
  current(): pg.Client | null;
  close(): void;
}

export interface KeptConnectionOptions {
  /** What it was opened for: to be done on every new connection. */
  readonly onOpen: (client: pg.Client) => Promise<void>;
  /** Called when a connection is open. */
  readonly onOpened?: () => void;
  /** Called once for each connection that was lost after `onOpen`. */
  readonly onLost: () => void;
}

/** Short: everything that waits for this connection is to go on within two seconds of the database's return. */
const retryMs = 250;
const probeMs = 4_000;
const probeTimeoutMs = 3_000;

/** Resolves once the first connection is open; throws when that one cannot be opened. */
export async function keepConnection(pool: pg.Pool, options: KeptConnectionOptions): Promise<KeptConnection> {
  let client: pg.Client | null = null;
  let isClosed = false;

  const open = async () => {
    const fresh = clientBeside(pool.options);
    const broken = new Promise<never>((_resolve, reject) => {
      fresh.on('error', reject);
      fresh.once('end', () => reject(new Error('the connection ended')));
    });
    broken.catch(() => undefined);
    try {
      await fresh.connect();
      await Promise.race([options.onOpen(fresh), broken]);
    } catch (error) {
      drop(fresh);
      throw error;
    }
    if (isClosed) return drop(fresh);
    client = fresh;
    options.onOpened?.();
    const probe = setInterval(() => void assertPrimary(fresh).catch(() => lose(fresh)), probeMs);
    probe.unref();
    broken.catch(() => {
      clearInterval(probe);
      lose(fresh);
    });
  };

  const lose = (lost: pg.Client) => {
    drop(lost);
    if (client !== lost) return;
    client = null;
    if (isClosed) return;
    options.onLost();
    void reopen();
  };

  const reopen = async () => {
    for (;;) {
      await delay(retryMs, undefined, { ref: false });
      if (isClosed) return;
      const isOpen = await open().then(
        () => true,
        () => false,
      );
      if (isOpen) return;
    }
  };

  await open();
  return {
    current: () => client,
    close: () => {
      isClosed = true;
      if (client) drop(client);
      client = null;
    },
  };
}

/** A server that vanished without a word, or became a standby behind the same address, is left. */
async function assertPrimary(client: pg.Client): Promise<void> {
  const question = { text: 'select pg_is_in_recovery() as is_standby', query_timeout: probeTimeoutMs };
  const { rows } = await client.query<{ is_standby: boolean }>(question);
  if (rows[0]?.is_standby) throw new Error('the server is a standby now');
}

function drop(client: pg.Client): void {
  client.end().catch(() => undefined);
}
