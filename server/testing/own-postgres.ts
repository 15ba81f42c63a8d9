import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded/launcher.ts';
import { waitForProcessEnd } from '../db/embedded/processes.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';

/** A PostgreSQL behind one address that a test stops, starts, and changes for another. */
export interface OwnPostgres {
  /** For `DATABASE_URL`; stays the same whichever server is behind it. */
  readonly url: string;
  /** Stops it: `fast` ends connections with a word, `immediate` as if it crashed. */
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** The old server ends and a copy of it takes the address over, as after a failover. */
  switchToCopy(): Promise<void>;
  /** The same, but nobody hears of the end of the old server: its connections stand and say nothing. */
  vanishForCopy(): Promise<void>;
  /** Ends every connection but its own (`pg_terminate_backend`). Resolves with how many. */
  terminateConnections(): Promise<number>;
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Nothing has to survive a power cut, but an acknowledged commit survives the end of the processes. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '120' };

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folders = [throwAwayFolder('own-pg')];
  const current = () => folders.at(-1) ?? '';
  const launch = () => startEmbeddedPostgres({ dataDir: current(), settings, endsWithParent: true });
  let postgres: EmbeddedPostgres = await launch();
  const door = await openDoor(() => `${postgres.connection.host}/.s.PGSQL.5432`);

  const stop: OwnPostgres['stop'] = async (how) => {
    process.kill(postgres.pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await waitForProcessEnd(postgres.pid, 30_000);
    await postgres.stop();
  };
  const query: OwnPostgres['query'] = async (text, values) => {
    const client = new pg.Client(postgres.connection);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text, values)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const switchToCopy = async () => {
    await stop('immediate');
    const copy = throwAwayFolder('own-pg');
    // As the launcher leaves a data folder: its own user may walk through.
    chmodSync(copy, 0o711);
    copyOwned(join(current(), 'postgres'), join(copy, 'postgres'));
    folders.push(copy);
    postgres = await launch();
  };
  return {
    url: `postgres://${postgres.connection.user}@127.0.0.1:${door.port}/${postgres.connection.database}`,
    stop,
    start: async () => void (postgres = await launch()),
    switchToCopy,
    vanishForCopy: async () => {
      door.silence();
      await switchToCopy();
    },
    terminateConnections: async () => {
      const [row] = await query<{ ended: number }>(
        `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return row?.ended ?? 0;
    },
    query,
    close: async () => {
      door.close();
      await postgres.stop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** With owners and modes: PostgreSQL refuses a folder that is not its user's own. */
function copyOwned(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
  rmSync(join(to, 'data/postmaster.pid'), { force: true });
}

interface Door {
  readonly port: number;
  /** Connections that stand stay open for both sides, and nothing passes any more. */
  silence(): void;
  close(): void;
}

/** Passes connections of one TCP address on to the server that is behind it now. */
async function openDoor(target: () => string): Promise<Door> {
  const open = new Set<Socket>();
  // PostgreSQL sends at once; with Nagle's delay each larger answer would wait 40 ms for its acknowledgement.
  const server = createServer({ noDelay: true }, (caller) => {
    const house = connect(target());
    for (const [one, other] of [
      [caller, house],
      [house, caller],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    silence: () => {
      for (const socket of open) {
        socket.unpipe();
        socket.removeAllListeners('close').pause();
      }
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
