import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditBalances, subscriptions } from './billing.tables.ts';

export type Subscription = typeof subscriptions.$inferSelect;

/** Creates balance and subscription rows; false when the account was open already. */
export async function insertAccount(tx: Database, row: typeof subscriptions.$inferInsert): Promise<boolean> {
  await tx.insert(creditBalances).values({ userId: row.userId }).onConflictDoNothing();
  const inserted = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: subscriptions.userId });
  return inserted.length > 0;
}

export async function findSubscription(tx: Database, userId: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row;
}

export async function listUsersDueForRefill(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.nextRefillAt, now),
        // A plan whose next period is not paid waits for the payment, unless it was cancelled.
        or(
          isNull(subscriptions.paidUntil),
          gt(subscriptions.paidUntil, now),
          isNotNull(subscriptions.cancelledAt),
        ),
      ),
    )
    .orderBy(asc(subscriptions.nextRefillAt))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** A new period, paid by another payment. */
export const nothingReturned = { returnedInvoiceId: null, returnedMinor: 0, returnedOfMinor: 0 } as const;

const freeAgain = {
  ...nothingReturned,
  plan: 'free',
  status: 'active',
  cancelledAt: null,
  interval: null,
  periodStartedAt: null,
  paidUntil: null,
  nextPlan: null,
  nextInterval: null,
  dueInvoiceId: null,
  failedAttempts: 0,
  nextAttemptAt: null,
  renewalLeaseUntil: null,
} as const;

/** The paid plan is over. Answers the fields that changed. */
export async function returnToFree(tx: Database, userId: string): Promise<typeof freeAgain> {
  await tx.update(subscriptions).set(freeAgain).where(eq(subscriptions.userId, userId));
  return freeAgain;
}

export async function updateSubscription(
  tx: Database,
  userId: string,
  fields: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await tx.update(subscriptions).set(fields).where(eq(subscriptions.userId, userId));
}

/**
 * Moves the account into a new cycle; what was used in the old one no longer counts. Counted from the ledger, where a line
 * may be younger than the new cycle when the clock was set back.
 */
export async function startCycle(
  tx: Database,
  userId: string,
  cycle: { cycleStartedAt: Date; nextRefillAt: Date; freeCreditsRefilledAt: Date },
): Promise<void> {
  await tx.update(subscriptions).set(cycle).where(eq(subscriptions.userId, userId));
  const used = sql<number>`coalesce((
    select sum(entry.amount) from ledger_entries entry
    join ledger_transactions ltx on ltx.id = entry.transaction_id
    where ltx.user_id = ${userId} and ltx.kind = 'run' and entry.account = 'used' and ltx.at >= ${cycle.cycleStartedAt.toISOString()}::timestamptz), 0)`;
  await tx.update(creditBalances).set({ usedThisCycle: used }).where(eq(creditBalances.userId, userId));
}
