import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../billing/billing.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** Accounts whose paid time is over and whose payment may be tried now, longest waiting first. */
export async function listDueForRenewal(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        lte(subscriptions.paidUntil, now),
        isNull(users.deletedAt),
        or(isNull(subscriptions.nextAttemptAt), lte(subscriptions.nextAttemptAt, now)),
        or(isNull(subscriptions.renewalLeaseUntil), lte(subscriptions.renewalLeaseUntil, now)),
      ),
    )
    .orderBy(asc(subscriptions.paidUntil))
    .limit(limit);
  return rows.map((row) => row.userId);
}
