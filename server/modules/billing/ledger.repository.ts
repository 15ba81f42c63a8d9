import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { LotShare } from './billing.models.ts';
import {
  creditBalances,
  creditHoldLots,
  creditHolds,
  creditLots,
  ledgerTransactions,
  subscriptions,
} from './billing.tables.ts';

type LedgerAccount = 'available' | 'held' | 'granted' | 'used' | 'expired' | 'reclaimed';
export type LedgerKind =
  | 'refill'
  | 'grant'
  | 'purchase'
  | 'referral'
  | 'hold'
  | 'run'
  | 'expiry'
  | 'refund'
  | 'reversal';

interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly lotId: string;
  readonly amount: number;
}

export interface NewLedgerTransaction {
  readonly userId: string;
  readonly kind: LedgerKind;
  readonly title: string;
  readonly idempotencyKey: string;
  readonly at: Date;
  readonly runId?: string;
  readonly chatId?: string;
  readonly entries: readonly LedgerEntry[];
}

export type Subscription = typeof subscriptions.$inferSelect;
export type Hold = typeof creditHolds.$inferSelect;
export type CreditLot = typeof creditLots.$inferSelect;

/** The one lock of an account: everything that moves its credits takes it first. */
export async function lockAccount(
  tx: Database,
  userId: string,
): Promise<typeof creditBalances.$inferSelect | undefined> {
  const [balance] = await tx
    .select()
    .from(creditBalances)
    .where(eq(creditBalances.userId, userId))
    .for('update');
  return balance;
}

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

/** Lets every lot of one source end at an instant, when it would last longer. */
export async function endLots(tx: Database, userId: string, source: string, at: Date): Promise<void> {
  await tx
    .update(creditLots)
    .set({ expiresAt: at })
    .where(and(eq(creditLots.userId, userId), eq(creditLots.source, source), gt(creditLots.expiresAt, at)));
}

/** Lots with something left, expired ones included. */
export async function listFilledLots(tx: Database, userId: string): Promise<CreditLot[]> {
  return await tx
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.remaining, 0)));
}

export async function listLotsById(tx: Database, ids: readonly string[]): Promise<CreditLot[]> {
  return ids.length === 0
    ? []
    : await tx
        .select()
        .from(creditLots)
        .where(inArray(creditLots.id, [...ids]));
}

/** An empty lot; the granting transaction fills it. */
export async function insertLot(
  tx: Database,
  lot: Omit<typeof creditLots.$inferInsert, 'remaining'>,
): Promise<void> {
  await tx.insert(creditLots).values({ ...lot, remaining: 0 });
}

export async function hasTransaction(tx: Database, idempotencyKey: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.idempotencyKey, idempotencyKey));
  return rows.length > 0;
}

/**
 * Appends one transaction and moves the projections with it. False, and nothing written, when its key was used before.
 * No line is older than the cycle it is counted in, also when the clock was set back: what was used in a cycle is then
 * the same by the balance and by the ledger.
 */
export async function appendTransaction(tx: Database, transaction: NewLedgerTransaction): Promise<boolean> {
  const { entries, ...head } = transaction;
  const inserted = await tx
    .insert(ledgerTransactions)
    .values({ id: newId('ltx'), ...head, at: notBeforeCycle(head) })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  const transactionId = inserted[0]?.id;
  if (!transactionId) return false;
  const moved = entries.filter((entry) => entry.amount !== 0);
  if (moved.length === 0) return true;
  await moveCredits(tx, { transactionId, userId: transaction.userId }, moved);
  return true;
}

const notBeforeCycle = ({ at, userId }: Pick<NewLedgerTransaction, 'at' | 'userId'>) =>
  sql<Date>`greatest(${at.toISOString()}::timestamptz, (select ${subscriptions.cycleStartedAt} from ${subscriptions} where ${subscriptions.userId} = ${userId}))`;

/** Entries, what is left of their lots, and the balance: the transaction's row is there already. */
async function moveCredits(
  tx: Database,
  { transactionId, userId }: { readonly transactionId: string; readonly userId: string },
  entries: readonly LedgerEntry[],
): Promise<void> {
  const rows = entries.map(({ account, lotId, amount }) => ({ account, lot_id: lotId, amount }));
  await tx.execute(sql`
    with given as materialized (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (account text, lot_id text, amount bigint))
        with ordinality as entry(account, lot_id, amount, place)
    ), added as (
      insert into ledger_entries (transaction_id, user_id, account, lot_id, amount)
      select ${transactionId}, ${userId}, account, lot_id, amount from given order by place
    ), lots as (
      update credit_lots lot set remaining = lot.remaining + moved.amount
      from (select lot_id, sum(amount) as amount from given where account = 'available' group by lot_id) moved
      where lot.id = moved.lot_id
    )
    update credit_balances balance set available = balance.available + moved.available, held = balance.held + moved.held,
      used_this_cycle = balance.used_this_cycle + moved.used
    from (
      select coalesce(sum(amount) filter (where account = 'available'), 0) as available,
        coalesce(sum(amount) filter (where account = 'held'), 0) as held,
        coalesce(sum(amount) filter (where account = 'used'), 0) as used
      from given
    ) moved
    where balance.user_id = ${userId}`);
}

export async function findHold(tx: Database, runId: string): Promise<Hold | undefined> {
  const [hold] = await tx.select().from(creditHolds).where(eq(creditHolds.runId, runId));
  return hold;
}

export async function insertHold(
  tx: Database,
  hold: Pick<Hold, 'id' | 'userId' | 'runId' | 'amount' | 'createdAt'>,
  shares: readonly LotShare[],
): Promise<void> {
  await tx.execute(sql`
    with hold as (
      insert into credit_holds (id, user_id, run_id, amount, created_at)
      values (${hold.id}, ${hold.userId}, ${hold.runId}, ${hold.amount}, ${hold.createdAt.toISOString()}::timestamptz) returning id
    )
    insert into credit_hold_lots (hold_id, lot_id, amount)
    select hold.id, share."lotId", share.amount
    from hold, jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as share("lotId" text, amount bigint)`);
}

/** The lots that fund a hold, each with its part of it. */
export async function listHeldLots(
  tx: Database,
  holdId: string,
): Promise<{ lot: CreditLot; amount: number }[]> {
  return await tx
    .select({ lot: creditLots, amount: creditHoldLots.amount })
    .from(creditHoldLots)
    .innerJoin(creditLots, eq(creditLots.id, creditHoldLots.lotId))
    .where(eq(creditHoldLots.holdId, holdId));
}

export async function closeHold(
  tx: Database,
  holdId: string,
  closed: { charged: number; status: 'settled' | 'released'; closedAt: Date },
): Promise<void> {
  await tx.update(creditHolds).set(closed).where(eq(creditHolds.id, holdId));
}

/** Tells every process, after the commit, that this account's numbers are new. */
export async function announceCredits(tx: Database, userId: string, channel: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${userId})`);
}
