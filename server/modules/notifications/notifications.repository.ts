import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import type { Database } from '../../db/database.ts';
import { noticeChoices, notices } from './notifications.tables.ts';

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

/** Marks as read what a person was told of a chat up to then. */
export async function markReadUpTo(
  db: Database,
  userId: string,
  chatId: string,
  upTo: Date,
  now: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        eq(notices.chatId, chatId),
        lte(notices.createdAt, upTo),
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
