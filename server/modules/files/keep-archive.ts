import { createHash } from 'node:crypto';
import { mostFilesOfRun } from '@loupe/shared/lib/file-ids';
import { archiveLimits } from '../../archive/archive-limits.ts';
import {
  chooseMembers,
  leftOutFor,
  nothingUsable,
  type LeftOut,
  type Member,
} from '../../archive/choose-members.ts';
import { archiveTexts } from '../../archive/messages/archive-texts.ts';
import { MemberDamaged, openArchive, type OpenedArchive } from '../../archive/open-archive.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { AppError, appError } from '../../errors/app-error.ts';
import type { ReadDocument } from '../../tools/readers/document.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import { assertHoldsWhatItSays, fileLimits } from './files.policy.ts';
import { insertFile, lockStorageOf, type FileRow } from './files.repository.ts';
import {
  assertFits,
  assertStored,
  keepCopy,
  sha256Of,
  type FileDeps,
  type KeepSteps,
  type NewFile,
} from './keep-file.ts';
import { insertPassages } from './passages.repository.ts';
import { isStorageKeyUsed } from './uploads.repository.ts';

/** A member that was read and whose bytes are in the store; there is no row of it yet. */
interface ReadMember {
  /** Without its bytes, which are in the store: of sixty files together that would be a lot of memory. */
  readonly file: Omit<NewFile, 'bytes'> & { readonly size: number };
  readonly document: ReadDocument;
}

const mime = 'application/zip';

/** Where the bytes of member `n` are: found again from the key of the zip, so that nothing is left when a server dies. */
function memberKey(archiveKey: string, n: number): string {
  return createHash('sha256').update(`${archiveKey} member ${n}`).digest('hex').slice(0, 40);
}

/**
 * Opens a zip on its way in: each member that can be read becomes a file of the person, named with its folders, and the
 * zip itself stays as the one thing that was chosen. What is not taken is kept with its reason. All rows come in one
 * transaction: of a zip that is refused nothing is there. Throws `archive.*`, `file.storage_full`.
 */
export async function keepArchive(deps: FileDeps, archive: NewFile, steps: KeepSteps): Promise<FileRow> {
  try {
    const opened = await openArchive(archive.bytes, archive.name);
    const chosen = chooseMembers(opened, { files: mostFilesOfRun, fileBytes: fileLimits.bytes });
    const unpacked = chosen.members.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
    // The zip itself counts among what is on its way.
    await assertFits(deps.db, archive.userId, unpacked);
    const { read, damaged } = await readMembers(deps, archive, opened, chosen.members);
    const leftOut = [...chosen.leftOut, ...damaged];
    if (read.length === 0) throw nothingUsable(archive.name, leftOut);
    await deps.fileStore.put(archive.storageKey, archive.bytes);
    const kept = await storeRows(deps, archive, { read, leftOut }, steps);
    if (kept.files.length > 0)
      deps.background.run('keep the copies of the files of a zip', async () => {
        for (const file of kept.files) await keepCopy(deps, file);
      });
    return kept.archive;
  } catch (error) {
    await removeMembers(deps, archive.storageKey);
    throw error;
  }
}

/** Removes the bytes of members of a zip that came to nothing; those of one that is kept stay. */
export async function removeMembers(deps: FileDeps, archiveKey: string): Promise<void> {
  if (await isStorageKeyUsed(deps.db, archiveKey)) return;
  for (let n = 0; n < mostFilesOfRun; n += 1) await deps.fileStore.remove(memberKey(archiveKey, n));
}

/** One after the other, so that only one is unpacked in memory. */
async function readMembers(
  deps: FileDeps,
  archive: NewFile,
  opened: OpenedArchive,
  members: readonly Member[],
): Promise<{ read: ReadMember[]; damaged: LeftOut[] }> {
  const signal = AbortSignal.timeout(archiveLimits.milliseconds);
  const read: ReadMember[] = [];
  const damaged: LeftOut[] = [];
  for (const [n, member] of members.entries()) {
    try {
      signal.throwIfAborted();
      const storageKey = memberKey(archive.storageKey, n);
      read.push(await readMember(deps, { archive, opened, member, storageKey, signal }));
    } catch (error) {
      if (signal.aborted)
        throw appError('archive.too_slow', {
          sentence: archiveTexts.said((t) => t.tooSlow(archive.name)),
          cause: error,
        });
      damaged.push({ name: member.path, reason: reasonOf(error) });
    }
  }
  return { read, damaged };
}

/** What the readers say of a file that cannot be read; whatever is no fault of the file is thrown on. */
function reasonOf(error: unknown): LeftOut['reason'] {
  if (error instanceof MemberDamaged) return leftOutFor('damaged');
  if (error instanceof AppError && error.status < 500 && error.status !== 429) return error.sentence;
  throw error;
}

interface ToRead {
  readonly archive: NewFile;
  readonly opened: OpenedArchive;
  readonly member: Member;
  readonly storageKey: string;
  readonly signal: AbortSignal;
}

async function readMember(
  deps: FileDeps,
  { archive, opened, member, storageKey, signal }: ToRead,
): Promise<ReadMember> {
  const { userId } = archive;
  const bytes = await opened.unpack(member.entry);
  const document = await readDocument(userId, bytes, member.path, { wants: 'passages', signal });
  await assertHoldsWhatItSays(bytes, member.path, document.mime);
  await deps.fileStore.put(storageKey, bytes);
  const sha256 = await sha256Of(bytes);
  const file = { userId, name: member.path, size: bytes.length, sha256, storageKey };
  return { file, document };
}

async function storeRows(
  deps: FileDeps,
  archive: NewFile,
  { read, leftOut }: { read: readonly ReadMember[]; leftOut: readonly LeftOut[] },
  steps: KeepSteps,
): Promise<{ archive: FileRow; files: readonly FileRow[] }> {
  const { userId, name, sha256, storageKey } = archive;
  const createdAt = deps.clock.now();
  const bytes = archive.bytes.length;
  return await deps.db.transaction(async (tx) => {
    await lockStorageOf(tx, userId);
    const existing = await steps.findExisting(tx);
    if (existing) return { archive: existing, files: [] };
    await assertStored(
      tx,
      userId,
      read.reduce((sum, { file }) => sum + file.size, bytes),
    );
    const summary = archiveTexts().summary(read.length, leftOut.length);
    const stored = await insertFile(tx, {
      id: newId('fil'),
      userId,
      name,
      mime,
      kind: 'archive',
      summary,
      bytes,
      sha256,
      storageKey,
      createdAt,
      leftOut: leftOut.slice(0, archiveLimits.named),
    });
    const files: FileRow[] = [];
    for (const one of read) files.push(await storeMember(tx, stored, one));
    await steps.onKept(tx, stored);
    return { archive: stored, files };
  });
}

async function storeMember(
  tx: Database,
  { id: archiveId, createdAt }: FileRow,
  { file: { size, ...file }, document: { mime: type, kind, summary, passages } }: ReadMember,
): Promise<FileRow> {
  const row = { ...file, id: newId('fil'), bytes: size, mime: type, kind, summary, createdAt, archiveId };
  const stored = await insertFile(tx, row);
  await insertPassages(tx, { fileId: stored.id }, passages);
  return stored;
}
