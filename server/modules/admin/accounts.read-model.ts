import { and, count, desc, eq, gte, ilike, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { askedTogether } from '../../db/asked-together.ts';
import type { Database } from '../../db/database.ts';
import { limitInText, prepared } from '../../db/prepared.ts';
import { creditBalances, subscriptions } from '../billing/billing.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import type { Position } from './admin.models.ts';

/** On a page. */
export const accountsShown = 50;

export interface UserFilter {
  readonly search: string | undefined;
  readonly plan: string | undefined;
  readonly role: 'admin' | 'user' | undefined;
  /** Seen since that instant, or not. */
  readonly seenSince: { readonly at: Date; readonly isSeen: boolean } | undefined;
}

/** A pattern that finds the text as it stands: `%` and `_` are letters like others. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

const isThere = isNull(users.deletedAt);

function matching({ search, plan, role, seenSince }: UserFilter): SQL | undefined {
  const pattern = search ? containing(search) : null;
  const isAdmin = sql`'admin' = any(${users.permissions})`;
  const isSeen = seenSince && gte(users.lastSeenAt, seenSince.at);
  return and(
    isThere,
    pattern === null
      ? undefined
      : or(ilike(users.email, pattern), ilike(users.name, pattern), eq(users.id, search ?? '')),
    plan === undefined ? undefined : eq(subscriptions.plan, plan),
    role === undefined ? undefined : role === 'admin' ? isAdmin : not(isAdmin),
    seenSince && isSeen && (seenSince.isSeen ? isSeen : or(isNull(users.lastSeenAt), not(isSeen))),
  );
}

const isAny = ({ search, ...others }: UserFilter) =>
  !search && Object.values(others).every((wish) => wish === undefined);

function selectAccounts(db: Database) {
  return db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      permissions: users.permissions,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      plan: subscriptions.plan,
      status: subscriptions.status,
      available: creditBalances.available,
      held: creditBalances.held,
      runs: sql<number>`(select count(*)::int from ${runs} where ${runs.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .leftJoin(creditBalances, eq(creditBalances.userId, users.id));
}

export type Account = Awaited<ReturnType<typeof selectAccounts>>[number];

const pageOfAccounts = (db: Database, filter: SQL | undefined) =>
  selectAccounts(db)
    .where(
      and(
        filter,
        sql`(${users.createdAt}, ${users.id}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limitInText(accountsShown + 1));

const accountsPage = prepared<{ at: string; id: string }, Account[]>('accounts_page', (db) =>
  pageOfAccounts(db, isThere),
);

/** Accounts after a position, newest first; one more than a page has when there are more. */
export async function listAccounts(
  db: Database,
  { filter, after }: { filter: UserFilter; after: Position | null },
) {
  const page = { at: after?.at.toISOString() ?? 'infinity', id: after?.id ?? '' };
  if (isAny(filter)) return await accountsPage(db, page);
  return await pageOfAccounts(db, matching(filter)).execute(page);
}

const userThere = prepared<{ userId: string }, { id: string }[]>('user_is_there', (db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), isThere)),
);

export async function isUser(db: Database, userId: string): Promise<boolean> {
  return (await userThere(db, { userId })).length > 0;
}

export async function findAccount(db: Database, userId: string): Promise<Account | null> {
  const [row] = await selectAccounts(db).where(and(eq(users.id, userId), isThere));
  return row ?? null;
}

const accountsThere = prepared<object, { total: number }[]>('accounts_count', (db) =>
  db.select({ total: count() }).from(users).where(isThere),
);

/** A walk through the whole index: the dearest part of a page of accounts, and the same for every admin. */
const countAll = askedTogether(async (db) => (await accountsThere(db, {}))[0]?.total ?? 0);

export async function countAccounts(db: Database, filter: UserFilter): Promise<number> {
  if (isAny(filter)) return await countAll(db);
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(matching(filter));
  return row?.total ?? 0;
}
