import { createHash } from 'node:crypto';
import type { Upload } from '@loupe/shared/contract/uploads';
import { chunkKey } from '../../../providers/storage/file-store.ts';
import type { S3Server } from '../../../testing/s3-server.ts';
import type { TestServer } from '../../../testing/test-server.ts';

export const MB = 1024 * 1024;
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Text of exactly so many bytes, no two lines alike. */
export function textOf(bytes: number): Buffer {
  const lines: string[] = [];
  for (let n = 0, length = 0; length < bytes; n += 1) {
    const line = `Line ${n} of the ledger\n`;
    lines.push(line);
    length += line.length;
  }
  return Buffer.from(lines.join('')).subarray(0, bytes);
}

/** A person with an upload client that sends what it is given, right or wrong. */
export async function createSender(server: TestServer) {
  const { token, user } = await server.signUpConfirmed();
  const params = (uploadId: string) => ({ token, params: { upload_id: uploadId } });
  return {
    token,
    userId: user.id,
    create: (body: { name: string; bytes: number; type?: string; sha256?: string }) =>
      server.api('POST /uploads', { token, body }),
    ask: (uploadId: string) => server.api('GET /uploads/:upload_id', params(uploadId)),
    finish: (uploadId: string, told?: string) =>
      server.api('POST /uploads/:upload_id/finish', {
        ...params(uploadId),
        body: told === undefined ? {} : { sha256: told },
      }),
    cancel: (uploadId: string) => server.api('DELETE /uploads/:upload_id', params(uploadId)),
    send: async (uploadId: string, n: number | string, bytes: Uint8Array) => {
      const raw = await server.app.inject({
        method: 'POST',
        url: `/api/uploads/${uploadId}/chunks/${n}`,
        payload: Buffer.from(bytes),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      });
      const answer = raw.json<{ data?: { upload: Upload }; error?: { code: string } }>();
      return { status: raw.statusCode, received: answer.data?.upload.received, code: answer.error?.code };
    },
    download: (fileId: string) =>
      server.app.inject({ url: `/api/files/${fileId}`, headers: { authorization: `Bearer ${token}` } }),
  };
}
export type Sender = Awaited<ReturnType<typeof createSender>>;

export const chunkOf = (bytes: Uint8Array, n: number) => bytes.subarray(n * MB, (n + 1) * MB);

/** Creates an upload and sends the given chunks, or all. */
export async function sendAll(
  sender: Sender,
  name: string,
  bytes: Uint8Array,
  only?: number[],
): Promise<string> {
  const { upload } = (await sender.create({ name, bytes: bytes.length })).data;
  for (const n of only ?? Array.from({ length: upload.chunks }, (_, i) => i))
    await sender.send(upload.id, n, chunkOf(bytes, n));
  return upload.id;
}

export async function storageKeyOf(server: TestServer, uploadId: string): Promise<string> {
  const { rows } = await server.deps.pool.query<{ storage_key: string }>(
    'select storage_key from uploads where id = $1',
    [uploadId],
  );
  return rows[0]?.storage_key ?? '';
}

/** What is left of an upload: rows and bytes. */
export async function leftOvers(server: TestServer, uploadId: string, storageKey: string): Promise<string[]> {
  const { rows } = await server.deps.pool.query<{ kind: string }>(
    `select 'row' as kind from uploads where id = $1
     union all select 'chunk row' from upload_chunks where upload_id = $1
     union all select 'file row' from files where storage_key = $2`,
    [uploadId, storageKey],
  );
  const keys = [storageKey, ...[0, 1, 2, 3].map((n) => chunkKey(storageKey, n))];
  const bytes = await Promise.all(
    keys.map((key) =>
      server.deps.fileStore.read(key).then(
        () => [`bytes of ${key.slice(40) || 'the file'}`],
        () => [],
      ),
    ),
  );
  return [...rows.map(({ kind }) => kind), ...bytes.flat()];
}

/** Settings of a server that keeps its files there. */
export function s3Settings({ place }: S3Server): Record<string, string> {
  return {
    S3_ENDPOINT: place.endpoint,
    S3_BUCKET: place.bucket,
    S3_ACCESS_KEY_ID: place.accessKeyId,
    S3_SECRET_ACCESS_KEY: place.secretAccessKey,
  };
}
