import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { AppError } from '../errors/app-error.ts';
import { StartError } from '../errors/start-error.ts';
import { copyKey, type FileStore } from '../providers/storage/file-store.ts';
import { sha256Of, writeArchive, type ArchiveWriter } from './backup-archive.ts';
import {
  aboutPath,
  backupFormat,
  manifestPath,
  registryKeyPath,
  type BackupManifest,
  type BackupTable,
} from './backup-format.ts';
import type { Progress } from './progress.ts';
import { takeSnapshot, type Snapshot } from './snapshot.ts';
import { listWantedFiles, type WantedFile } from './wanted-files.ts';

export interface BackupSource {
  readonly pool: pg.Pool;
  readonly fileStore: FileStore;
  readonly dataDir: string;
}

export interface BackupOptions {
  readonly source: BackupSource;
  /** The file that is to be; nothing may be there. */
  readonly target: string;
  /** Go on when the site itself has lost bytes of files. */
  readonly acceptsLost: boolean;
  readonly progress: Progress;
}

/** Rows are cut into entries of about this size. */
const partBytes = 8 * 1024 * 1024;

/**
 * Writes the whole site as it is at one moment into one file, while people work: the rows of one snapshot and the bytes
 * that these rows speak of, which never change once they are there. The file appears when it is whole. Throws StartError
 * with a sentence.
 */
export async function writeBackup({
  source,
  target,
  acceptsLost,
  progress,
}: BackupOptions): Promise<BackupManifest> {
  if (existsSync(target)) throw new StartError(`${target} is there already: name another file.`);
  const snapshot = await takeSnapshot(source.pool);
  const archive = writeArchive(target);
  try {
    await archive.add(aboutPath, asJson({ loupe_backup: backupFormat, taken_at: snapshot.takenAt }));
    const tables: BackupTable[] = [];
    for (const table of snapshot.tables) tables.push(await addTable(archive, snapshot, table, progress));
    const key = join(source.dataDir, 'registry-key.pem');
    if (existsSync(key)) await archive.add(registryKeyPath, await readFile(key));
    const stored = await addFiles(archive, source, await listWantedFiles(snapshot), progress);
    if (stored.lost.length > 0 && !acceptsLost) throw lostFiles(stored.lost);
    const manifest: BackupManifest = {
      format: backupFormat,
      taken_at: snapshot.takenAt.toISOString(),
      migrations: [...snapshot.migrations],
      tables,
      sequences: await snapshot.sequences(),
      ...stored,
      entries: [...archive.entries],
    };
    await archive.add(manifestPath, asJson(manifest));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await snapshot.close().catch(() => undefined);
  }
}

const asJson = (value: object) => Buffer.from(JSON.stringify(value));

function lostFiles(lost: readonly string[]): StartError {
  const [first] = lost;
  return new StartError(
    `No backup was made: the site has lost the bytes of ${lost.length} stored ${lost.length === 1 ? 'file' : 'files'} (the first is ${first}), or has other bytes than were stored. Put them back, or add --accept-lost to back up the rest.`,
  );
}

async function addTable(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { name, columns }: Pick<BackupTable, 'name' | 'columns'>,
  progress: Progress,
): Promise<BackupTable> {
  const rows = snapshot.copy({ name, columns });
  const parts: string[] = [];
  let waiting: Buffer[] = [];
  let size = 0;
  const write = async () => {
    const path = `tables/${name}/${String(parts.length).padStart(6, '0')}.copy`;
    parts.push(path);
    await archive.add(path, Buffer.concat(waiting));
    waiting = [];
    size = 0;
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    if (size >= partBytes) await write();
    progress.at(`rows of ${name}, ${megabytes(parts.length * partBytes + size)}`);
  }
  if (size > 0) await write();
  return { name, columns, rows: rows.rowCount, parts };
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

type Stored = Pick<BackupManifest, 'files' | 'gone' | 'lost'>;

async function addFiles(
  archive: ArchiveWriter,
  { pool, fileStore }: BackupSource,
  wanted: readonly WantedFile[],
  progress: Progress,
): Promise<Stored> {
  const stored: Stored = { files: [], gone: [], lost: [] };
  let sum = 0;
  const add = async (key: string, content: Uint8Array) => {
    const path = `files/${String(stored.files.length).padStart(9, '0')}`;
    await archive.add(path, content);
    stored.files.push({ path, key });
    sum += content.length;
  };
  for (const [at, { key, sha256, kind }] of wanted.entries()) {
    progress.at(`file ${at + 1} of ${wanted.length}, ${megabytes(sum)}`);
    const content = await readStored(fileStore, key);
    if (content === null || (sha256 !== null && sha256Of(content) !== sha256)) {
      if (content === null && (await isGone(pool, { key, kind }))) stored.gone.push(key);
      else stored.lost.push(key);
      continue;
    }
    await add(key, content);
    if (kind === 'file') await addCopy(fileStore, key, add);
  }
  return stored;
}

/** The kept copy of a file as text with places; one that is not made yet is made when somebody asks. */
async function addCopy(
  fileStore: FileStore,
  storageKey: string,
  add: (key: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const index = await readStored(fileStore, copyKey(storageKey));
  if (index === null) return;
  for (let n = 0; ; n += 1) {
    const shelf = await readStored(fileStore, copyKey(storageKey, n));
    if (shelf === null) break;
    await add(copyKey(storageKey, n), shelf);
  }
  await add(copyKey(storageKey), index);
}

/** Null when there is nothing under the key; whatever else keeps a store from answering is thrown. */
async function readStored(fileStore: FileStore, key: string): Promise<Uint8Array | null> {
  try {
    return await fileStore.read(key);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof AppError || (code !== undefined && code !== 'ENOENT')) throw error;
    return null;
  }
}

/** Deleted, finished or cancelled by its owner since the snapshot? */
async function isGone(pool: pg.Pool, { key, kind }: Pick<WantedFile, 'key' | 'kind'>): Promise<boolean> {
  if (kind === 'release') return false;
  const [storageKey, n] = key.split('.');
  const { rowCount } =
    kind === 'file'
      ? await pool.query(
          `select 1 from files f join users u on u.id = f.user_id
           where f.storage_key = $1 and f.deleted_at is null and u.deleted_at is null`,
          [key],
        )
      : await pool.query(
          `select 1 from uploads u join upload_chunks c on c.upload_id = u.id
           where u.storage_key = $1 and c.n = $2 and u.file_id is null`,
          [storageKey, n],
        );
  return rowCount === 0;
}
