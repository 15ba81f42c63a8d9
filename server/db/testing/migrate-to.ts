import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';
import { migrationsFolder } from '../migrate.ts';

export interface JournalEntry {
  readonly tag: string;
  /** Milliseconds since 1970. */
  readonly when: number;
}

/** The migrations in their order. */
export const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  readonly entries: readonly JournalEntry[];
};

/** Brings a database to the schema as it was after so many migrations. */
export async function migrateTo(pool: pg.Pool, count: number): Promise<void> {
  const folder = throwAwayFolder('migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  await migrate(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}
