import type pg from 'pg';
import type { Logger } from 'pino';
import { keepConnection } from './kept-connection.ts';

export interface Notifications {
  /** Hears `NOTIFY channel`; returns the way to stop. Payloads are strings of at most 8000 bytes. */
  listen(channel: string, onPayload: (payload: string) => void): () => void;
  /**
   * Called when notifications may have been missed: what was remembered from them is no longer certain. Once when the
   * connection is lost and once when it is open again.
   */
  onGap(listener: () => void): () => void;
  /** False while the connection is down. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** LISTEN/NOTIFY over one connection of its own, opened again when it breaks. Resolves once it listens. */
export async function createNotifications(pool: pg.Pool, log: Logger): Promise<Notifications> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const gapListeners = new Set<() => void>();
  let asked: Promise<unknown> = Promise.resolve();
  let isOpenedAgain = false;

  /** One after the other: the connection takes one question at a time. */
  function askFor(on: pg.Client, channel: string): Promise<unknown> {
    asked = asked
      .then(() => on.query(`listen ${channel}`))
      .catch((error: unknown) => log.error({ err: error, channel }, 'listen failed'));
    return asked;
  }

  const tellGap = () => {
    for (const tell of gapListeners) tell();
  };

  const connection = await keepConnection(pool, {
    onOpen: async (client) => {
      client.on('notification', ({ channel, payload }) => {
        for (const tell of listeners.get(channel) ?? []) tell(payload ?? '');
      });
      for (const channel of listeners.keys()) await client.query(`listen ${channel}`);
    },
    onOpened: () => {
      if (isOpenedAgain) tellGap();
      isOpenedAgain = true;
    },
    onLost: () => {
      log.warn('the connection for notifications was lost');
      tellGap();
    },
  });

  return {
    listen: (channel, onPayload) => {
      if (!/^[a-z_]+$/.test(channel)) throw new Error(`Not a channel name: ${channel}`);
      const known = listeners.get(channel);
      const all = known ?? new Set();
      listeners.set(channel, all.add(onPayload));
      const client = connection.current();
      if (!known && client) void askFor(client, channel);
      return () => void all.delete(onPayload);
    },
    onGap: (listener) => {
      gapListeners.add(listener);
      return () => void gapListeners.delete(listener);
    },
    isConnected: () => connection.current() !== null,
    close: async () => connection.close(),
  };
}
