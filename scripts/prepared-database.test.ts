import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../server/db/embedded/launcher.ts';
import { testClusterSettings } from '../server/db/embedded/settings.ts';
import { openDatabase, type DatabaseAccess } from '../server/db/pool.ts';
import { putPreparedDatabase } from './prepared-database.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

type Pool = DatabaseAccess['pool'];

let kept: string;
const folders: string[] = [];
const freshFolder = () => {
  const folder = throwAwayFolder('prepared-test');
  folders.push(folder);
  return folder;
};

beforeEach(() => {
  kept = freshFolder();
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Starts the database of a data folder, as a server does, for a few questions. */
async function asked<T>(dataDir: string, questions: (pool: Pool) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    settings: testClusterSettings,
    endsWithParent: true,
  });
  const access = openDatabase(postgres.connection, 1, () => undefined);
  try {
    return await questions(access.pool);
  } finally {
    await access.close();
    await postgres.stop();
  }
}
const countOf = async (pool: Pool, table: string) =>
  Number((await pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

it('two sites that start at once get the newest schema, each a database of its own, made once', async () => {
  const [one, other] = [freshFolder(), freshFolder()];
  await Promise.all([one, other].map((dataDir) => putPreparedDatabase(dataDir, kept)));
  expect(readdirSync(kept)).toHaveLength(1);

  await asked(one, async (pool) => {
    expect(await countOf(pool, 'drizzle.__drizzle_migrations')).toBeGreaterThan(0);
    await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('mine', 0)");
  });
  await asked(other, async (pool) => {
    expect(await countOf(pool, "drizzle.__drizzle_migrations where hash = 'mine'")).toBe(0);
  });
}, 120_000);

it('what was prepared is taken again, and takes the place of what another version left', async () => {
  mkdirSync(join(kept, 'of-another-version'));
  await putPreparedDatabase(freshFolder(), kept);
  const [prepared, ...others] = readdirSync(kept);
  expect(others).toEqual([]);
  const made = () => statSync(join(kept, prepared ?? '')).ino;
  const first = made();
  await putPreparedDatabase(freshFolder(), kept);
  expect(made()).toBe(first);
}, 120_000);
