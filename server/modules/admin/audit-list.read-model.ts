import {
  and,
  desc,
  eq,
  gte,
  ilike,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { limitInText, plannedEachTime, prepared } from '../../db/prepared.ts';
import { users } from '../identity/identity.tables.ts';
import { auditLog } from '../audit/audit.tables.ts';
import type { Position } from './admin.models.ts';
import { containing } from './accounts.read-model.ts';

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

const { placeholder } = sql;

/** The accounts a search speaks of: by a part of address or name, or by their whole id. */
const peopleOf = plannedEachTime<{ pattern: string; id: string }, { id: string }[]>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      or(
        ilike(users.email, placeholder('pattern')),
        ilike(users.name, placeholder('pattern')),
        eq(users.id, placeholder('id')),
      ),
    ),
);

/** Null for what is not asked. */
interface Wishes {
  readonly action: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly isImpersonated: true | null;
  /** Null for no search: a pattern its lines have in their details, and a second one where the first is not all. */
  readonly pattern: string | null;
  readonly whole: string | null;
  /** Null for nobody: the people whose lines it finds too. */
  readonly people: readonly string[] | null;
}

const wish: Readonly<Record<keyof Wishes, SQL>> = {
  action: sql`${placeholder('action')}::text`,
  from: sql`${placeholder('from')}::timestamptz`,
  until: sql`${placeholder('until')}::timestamptz`,
  isImpersonated: sql`${placeholder('isImpersonated')}::boolean`,
  pattern: sql`${placeholder('pattern')}::text`,
  whole: sql`${placeholder('whole')}::text`,
  people: sql`${placeholder('people')}::text[]`,
};

/** People were found before: joined to every line, their addresses and names would be compared a million times. */
const isAbout = (column: AnyPgColumn) => and(isNotNull(wish.people), sql`${column} = any(${wish.people})`);

const contains = (column: AnyPgColumn) =>
  and(ilike(column, wish.pattern), or(isNull(wish.whole), sql`(${column} || '') ilike ${wish.whole}`));

const isWished = and(
  or(isNull(wish.action), eq(auditLog.action, wish.action)),
  or(isNull(wish.from), gte(auditLog.at, wish.from)),
  or(isNull(wish.until), lt(auditLog.at, wish.until)),
  or(isNull(wish.isImpersonated), isNotNull(auditLog.impersonatorId)),
  or(
    isNull(wish.pattern),
    ...[auditLog.actorId, auditLog.impersonatorId, auditLog.subjectId].map(isAbout),
    ...[auditLog.detail, auditLog.ip].map(contains),
  ),
);

/**
 * What a column is searched for. The index is asked for the longest word alone and only those lines are looked at: with each
 * part of a word that many lines have it takes longer, up to a hundred times.
 */
function patternsOf(search: string): Pick<Wishes, 'pattern' | 'whole'> {
  const longest = search
    .split(/[^\p{L}\p{N}]+/u)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const whole = containing(search);
  if (longest.length < 3 || longest.length === search.length) return { pattern: whole, whole: null };
  return { pattern: containing(longest), whole };
}

async function wishesOf(db: Database, filter: AuditFilter): Promise<Wishes> {
  const { search, action, from, until, isImpersonated } = filter;
  const people = search ? await peopleOf(db, { pattern: containing(search), id: search }) : [];
  return {
    ...(search ? patternsOf(search) : { pattern: null, whole: null }),
    people: people.length > 0 ? people.map(({ id }) => id) : null,
    action: action ?? null,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    isImpersonated: isImpersonated || null,
  };
}

const person = (who: typeof actors | typeof impersonators | typeof subjects) => ({
  id: who.id,
  name: who.name,
  email: who.email,
});

/**
 * The lines are found first and alone, and only theirs are the people looked up: joined to the log as a whole, PostgreSQL
 * prepares for looking up a tenth of all accounts, which takes several times as long as the page itself.
 */
function pageOfLines(db: Database, limit: Placeholder, condition?: SQL) {
  const line = db
    .select()
    .from(auditLog)
    .where(
      and(
        condition,
        sql`(${auditLog.at}, ${auditLog.id}) < (${placeholder('at')}::timestamptz, ${placeholder('id')})`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
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

/** Where a page begins: before its first line. */
interface Begin {
  readonly at: string;
  readonly id: string;
}

const everyLine = prepared<Begin, AuditLine[]>('audit_page', (db) =>
  pageOfLines(db, limitInText(linesShown + 1)),
);

const wishedLines = plannedEachTime<Begin & Wishes & { limit: number }, AuditLine[]>((db) =>
  pageOfLines(db, placeholder('limit'), isWished),
);

/** Lines of the audit log after a position, newest first. */
export async function listAuditLines(
  db: Database,
  { filter, after, limit }: { filter: AuditFilter; after: Position | null; limit: number },
): Promise<AuditLine[]> {
  const begin = { at: after?.at.toISOString() ?? 'infinity', id: after?.id ?? '' };
  const wishes = await wishesOf(db, filter);
  const isAny = Object.values(wishes).every((value) => value === null);
  if (isAny && limit === linesShown + 1) return await everyLine(db, begin);
  return await wishedLines(db, { ...begin, ...wishes, limit });
}
