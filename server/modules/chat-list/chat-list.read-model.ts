import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { runs } from '../runs/runs.tables.ts';
import { shares } from '../shares/shares.tables.ts';
import { likePattern, type ChatPosition } from './chat-list.models.ts';
import { chats } from '../chats/chats.tables.ts';
import type { ChatRow } from '../chats/chats.usecases.ts';
import { isOwnChat } from '../chats/chats.statements.ts';

/** On a page. */
export const chatsShown = 30;

export interface ListedChat {
  readonly chat: ChatRow;
  readonly activeRunStatus: typeof runs.$inferSelect.status | null;
  readonly isShared: boolean;
}

/** Which of a person's chats. */
export interface ChatFilter {
  readonly q: string | undefined;
  /** Id of a folder; `none`: those of no folder. */
  readonly folder: string | undefined;
  readonly isArchived: boolean;
}

/** Chats of a person after a position; one more than a page has when there are more. */
export async function listChats(
  db: Database,
  userId: string,
  filter: ChatFilter,
  after: ChatPosition | null,
): Promise<ListedChat[]> {
  const page = { userId, ...positionOf(after, filter) };
  const folder = filter.folder === 'none' ? '' : filter.folder;
  const title = filter.q?.trim();
  if (title) {
    const isArchived = filter.isArchived || null;
    return await foundChats(db, { ...page, pattern: likePattern(title), folder: folder ?? null, isArchived });
  }
  if (filter.isArchived) return await archivedPage(db, { ...page, folder: folder ?? null });
  return folder === undefined ? await chatsPage(db, page) : await folderPage(db, { ...page, folder });
}

interface ChatsPage {
  readonly userId: string;
  readonly isLive: boolean;
  readonly isPinned: boolean;
  readonly updatedAt: string;
  readonly id: string;
}

/** Of the first page: before all chats, or before all archived ones. */
const positionOf = (after: ChatPosition | null, filter: ChatFilter) =>
  after
    ? {
        isLive: !after.isArchived,
        isPinned: after.isPinned,
        updatedAt: after.updatedAt.toISOString(),
        id: after.id,
      }
    : { isLive: !filter.isArchived, isPinned: true, updatedAt: 'infinity', id: '' };

const isLive = sql<boolean>`(${chats.archivedAt} is null)`;
const isPinned = sql<boolean>`(${chats.pinnedAt} is not null)`;
const folderOf = sql<string>`coalesce(${chats.folderId}, '')`;

const inPlace = sql`(${isPinned}, ${chats.updatedAt}, ${chats.id})`;
const position = sql`(${sql.placeholder('isPinned')}::boolean, ${sql.placeholder('updatedAt')}::timestamptz, ${sql.placeholder('id')})`;
const inOrder = sql`(${isLive}, ${isPinned}, ${chats.updatedAt}, ${chats.id})`;
const orderPosition = sql`(${sql.placeholder('isLive')}::boolean, ${sql.placeholder('isPinned')}::boolean, ${sql.placeholder('updatedAt')}::timestamptz, ${sql.placeholder('id')})`;

const ofPerson = () => and(eq(chats.userId, sql.placeholder('userId')), isNull(chats.deletedAt));

/** What is not archived, in the order of the list. */
const livePage = (db: Database, ...conditions: SQL[]) =>
  listed(db)
    .where(and(ofPerson(), isNull(chats.archivedAt), sql`${inPlace} < ${position}`, ...conditions))
    .orderBy(desc(isPinned), desc(chats.updatedAt), desc(chats.id))
    .limit(chatsShown + 1);

/** Archived chats after all others, in the order of the list otherwise. */
const wholePage = (db: Database, ...conditions: SQL[]) =>
  listed(db)
    .where(and(ofPerson(), sql`${inOrder} < ${orderPosition}`, ...conditions))
    .orderBy(desc(isLive), desc(isPinned), desc(chats.updatedAt), desc(chats.id))
    .limit(chatsShown + 1);

const isInFolder = sql`(${sql.placeholder('folder')}::text is null or ${folderOf} = ${sql.placeholder('folder')})`;

const chatsPage = prepared<ChatsPage, ListedChat[]>('chats_page', (db) => livePage(db));

const folderPage = prepared<ChatsPage & { readonly folder: string }, ListedChat[]>('folder_page', (db) =>
  livePage(db, sql`${folderOf} = ${sql.placeholder('folder')}`),
);

/** They come last in the order, so a position among them is all that is needed. */
const archivedPage = prepared<ChatsPage & { readonly folder: string | null }, ListedChat[]>(
  'archived_page',
  (db) => wholePage(db, isInFolder),
);

interface Search extends ChatsPage {
  readonly pattern: string;
  readonly folder: string | null;
  /** Null: all. */
  readonly isArchived: boolean | null;
}

const foundChats = prepared<Search, ListedChat[]>('found_chats', (db) =>
  wholePage(
    db,
    sql`${chats.title} ilike ${sql.placeholder('pattern')}`,
    isInFolder,
    sql`(${sql.placeholder('isArchived')}::boolean is null or ${chats.archivedAt} is not null)`,
  ),
);

/** When a run of a chat ended: null while it goes on, undefined when the chat has no such run. */
export async function findEndOfRun(
  db: Database,
  chatId: string,
  runId: string,
): Promise<Date | null | undefined> {
  const [run] = await db
    .select({ finishedAt: runs.finishedAt })
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.chatId, chatId)));
  return run?.finishedAt;
}

export async function findListedChat(
  db: Database,
  userId: string,
  chatId: string,
): Promise<ListedChat | undefined> {
  const [row] = await listed(db).where(isOwnChat(userId, chatId));
  return row;
}

function listed(db: Database) {
  return db
    .select({
      chat: chats,
      activeRunStatus: runs.status,
      isShared: sql<boolean>`exists (select 1 from ${shares} where ${shares.chatId} = ${chats.id} and ${shares.revokedAt} is null and (${shares.expiresAt} is null or ${shares.expiresAt} > now()))`,
    })
    .from(chats)
    .leftJoin(runs, and(eq(runs.chatId, chats.id), isNull(runs.finishedAt)));
}
