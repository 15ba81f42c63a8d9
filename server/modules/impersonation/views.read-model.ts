import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { impersonations } from './impersonation.tables.ts';

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
