import type { StoredFile } from '@loupe/shared/contract/files';
import { archiveTexts } from '../../archive/messages/archive-texts.ts';
import { isArchiveName } from '../../archive/open-archive.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { newStorageKey } from '../../providers/storage/file-store.ts';
import type { ReadableFile } from '../../tools/tool.ts';
import { assembling } from './assembly-turns.ts';
import { assertStorable, cleanName } from './files.policy.ts';
import { presentOpened } from './files.presenter.ts';
import {
  findOwnFile,
  findOwnFileOfContent,
  listMembers,
  lockOwnFile,
  markDeleted,
  type FileRow,
} from './files.repository.ts';
import { keepArchive } from './keep-archive.ts';
import { assertFits, keepFile, sha256Of, type FileDeps } from './keep-file.ts';
import { deletePassagesOfFiles } from './passages.repository.ts';
import { refusals } from '../../messages/refusals-texts.ts';

export {
  findFileEverOwned,
  listMembers,
  listNewestTables,
  listOwnFiles,
  lockStorageOf,
} from './files.repository.ts';
export { searchPassages } from './passages.repository.ts';

/** Reads, checks and stores a file that came in one request, all or nothing (U2). */
export async function storeFile(
  deps: FileDeps,
  userId: string,
  sent: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<StoredFile> {
  const { bytes } = sent;
  const name = cleanName(sent.name);
  assertStorable({ name, bytes: bytes.length });
  await assertFits(deps.db, userId, bytes.length);
  const storageKey = newStorageKey();
  try {
    const steps = { findExisting: async () => null, onKept: async () => undefined };
    const sha256 = await sha256Of(bytes);
    const keep = isArchiveName(name) ? keepArchive : keepFile;
    const kept = await assembling({ userId, name, bytes: bytes.length, held: bytes.length }, () =>
      keep(deps, { userId, name, bytes, sha256, storageKey }, steps),
    );
    return await openedFile(deps, kept);
  } catch (error) {
    await deps.fileStore.remove(storageKey);
    throw error;
  }
}

/** A file as it is shown; of a zip with what was taken out of it and what was not. */
export async function openedFile(deps: FileDeps, file: FileRow): Promise<StoredFile> {
  const members = file.kind === 'archive' ? await listMembers(deps.db, [file.id]) : null;
  return presentOpened(file, members?.get(file.id) ?? []);
}

/** Throws `file.not_found` for unknown, deleted and foreign ids alike. */
export async function getOwnFile(deps: FileDeps, userId: string, fileId: string): Promise<FileRow> {
  const file = await findOwnFile(deps.db, userId, fileId);
  if (!file) throw appError('file.not_found');
  return file;
}

/**
 * Keeps what the person did not upload as a file of theirs: a fetched page, so that what is quoted from it can be opened
 * later, or a sample. The same twice is one file. Throws as storing a file does.
 */
export async function keepOnce(
  deps: FileDeps,
  userId: string,
  given: { name: string; bytes: Uint8Array<ArrayBuffer> },
): Promise<string> {
  const { bytes } = given;
  const name = cleanName(given.name);
  assertStorable({ name, bytes: bytes.length });
  const storageKey = newStorageKey();
  const sha256 = await sha256Of(bytes);
  const findExisting = (tx: Database) => findOwnFileOfContent(tx, userId, name, sha256);
  let keptKey = '';
  try {
    const known = await findExisting(deps.db);
    const kept =
      known ??
      (await keepFile(
        deps,
        { userId, name, bytes, sha256, storageKey },
        { findExisting, onKept: async () => undefined },
      ));
    keptKey = kept.storageKey;
    return kept.id;
  } finally {
    if (keptKey !== storageKey) await deps.fileStore.remove(storageKey);
  }
}

/**
 * A file of the user for the tools; `read` gives its content. Throws `file.not_found`, and `file.type_unsupported` for a
 * zip, whose members are the files.
 */
export async function openReadableFile(
  deps: FileDeps,
  userId: string,
  fileId: string,
): Promise<ReadableFile> {
  const { id, name, mime, kind, bytes, createdAt, storageKey } = await getOwnFile(deps, userId, fileId);
  if (kind === 'archive')
    throw appError('file.type_unsupported', { sentence: archiveTexts.said((t) => t.notHere(name)) });
  return { id, name, mime, kind, bytes, createdAt, read: () => deps.fileStore.read(storageKey) };
}

export interface RemovalDeps extends FileDeps {
  /** Whether a message has one of the files. */
  readonly isUsedByMessage: (tx: Database, fileIds: readonly string[]) => Promise<boolean>;
}

/**
 * Removes a file and what was read of it, a zip with its members. One that a message uses stays, and so does what came out
 * of a zip that one uses: the answer rests on it.
 */
export async function deleteFile(deps: RemovalDeps, userId: string, fileId: string): Promise<void> {
  const gone = await deps.db.transaction(async (tx) => {
    const file = await lockOwnFile(tx, userId, fileId);
    if (!file) throw appError('file.not_found');
    const members = (await listMembers(tx, [fileId])).get(fileId) ?? [];
    const ids = [file, ...members].map(({ id }) => id);
    if (await deps.isUsedByMessage(tx, [...ids, file.archiveId ?? fileId]))
      throw appError('request.invalid', {
        sentence: refusals.said((t) => t.fileOfMessage),
      });
    await markDeleted(tx, ids, deps.clock.now());
    await deletePassagesOfFiles(tx, ids);
    return [file, ...members];
  });
  for (const { storageKey } of gone) {
    await deps.fileStore.remove(storageKey);
    await deps.copies.remove(storageKey);
  }
}
