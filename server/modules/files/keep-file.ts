import { createHash } from 'node:crypto';
import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { KeptCopies } from '../../document/kept-copies.ts';
import { appError } from '../../errors/app-error.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import type { ReadDocument } from '../../tools/readers/document.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import { assertHoldsWhatItSays, fileLimits } from './files.policy.ts';
import { findOwnFile, insertFile, lockStorageOf, sumBytesOf, type FileRow } from './files.repository.ts';
import { insertPassages } from './passages.repository.ts';
import { sumBytesOnTheWay } from './uploads.repository.ts';

export interface FileDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  readonly copies: KeptCopies;
  readonly background: Background;
}

export interface NewFile {
  readonly userId: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hex. */
  readonly sha256: string;
  readonly storageKey: string;
}

/** What else belongs into the transaction; `findExisting` looks first whether somebody else was quicker. */
export interface KeepSteps {
  readonly findExisting: (tx: Database) => Promise<FileRow | null>;
  readonly onKept: (tx: Database, file: FileRow) => Promise<void>;
}

/**
 * Reads, checks and stores a whole file with its searchable passages (U2). The row comes last: there is a file
 * only when all of it is there. On a failure the bytes may be left under the key; the caller knows whose it is.
 */
export async function keepFile(deps: FileDeps, file: NewFile, steps: KeepSteps): Promise<FileRow> {
  const { userId, name, bytes, storageKey } = file;
  const document = await readDocument(userId, bytes, name, { wants: 'passages' });
  await assertHoldsWhatItSays(bytes, name, document.mime);
  await deps.fileStore.put(storageKey, bytes);
  const kept = await storeRow(deps, file, document, steps);
  if (kept.storageKey === storageKey)
    deps.background.run('keep the copy of a file', () => keepCopy(deps, kept));
  return kept;
}

/**
 * Made after the answer: reading a large file a second time takes seconds. Its bytes are fetched again when it is its
 * turn, so that files of many people hold no memory while they wait. A file deleted meanwhile leaves no copy.
 */
export async function keepCopy(deps: FileDeps, file: FileRow): Promise<void> {
  await deps.copies.open({ ...file, read: () => deps.fileStore.read(file.storageKey) });
  if (!(await findOwnFile(deps.db, file.userId, file.id))) await deps.copies.remove(file.storageKey);
}

async function storeRow(
  deps: FileDeps,
  { userId, name, bytes, sha256, storageKey }: NewFile,
  document: ReadDocument,
  steps: KeepSteps,
): Promise<FileRow> {
  return await deps.db.transaction(async (tx) => {
    await lockStorageOf(tx, userId);
    const existing = await steps.findExisting(tx);
    if (existing) return existing;
    await assertStored(tx, userId, bytes.length);
    const stored = await insertFile(tx, {
      id: newId('fil'),
      userId,
      name,
      mime: document.mime,
      kind: document.kind,
      summary: document.summary,
      bytes: bytes.length,
      sha256,
      storageKey,
      createdAt: deps.clock.now(),
    });
    await insertPassages(tx, { fileId: stored.id }, document.passages);
    await steps.onKept(tx, stored);
    return stored;
  });
}

/** Throws `file.storage_full` when finished files and this one are more than a person may keep. */
export async function assertStored(db: Database, userId: string, bytes: number): Promise<void> {
  if ((await sumBytesOf(db, userId)) + bytes > fileLimits.bytesOfUser) throw appError('file.storage_full');
}

/** The same before anything is sent; what is on its way counts too. */
export async function assertFits(db: Database, userId: string, bytes: number): Promise<void> {
  await assertStored(db, userId, bytes + (await sumBytesOnTheWay(db, userId)));
}

/** Hex; small pieces at once, large ones in the thread pool, so that nobody else has to wait. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  if (bytes.length <= 64 * 1024) return createHash('sha256').update(bytes).digest('hex');
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
