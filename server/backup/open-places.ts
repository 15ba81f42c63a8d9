import { existsSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { DataFolderInUse, lockDataFolder, type DataFolderLock } from '../db/data-folder-lock.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/launcher.ts';
import { assertDatabaseAnswers, openDatabase } from '../db/pool.ts';
import { assertRestoreFinished, markUnfinishedRestore } from '../db/unfinished-restore.ts';
import { StartError } from '../errors/start-error.ts';
import { createFileStore } from '../providers/storage/create-file-store.ts';
import type { BackupSource } from './write-backup.ts';
import { assertEmptyFolder } from './empty-target.ts';
import type { RestoreTarget } from './restore-backup.ts';

type Close = () => Promise<void>;

/** The database and the files that the settings name, beside a server that works on them or without one. */
export async function openSource(config: Config): Promise<BackupSource & { close: Close }> {
  const { dataDir, databaseUrl } = config;
  assertRestoreFinished(dataDir);
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new StartError(`There is no database of Loupe in ${dataDir} (DATA_DIR, DATABASE_URL).`);
  const embedded = databaseUrl ? null : await joinEmbedded(dataDir);
  const { pool, close } = await openPool(config, embedded?.connection ?? databaseUrl ?? '');
  return {
    pool,
    dataDir,
    fileStore: createFileStore(config, silent),
    close: async () => {
      await close();
      await embedded?.close();
    },
  };
}

/** An empty place for a restore. Throws StartError for one that is not. `close(false)` leaves nothing behind in the folder. */
export async function openTarget(
  config: Config,
): Promise<RestoreTarget & { close(isDone: boolean): Promise<void> }> {
  const { dataDir, databaseUrl } = config;
  assertRestoreFinished(dataDir);
  assertEmptyFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  const unmark = markUnfinishedRestore(dataDir);
  const closers: Close[] = [async () => lock.release()];
  const close = async (isDone: boolean) => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
    if (isDone) unmark();
    else clear(config);
  };
  try {
    const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, endsWithParent: true });
    if (embedded) closers.push(() => embedded.stop());
    const access = await openPool(config, embedded?.connection ?? databaseUrl ?? '');
    closers.push(access.close);
    const fileStore = createFileStore(config, silent);
    return { pool: access.pool, dataDir, fileStore, close };
  } catch (error) {
    await close(false);
    throw error;
  }
}

const silent = pino({ level: 'silent' });

/** What a restore that failed has made: the folder was empty before. */
function clear({ dataDir, s3Endpoint }: Config): void {
  const made = ['postgres', 'registry-key.pem', 'restore.unfinished', ...(s3Endpoint ? [] : ['files'])];
  for (const path of made.map((name) => join(dataDir, name)))
    // The database may lie elsewhere, behind a link.
    for (const one of existsSync(path) ? [realpathSync(path), path] : [])
      rmSync(one, { recursive: true, force: true });
}

async function openPool(
  config: Config,
  where: string | pg.PoolConfig,
): Promise<{ pool: pg.Pool; close: Close }> {
  const { pool, close } = openDatabase(where, 4, () => undefined);
  try {
    await assertDatabaseAnswers(pool, config.databaseUrl ? new URL(config.databaseUrl).host : config.dataDir);
    return { pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Beside the server that has the data folder, else with a database of our own on it. */
async function joinEmbedded(dataDir: string): Promise<{ connection: pg.PoolConfig; close: Close }> {
  let lock: DataFolderLock;
  try {
    lock = lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    const connection = await findEmbeddedPostgres(dataDir);
    if (connection) return { connection, close: async () => undefined };
    throw new StartError(`The database in ${dataDir} is starting or stopping: try again in a moment.`, error);
  }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, endsWithParent: true });
    return {
      connection: postgres.connection,
      close: async () => {
        await postgres.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
