import { and, desc, eq, gte, ilike, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { limitInText, prepared } from '../../db/prepared.ts';
import { auditLog, users } from '../identity/identity.tables.ts';
import type { Position } from './admin.models.ts';
import { containing } from './admin.repository.ts';

/** On a page when nothing else is asked. */
export const linesShown = 50;

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
  const people = await findPeople(db, search);
  const columns = [auditLog.actorId, auditLog.impersonatorId, auditLog.subjectId];
  return or(
    ...(people.length === 0
      ? []
      : columns.map((column) => sql`${column} = any(${sql.param(people)}::text[])`)),
    partOf(auditLog.detail, search),
    partOf(auditLog.ip, search),
  );
}

/**
 * A column that contains the text. The index is asked for the longest word alone and only those lines are looked at: with
 * each part of a word that many lines have it takes longer, up to a hundred times.
 */
function partOf(column: AnyPgColumn, search: string): SQL | undefined {
  const longest = search
    .split(/[^\p{L}\p{N}]+/u)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const whole = ilike(column, containing(search));
  if (longest.length < 3 || longest.length === search.length) return whole;
  return and(ilike(column, containing(longest)), sql`(${column} || '') ilike ${containing(search)}`);
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

/**
 * The lines are found first and alone, and only theirs are the people looked up: joined to the log as a whole, PostgreSQL
 * prepares for looking up a tenth of all accounts, which takes several times as long as the page itself.
 */
function pageOfLines(db: Database, limit: number, ...conditions: (SQL | undefined)[]) {
  const { placeholder } = sql;
  const line = db
    .select()
    .from(auditLog)
    .where(
      and(
        ...conditions,
        sql`(${auditLog.at}, ${auditLog.id}) < (${placeholder('at')}::timestamptz, ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limitInText(limit))
    .as('line');
  const { id, at, action, detail, ip } = line;
  return db
    .select({
      line: { id, at, action, detail, ip },
      actor: person(actors),
      impersonator: person(impersonators),
      subject: person(subjects),
    })
    .from(line)
    .leftJoin(actors, eq(actors.id, line.actorId))
    .leftJoin(impersonators, eq(impersonators.id, line.impersonatorId))
    .leftJoin(subjects, eq(subjects.id, line.subjectId))
    .orderBy(desc(at), desc(id));
}

type AuditLine = Awaited<ReturnType<typeof pageOfLines>>[number];

const firstLines = prepared<{ at: string; id: string }, AuditLine[]>('audit_page', (db) =>
  pageOfLines(db, linesShown + 1),
);

/** Lines of the audit log after a position, newest first. */
export async function listAuditLines(
  db: Database,
  { filter, after, limit }: { filter: AuditFilter; after: Position | null; limit: number },
): Promise<AuditLine[]> {
  const page = { at: after?.at.toISOString() ?? 'infinity', id: after?.id ?? '' };
  const narrowed = matching(filter);
  if (!filter.search && !narrowed && limit === linesShown + 1) return await firstLines(db, page);
  const found = filter.search ? await searched(db, filter.search) : undefined;
  return await pageOfLines(db, limit, narrowed, found).execute(page);
}
