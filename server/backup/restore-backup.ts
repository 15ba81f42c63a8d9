import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { migrationLock } from '../db/migrate.ts';
import { StartError } from '../errors/start-error.ts';
import type { FileStore } from '../providers/storage/file-store.ts';
import { readArchive } from './backup-archive.ts';
import { registryKeyPath, type BackupManifest } from './backup-format.ts';
import { assertEmptyDatabase } from './empty-target.ts';
import { makeSchema, openTableLoader } from './load-tables.ts';
import type { Progress } from './progress.ts';

export interface RestoreTarget {
  readonly pool: pg.Pool;
  readonly fileStore: FileStore;
  readonly dataDir: string;
}

/**
 * Puts a verified backup into an empty database and an empty store. The database shows all of it or nothing; files that
 * were put before a failure are taken away again. Throws StartError with a sentence.
 */
export async function restoreBackup(
  file: string,
  manifest: BackupManifest,
  target: RestoreTarget,
  progress: Progress,
): Promise<void> {
  const client = await target.pool.connect();
  const put: string[] = [];
  try {
    // A server that starts meanwhile waits, and finds the tables there.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('begin');
    await assertEmptyDatabase(client);
    if (!(await target.fileStore.isEmpty()))
      throw new StartError(
        'The bucket of the files is not empty: a backup is restored into an empty one. Nothing was restored (S3_BUCKET).',
      );
    await makeSchema(client, manifest);
    await load(file, manifest, { ...target, client, put }, progress);
    await followDeletions(client, manifest.gone);
    await client.query('commit');
    progress.at('looks at the tables, so that questions are planned well');
    await client.query('analyze');
  } catch (error) {
    for (const key of put) await target.fileStore.remove(key).catch(() => undefined);
    throw error;
  } finally {
    // Open transactions and locks go with the connection.
    client.release(true);
  }
}

interface Loading extends RestoreTarget {
  readonly client: pg.ClientBase;
  /** Keys of what lies in the store by now. */
  readonly put: string[];
}

async function load(
  file: string,
  manifest: BackupManifest,
  { client, fileStore, dataDir, put }: Loading,
  progress: Progress,
): Promise<void> {
  const loader = await openTableLoader(client, manifest);
  const keys = new Map(manifest.files.map(({ path, key }) => [path, key]));
  for await (const { path, content } of readArchive(file)) {
    const key = keys.get(path);
    if (key !== undefined) {
      put.push(key);
      await fileStore.put(key, content);
    } else if (path === registryKeyPath)
      await writeFile(join(dataDir, 'registry-key.pem'), content, { mode: 0o600 });
    else await loader.add(path, content);
    progress.at(`${path}, ${put.length} of ${keys.size} files`);
  }
  await loader.finish();
}

/** What its owner deleted while the backup was taken stays deleted; of an upload under way the chunk is asked for again. */
async function followDeletions(client: pg.ClientBase, gone: readonly string[]): Promise<void> {
  await client.query(
    `with deleted as (update files set deleted_at = now() where storage_key = any($1) returning id)
     delete from passages where file_id in (select id from deleted)`,
    [gone],
  );
  await client.query(
    `delete from upload_chunks c using uploads u where u.id = c.upload_id and u.storage_key || '.' || c.n = any($1)`,
    [gone],
  );
}
