import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { sessions, users } from './identity.tables.ts';
import { impersonations } from './impersonation.tables.ts';

export type ImpersonationRow = typeof impersonations.$inferSelect;

export async function insertImpersonation(
  db: Database,
  row: typeof impersonations.$inferInsert,
): Promise<void> {
  await db.insert(impersonations).values(row);
}

/** The view of a code that nobody has used, locked until the transaction ends: a second try waits and finds none. */
export async function lockUnusedCode(db: Database, codeHash: string): Promise<ImpersonationRow | null> {
  const [row] = await db
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.codeHash, codeHash), isNull(impersonations.redeemedAt)))
    .for('update');
  return row ?? null;
}

export async function markRedeemed(db: Database, id: string, now: Date): Promise<void> {
  await db.update(impersonations).set({ redeemedAt: now }).where(eq(impersonations.id, id));
}

const admins = alias(users, 'admins');
const adminSessions = alias(sessions, 'admin_sessions');

/** Both people of a view and the admin's own session, as they are now. Null when one of them is gone. */
export async function findParties(db: Database, impersonationId: string) {
  const [row] = await db
    .select({
      adminId: admins.id,
      adminName: admins.name,
      adminEmail: admins.email,
      adminPermissions: admins.permissions,
      adminDeletedAt: admins.deletedAt,
      adminSessionEndedAt: adminSessions.endedAt,
      adminSessionExpiresAt: adminSessions.expiresAt,
      userId: users.id,
      userName: users.name,
      userEmail: users.email,
      userPermissions: users.permissions,
      userDeletedAt: users.deletedAt,
    })
    .from(impersonations)
    .innerJoin(admins, eq(admins.id, impersonations.adminId))
    .innerJoin(adminSessions, eq(adminSessions.id, impersonations.adminSessionId))
    .innerJoin(users, eq(users.id, impersonations.userId))
    .where(eq(impersonations.id, impersonationId));
  return row ?? null;
}

export type Parties = NonNullable<Awaited<ReturnType<typeof findParties>>>;

/** Unlike a session of the person's own, it does not count as the person being seen. */
export async function insertViewSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function touchViewSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, sessionId));
}

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

/** Views of an account that were really begun, newest first. */
export async function listViewsOf(db: Database, userId: string, limit: number) {
  return await db
    .select({
      id: impersonations.id,
      reason: impersonations.reason,
      isReadOnly: impersonations.isReadOnly,
      startedAt: sessions.createdAt,
      endedAt: sessions.endedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(impersonations)
    .innerJoin(sessions, eq(sessions.impersonationId, impersonations.id))
    .where(and(eq(impersonations.userId, userId), isNotNull(impersonations.redeemedAt)))
    .orderBy(desc(impersonations.redeemedAt), desc(impersonations.id))
    .limit(limit);
}
