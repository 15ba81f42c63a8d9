import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError, appError } from '../errors/app-error.ts';
import { archiveLimits } from './archive-limits.ts';
import { archiveTexts } from './messages/archive-texts.ts';

/** A zip whose directory was read; nothing of it is unpacked yet. */
export interface OpenedArchive {
  readonly name: string;
  readonly entries: readonly Entry[];
  /** Bytes of one entry. Throws `MemberDamaged` for data that is not what the directory says. */
  unpack(entry: Entry): Promise<Uint8Array<ArrayBuffer>>;
}

/** The data of a member is not what the directory says: cut, changed, or larger than declared. */
export class MemberDamaged extends Error {}

/** True for what is opened on its way in; its members become the files. */
export const isArchiveName = (name: string): boolean => /\.zip$/i.test(name);

/** True for the first bytes of a zip, also of an empty one. */
export const hasArchiveSignature = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0);

/**
 * Reads the directory of a zip (APPNOTE 6.3.10). What it says of its entries is all that is used afterwards, by the same
 * parser: a zip that shows different things to different readers shows one thing here. Throws `archive.damaged`,
 * `archive.encrypted`, `archive.too_many_files`, `archive.suspicious`.
 */
export async function openArchive(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<OpenedArchive> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await orDamaged(name, () =>
    fromBufferPromise(whole, { autoClose: false, lazyEntries: true, decodeStrings: false }),
  );
  const entries = await orDamaged(name, () => entriesOf(zip, name));
  // Many entries may lead to the same packed bytes.
  if (entries.reduce((sum, entry) => sum + entry.compressedSize, 0) > bytes.length)
    throw appError('archive.suspicious', { sentence: archiveTexts.said((t) => t.suspicious(name)) });
  return { name, entries, unpack: (entry) => unpack(zip, entry) };
}

async function entriesOf(zip: ZipFile, name: string): Promise<Entry[]> {
  if (zip.entryCount > archiveLimits.entries)
    throw appError('archive.too_many_files', {
      sentence: archiveTexts.said((t) => t.tooManyEntries(name, archiveLimits.entries)),
    });
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

async function orDamaged<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    const isLocked = cause instanceof Error && cause.message.includes('strong encryption');
    throw isLocked
      ? appError('archive.encrypted', { sentence: archiveTexts.said((t) => t.encrypted(name)), cause })
      : appError('archive.damaged', { sentence: archiveTexts.said((t) => t.damaged(name)), cause });
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Uint8Array<ArrayBuffer>> {
  const content = new Uint8Array(entry.uncompressedSize);
  let length = 0;
  try {
    // It ends with an error at the first byte more than the directory tells.
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      content.set(piece as Buffer, length);
      length += (piece as Buffer).length;
    }
  } catch (cause) {
    throw new MemberDamaged(entry.fileNameRaw.toString(), { cause });
  }
  if (length !== content.length || crc32(content) !== entry.crc32)
    throw new MemberDamaged(entry.fileNameRaw.toString());
  return content;
}
