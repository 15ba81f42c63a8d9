import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/database-errors.ts';
import { chats, folders } from './chats.tables.ts';

export type FolderRow = typeof folders.$inferSelect;

const ownFolder = (userId: string, folderId: string) =>
  and(eq(folders.id, folderId), eq(folders.userId, userId));

/** A folder of a person; it is there until the transaction ends. */
export async function holdFolder(tx: Database, userId: string, folderId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(ownFolder(userId, folderId))
    .for('key share');
  return rows.length > 0;
}

export async function isOwnFolder(db: Database, userId: string, folderId: string): Promise<boolean> {
  const rows = await db.select({ id: folders.id }).from(folders).where(ownFolder(userId, folderId));
  return rows.length > 0;
}

/** One after the other for a person, so that the count is right. */
export async function lockFoldersOf(tx: Database, userId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`folders of ${userId}`}))`);
  const [row] = await tx.select({ total: count() }).from(folders).where(eq(folders.userId, userId));
  return row?.total ?? 0;
}

/** Null when the person has one with that name. */
export async function insertFolder(tx: Database, folder: FolderRow): Promise<FolderRow | null> {
  const [row] = await tx.insert(folders).values(folder).onConflictDoNothing().returning();
  return row ?? null;
}

/** Null when another folder of the person has that name, undefined when there is no such folder. */
export async function renameFolder(
  db: Database,
  userId: string,
  folderId: string,
  name: Pick<FolderRow, 'name' | 'nameKey'>,
): Promise<FolderRow | null | undefined> {
  try {
    const [row] = await db.update(folders).set(name).where(ownFolder(userId, folderId)).returning();
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Takes a folder away; its chats are in none then. False when there is no such folder. */
export async function deleteFolder(tx: Database, userId: string, folderId: string): Promise<boolean> {
  // Who moves a chat into it meanwhile waits, and finds no folder.
  const rows = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(ownFolder(userId, folderId))
    .for('update');
  if (rows.length === 0) return false;
  await tx.update(chats).set({ folderId: null }).where(eq(chats.folderId, folderId));
  await tx.delete(folders).where(ownFolder(userId, folderId));
  return true;
}
