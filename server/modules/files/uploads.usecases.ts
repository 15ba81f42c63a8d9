import type { StoredFile } from '@loupe/shared/contract/files';
import type { Upload } from '@loupe/shared/contract/uploads';
import { chunkRange, countChunks, isPermanentStatus, missingChunks } from '@loupe/shared/lib/upload-plan';
import { isArchiveName } from '../../archive/open-archive.ts';
import { newId } from '../../db/new-id.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import { chunkKey, newStorageKey } from '../../providers/storage/file-store.ts';
import { assembling } from './assembly-turns.ts';
import { assertBeginsAsNamed, assertStorable, cleanName } from './files.policy.ts';
import { presentUpload } from './files.presenter.ts';
import { findOwnFile, lockStorageOf } from './files.repository.ts';
import { openedFile } from './files.usecases.ts';
import { keepArchive, removeMembers } from './keep-archive.ts';
import { assertFits, keepFile, sha256Of, type FileDeps } from './keep-file.ts';
import * as uploads from './uploads.repository.ts';
import type { UploadRow } from './uploads.repository.ts';

/** A half upload that nothing touches for a day is thrown away. */
const uploadLifeMs = 24 * 60 * 60 * 1000;

export interface Announced {
  readonly name: string;
  readonly bytes: number;
  readonly type?: string | undefined;
  readonly sha256?: string | undefined;
}

/** Begins an upload (U1); refuses at once, with a permanent status, what could never be stored (U2). */
export async function createUpload(deps: FileDeps, userId: string, announced: Announced): Promise<Upload> {
  const name = cleanName(announced.name);
  assertStorable({ ...announced, name });
  const now = deps.clock.now();
  const row = await deps.db.transaction(async (tx) => {
    await lockStorageOf(tx, userId);
    await assertFits(tx, userId, announced.bytes);
    return await uploads.insertUpload(tx, {
      id: newId('upl'),
      userId,
      name,
      bytes: announced.bytes,
      sha256: announced.sha256 ?? null,
      storageKey: newStorageKey(),
      createdAt: now,
      touchedAt: now,
    });
  });
  return presentUpload(row, [], uploadLifeMs);
}

/** Throws `upload.not_found` for unknown, thrown away and foreign ids alike. */
async function ownUpload(deps: FileDeps, userId: string, uploadId: string): Promise<UploadRow> {
  const row = await uploads.findOwnUpload(deps.db, userId, uploadId);
  if (!row) throw appError('upload.not_found');
  return row;
}

async function present(deps: FileDeps, row: UploadRow): Promise<Upload> {
  return presentUpload(row, await uploads.listReceivedChunks(deps.db, row.id), uploadLifeMs);
}

export async function getUpload(
  deps: FileDeps,
  userId: string,
  uploadId: string,
): Promise<{ upload: Upload; file: StoredFile | null }> {
  const row = await ownUpload(deps, userId, uploadId);
  const file = row.fileId === null ? null : await findOwnFile(deps.db, userId, row.fileId);
  return { upload: await present(deps, row), file: file && (await openedFile(deps, file)) };
}

/** Stores one chunk; the same one again changes nothing. The first is looked at: a lie about the type ends the upload. */
export async function receiveChunk(
  deps: FileDeps,
  userId: string,
  uploadId: string,
  chunk: { readonly n: number; readonly bytes: Uint8Array | null },
): Promise<Upload> {
  const row = await ownUpload(deps, userId, uploadId);
  const { n, bytes } = chunk;
  const range = chunkRange(n, row.bytes);
  if (!range || bytes?.length !== range.end - range.start) throw appError('upload.chunk_invalid');
  if (row.fileId !== null) return await present(deps, row);
  if (n === 0) await orDiscard(deps, row, async () => assertBeginsAsNamed(bytes, row.name));
  const key = chunkKey(row.storageKey, n);
  await deps.fileStore.put(key, bytes);
  if (!(await uploads.noteChunk(deps.db, row.id, n, deps.clock.now()))) {
    await deps.fileStore.remove(key);
    throw appError('upload.not_found');
  }
  return await present(deps, row);
}

/** Puts the chunks together, checks size, checksum and content, stores the file (U2). Asked again: the same file. */
export async function finishUpload(
  deps: FileDeps,
  userId: string,
  uploadId: string,
  given: { readonly sha256?: string | undefined },
): Promise<StoredFile> {
  const { upload, file } = await getUpload(deps, userId, uploadId);
  if (file) return file;
  const row = await ownUpload(deps, userId, uploadId);
  if (row.fileId !== null) throw appError('file.not_found');
  const missing = missingChunks(upload.received, row.bytes);
  if (missing.length > 0) throw appError('upload.incomplete', { details: { missing } });
  return await assembling({ ...row, held: 0 }, async () => {
    // Finished by another call while this one waited: its chunks are gone.
    const { file: finished } = await getUpload(deps, userId, uploadId);
    return finished ?? (await orDiscard(deps, row, () => assemble(deps, row, given.sha256)));
  });
}

async function assemble(deps: FileDeps, row: UploadRow, told: string | undefined): Promise<StoredFile> {
  const bytes = await readChunks(deps, row);
  const sha256 = await sha256Of(bytes);
  if ([row.sha256, told].some((one) => one !== null && one !== undefined && one !== sha256))
    throw appError('upload.checksum_mismatch');
  const { userId, name, storageKey } = row;
  const keep = isArchiveName(name) ? keepArchive : keepFile;
  const file = await keep(
    deps,
    { userId, name, bytes, sha256, storageKey },
    {
      findExisting: async (tx) => {
        const locked = await uploads.lockUpload(tx, row.id);
        if (!locked) throw appError('upload.not_found');
        return locked.fileId === null ? null : await findOwnFile(tx, userId, locked.fileId);
      },
      onKept: async (tx, { id }) => await uploads.noteFinished(tx, row.id, id, deps.clock.now()),
    },
  );
  await removeChunks(deps, row);
  return await openedFile(deps, file);
}

async function readChunks(deps: FileDeps, row: UploadRow): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(row.bytes);
  for (let n = 0; n < countChunks(row.bytes); n += 1) {
    const part = await deps.fileStore.read(chunkKey(row.storageKey, n)).catch((error: unknown) => {
      throw appError('server.unavailable', { cause: error });
    });
    whole.set(part, chunkRange(n, row.bytes)?.start);
  }
  return whole;
}

/** Throws a half upload away; a finished file stays. */
export async function cancelUpload(deps: FileDeps, userId: string, uploadId: string): Promise<void> {
  await discard(deps, await ownUpload(deps, userId, uploadId));
}

/** Takes away what nothing has touched for a day; answers how many half uploads there were. */
export async function sweepUploads(deps: FileDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - uploadLifeMs);
  const rows = await uploads.removeUploadsUntouchedSince(deps.db, since);
  for (const row of rows) await removeBytes(deps, row);
  return rows.filter((row) => row.fileId === null).length;
}

/** After a final no nothing is left; after a failure that may pass the upload can go on. */
async function orDiscard<T>(deps: FileDeps, row: UploadRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500 && isPermanentStatus(error.status))
      await discard(deps, row);
    throw error;
  }
}

async function discard(deps: FileDeps, row: UploadRow): Promise<void> {
  await uploads.removeHalfUpload(deps.db, row.id);
  await removeBytes(deps, row);
}

async function removeBytes(deps: FileDeps, row: UploadRow): Promise<void> {
  await removeChunks(deps, row);
  if (await uploads.isStorageKeyUsed(deps.db, row.storageKey)) return;
  await deps.fileStore.remove(row.storageKey);
  if (isArchiveName(row.name)) await removeMembers(deps, row.storageKey);
}

/** Also those that came and were not noted any more. */
async function removeChunks(deps: FileDeps, row: UploadRow): Promise<void> {
  for (let n = 0; n < countChunks(row.bytes); n += 1)
    await deps.fileStore.remove(chunkKey(row.storageKey, n));
}
