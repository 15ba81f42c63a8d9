import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from './files.tables.ts';
import { uploadChunks, uploads } from './uploads.tables.ts';

export type UploadRow = typeof uploads.$inferSelect;

export async function insertUpload(db: Database, upload: typeof uploads.$inferInsert): Promise<UploadRow> {
  const [row] = await db.insert(uploads).values(upload).returning();
  if (!row) throw new Error('the upload was not begun');
  return row;
}

/** Own, else null: a foreign id looks like an unknown one. */
export async function findOwnUpload(
  db: Database,
  userId: string,
  uploadId: string,
): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, uploadId), eq(uploads.userId, userId)));
  return row ?? null;
}

/** Nobody else can finish or throw it away until the transaction ends. */
export async function lockUpload(tx: Database, uploadId: string): Promise<UploadRow | null> {
  const [row] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
  return row ?? null;
}

/** What a person has announced and not finished; counted as if it were there, so that two uploads cannot both take the last megabyte. */
export async function sumBytesOnTheWay(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${uploads.bytes}), 0)` })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.fileId)));
  return Number(row?.total ?? 0);
}

export async function listReceivedChunks(db: Database, uploadId: string): Promise<number[]> {
  const rows = await db
    .select({ n: uploadChunks.n })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(asc(uploadChunks.n));
  return rows.map(({ n }) => n);
}

/** Notes that a chunk is in the store. False when there is no such upload any more. */
export async function noteChunk(db: Database, uploadId: string, n: number, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const touched = await tx
      .update(uploads)
      .set({ touchedAt: now })
      .where(eq(uploads.id, uploadId))
      .returning({ id: uploads.id });
    if (touched.length === 0) return false;
    await tx.insert(uploadChunks).values({ uploadId, n }).onConflictDoNothing();
    return true;
  });
}

export async function noteFinished(tx: Database, uploadId: string, fileId: string, now: Date): Promise<void> {
  await tx.update(uploads).set({ fileId, touchedAt: now }).where(eq(uploads.id, uploadId));
}

/** Takes the row away unless the file is finished. */
export async function removeHalfUpload(db: Database, uploadId: string): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, uploadId), isNull(uploads.fileId)));
}

/** Takes away, and answers with, the rows that nothing has touched since. */
export async function removeUploadsUntouchedSince(db: Database, since: Date): Promise<UploadRow[]> {
  return await db.delete(uploads).where(lt(uploads.touchedAt, since)).returning();
}

export async function isStorageKeyUsed(db: Database, storageKey: string): Promise<boolean> {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.storageKey, storageKey), isNull(files.deletedAt)))
    .limit(1);
  return row !== undefined;
}
