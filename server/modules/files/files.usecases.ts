import { createHash } from 'node:crypto';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { ReadableFile } from '../../tools/tool.ts';
import { assertHoldsWhatItSays, cleanName, fileLimits } from './files.policy.ts';
import { presentFile } from './files.presenter.ts';
import {
  findOwnFile,
  insertFile,
  isUsedByMessage,
  lockOwnFile,
  lockStorageOf,
  markDeleted,
  sumBytesOf,
  type FileRow,
} from './files.repository.ts';
import { deletePassagesOfFile, insertPassages } from './passages.repository.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'fileStore'>;

/** Reads, checks and stores a file with its searchable passages, all or nothing (U2). */
export async function storeFile(
  deps: FileDeps,
  userId: string,
  upload: { name: string; bytes: Uint8Array },
): Promise<StoredFile> {
  const { bytes } = upload;
  const name = cleanName(upload.name);
  if (bytes.length === 0) throw appError('file.empty');
  if (bytes.length > fileLimits.bytes) throw appError('file.too_large');
  await assertFits(deps.db, userId, bytes.length);
  const document = await readDocument(bytes, name);
  await assertHoldsWhatItSays(bytes, name, document.mime);
  const storageKey = await deps.fileStore.put(bytes);
  try {
    const row = await deps.db.transaction(async (tx) => {
      await lockStorageOf(tx, userId);
      await assertFits(tx, userId, bytes.length);
      const stored = await insertFile(tx, {
        id: newId('fil'),
        userId,
        name,
        mime: document.mime,
        kind: document.kind,
        summary: document.summary,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey,
        createdAt: deps.clock.now(),
      });
      await insertPassages(tx, { fileId: stored.id }, document.passages);
      return stored;
    });
    return presentFile(row);
  } catch (error) {
    await deps.fileStore.remove(storageKey);
    throw error;
  }
}

async function assertFits(db: Database, userId: string, bytes: number): Promise<void> {
  if ((await sumBytesOf(db, userId)) + bytes > fileLimits.bytesOfUser) throw appError('file.storage_full');
}

/** Throws `file.not_found` for unknown, deleted and foreign ids alike. */
export async function getOwnFile(deps: FileDeps, userId: string, fileId: string): Promise<FileRow> {
  const file = await findOwnFile(deps.db, userId, fileId);
  if (!file) throw appError('file.not_found');
  return file;
}

/** A file of the user for the tools; `read` gives the bytes. Throws `file.not_found`. */
export async function openReadableFile(
  deps: FileDeps,
  userId: string,
  fileId: string,
): Promise<ReadableFile> {
  const { id, name, mime, kind, createdAt, storageKey } = await getOwnFile(deps, userId, fileId);
  return { id, name, mime, kind, createdAt, read: () => deps.fileStore.read(storageKey) };
}

/** Removes a file and what was read of it. One that a message uses stays: the answer rests on it. */
export async function deleteFile(deps: FileDeps, userId: string, fileId: string): Promise<void> {
  const storageKey = await deps.db.transaction(async (tx) => {
    const file = await lockOwnFile(tx, userId, fileId);
    if (!file) throw appError('file.not_found');
    if (await isUsedByMessage(tx, fileId))
      throw appError('request.invalid', {
        sentence: 'This file belongs to a message and stays with its chat.',
      });
    await markDeleted(tx, fileId, deps.clock.now());
    await deletePassagesOfFile(tx, fileId);
    return file.storageKey;
  });
  await deps.fileStore.remove(storageKey);
}
