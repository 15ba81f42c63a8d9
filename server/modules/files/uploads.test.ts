import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkKey } from '../../providers/storage/file-store.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  MB,
  chunkOf,
  createSender,
  leftOvers,
  s3Settings,
  sendAll,
  sha256,
  storageKeyOf,
  textOf,
  type Sender,
} from './testing/upload-sender.ts';
import { sweepUploads } from './uploads.usecases.ts';

describe.each(['a folder', 'S3'])('U1 an upload into %s', (where) => {
  let s3: S3Server | null = null;
  let server: TestServer;
  let sender: Sender;
  beforeAll(async () => {
    s3 = where === 'S3' ? await startS3Server() : null;
    server = await createTestServer({
      env: s3 ? s3Settings(s3) : {},
    });
    sender = await createSender(server);
  });
  afterAll(async () => {
    await server.close();
    await s3?.close();
  });

  it('U1 takes chunks in any order, twice and at once, tells what is there, and gives back the same file', async () => {
    const bytes = textOf(3 * MB + 17);
    const created = await sender.create({ name: 'ledger.txt', bytes: bytes.length, type: 'text/plain' });
    expect(created.status).toBe(201);
    const { upload } = created.data;
    expect(upload).toMatchObject({
      id: expect.stringMatching(/^upl_/),
      name: 'ledger.txt',
      chunk_bytes: MB,
      chunks: 4,
      received: [],
      expires_at: '2026-03-03T09:00:00.000Z',
    });
    expect((await sender.send(upload.id, 3, chunkOf(bytes, 3))).received).toEqual([3]);
    await Promise.all([0, 2, 2].map((n) => sender.send(upload.id, n, chunkOf(bytes, n))));
    expect((await sender.ask(upload.id)).data).toMatchObject({ upload: { received: [0, 2, 3] }, file: null });
    const early = await sender.finish(upload.id);
    expect([early.status, early.error.code, early.error.details]).toEqual([
      409,
      'upload.incomplete',
      { missing: [1] },
    ]);
    await sender.send(upload.id, 1, chunkOf(bytes, 1));
    const finished = await sender.finish(upload.id, sha256(bytes));
    expect(finished.status).toBe(201);
    const { file } = finished.data;
    expect(file).toMatchObject({ name: 'ledger.txt', mime: 'text/plain', bytes: bytes.length });
    const answer = await sender.download(file.id);
    expect(sha256(answer.rawPayload)).toBe(sha256(bytes));
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''ledger.txt`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('U1 answers a finish whose answer was lost with the same file, also two at once', async () => {
    const bytes = textOf(MB + 1);
    const id = await sendAll(sender, 'twice.txt', bytes);
    const answers = await Promise.all([sender.finish(id), sender.finish(id)]);
    const again = await sender.finish(id, sha256(bytes));
    expect(new Set([...answers, again].map(({ data }) => data.file.id)).size).toBe(1);
    expect((await sender.ask(id)).data.file?.id).toBe(again.data.file.id);
    expect((await sender.send(id, 0, chunkOf(bytes, 0))).status).toBe(200);
    const key = await storageKeyOf(server, id);
    await expect(server.deps.fileStore.read(chunkKey(key, 0))).rejects.toThrow();
    const { rowCount } = await server.deps.pool.query('select 1 from files where storage_key = $1', [key]);
    expect(rowCount).toBe(1);
  });

  it('U2 refuses a file that is not the one announced for ever, and keeps nothing of it', async () => {
    const bytes = textOf(2 * MB);
    const { upload } = (await sender.create({ name: 'a.txt', bytes: bytes.length, sha256: sha256(bytes) }))
      .data;
    await sender.send(upload.id, 0, chunkOf(bytes, 0));
    await sender.send(upload.id, 1, chunkOf(bytes, 0));
    const key = await storageKeyOf(server, upload.id);
    const answer = await sender.finish(upload.id);
    expect([answer.status, answer.error.code]).toEqual([409, 'upload.checksum_mismatch']);
    expect(await leftOvers(server, upload.id, key)).toEqual([]);
    expect((await sender.finish(upload.id)).error.code).toBe('upload.not_found');
  });

  it('U2 ends an upload with its first chunk when that is not what the name says', async () => {
    const bytes = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46]), randomBytes(2 * MB)]);
    const { upload } = (await sender.create({ name: 'prices.csv', bytes: bytes.length })).data;
    await sender.send(upload.id, 1, chunkOf(bytes, 1));
    const key = await storageKeyOf(server, upload.id);
    expect(await sender.send(upload.id, 0, chunkOf(bytes, 0))).toMatchObject({
      status: 400,
      code: 'file.unreadable',
    });
    expect(await leftOvers(server, upload.id, key)).toEqual([]);
    expect((await sender.send(upload.id, 1, chunkOf(bytes, 1))).code).toBe('upload.not_found');
  });

  it('U2 sweeps what nobody touched for a day, and leaves what is under way or finished', async () => {
    const bytes = textOf(2 * MB);
    const old = await sendAll(sender, 'old.txt', bytes, [0]);
    const oldKey = await storageKeyOf(server, old);
    const done = await sendAll(sender, 'done.txt', bytes);
    const { file } = (await sender.finish(done)).data;
    server.clock.advance(23 * 60 * 60 * 1000);
    const young = await sendAll(sender, 'young.txt', bytes, [1]);
    expect(await sweepUploads(server.deps)).toBe(0);
    server.clock.advance(2 * 60 * 60 * 1000);
    expect(await sweepUploads(server.deps)).toBeGreaterThan(0);
    expect(await leftOvers(server, old, oldKey)).toEqual([]);
    expect((await sender.ask(young)).data.upload.received).toEqual([1]);
    expect(sha256((await sender.download(file.id)).rawPayload)).toBe(sha256(bytes));
  });

  it('U1 throws a half upload away when asked, and leaves a finished file alone', async () => {
    const bytes = textOf(MB + 5);
    const half = await sendAll(sender, 'half.txt', bytes, [0]);
    const key = await storageKeyOf(server, half);
    expect((await sender.cancel(half)).status).toBe(200);
    expect(await leftOvers(server, half, key)).toEqual([]);
    expect((await sender.cancel(half)).error.code).toBe('upload.not_found');
    const whole = await sendAll(sender, 'whole.txt', bytes);
    const { file } = (await sender.finish(whole)).data;
    expect((await sender.cancel(whole)).status).toBe(200);
    expect((await sender.download(file.id)).rawPayload).toHaveLength(bytes.length);
  });
});
