import { join, resolve } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createBackground, type Background } from './background.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { lockDataFolder } from './db/data-folder-lock.ts';
import type { Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded/launcher.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createNotifications, type Notifications } from './db/notifications.ts';
import { assertDatabaseAnswers, openDatabase, type DatabaseAccess } from './db/pool.ts';
import { createLog } from './log.ts';
import { loadCreditStatus } from './modules/billing/billing.queries.ts';
import { createBilling, type Billing } from './modules/billing/billing.usecases.ts';
import { createCreditStatusCache, type CreditStatusCache } from './modules/billing/credit-status.cache.ts';
import { createFailureLimits, type FailureLimits } from './modules/identity/failure-limits.ts';
import { createPasswords, type Passwords } from './modules/identity/passwords.ts';
import { createSessionLookup, type SessionLookup } from './modules/identity/session-lookup.ts';
import { createMail, type Mail } from './providers/mail/mail.ts';
import { createFolderStore, type FileStore } from './providers/storage/file-store.ts';

/** Every long-lived thing of the server, built once. Modules take what they need of it. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly notifications: Notifications;
  readonly background: Background;
  readonly passwords: Passwords;
  readonly sessions: SessionLookup;
  readonly failureLimits: FailureLimits;
  readonly billing: Billing;
  readonly creditStatus: CreditStatusCache;
  readonly agentTitle: (slug: string) => string;
  readonly mail: Mail;
  readonly fileStore: FileStore;
  /** Where this server is reached when PUBLIC_URL is not set; known once it listens. */
  readonly site: { url: string };
  /** Ends everything in the opposite order. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface DepsOverrides {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly database?: DatabaseAccess;
  readonly mail?: Mail;
  readonly passwords?: Passwords;
}

type Closer = () => Promise<void> | void;

/** Builds the list; on a failure half way what was opened is closed again. */
export async function createDeps(config: Config, overrides: DepsOverrides = {}): Promise<Deps> {
  const closers: Closer[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  try {
    return await build(config, overrides, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(config: Config, overrides: DepsOverrides, closers: Closer[], close: () => Promise<void>): Promise<Deps> {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const dataDir = resolve(config.dataDir);
  const { db, pool } = overrides.database ?? (await openOwnDatabase(config, dataDir, log, closers));
  const notifications = await createNotifications(pool, log);
  closers.push(() => notifications.close());
  const background = createBackground(log);
  closers.push(() => background.settled());
  const agentTitle = (slug: string) => slug;
  const billing = createBilling({ db, onChange: (userId) => creditStatus.touch(userId) });
  const creditStatus = createCreditStatusCache({ notifications, clock, load: (userId) => loadCreditStatus({ db, billing, clock, agentTitle }, userId) });
  closers.push(() => creditStatus.close());
  return {
    config, log, clock, db, pool, notifications, background, close, billing, creditStatus, agentTitle,
    passwords: overrides.passwords ?? createPasswords(),
    sessions: createSessionLookup({ db, clock, notifications }),
    failureLimits: createFailureLimits(clock, config.rateLimits),
    mail: overrides.mail ?? createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: join(dataDir, 'mail') }),
    fileStore: createFolderStore(join(dataDir, 'files')),
    site: { url: config.publicUrl ?? `http://${config.host}:${config.port}` },
  };
}

async function openOwnDatabase(config: Config, dataDir: string, log: Logger, closers: Closer[]): Promise<DatabaseAccess> {
  // With a database of its own the data folder belongs to one Loupe; with DATABASE_URL many processes may share it.
  if (!config.databaseUrl) {
    const lock = lockDataFolder(dataDir);
    closers.push(() => lock.release());
  }
  const where = config.databaseUrl ?? (await startDatabase(config, dataDir, closers));
  const access = openDatabase(where, 12, (error) => log.warn({ err: error }, 'an idle database connection broke'));
  closers.push(() => access.close());
  await assertDatabaseAnswers(access.pool, config.databaseUrl ? placeOf(config.databaseUrl) : dataDir);
  await migrateDatabase(access.pool);
  return access;
}

async function startDatabase(config: Config, dataDir: string, closers: Closer[]): Promise<pg.PoolConfig> {
  const postgres = await startEmbeddedPostgres({ dataDir, endsWithParent: config.exitWithParent });
  closers.push(() => postgres.stop());
  return postgres.connection;
}

/** Host and database, without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
