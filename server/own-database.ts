import type pg from 'pg';
import type { Config } from './config.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import { superviseEmbeddedPostgres, type Supervision } from './db/embedded/supervisor.ts';
import { migrateDatabase } from './db/migrate.ts';
import { assertDatabaseAnswers, openDatabase, type DatabaseAccess } from './db/pool.ts';
import { assertRestoreFinished } from './db/unfinished-restore.ts';

/** Ends one thing that was opened. */
export type Closer = () => Promise<void> | void;

/**
 * Opens the database of the settings, the embedded one when none is named, and brings its schema up to date. What has to be
 * closed again is added to `closers`.
 */
export async function openOwnDatabase(
  config: Config,
  { dataDir, log, onGivenUp }: Supervision & { readonly dataDir: string },
  closers: Closer[],
): Promise<DatabaseAccess> {
  assertRestoreFinished(dataDir);
  // With a database of its own the data folder belongs to one Loupe; with DATABASE_URL many processes may share it.
  if (!config.databaseUrl) {
    const lock = lockDataFolder(dataDir);
    closers.push(() => lock.release());
  }
  const where = config.databaseUrl ?? (await startDatabase(config, { dataDir, log, onGivenUp }, closers));
  const access = openDatabase(where, config.databaseConnections, (error) =>
    log.warn({ err: error }, 'a connection to the database broke'),
  );
  closers.push(() => access.close());
  await assertDatabaseAnswers(access.pool, config.databaseUrl ? placeOf(config.databaseUrl) : dataDir);
  await migrateDatabase(access.pool);
  return access;
}

async function startDatabase(
  config: Config,
  { dataDir, ...supervision }: Supervision & { readonly dataDir: string },
  closers: Closer[],
): Promise<pg.PoolConfig> {
  const options = { dataDir, endsWithParent: config.exitWithParent };
  const postgres = await superviseEmbeddedPostgres(options, supervision);
  closers.push(() => postgres.stop());
  return postgres.connection;
}

/** Host and database, without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
