import { and, desc, eq, gte, ilike, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { auditLog, users } from '../identity/identity.tables.ts';
import type { Position } from './admin.models.ts';
import { containing } from './admin.repository.ts';

export interface AuditFilter {
  readonly search: string | undefined;
  readonly action: string | undefined;
  /** First instant, and the first one that is too late. */
  readonly from: Date | null;
  readonly until: Date | null;
  readonly isImpersonated: boolean;
}

const actors = alias(users, 'actors');
const impersonators = alias(users, 'impersonators');
const subjects = alias(users, 'subjects');

/** The accounts a search speaks of: by a part of address or name, or by their whole id. */
async function findPeople(db: Database, search: string): Promise<string[]> {
  const pattern = containing(search);
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.email, pattern), ilike(users.name, pattern), eq(users.id, search)));
  return found.map(({ id }) => id);
}

/**
 * Lines about those people or with the words in their details. The people are known before: joined to every line, their
 * addresses and names would be compared a million times.
 */
async function searched(db: Database, search: string): Promise<SQL | undefined> {
  const pattern = containing(search);
  const people = sql.param(await findPeople(db, search));
  const columns = [auditLog.actorId, auditLog.impersonatorId, auditLog.subjectId];
  return or(
    ...columns.map((column) => sql`${column} = any(${people}::text[])`),
    ilike(auditLog.detail, pattern),
    ilike(auditLog.ip, pattern),
  );
}

const matching = ({ action, from, until, isImpersonated }: AuditFilter): SQL | undefined =>
  and(
    action === undefined ? undefined : eq(auditLog.action, action),
    from ? gte(auditLog.at, from) : undefined,
    until ? lt(auditLog.at, until) : undefined,
    isImpersonated ? isNotNull(auditLog.impersonatorId) : undefined,
  );

const person = (who: typeof actors | typeof impersonators | typeof subjects) => ({
  id: who.id,
  name: who.name,
  email: who.email,
});

/** Lines of the audit log after a position, newest first. */
export async function listAuditLines(
  db: Database,
  page: { filter: AuditFilter; after: Position | null; limit: number },
) {
  const { filter, after, limit } = page;
  const older = after
    ? sql`(${auditLog.at}, ${auditLog.id}) < (${after.at.toISOString()}::timestamptz, ${after.id})`
    : undefined;
  const found = filter.search ? await searched(db, filter.search) : undefined;
  return await db
    .select({
      line: auditLog,
      actor: person(actors),
      impersonator: person(impersonators),
      subject: person(subjects),
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditLog.impersonatorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .where(and(matching(filter), found, older))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
