import { and, desc, eq, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from './files.tables.ts';

export type FileRow = typeof files.$inferSelect;

const byName = new Intl.Collator('en', { numeric: true });

/** Own and not deleted, else null: a foreign id looks like an unknown one. */
export async function findOwnFile(db: Database, userId: string, fileId: string): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId), isNull(files.deletedAt)));
  return row ?? null;
}

/** Own, deleted or not: what once was there is told apart from what never was. */
export async function findFileEverOwned(
  db: Database,
  userId: string,
  fileId: string,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId)));
  return row ?? null;
}

/** An own file of this name with just these bytes. */
export async function findOwnFileOfContent(
  db: Database,
  userId: string,
  name: string,
  sha256: string,
): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(files)
    .where(
      and(eq(files.userId, userId), eq(files.name, name), eq(files.sha256, sha256), isNull(files.deletedAt)),
    )
    .limit(1);
  return row ?? null;
}

export interface NewestTables {
  readonly most: number;
  /** Larger ones are left out. */
  readonly mostBytes: number;
  /** Contents that are left out, by their checksum. */
  readonly except: readonly string[];
}

/** The own tables that came as files of their own, the newest first. */
export async function listNewestTables(
  db: Database,
  userId: string,
  { most, mostBytes, except }: NewestTables,
): Promise<FileRow[]> {
  return await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.userId, userId),
        eq(files.kind, 'table'),
        isNull(files.archiveId),
        isNull(files.deletedAt),
        lte(files.bytes, mostBytes),
        notInArray(files.sha256, [...except]),
      ),
    )
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(most);
}

/** The own ones of these, in no order. */
export async function listOwnFiles(
  db: Database,
  userId: string,
  fileIds: readonly string[],
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  return await db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), eq(files.userId, userId), isNull(files.deletedAt)));
}

/** What each of these holds that is a zip: its members, by their names with numbers in order. */
export async function listMembers(
  db: Database,
  archiveIds: readonly string[],
): Promise<ReadonlyMap<string, readonly FileRow[]>> {
  if (archiveIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(and(inArray(files.archiveId, [...archiveIds]), isNull(files.deletedAt)));
  const inOrder = rows.toSorted((a, b) => byName.compare(a.name, b.name));
  return Map.groupBy(inOrder, ({ archiveId }) => archiveId ?? '');
}

/** One upload of a person after the other, until the transaction ends: two at once could both fit the last megabyte. */
export async function lockStorageOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`files ${userId}`}, 0))`);
}

export async function sumBytesOf(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${files.bytes}), 0)` })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.deletedAt)));
  return Number(row?.total ?? 0);
}

export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await db.insert(files).values(file).returning();
  if (!row) throw new Error('the file was not stored');
  return row;
}

/** Own and not deleted; nobody can attach it to a message until the transaction ends. */
export async function lockOwnFile(tx: Database, userId: string, fileId: string): Promise<FileRow | null> {
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.userId, userId), isNull(files.deletedAt)))
    .for('update');
  return row ?? null;
}

export async function markDeleted(db: Database, fileIds: readonly string[], now: Date): Promise<void> {
  await db
    .update(files)
    .set({ deletedAt: now })
    .where(inArray(files.id, [...fileIds]));
}
