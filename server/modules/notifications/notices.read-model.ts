import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { notices } from './notifications.tables.ts';

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
