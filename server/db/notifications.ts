import type pg from 'pg';
import type { Logger } from 'pino';

export interface Notifications {
  /** Hears `NOTIFY channel`; returns the way to stop. Payloads are strings of at most 8000 bytes. */
  listen(channel: string, onPayload: (payload: string) => void): () => void;
  /** Called when notifications may have been missed: what was remembered from them is no longer certain. */
  onGap(listener: () => void): () => void;
  /** False while the connection is down. */
  isConnected(): boolean;
  close(): Promise<void>;
}

const retryMs = 500;

/** LISTEN/NOTIFY over one connection of its own, opened again when it breaks. Resolves once it listens. */
export async function createNotifications(pool: pg.Pool, log: Logger): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let client: pg.PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let asked: Promise<unknown> = Promise.resolve();

  async function connect(): Promise<void> {
    const fresh = await pool.connect();
    if (isClosed) return fresh.release(true);
    fresh.on('notification', ({ channel, payload }) => {
      for (const tell of listeners.get(channel) ?? []) tell(payload ?? '');
    });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    client = fresh;
    for (const channel of listeners.keys()) await askFor(fresh, channel);
    for (const tell of gapListeners) tell();
  }

  /** One after the other: the connection takes one question at a time. */
  function askFor(on: pg.PoolClient, channel: string): Promise<unknown> {
    asked = asked
      .then(() => on.query(`listen ${channel}`))
      .catch((error: unknown) => log.error({ err: error, channel }, 'listen failed'));
    return asked;
  }

  function lose(lost: pg.PoolClient): void {
    if (client !== lost || isClosed) return;
    client = null;
    lost.release(true);
    log.warn('the connection for notifications was lost');
    for (const tell of gapListeners) tell();
    reconnect();
  }

  function reconnect(): void {
    retry = setTimeout(() => connect().catch(() => reconnect()), retryMs);
    retry.unref();
  }

  await connect();
  return {
    listen: (channel, onPayload) => {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
      const known = listeners.get(channel);
      const all = known ?? new Set();
      listeners.set(channel, all.add(onPayload));
      if (!known && client) void askFor(client, channel);
      return () => void all.delete(onPayload);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    isConnected: () => client !== null,
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      client?.release(true);
    },
  };
}
