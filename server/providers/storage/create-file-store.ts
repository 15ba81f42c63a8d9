import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';

type StorageConfig = Pick<
  Config,
  'dataDir' | 's3Endpoint' | 's3Bucket' | 's3Region' | 's3AccessKeyId' | 's3SecretAccessKey'
>;

/** Object storage when it is set, else a folder below the data folder. A bucket that cannot be used is reported in the log at once. */
export function createFileStore(config: StorageConfig, log: Logger): FileStore {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = config;
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return createFolderStore(join(config.dataDir, 'files'));
  const store = createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey });
  store
    .check()
    .catch((error: unknown) =>
      log.error({ err: error, endpoint, bucket }, 'the bucket of S3_BUCKET cannot be used'),
    );
  return store;
}
