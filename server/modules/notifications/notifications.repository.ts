import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { noticeChoices, notices } from './notifications.tables.ts';

const ofLivingChats = (userId: string) => and(eq(notices.userId, userId), isNull(chats.deletedAt));

/** Newest first, with the title the chat has now. */
export async function listNotices(db: Database, userId: string, limit: number) {
  return await db
    .select({
      id: notices.id,
      kind: notices.kind,
      runId: notices.runId,
      chatId: notices.chatId,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      chatTitle: chats.title,
      agent: runs.agent,
      ownTitle: runs.ownTitle,
    })
    .from(notices)
    .innerJoin(chats, eq(chats.id, notices.chatId))
    .innerJoin(runs, eq(runs.id, notices.runId))
    .where(ofLivingChats(userId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit);
}

export async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .innerJoin(chats, eq(chats.id, notices.chatId))
    .where(and(ofLivingChats(userId), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

/** Marks as read what is unread: of one chat, or everything. */
export async function markRead(db: Database, userId: string, now: Date, chatId?: string): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        chatId === undefined ? undefined : eq(notices.chatId, chatId),
      ),
    );
}

/** The chosen kinds; null when the person never chose. */
export async function findChoice(db: Database, userId: string): Promise<readonly NoticeKind[] | null> {
  const [row] = await db
    .select({ kinds: noticeChoices.kinds })
    .from(noticeChoices)
    .where(eq(noticeChoices.userId, userId));
  return row?.kinds ?? null;
}

export async function saveChoice(db: Database, userId: string, kinds: NoticeKind[]): Promise<void> {
  await db
    .insert(noticeChoices)
    .values({ userId, kinds })
    .onConflictDoUpdate({ target: noticeChoices.userId, set: { kinds: sql`excluded.kinds` } });
}
