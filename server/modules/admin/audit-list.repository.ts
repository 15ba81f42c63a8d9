import { and, desc, eq, gte, ilike, isNotNull, lt, or, type SQL } from 'drizzle-orm';
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

function matching({ search, action, from, until, isImpersonated }: AuditFilter): SQL | undefined {
  const pattern = search ? containing(search) : null;
  const people = [actors, impersonators, subjects];
  return and(
    action === undefined ? undefined : eq(auditLog.action, action),
    from ? gte(auditLog.at, from) : undefined,
    until ? lt(auditLog.at, until) : undefined,
    isImpersonated ? isNotNull(auditLog.impersonatorId) : undefined,
    pattern === null
      ? undefined
      : or(
          ...people.flatMap(({ email, name, id }) => [
            ilike(email, pattern),
            ilike(name, pattern),
            eq(id, search ?? ''),
          ]),
          ilike(auditLog.detail, pattern),
          ilike(auditLog.ip, pattern),
        ),
  );
}

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
    ? or(lt(auditLog.at, after.at), and(eq(auditLog.at, after.at), lt(auditLog.id, after.id)))
    : undefined;
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
    .where(and(matching(filter), older))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
