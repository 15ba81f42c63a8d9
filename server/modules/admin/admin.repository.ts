import { and, count, desc, eq, ilike, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditBalances, subscriptions } from '../billing/billing.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';

export interface UserPosition {
  readonly createdAt: Date;
  readonly id: string;
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return isNull(users.deletedAt);
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(isNull(users.deletedAt), or(ilike(users.email, pattern), ilike(users.name, pattern)));
}

/** Accounts after a position, newest first. */
export async function listAccounts(
  db: Database,
  page: { search: string | undefined; after: UserPosition | null; limit: number },
) {
  const { search, after, limit } = page;
  const older = after
    ? or(
        lt(users.createdAt, after.createdAt),
        and(eq(users.createdAt, after.createdAt), lt(users.id, after.id)),
      )
    : undefined;
  return await db
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
    .leftJoin(creditBalances, eq(creditBalances.userId, users.id))
    .where(and(matching(search), older))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}

export async function countAccounts(db: Database, search: string | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(matching(search));
  return row?.total ?? 0;
}
