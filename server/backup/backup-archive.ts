import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isOutOfRoom } from '../errors/out-of-room.ts';
import { StartError } from '../errors/start-error.ts';
import { block, headerOf, readHeader, TarError, type TarFile } from '../archive/tar.ts';
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
  const gzip = createGzip({ level });
  const entries: BackupEntry[] = [];
  const written = piped(gzip, createWriteStream(half, { mode: 0o600, flags: 'w', flush: true })).catch(
    (error: unknown) => {
      throw asComplaint(error, target);
    },
  );
  written.catch(() => undefined);

  /** Resolves when there is room for more; rejects as soon as the file fails. */
  const push = async (bytes: Uint8Array) => {
    if (bytes.length === 0 || gzip.write(bytes)) return;
    await Promise.race([once(gzip, 'drain'), written]);
  };

  return {
    entries,
    add: async (path, content) => {
      await push(headerOf(path, content.length));
      await push(content);
      await push(Buffer.alloc((block - (content.length % block)) % block));
      entries.push({ path, bytes: content.length, sha256: sha256Of(content) });
    },
    finish: async () => {
      gzip.end(Buffer.alloc(2 * block));
      await written;
      await syncFile(half);
      await rename(half, target);
    },
    abandon: async () => {
      gzip.destroy();
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
  const bytes = takeFrom(unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>);
  try {
    for (;;) {
      const header = await bytes(block);
      if (header.every((byte) => byte === 0)) break;
      const { path, size } = readHeader(header);
      if (size > longestEntry) throw new TarError('the archive is damaged');
      const content = await bytes(size);
      await bytes((block - (size % block)) % block);
      yield { path, content };
    }
    await bytes(block);
  } catch (error) {
    throw asDamage(error, file);
  } finally {
    unpacked.destroy();
  }
}

class CutOff extends Error {}

/** Takes exactly so many bytes from a stream. */
function takeFrom(stream: AsyncIterator<Buffer>): (length: number) => Promise<Buffer> {
  let left: Buffer = Buffer.alloc(0);
  return async (length) => {
    const pieces = [left];
    let have = left.length;
    while (have < length) {
      const { value, done } = await stream.next();
      if (done) throw new CutOff();
      pieces.push(value);
      have += value.length;
    }
    const all = Buffer.concat(pieces);
    left = all.subarray(length);
    return all.subarray(0, length);
  };
}

function asDamage(error: unknown, file: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (error instanceof StartError) return error;
  if (code === 'ENOENT') return new StartError(`There is no file ${file}.`, error);
  if (code === 'EISDIR') return new StartError(`${file} is a folder: name the backup inside it.`, error);
  if (code === 'EACCES') return new StartError(`The file ${file} may not be read by this account.`, error);
  if (error instanceof CutOff || code === 'Z_BUF_ERROR')
    return new BackupDamaged(file, 'it was cut off, its end is missing', error);
  if (error instanceof TarError || code.startsWith('Z_'))
    return new BackupDamaged(file, 'it is damaged', error);
  return error;
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
