import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  creditBalances,
  ledgerEntries,
  ledgerTransactions,
  subscriptions,
} from '../billing/billing.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { runs } from '../runs/runs.tables.ts';

export async function findSubscriptionOf(db: Database, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function findBalance(db: Database, userId: string) {
  const [row] = await db.select().from(creditBalances).where(eq(creditBalances.userId, userId));
  return row ?? null;
}

/** Sessions that are neither ended nor over; views by support among them. */
export async function listSessionsOf(db: Database, userId: string, now: Date, usedAfter: Date) {
  return await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, usedAfter),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(50);
}

/** The last runs, without what was asked or answered. */
export async function listRunsOf(db: Database, userId: string, limit: number) {
  return await db
    .select({
      id: runs.id,
      agent: runs.agent,
      ownTitle: runs.ownTitle,
      status: runs.status,
      used: runs.usedMillicredits,
      createdAt: runs.createdAt,
      finishedAt: runs.finishedAt,
    })
    .from(runs)
    .where(eq(runs.userId, userId))
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(limit);
}

/** What a key of a request has granted before, or null. Millicredits. */
export async function findGrantByKey(db: Database, idempotencyKey: string) {
  const [row] = await db
    .select({
      userId: ledgerTransactions.userId,
      title: ledgerTransactions.title,
      amount: ledgerEntries.amount,
      lotId: ledgerEntries.lotId,
    })
    .from(ledgerTransactions)
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.transactionId, ledgerTransactions.id), eq(ledgerEntries.account, 'available')),
    )
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey));
  return row ?? null;
}
