import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { chats, folders } from '../chats/chats.tables.ts';
import type { FolderRow } from '../chats/chats.usecases.ts';
import { runs } from '../runs/runs.tables.ts';

export interface ListedFolder {
  readonly folder: FolderRow;
  readonly hasRunning: boolean;
  readonly hasUnread: boolean;
}

/** The folders of a person by name, with what goes on in them. */
export async function listFolders(db: Database, userId: string): Promise<ListedFolder[]> {
  return await foldersOf(db, { userId });
}

const foldersOf = prepared<{ userId: string }, ListedFolder[]>('folders_of', (db) => {
  const inFolder = and(eq(chats.folderId, folders.id), isNull(chats.deletedAt), isNull(chats.archivedAt));
  const unread = db
    .select({ one: sql`1` })
    .from(chats)
    .where(
      and(
        inFolder,
        isNotNull(chats.folderId),
        isNotNull(chats.answeredAt),
        sql`(${chats.readAt} is null or ${chats.answeredAt} > ${chats.readAt})`,
      ),
    );
  const running = db
    .select({ one: sql`1` })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .where(and(eq(runs.userId, sql.placeholder('userId')), isNull(runs.finishedAt), inFolder));
  return db
    .select({
      folder: folders,
      hasRunning: sql<boolean>`exists ${running}`,
      hasUnread: sql<boolean>`exists ${unread}`,
    })
    .from(folders)
    .where(eq(folders.userId, sql.placeholder('userId')))
    .orderBy(asc(folders.nameKey));
});
