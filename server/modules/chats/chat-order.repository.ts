import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announceChat } from './chats.repository.ts';
import { chatsChannel, isOwnChat } from './chats.statements.ts';
import { chats } from './chats.tables.ts';

/** What is done to chats; what is so already stays, with its time. */
export type ChatOrder =
  | { readonly action: 'archive' | 'unarchive' | 'pin' | 'unpin' | 'delete' }
  | { readonly action: 'move'; readonly folderId: string | null };

function changeOf(order: ChatOrder, now: Date) {
  const first = (column: typeof chats.pinnedAt | typeof chats.archivedAt): SQL =>
    sql`coalesce(${column}, ${now.toISOString()}::timestamptz)`;
  switch (order.action) {
    case 'archive':
      return { archivedAt: first(chats.archivedAt) };
    case 'unarchive':
      return { archivedAt: null };
    case 'pin':
      return { pinnedAt: first(chats.pinnedAt) };
    case 'unpin':
      return { pinnedAt: null };
    case 'delete':
      return { deletedAt: now };
    case 'move':
      return { folderId: order.folderId };
  }
}

/** Does one thing to chats of a person; how many there are of them. Others are left as they are. */
export async function changeChats(
  tx: Database,
  userId: string,
  chatIds: readonly string[],
  order: ChatOrder,
  now: Date,
): Promise<number> {
  // In the order of their ids, so that two of these at once do not wait for each other.
  await tx
    .select({ id: chats.id })
    .from(chats)
    .where(ownChats(userId, chatIds))
    .orderBy(chats.id)
    .for('no key update');
  const changed = await tx
    .update(chats)
    .set(changeOf(order, now))
    .where(ownChats(userId, chatIds))
    .returning({ id: chats.id });
  const [only, ...others] = changed;
  if (only && others.length === 0) await announceChat(tx, userId, only.id);
  else if (only) await announceChats(tx, userId);
  return changed.length;
}

const ownChats = (userId: string, chatIds: readonly string[]) =>
  and(inArray(chats.id, [...chatIds]), eq(chats.userId, userId), isNull(chats.deletedAt));

/** Tells every process that several chats of a person changed, or their folders. */
export async function announceChats(db: Database, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${chatsChannel}, ${userId})`);
}

/** Notes that the person has seen a chat up to then. What was seen stays seen. */
export async function markRead(db: Database, userId: string, chatId: string, upTo: Date): Promise<void> {
  const marked = await db
    .update(chats)
    .set({ readAt: upTo })
    .where(and(isOwnChat(userId, chatId), or(isNull(chats.readAt), lt(chats.readAt, upTo))))
    .returning({ id: chats.id });
  if (marked.length > 0) await announceChat(db, userId, chatId);
}

/** Notes that the person has seen all chats up to their last answers. */
export async function markAllChatsRead(tx: Database, userId: string): Promise<void> {
  const isUnread = and(
    eq(chats.userId, userId),
    isNull(chats.deletedAt),
    isNotNull(chats.answeredAt),
    or(isNull(chats.readAt), gt(chats.answeredAt, chats.readAt)),
  );
  // In the order of their ids, as whatever else holds several chats.
  await tx.select({ id: chats.id }).from(chats).where(isUnread).orderBy(chats.id).for('no key update');
  const marked = await tx
    .update(chats)
    .set({ readAt: sql`${chats.answeredAt}` })
    .where(isUnread)
    .returning({ id: chats.id });
  if (marked.length > 0) await announceChats(tx, userId);
}
