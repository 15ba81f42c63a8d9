import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarWriter, readTar, TarCutOff, TarError, type TarFile } from '../archive/tar-files.ts';
import { isOutOfRoom } from '../errors/out-of-room.ts';
import { StartError } from '../errors/start-error.ts';
import { BackupDamaged, type BackupEntry } from './backup-format.ts';

/** Rows compress well at any level, files hardly at all: time is what counts. */
const level = 2;
/** No entry is larger: contents are held in memory one at a time. */
const longestEntry = 512 * 1024 * 1024;

export interface ArchiveWriter {
  /** What was written so far. */
  readonly entries: readonly BackupEntry[];
  add(path: string, content: Uint8Array): Promise<void>;
  /** The file appears under its name, whole and on the disk. */
  finish(): Promise<void>;
  /** Nothing is left of it. */
  abandon(): Promise<void>;
}

/** A `.tar.gz` that is written entry by entry, readable for its owner alone. Throws StartError when the file cannot be made. */
export function writeArchive(target: string): ArchiveWriter {
  const half = `${target}.part`;
  const tar = createTarWriter();
  const entries: BackupEntry[] = [];
  const file = createWriteStream(half, { mode: 0o600, flags: 'w', flush: true });
  const written = piped(tar.bytes, createGzip({ level }), file).catch((error: unknown) => {
    throw asComplaint(error, target);
  });
  written.catch(() => undefined);

  return {
    entries,
    add: async (path, content) => {
      // As soon as the file fails, that is what has happened.
      await Promise.race([tar.add(path, content).catch(() => written), written]);
      entries.push({ path, bytes: content.length, sha256: sha256Of(content) });
    },
    finish: async () => {
      tar.end();
      await written;
      await syncFile(half);
      await rename(half, target);
    },
    abandon: async () => {
      tar.bytes.destroy();
      await written.catch(() => undefined);
      await rm(half, { force: true });
    },
  };
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

function asComplaint(error: unknown, target: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (isOutOfRoom(error)) return new StartError(`There is no room left on the disk of ${target}.`, error);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new StartError(
      `The backup ${target} cannot be written: is its folder there, and writable?`,
      error,
    );
  return error;
}

/**
 * The entries of an archive, one after the other; each is checked against the sums of its compression and its headers.
 * Throws BackupDamaged for a file that is damaged or cut off, StartError for one that is not there.
 */
export async function* readArchive(file: string): AsyncGenerator<TarFile> {
  const unpacked = createGunzip();
  pipeline(createReadStream(file), unpacked, () => undefined);
  try {
    yield* readTar(unpacked, { longestFile: longestEntry });
  } catch (error) {
    throw asDamage(error, file);
  }
}

function asDamage(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof StartError) return error;
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`, error);
  if (code === 'EISDIR') return new StartError(`${file} is a folder: name the backup inside it.`, error);
  if (code === 'EACCES') return new StartError(`The file ${file} may not be read by this account.`, error);
  if (error instanceof TarCutOff || code === 'Z_BUF_ERROR')
    return new BackupDamaged(file, 'it was cut off, its end is missing', error);
  if (error instanceof TarError || code.startsWith('Z_'))
    return new BackupDamaged(file, 'it is damaged', error);
  return error;
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
