import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { shares } from './shares.tables.ts';

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
