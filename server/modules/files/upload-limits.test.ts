import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chunkKey } from '../../providers/storage/file-store.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  MB,
  chunkOf,
  createSender,
  s3Settings,
  sendAll,
  sha256,
  storageKeyOf,
  textOf,
  type Sender,
} from './testing/upload-sender.ts';

describe('U2 the server’s limits on uploads', () => {
  let server: TestServer;
  let sender: Sender;
  beforeAll(async () => {
    server = await createTestServer();
    sender = await createSender(server);
  });
  afterAll(() => server.close());

  it.each([
    ['an empty file', { name: 'a.csv', bytes: 0 }, 400, 'file.empty'],
    ['one of more than 25 MB', { name: 'a.csv', bytes: 25 * MB + 1 }, 400, 'file.too_large'],
    ['one larger than any disk', { name: 'a.csv', bytes: 2 ** 53 - 1 }, 400, 'file.too_large'],
    ['a size that is none', { name: 'a.csv', bytes: -1 }, 400, 'request.invalid'],
    ['a size with a fraction', { name: 'a.csv', bytes: 1.5 }, 400, 'request.invalid'],
    ['a kind that nobody reads', { name: 'a.exe', bytes: 1 }, 415, 'file.type_unsupported'],
    ['a name without an ending', { name: 'README', bytes: 1 }, 415, 'file.type_unsupported'],
    [
      'a picture called a table',
      { name: 'a.csv', bytes: 1, type: 'image/png' },
      415,
      'file.type_unsupported',
    ],
    [
      'a PDF called a text',
      { name: 'a.txt', bytes: 1, type: 'application/pdf; x=1' },
      415,
      'file.type_unsupported',
    ],
    ['a checksum that is none', { name: 'a.csv', bytes: 1, sha256: 'ABC' }, 400, 'request.invalid'],
  ])('U2 refuses %s before anything is sent, with a permanent status', async (_name, body, status, code) => {
    const answer = await sender.create(body);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect([400, 409, 415]).toContain(answer.status);
  });

  it.each(['', 'application/octet-stream', 'application/vnd.ms-excel', 'text/csv; charset=utf-8'])(
    'U2 takes a table announced as %j: systems know many types for one ending',
    async (type) => {
      expect((await sender.create({ name: 'a.csv', bytes: 1, type })).status).toBe(201);
    },
  );

  it('U2 counts what is on its way: half uploads together cannot pass 500 MB', async () => {
    const greedy = await createSender(server);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await greedy.create({ name: `${n}.csv`, bytes: 25 * MB })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });

  it.each([
    ['a chunk past the end', 2, MB],
    ['a chunk that is too short', 0, MB - 1],
    ['a chunk that is too long', 0, MB + 1],
    ['much more than a chunk', 0, 9 * MB],
    ['a last chunk that is longer than the file', 1, 12],
    ['an empty chunk', 1, 0],
  ])('U2 refuses %s: the size was a lie', async (_name, n, length) => {
    const { upload } = (await sender.create({ name: 'a.txt', bytes: MB + 11 })).data;
    const answer = await sender.send(upload.id, n, Buffer.alloc(length, 'a'));
    expect([answer.status, answer.code]).toEqual([400, 'upload.chunk_invalid']);
    expect((await sender.ask(upload.id)).data.upload.received).toEqual([]);
  });

  it.each(['-1', 'x', '1.5', '9999999'])('U2 knows no chunk %s', async (n) => {
    const { upload } = (await sender.create({ name: 'a.txt', bytes: 5 })).data;
    expect((await sender.send(upload.id, n, Buffer.alloc(5, 'a'))).status).toBe(400);
  });

  it('U2 a chat holds 20 files: more are refused with a permanent status, in one message or in two', async () => {
    const { token } = await server.signUp();
    const store = async (n: number) => {
      const raw = await server.app.inject({
        method: 'POST',
        url: `/api/files?name=${n}.txt`,
        payload: Buffer.from(`File ${n}`),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      });
      return raw.json<{ data: { file: { id: string } } }>().data.file.id;
    };
    const ids = await Promise.all(Array.from({ length: 21 }, (_, n) => store(n)));
    const { chat } = (await server.api('POST /chats', { token, body: {} })).data;
    const send = (key: string, attachmentIds: string[]) =>
      server.api('POST /chats/:chat_id/messages', {
        token,
        params: { chat_id: chat.id },
        body: { text: 'What do they say?', attachment_ids: attachmentIds },
        headers: { 'idempotency-key': key },
      });
    expect((await send('all', ids)).status).toBe(400);
    expect((await send('twenty', ids.slice(0, 20))).status).toBe(201);
    const more = await send('one more', ids.slice(20));
    expect([more.status, more.error.code]).toEqual([409, 'file.too_many']);
  });

  it('U2 keeps nothing of a chunk whose connection broke in the middle', async () => {
    const { upload } = (await sender.create({ name: 'a.txt', bytes: MB })).data;
    const key = await storageKeyOf(server, upload.id);
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const half = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: `/api/uploads/${upload.id}/chunks/0`,
        headers: {
          authorization: `Bearer ${sender.token}`,
          'content-type': 'application/octet-stream',
          'content-length': MB,
        },
      });
      half.on('error', () => resolve());
      half.write(Buffer.alloc(MB / 2, 'a'), () => half.destroy());
      half.on('close', () => resolve());
    });
    expect((await sender.ask(upload.id)).data.upload.received).toEqual([]);
    await expect(server.deps.fileStore.read(chunkKey(key, 0))).rejects.toThrow();
    expect((await sender.send(upload.id, 0, Buffer.alloc(MB, 'a'))).received).toEqual([0]);
  });

  it('U2 answers a storage that is out with 503, so that the chunk is tried again, and loses nothing', async () => {
    const s3 = await startS3Server();
    const other = await createTestServer({
      env: s3Settings(s3),
    });
    const one = await createSender(other);
    const bytes = textOf(MB + 3);
    const id = await sendAll(one, 'a.txt', bytes, [0]);
    await s3.close();
    expect(await one.send(id, 1, chunkOf(bytes, 1))).toMatchObject({
      status: 503,
      code: 'server.unavailable',
    });
    expect((await one.ask(id)).data.upload.received).toEqual([0]);
    await other.close();
  });

  it('U2 answers a foreign upload exactly like an unknown one, and leaves it alone', async () => {
    const bytes = textOf(MB);
    const id = await sendAll(sender, 'mine.txt', bytes);
    const eve = await createSender(server);
    for (const other of [id, 'upl_unknown']) {
      const answers = [await eve.ask(other), await eve.finish(other), await eve.cancel(other)];
      expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
        Array.from({ length: 3 }, () => [404, 'upload.not_found']),
      );
      expect(await eve.send(other, 0, bytes)).toMatchObject({ status: 404, code: 'upload.not_found' });
    }
    expect((await sender.finish(id, sha256(bytes))).status).toBe(201);
  });

  it('U2 stays answerable while a file of 25 MB is put together and hashed', async () => {
    const bytes = textOf(25 * MB);
    const id = await sendAll(sender, 'large.txt', bytes);
    const progress = { isDone: false };
    const finishing = sender.finish(id, sha256(bytes)).finally(() => (progress.isDone = true));
    let answered = 0;
    while (!progress.isDone) {
      expect((await sender.ask(id)).status).toBe(200);
      if (!progress.isDone) answered += 1;
    }
    expect((await finishing).status).toBe(201);
    expect(answered).toBeGreaterThan(5);
  }, 120_000);
});
