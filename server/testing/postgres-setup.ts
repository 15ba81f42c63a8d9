import { rmSync } from 'node:fs';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/launcher.ts';
import { testClusterSettings } from '../db/embedded/settings.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
import { createRunQueue } from '../modules/runs/run-queue.ts';
import { templateDatabase } from './cloned-database.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';

/** vitest global set-up: one throw-away cluster with a migrated template that every test clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = throwAwayFolder('test');
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: testClusterSettings,
    endsWithParent: true,
  });
  const house = openDatabase(postgres.connection, 1, () => undefined);
  await house.pool.query(`create database ${templateDatabase}`);
  await house.close();
  const template = openDatabase({ ...postgres.connection, database: templateDatabase }, 1, () => undefined);
  await migrateDatabase(template.pool);
  // The queue's own tables, so that no test waits for them.
  const queue = createRunQueue(template.pool, pino({ level: 'silent' }));
  await queue.start();
  await queue.stop();
  await template.close();
  project.provide('postgres', { host: postgres.connection.host, user: postgres.connection.user });
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; user: string };
  }
}
