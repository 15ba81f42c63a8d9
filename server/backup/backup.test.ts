import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';
import { readConfig } from '../config.ts';
import { markUnfinishedRestore } from '../db/unfinished-restore.ts';
import { createSender, sendAll, textOf } from '../modules/files/testing/upload-sender.ts';
import { archiveOf, createReleaseWorld, releaseFiles } from '../modules/releases/testing/release-world.ts';
import type { ReleaseWorld } from '../modules/releases/testing/release-world.ts';
import { startRun, until } from '../modules/runs/testing/scripted-agent.ts';
import { uploadTo } from '../modules/runs/testing/upload-table.ts';
import { connectToEmbedded } from '../testing/embedded-database.ts';
import { startServerProcess } from '../testing/test-process.ts';
import { createTestServer, testPassword, type TestServer } from '../testing/test-server.ts';
import type { BackupManifest } from './backup-format.ts';
import { openTarget } from './open-places.ts';
import { createProgress } from './progress.ts';
import { restoreBackup } from './restore-backup.ts';
import { followSnapshot, readAllRows } from './testing/held-snapshot.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const root = join(import.meta.dirname, '../..');
const silent = createProgress(() => undefined);
const folder = throwAwayFolder('backups');
const run = promisify(execFile);

let world: ReleaseWorld;
let server: TestServer;
beforeAll(async () => {
  world = await createReleaseWorld();
  server = world.server;
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The command as it is typed; answers with what it said and its exit code. */
async function command(name: 'backup' | 'restore', args: readonly string[], dataDir: string) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir };
  return await run(process.execPath, [join(root, `scripts/${name}.ts`), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr.trim() }),
  );
}

const backUp = async (name: string, source: Partial<Parameters<typeof writeBackup>[0]['source']> = {}) => {
  const target = join(folder, name);
  const { pool, fileStore, config } = server.deps;
  const manifest = await writeBackup({
    source: { pool, fileStore, dataDir: config.dataDir, ...source },
    target,
    acceptsLost: false,
    progress: silent,
  });
  return { target, manifest };
};

/** A fresh data folder with the backup in it. */
async function restored<T>(
  file: string,
  look: (place: Awaited<ReturnType<typeof openTarget>>, manifest: BackupManifest) => Promise<T>,
): Promise<{ dataDir: string; seen: T }> {
  const dataDir = join(throwAwayFolder('restored'), 'data');
  const manifest = await verifyBackup(file, silent);
  const place = await openTarget(readConfig({ DATA_DIR: dataDir }));
  let isDone = false;
  try {
    await restoreBackup(file, manifest, place, silent);
    isDone = true;
    return { dataDir, seen: await look(place, manifest) };
  } finally {
    await place.close(isDone);
  }
}

/** Writes into many tables until it has to stop. */
async function keepWriting(token: string, isOver: () => boolean): Promise<number> {
  let written = 0;
  for (; !isOver(); written += 1) {
    await startRun(server, token, { text: `Question ${written}` });
    await uploadTo(server, token, `list-${written}.csv`);
    await server.signUp();
    const { data } = await server.api('GET /chats', { token });
    for (const chat of data.chats.slice(0, 1))
      await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chat.id } });
  }
  return written;
}

it('restores every row of one moment and every byte, taken while people work, and the site goes on from there', async () => {
  const email = 'ada@example.com';
  const { token } = await server.signUpConfirmed({ email });
  const fileId = await uploadTo(server, token, 'prices.csv');
  const { runId } = await startRun(server, token, {
    text: 'What do pears cost?',
    attachment_ids: [fileId],
  });
  const release = archiveOf(releaseFiles({ version: '1.0.1-bbbb' }));
  expect((await world.upload(release)).status).toBe(201);
  const sender = await createSender(server);
  await sendAll(sender, 'half.txt', textOf(3_000_000), [0, 2]);
  await server.deps.background.settled();
  const busy = await server.signUpConfirmed();

  let isOver = false;
  const writing = keepWriting(busy.token, () => isOver);
  const snapshot = followSnapshot(server);
  const { target, manifest } = await backUp('while-writing.tar.gz', { pool: snapshot.pool });
  isOver = true;
  expect(await writing).toBeGreaterThan(0);
  const before = await snapshot.rows();
  await snapshot.close();
  // Others did write: the moment is over, and the backup is of it.
  expect(await readAllRows(await server.deps.pool.connect().then((c) => (c.release(), c)))).not.toEqual(
    before,
  );
  expect(before['public.runs']?.length).toBeGreaterThan(0);

  const { dataDir, seen } = await restored(target, async ({ pool, fileStore }) => {
    const client = await pool.connect();
    const rows = await readAllRows(client);
    client.release();
    const bytes = await Promise.all(
      manifest.files.map(async ({ key }) => [
        key,
        Buffer.compare(await fileStore.read(key), await server.deps.fileStore.read(key)) === 0,
      ]),
    );
    return { rows, bytes };
  });
  expect(seen.rows).toEqual(before);
  expect(seen.bytes.filter(([, isSame]) => !isSame)).toEqual([]);
  expect(readFileSync(join(dataDir, 'registry-key.pem'))).toEqual(
    readFileSync(join(server.deps.config.dataDir, 'registry-key.pem')),
  );

  const site = startServerProcess(dataDir);
  const url = await site.ready();
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword }),
  });
  const session = ((await login.json()) as { data: { token: string } }).data.token;
  const call = async (path: string) =>
    await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${session}` } });
  // The run that waited is worked on, and the file is there.
  await until(async () => {
    const { data } = (await (await call(`/runs/${runId}`)).json()) as { data: { run: { status: string } } };
    return data.run.status === 'done';
  });
  expect(await (await call(`/files/${fileId}`)).text()).toBe('Item,Price\nPears,4\n');
  site.child.stdin?.end();
  await site.ended();
  rmSync(dataDir, { recursive: true, force: true });
}, 120_000);

it('leaves deleted what its owner deletes while the backup is taken, and says so', async () => {
  const { token } = await server.signUp();
  const fileId = await uploadTo(server, token, 'gone.csv');
  await server.deps.background.settled();
  const { fileStore } = server.deps;
  let isDeleted = false;
  const { target, manifest } = await backUp('deleted.tar.gz', {
    fileStore: {
      ...fileStore,
      read: async (key) => {
        if (!isDeleted) await server.api('DELETE /files/:file_id', { token, params: { file_id: fileId } });
        isDeleted = true;
        return await fileStore.read(key);
      },
    },
  });
  expect(manifest.gone).toHaveLength(1);
  const { dataDir, seen } = await restored(target, async ({ pool }) => ({
    files: await pool.query('select deleted_at is null as is_there from files where id = $1', [fileId]),
    passages: await pool.query('select 1 from passages where file_id = $1', [fileId]),
  }));
  expect(seen.files.rows).toEqual([{ is_there: false }]);
  expect(seen.passages.rowCount).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes no backup while bytes of a file are lost, unless it is asked to', async () => {
  const { token } = await server.signUp();
  const fileId = await uploadTo(server, token, 'lost.csv');
  await server.deps.background.settled();
  const { rows } = await server.deps.pool.query('select storage_key from files where id = $1', [fileId]);
  const key = String(rows[0]?.storage_key);
  const bytes = await server.deps.fileStore.read(key);
  await server.deps.fileStore.put(key, Buffer.from('Item,Price\nPears,5\n'));
  await expect(backUp('lost.tar.gz')).rejects.toThrow(/lost the bytes of 1 stored file/);
  expect(readdirSync(folder).filter((name) => name.startsWith('lost'))).toEqual([]);
  await server.deps.fileStore.put(key, bytes);
  await expect(backUp('lost.tar.gz')).resolves.toMatchObject({ manifest: { lost: [] } });
});

it.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ['has another byte in its middle', flipMiddle, /damaged|is not what was written|cannot be read/],
  ['was cut off', (bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.9)), /was cut off/],
  ['is something else', () => Buffer.from('not a backup at all'), /is damaged/],
])('refuses a backup that %s, before anything is written', async (_, damage, sentence) => {
  const { target } = await backUp(
    `whole-${createHash('sha1').update(String(sentence)).digest('hex')}.tar.gz`,
  );
  const damaged = join(folder, 'damaged.tar.gz');
  writeFileSync(damaged, damage(readFileSync(target)));
  const dataDir = join(folder, 'never');
  const { code, said } = await command('restore', [damaged], dataDir);
  expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  expect(said).toMatch(/Nothing was restored\.$/);
  expect(existsSync(dataDir)).toBe(false);
});

function flipMiddle(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = Math.floor(changed.length / 2);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}

it('refuses a data folder or a database that is not empty, and leaves it as it is', async () => {
  const { target } = await backUp('for-full.tar.gz');
  const full = throwAwayFolder('full');
  writeFileSync(join(full, 'somebody.txt'), 'else');
  const { code, said } = await command('restore', [target], full);
  expect([code, said]).toEqual([1, expect.stringContaining('is not empty (somebody.txt)')]);
  expect(readdirSync(full)).toEqual(['somebody.txt']);
  rmSync(full, { recursive: true });

  const other = await createTestServer();
  const manifest = await verifyBackup(target, silent);
  const { pool, fileStore } = other.deps;
  const place = { pool, fileStore, dataDir: throwAwayFolder('no-room') };
  await expect(restoreBackup(target, manifest, place, silent)).rejects.toThrow(/The database is not empty/);
  expect((await pool.query('select 1 from users')).rowCount).toBe(0);
  await other.close();
});

it('lets no server start on a restore that was broken off', async () => {
  const dataDir = throwAwayFolder('broken-off');
  markUnfinishedRestore(dataDir);
  const site = startServerProcess(dataDir);
  expect(await site.ended()).toBe(1);
  expect(site.output()).toContain('holds a restore that was broken off');
  rmSync(dataDir, { recursive: true });
});

it('backs up a running site and restores it with the two commands', async () => {
  const dataDir = throwAwayFolder('site');
  const site = startServerProcess(dataDir);
  const url = await site.ready();
  const body = JSON.stringify({ email: 'two@example.com', password: testPassword });
  const json = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/api/auth/signup`, { method: 'POST', body, headers: json })).status).toBe(201);
  const made = await command('backup', [folder], dataDir);
  expect(made.said).toMatch(/Backed up to .*\.tar\.gz: [\d,]+ rows of \d+ tables/);
  site.child.stdin?.end();
  await site.ended();
  const file = /Backed up to (\S+\.tar\.gz)/.exec(made.said)?.[1] ?? '';
  const empty = join(throwAwayFolder('second'), 'data');
  expect(await command('restore', [file], empty)).toEqual({
    code: 0,
    said: expect.stringContaining('Restored. Start the site'),
  });
  const again = startServerProcess(empty);
  const login = await fetch(`${await again.ready()}/api/auth/login`, { method: 'POST', body, headers: json });
  expect(login.status).toBe(200);
  const client = await connectToEmbedded(empty);
  expect((await client.query('select email from users')).rows).toEqual([{ email: 'two@example.com' }]);
  await client.end();
  again.child.stdin?.end();
  await again.ended();
  for (const one of [dataDir, empty]) rmSync(one, { recursive: true, force: true });
}, 120_000);
