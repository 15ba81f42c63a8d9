import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredFile } from '@loupe/shared/contract/files';
import { makeArchive, type WrittenEntry } from '../../archive/testing/make-archive.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, startRun } from '../runs/testing/scripted-agent.ts';
import { notes, room, sendArchive } from './testing/sent-archives.ts';
import { createSender, sendAll, storageKeyOf, type Sender } from './testing/upload-sender.ts';
import { sweepUploads } from './uploads.usecases.ts';

let server: TestServer;
let sender: Sender;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const store = (entries: readonly WrittenEntry[], name?: string) => sendArchive(sender, entries, name);
const stored = async (entries: readonly WrittenEntry[], name?: string): Promise<StoredFile> =>
  (await store(entries, name)).answer.data.file;

/** Rows of files of the account, and bytes that lie in the store although no file is known by them. */
async function kept(): Promise<{ names: string[]; passages: number }> {
  const { rows } = await server.deps.pool.query<{ name: string }>(
    'select name from files where user_id = $1 and deleted_at is null order by name',
    [sender.userId],
  );
  const found = await server.deps.pool.query<{ n: string }>(
    'select count(*) n from passages where file_id in (select id from files where user_id = $1)',
    [sender.userId],
  );
  return { names: rows.map(({ name }) => name), passages: Number(found.rows[0]?.n) };
}

describe('a zip that arrives', () => {
  beforeAll(async () => {
    sender = await createSender(server);
  });

  it('becomes its files, named with their folders, and says what was not taken and why', async () => {
    const entries = [
      ...room,
      { name: 'Data room/logo.png', content: 'PNG' },
      { name: '../up.txt', content: 'x' },
    ];
    const { zip, uploadId, answer } = await store(entries);
    expect(answer.status).toBe(201);
    expect(answer.data.file).toMatchObject({
      name: 'room.zip',
      kind: 'archive',
      mime: 'application/zip',
      summary: '7 files taken, 2 not',
      bytes: zip.length,
    });
    const { files = [], left_out } = answer.data.file.archive ?? {};
    expect(files.map((file) => file.name)).toEqual([
      'Data room/finance/captable.csv',
      'Data room/finance/customers.csv',
      'Data room/finance/employees.csv',
      'Data room/finance/financials.csv',
      'Data room/finance/pitch.md',
      'Data room/legal/lease.md',
      'Data room/legal/supply-contract.md',
    ]);
    expect(left_out).toEqual([
      { name: 'Data room/logo.png', reason: 'Files of this kind cannot be read.' },
      { name: '../up.txt', reason: 'Its name leads out of the zip.' },
    ]);
    // A member is a file like any other, and the zip is as it was sent.
    const lease = files.find(({ name }) => name.endsWith('lease.md'));
    expect((await sender.download(lease?.id ?? '')).body).toBe(
      room.find(({ name }) => name.endsWith('lease.md'))?.content,
    );
    expect((await sender.download(answer.data.file.id)).rawPayload.equals(Buffer.from(zip))).toBe(true);
    // A lost answer can be asked for again, and so can what is known of the file.
    expect((await sender.finish(uploadId)).data.file).toEqual(answer.data.file);
    const info = await server.api('GET /files/:file_id/info', {
      token: sender.token,
      params: { file_id: answer.data.file.id },
    });
    expect(info.data.file).toEqual(answer.data.file);
  });

  it('says in German what was not taken when that is asked for', async () => {
    const file = await stored([...notes(1), { name: 'a.png', content: 'x' }]);
    const { data } = await server.api('GET /files/:file_id/info', {
      token: sender.token,
      params: { file_id: file.id },
      headers: { 'accept-language': 'de' },
    });
    expect(data.file.archive?.left_out[0]?.reason).toBe('Dateien dieser Art können nicht gelesen werden.');
  });

  it('leaves out a file that its reader refuses, with what that says', async () => {
    const file = await stored([...notes(1), { name: 'broken/plan.xlsx', content: 'no workbook' }]);
    expect(file.archive?.left_out).toEqual([
      {
        name: 'broken/plan.xlsx',
        reason: '“broken/plan.xlsx” is named like a XLSX file but holds something else.',
      },
    ]);
  });

  it('goes with all it brought, and stays where a message rests on it', async () => {
    sender = await createSender(server);
    const file = await stored(notes(3));
    expect((await kept()).names).toHaveLength(4);
    const { id } = file.archive?.files[0] ?? { id: '' };
    const remove = (fileId: string) =>
      server.api('DELETE /files/:file_id', { token: sender.token, params: { file_id: fileId } });
    const { runId } = await startRun(server, sender.token, {
      text: 'What do the notes say?',
      attachment_ids: [file.id],
    });
    await endOfRun(server, sender.token, runId);
    expect((await remove(file.id)).status).toBe(400);
    expect((await remove(id)).status).toBe(400);
    const other = await stored(notes(2), 'other.zip');
    expect((await remove(other.id)).status).toBe(200);
    expect(await kept()).toEqual({
      names: ['notes/1.txt', 'notes/2.txt', 'notes/3.txt', 'room.zip'],
      passages: 3,
    });
    const gone = await sender.download(other.archive?.files[0]?.id ?? '');
    expect(gone.statusCode).toBe(404);
  });

  it('is refused by its first bytes when it is none', async () => {
    const { upload } = (await sender.create({ name: 'room.zip', bytes: 5, type: 'application/zip' })).data;
    expect(await sender.send(upload.id, 0, Buffer.from('hello'))).toMatchObject({
      status: 400,
      code: 'archive.damaged',
    });
    expect((await sender.ask(upload.id)).status).toBe(404);
  });
});

describe('a zip that is refused', () => {
  beforeAll(async () => {
    sender = await createSender(server);
  });

  it.each<[string, number, string, WrittenEntry[]]>([
    ['for too many files', 400, 'archive.too_many_files', notes(61)],
    [
      'as a bomb',
      400,
      'archive.suspicious',
      [{ name: 'zeros.txt', content: Buffer.alloc(20 * 1024 * 1024) }],
    ],
    [
      'when every file turns out damaged',
      400,
      'archive.empty',
      [{ name: 'a.txt', content: 'one', declaredSum: 7 }],
    ],
    ['when nothing in it can be read', 400, 'archive.empty', [{ name: 'a.png', content: 'x' }]],
  ])('%s leaves nothing behind', async (_, status, code, entries) => {
    const { uploadId, answer } = await store(entries);
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    expect(answer.sentence).toContain('room.zip');
    expect(await kept()).toEqual({ names: [], passages: 0 });
    expect((await sender.ask(uploadId)).status).toBe(404);
  });

  it('because the account has no room for what it holds leaves nothing behind', async () => {
    await server.deps.pool.query(
      `insert into files (id, user_id, name, mime, kind, summary, bytes, sha256, storage_key)
       values ('fil_full', $1, 'full.txt', 'text/plain', 'text', '', $2, '', 'full')`,
      [sender.userId, 500 * 1024 * 1024 - 1_000],
    );
    const { uploadId, answer } = await store([{ name: 'a.txt', content: Buffer.alloc(100_000, 'room ') }]);
    expect([answer.status, answer.error.code]).toEqual([409, 'file.storage_full']);
    expect((await kept()).names).toEqual(['full.txt']);
    expect((await sender.ask(uploadId)).status).toBe(404);
    await server.deps.pool.query(`delete from files where id = 'fil_full'`);
  });

  it('by a store that fails in the middle has no file of it, and goes on when the store is back', async () => {
    const zip = makeArchive(notes(4));
    const uploadId = await sendAll(sender, 'room.zip', Buffer.from(zip));
    const { fileStore } = server.deps;
    const put = fileStore.put.bind(fileStore);
    let puts = 0;
    const keys: string[] = [];
    fileStore.put = async (key, bytes) => {
      puts += 1;
      keys.push(key);
      if (puts === 3) throw new Error('the disk is full');
      await put(key, bytes);
    };
    try {
      expect((await sender.finish(uploadId)).status).toBe(500);
    } finally {
      fileStore.put = put;
    }
    expect((await kept()).names).toEqual([]);
    for (const key of keys) await expect(fileStore.read(key)).rejects.toThrow();
    expect((await sender.finish(uploadId)).data.file).toMatchObject({ summary: '4 files taken' });
  });

  it('and one that a dead server left half way is swept with all that was unpacked', async () => {
    const uploadId = await sendAll(sender, 'room.zip', Buffer.from(makeArchive(notes(2))));
    const key = await storageKeyOf(server, uploadId);
    const { fileStore, background } = server.deps;
    // Copies of files kept before are stored too.
    await background.settled();
    const remove = fileStore.remove.bind(fileStore);
    // Dies after the members were unpacked: nobody cleans up.
    const unpacked: string[] = [];
    const put = fileStore.put.bind(fileStore);
    fileStore.put = async (to, bytes) => {
      if (to === key) throw new Error('the server dies');
      unpacked.push(to);
      await put(to, bytes);
    };
    fileStore.remove = async () => undefined;
    await sender.finish(uploadId);
    fileStore.put = put;
    fileStore.remove = remove;
    expect(unpacked).toHaveLength(2);
    expect((await fileStore.read(unpacked[0] ?? '')).length).toBeGreaterThan(0);
    server.clock.advance(25 * 60 * 60 * 1000);
    await sweepUploads(server.deps);
    for (const one of unpacked) await expect(fileStore.read(one)).rejects.toThrow();
  });
});
