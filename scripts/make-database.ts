// Leaves the files of an embedded database with the newest schema, cleanly stopped, at the path it is given.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../server/db/embedded/launcher.ts';
import { testClusterSettings } from '../server/db/embedded/settings.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/pool.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Where to?');

const dataDir = throwAwayFolder('prepared');
try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: testClusterSettings,
    endsWithParent: true,
  });
  try {
    const { pool, close } = openDatabase(postgres.connection, 1, () => undefined);
    await migrateDatabase(pool).finally(close);
  } finally {
    await postgres.stop();
  }
  execFileSync('cp', ['-a', join(dataDir, 'postgres/data'), target]);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
