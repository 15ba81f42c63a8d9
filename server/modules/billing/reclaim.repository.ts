import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { creditLots, ledgerEntries, ledgerTransactions } from './billing.tables.ts';
import type { CreditLot } from './ledger.repository.ts';

/** The lot that one transaction filled. */
export async function findLotOf(tx: Database, idempotencyKey: string): Promise<CreditLot | null> {
  const [row] = await tx
    .select({ lot: creditLots })
    .from(creditLots)
    .innerJoin(ledgerEntries, eq(ledgerEntries.lotId, creditLots.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerTransactions.idempotencyKey, idempotencyKey), eq(ledgerEntries.account, 'available')),
    );
  return row?.lot ?? null;
}

/** The plan's credits of the present cycle. */
export async function findPlanLot(tx: Database, userId: string, now: Date): Promise<CreditLot | null> {
  const [lot] = await tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), eq(creditLots.source, 'plan'), gt(creditLots.expiresAt, now)))
    .orderBy(desc(creditLots.createdAt), desc(creditLots.id))
    .limit(1);
  return lot ?? null;
}

/** The lots of which something was taken, or given back, because the money of one invoice went back; oldest first. */
export async function listLotsReclaimedFor(tx: Database, invoiceId: string): Promise<CreditLot[]> {
  return await tx
    .select()
    .from(creditLots)
    .where(eq(creditLots.reclaimedFor, invoiceId))
    .orderBy(asc(creditLots.createdAt), asc(creditLots.id));
}

export async function updateReclaim(
  tx: Database,
  lotId: string,
  fields: Pick<CreditLot, 'reclaim' | 'reclaimedFor'>,
): Promise<void> {
  await tx.update(creditLots).set(fields).where(eq(creditLots.id, lotId));
}

/** What was taken back of a lot so far, and in how many moves. */
export async function sumReclaimed(tx: Database, lotId: string): Promise<{ taken: number; moves: number }> {
  const [row] = await tx
    .select({
      taken: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)`,
      moves: sql<string>`count(*)`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.lotId, lotId), eq(ledgerEntries.account, 'reclaimed')));
  return { taken: Number(row?.taken ?? 0), moves: Number(row?.moves ?? 0) };
}

/** Lots of which something came back although its money is gone. */
export async function listReclaimable(tx: Database, userId: string): Promise<CreditLot[]> {
  return await tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.reclaim, 0), gt(creditLots.remaining, 0)));
}
