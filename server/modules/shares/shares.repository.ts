import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { shares } from './shares.tables.ts';

export interface ShareRow {
  readonly id: string;
  readonly title: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly views: number;
  readonly isProtected: boolean;
  readonly includesSteps: boolean;
  readonly includesFileNames: boolean;
  readonly includesPrompts: boolean;
}

export async function insertShare(tx: Database, share: typeof shares.$inferInsert): Promise<void> {
  await tx.insert(shares).values(share);
}

const listed = {
  id: shares.id,
  title: sql<string>`coalesce(${shares.snapshot} ->> 'title', '')`,
  createdAt: shares.createdAt,
  expiresAt: shares.expiresAt,
  views: shares.views,
  isProtected: sql<boolean>`${shares.passwordHash} is not null`,
  includesSteps: shares.includesSteps,
  includesFileNames: shares.includesFileNames,
  includesPrompts: shares.includesPrompts,
};

/** Live links of a chat, newest first. */
export async function listLiveShares(db: Database, chatId: string, now: Date): Promise<ShareRow[]> {
  return await db
    .select(listed)
    .from(shares)
    .where(
      and(
        eq(shares.chatId, chatId),
        isNull(shares.revokedAt),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
      ),
    )
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** The chat of the link that was revoked, or null when it is unknown, foreign or revoked already. */
export async function revokeShare(
  tx: Database,
  userId: string,
  shareId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.id, shareId), eq(shares.userId, userId), isNull(shares.revokedAt)))
    .returning({ chatId: shares.chatId });
  return row?.chatId ?? null;
}

export async function countView(db: Database, shareId: string): Promise<void> {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(eq(shares.id, shareId));
}

/** Closes every open link of a chat. */
export async function revokeSharesOfChat(tx: Database, chatId: string, now: Date): Promise<void> {
  await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.chatId, chatId), isNull(shares.revokedAt)));
}
