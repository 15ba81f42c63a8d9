import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** The migrations of this version, in their order. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: processes that start together migrate one after the other. */
export const migrationLock = 7_301_944_001;

/** Brings the database to the newest schema. Safe to call from many processes at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
