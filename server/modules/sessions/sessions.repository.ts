import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { sessions } from './sessions.tables.ts';

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

export async function listLiveSessions(
  db: Database,
  userId: string,
  now: Date,
  usedAfter: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        // A view by support is no device of the person's; it is listed on its own.
        isNull(sessions.impersonationId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, usedAfter),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
}

/** Locked against its end until the transaction ends. */
export async function isSessionOpen(tx: Database, userId: string, sessionId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .for('share');
  return row !== undefined;
}

/** Where the person logged in since a moment; views by support are not among them. */
export async function listSessionAddresses(db: Database, userId: string, since: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonationId), gt(sessions.createdAt, since)));
  return found.flatMap(({ ip }) => ip ?? []);
}

/** True when it was live and the person's own. */
export async function endSession(
  db: Database,
  userId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** How many were ended. */
export async function endAllSessions(
  db: Database,
  userId: string,
  now: Date,
  exceptId?: string,
): Promise<number> {
  const others = exceptId ? ne(sessions.id, exceptId) : undefined;
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Tells the other processes, when the transaction commits. */
export async function announceEnd(db: Database, channel: string, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${userId})`);
}

/** Of the person's own, no view by support. */
export async function findOwnSession(db: Database, sessionId: string, userId: string) {
  const [row] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.impersonationId)));
  return row ?? null;
}

export async function markPasswordChecked(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ passwordCheckedAt: now }).where(eq(sessions.id, sessionId));
}
