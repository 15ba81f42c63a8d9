import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { saysOutOfRoom } from '../../errors/out-of-room.ts';
import { noRoom, StartError } from '../../errors/start-error.ts';
import { postgresBinaries } from './binaries.ts';
import { preparePostgresFolders, type PostgresFolders } from './folders.ts';
import { outcome, reasonIn } from './outcome.ts';
import { findPostmaster, removeStaleSocketLock } from './postmaster-file.ts';
import { isProcessAlive, waitForProcessEnd } from './processes.ts';
import { smallMachine } from './settings.ts';

export interface EmbeddedPostgres {
  /** For `pg`: the socket folder as host, no password. */
  readonly connection: { readonly host: string; readonly user: string; readonly database: string };
  readonly pid: number;
  /** Resolves when the process is gone, for whatever reason. */
  readonly ended: Promise<void>;
  /** True when a postmaster left behind by a crash was taken over. */
  readonly isReattached: boolean;
  /** Ends open connections, writes everything, waits until the process is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Ends the database when this process ends in whatever way; off, it survives a crash and is taken over by the next start. */
  readonly endsWithParent?: boolean;
}

const superuser = 'loupe';
const major = '18';
/** Long, because recovery after a crash may have much to write on a slow disk; a database that ends is noticed at once. */
const startTimeoutMs = 300_000;
const orphansEndWithinMs = 30_000;

/**
 * Starts PostgreSQL on `dataDir/postgres`, or takes over the one that still serves it.
 * Reached through a Unix socket only. Throws StartError with one sentence.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folders = preparePostgresFolders(options.dataDir);
  const binaries = postgresBinaries(folders.user);
  const connection = connectionTo(folders);
  const orphan = await takeOver(folders);
  if (orphan !== null) {
    const ended = endOfProcess(orphan);
    return { connection, pid: orphan, ended, isReattached: true, stop: () => stopPostmaster(orphan) };
  }
  await ensureCluster(binaries, folders);
  const child = await startPostmaster(binaries, folders, options);
  await ensureDatabase(connection);
  const pid = findPostmaster(folders.data)?.pid ?? child.pid ?? 0;
  return {
    connection,
    pid,
    ended: endOfChild(child),
    isReattached: false,
    stop: () => stopChild(child, pid),
  };
}

/** How to reach the database that another process has started on `dataDir`; null while none answers there. */
export async function findEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres['connection'] | null> {
  const folders = preparePostgresFolders(dataDir);
  const isReady = findPostmaster(folders.data)?.state === 'ready' && (await answers(folders.socket));
  return isReady ? connectionTo(folders) : null;
}

function connectionTo({ socket }: PostgresFolders): EmbeddedPostgres['connection'] {
  return { host: socket, user: superuser, database: superuser };
}

function endOfChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

/** Of a process that is not our child nobody tells us. */
async function endOfProcess(pid: number): Promise<void> {
  while (isProcessAlive(pid)) await delay(500, undefined, { ref: false });
}

/** Process id of a postmaster that answers on this folder; null when there is none (any more). */
async function takeOver(folders: PostgresFolders): Promise<number | null> {
  const found = findPostmaster(folders.data);
  if (!found) return null;
  const deadline = Date.now() + startTimeoutMs;
  while (isProcessAlive(found.pid)) {
    const state = findPostmaster(folders.data)?.state;
    if (state === 'ready' && (await answers(folders.socket))) return found.pid;
    if (Date.now() > deadline)
      throw new StartError(
        `The database in ${folders.base} (process ${found.pid}) runs but does not answer: end that process and start again.`,
      );
    await delay(20);
  }
  findPostmaster(folders.data);
  return null;
}

/** A new cluster is made beside its place and moved there whole: an interrupted start leaves nothing half made. */
async function ensureCluster(binaries: string, folders: PostgresFolders): Promise<void> {
  const versionFile = join(folders.data, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version !== major)
      throw new StartError(
        `The database in ${folders.base} was made by PostgreSQL ${version}, this Loupe brings ${major}: dump it with the old one first.`,
      );
    return;
  }
  const unfinished = `${folders.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(folders.data, { recursive: true, force: true });
  const args = [
    '-D',
    unfinished,
    '-U',
    superuser,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const initdb = spawn(join(binaries, 'bin', 'initdb'), args, {
    ...identity(folders),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const complaint = await outcome(initdb);
  if (complaint !== null) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartError(
      saysOutOfRoom(complaint)
        ? noRoom(dirname(folders.base))
        : `The embedded database could not be made in ${folders.base}: ${reasonIn(complaint)}.`,
    );
  }
  renameSync(unfinished, folders.data);
}

/** Tries again while processes of a postmaster that was killed are still ending: PostgreSQL refuses to start beside them. */
async function startPostmaster(
  binaries: string,
  folders: PostgresFolders,
  options: EmbeddedPostgresOptions,
): Promise<ChildProcess> {
  const deadline = Date.now() + orphansEndWithinMs;
  for (;;) {
    removeStaleSocketLock(folders.socket);
    const child = spawnPostmaster(binaries, folders, options);
    try {
      await waitUntilReady(folders, () => child.exitCode !== null || child.signalCode !== null);
      return child;
    } catch (error) {
      const isBesideOrphans = error instanceof StartError && error.message.includes('is still in use');
      if (!isBesideOrphans || Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

function spawnPostmaster(
  binaries: string,
  folders: PostgresFolders,
  options: EmbeddedPostgresOptions,
): ChildProcess {
  const settings = {
    ...smallMachine,
    ...options.settings,
    unix_socket_directories: folders.socket,
    unix_socket_permissions: '0700',
  };
  const args = [
    '-D',
    folders.data,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const postgres = join(binaries, 'bin', 'postgres');
  const log = openSync(folders.log, 'a');
  try {
    // Detached: Ctrl-C in a terminal reaches us alone, and we stop the database after the last query.
    const common = { ...identity(folders), detached: true };
    const child = options.endsWithParent
      ? spawn('/bin/sh', ['-c', watchdog, postgres, ...args], { ...common, stdio: ['pipe', log, log] })
      : spawn(postgres, args, { ...common, stdio: ['ignore', log, log] });
    child.unref();
    (child.stdin as { unref?: () => void } | null)?.unref?.();
    return child;
  } finally {
    closeSync(log);
  }
}

/** The pipe on its standard input closes when the parent ends, even by kill -9; then the database is shut down. */
const watchdog = [
  'exec 3<&0',
  '"$0" "$@" </dev/null 3<&- & pid=$!',
  '{ read -r _ <&3; kill -INT $pid; } 2>/dev/null & reader=$!',
  // A database that ends by itself is reported at once, not when the pipe closes.
  'wait $pid; status=$?; kill $reader 2>/dev/null; exit $status',
].join('\n');

function identity(folders: PostgresFolders): {
  uid?: number;
  gid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
} {
  const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
  return { ...folders.user, cwd: folders.base, env };
}

async function waitUntilReady(folders: PostgresFolders, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (!(findState(folders) === 'ready' && (await answers(folders.socket)))) {
    if (hasEnded() || Date.now() > deadline) {
      const reason = reasonIn(readFileSync(folders.log, 'utf8'));
      throw new StartError(
        saysOutOfRoom(reason)
          ? noRoom(dirname(folders.base))
          : `The embedded database did not start: ${reason} (${folders.log}).`,
      );
    }
    await delay(10);
  }
}

/** Reading only: while the postmaster starts, its file may be there before its process shows under its own name. */
function findState(folders: PostgresFolders): string | undefined {
  try {
    return readFileSync(join(folders.data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim();
  } catch {
    return undefined;
  }
}

async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({
    host,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  // It may end again right now; what is asked of it fails then, and that is enough.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      connection.database,
    ]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function stopChild(child: ChildProcess, pid: number): Promise<void> {
  child.ref();
  const ended = endOfChild(child);
  child.stdin?.end();
  await stopPostmaster(pid);
  // Our own child is reaped before we go on, so no zombie stays.
  await ended;
}

/** Fast shutdown (open transactions are rolled back); after 30 s the immediate one, which recovers at the next start. */
async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitForProcessEnd(pid, 30_000)) return;
  signal(pid, 'SIGQUIT');
  await waitForProcessEnd(pid, 10_000);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}
