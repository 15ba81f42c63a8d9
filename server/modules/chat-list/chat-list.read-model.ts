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

/** Chats of a person after a position; one more than a page has when there are more. */
export async function listChats(
  db: Database,
  userId: string,
  { q, after }: { q: string | undefined; after: ChatPosition | null },
): Promise<ListedChat[]> {
  const page = { userId, ...positionOf(after) };
  const title = q?.trim();
  return title ? await foundChats(db, { ...page, pattern: likePattern(title) }) : await chatsPage(db, page);
}

interface ChatsPage {
  readonly userId: string;
  readonly isPinned: boolean;
  readonly updatedAt: string;
  readonly id: string;
}

/** Of the first page: before all chats. */
const positionOf = (after: ChatPosition | null) =>
  after
    ? { isPinned: after.isPinned, updatedAt: after.updatedAt.toISOString(), id: after.id }
    : { isPinned: true, updatedAt: 'infinity', id: '' };

const pageOfChats = (db: Database, ...conditions: SQL[]) =>
  listed(db)
    .where(
      and(
        eq(chats.userId, sql.placeholder('userId')),
        isNull(chats.deletedAt),
        sql`(${isPinned}, ${chats.updatedAt}, ${chats.id}) < (${sql.placeholder('isPinned')}::boolean, ${sql.placeholder('updatedAt')}::timestamptz, ${sql.placeholder('id')})`,
        ...conditions,
      ),
    )
    .orderBy(desc(isPinned), desc(chats.updatedAt), desc(chats.id))
    .limit(chatsShown + 1);

const chatsPage = prepared<ChatsPage, ListedChat[]>('chats_page', (db) => pageOfChats(db));

const foundChats = prepared<ChatsPage & { readonly pattern: string }, ListedChat[]>('found_chats', (db) =>
  pageOfChats(db, sql`${chats.title} ilike ${sql.placeholder('pattern')}`),
);

export async function findListedChat(
  db: Database,
  userId: string,
  chatId: string,
): Promise<ListedChat | undefined> {
  const [row] = await listed(db).where(isOwnChat(userId, chatId));
  return row;
}

const isPinned = sql<boolean>`(${chats.pinnedAt} is not null)`;

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
