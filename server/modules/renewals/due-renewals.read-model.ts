import { and, asc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
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

/** Renewals that a process has taken on and not finished: it charges them now, or has died. */
export async function listLeasedRenewals(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ userId: string; invoiceId: string }[]> {
  const rows = await db
    .select({ userId: subscriptions.userId, invoiceId: subscriptions.dueInvoiceId })
    .from(subscriptions)
    .where(and(gt(subscriptions.renewalLeaseUntil, now), isNotNull(subscriptions.dueInvoiceId)))
    .limit(limit);
  return rows.flatMap(({ userId, invoiceId }) => (invoiceId === null ? [] : [{ userId, invoiceId }]));
}
