import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Place } from '../providers/storage/s3-store.ts';

export interface S3Server {
  readonly place: S3Place;
  close(): Promise<void>;
}

/** An S3 server in this process that checks signatures, with an empty bucket. Its key and secret are always these. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'loupe-s3-'));
  const options = { port: 0, address: '127.0.0.1', silent: true, configureBuckets: [{ name: 'loupe' }] };
  const server = new S3rver({ ...options, directory });
  const { port } = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return {
    place: { endpoint: `http://127.0.0.1:${port}`, bucket: 'loupe', region: 'us-east-1', ...keys },
    close: async () => {
      const closed = server.close();
      rmSync(directory, { recursive: true, force: true });
      await closed;
    },
  };
}
