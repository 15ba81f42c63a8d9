import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
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

/** Open to the public: not revoked, not expired, its chat and its owner still there. */
function isOpen(db: Database, shareId: string, now: Date) {
  const chat = db
    .select({ one: sql`1` })
    .from(chats)
    .innerJoin(users, eq(users.id, chats.userId))
    .where(and(eq(chats.id, shares.chatId), isNull(chats.deletedAt), isNull(users.deletedAt)));
  return and(
    eq(shares.id, shareId),
    isNull(shares.revokedAt),
    or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
    sql`exists ${chat}`,
  );
}

/** What was frozen, and the hash of the password that opens it; null when the link leads nowhere. */
export async function findOpenShare(db: Database, shareId: string, now: Date) {
  const [row] = await db
    .select({ snapshot: shares.snapshot, passwordHash: shares.passwordHash })
    .from(shares)
    .where(isOpen(db, shareId, now));
  return row ?? null;
}

/** The frozen logs, and the hash of the password that opens them; null when the link leads nowhere. */
export async function findOpenLogs(db: Database, shareId: string, now: Date) {
  const [row] = await db
    .select({ events: shares.events, passwordHash: shares.passwordHash, ownerId: shares.userId })
    .from(shares)
    .where(isOpen(db, shareId, now));
  return row ?? null;
}

export async function countView(db: Database, shareId: string): Promise<void> {
  await db
    .update(shares)
    .set({ views: sql`${shares.views} + 1` })
    .where(eq(shares.id, shareId));
}
