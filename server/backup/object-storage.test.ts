import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';
import { readConfig } from '../config.ts';
import { s3Settings } from '../modules/files/testing/upload-sender.ts';
import { uploadTo } from '../modules/runs/testing/upload-table.ts';
import { newStorageKey } from '../providers/storage/file-store.ts';
import { createS3Store } from '../providers/storage/s3-store.ts';
import { startS3Server, type S3Server } from '../testing/s3-server.ts';
import { createTestServer } from '../testing/test-server.ts';
import { openTarget } from './open-places.ts';
import { createProgress } from './progress.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const silent = createProgress(() => undefined);
const folder = throwAwayFolder('backups');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('brings files from one object storage into another, and takes no bucket that holds something', async () => {
  const [from, to, full] = [await startS3Server(), await startS3Server(), await startS3Server()];
  await createS3Store(full.place).put(newStorageKey(), Buffer.from('of somebody else'));
  const source = await createTestServer({ env: s3Settings(from) });
  const { token } = await source.signUp();
  await uploadTo(source, token, 'bucket.csv');
  await source.deps.background.settled();
  const { pool, fileStore, config } = source.deps;
  const target = join(folder, 'bucket.tar.gz');
  const manifest = await writeBackup({
    source: { pool, fileStore, dataDir: config.dataDir },
    target,
    acceptsLost: false,
    progress: silent,
  });
  expect(manifest.files.length).toBeGreaterThan(1);
  const restoreInto = async (bucket: S3Server) => {
    const dataDir = join(throwAwayFolder('bucket'), 'data');
    const place = await openTarget(readConfig({ DATA_DIR: dataDir, ...s3Settings(bucket) }));
    try {
      await restoreBackup(target, manifest, place, silent);
      return await Promise.all(manifest.files.map(async ({ key }) => await place.fileStore.read(key)));
    } finally {
      await place.close(false);
      expect(readdirSync(dataDir)).toEqual([]);
    }
  };
  const bytes = await Promise.all(manifest.files.map(async ({ key }) => await fileStore.read(key)));
  expect(await restoreInto(to)).toEqual(bytes);
  await expect(restoreInto(full)).rejects.toThrow(/bucket of the files is not empty/);
  await source.close();
  await Promise.all([from.close(), to.close(), full.close()]);
});
