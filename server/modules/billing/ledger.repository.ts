import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { newId } from '../../db/new-id.ts';
import { creditBalances, creditLots, ledgerTransactions, subscriptions } from './billing.tables.ts';

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
export type CreditLot = typeof creditLots.$inferSelect;

const ofAccount = sql.placeholder('userId');

const balanceToMove = prepared<{ userId: string }, (typeof creditBalances.$inferSelect)[]>(
  'balance_to_move',
  (tx) => tx.select().from(creditBalances).where(eq(creditBalances.userId, ofAccount)).for('update'),
);

/** The one lock of an account: everything that moves its credits takes it first. */
export async function lockAccount(
  tx: Database,
  userId: string,
): Promise<typeof creditBalances.$inferSelect | undefined> {
  const [balance] = await balanceToMove(tx, { userId });
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

/** What an account stands at, as far as it decides what moves next. */
export interface AccountState {
  readonly subscription: Subscription | undefined;
  /** Lots with something left, expired ones included. */
  readonly filled: readonly CreditLot[];
  /** Whether the transaction of the key that was asked about is written. */
  readonly isWritten: boolean;
}

interface AccountRow {
  readonly subscription: Subscription;
  readonly lot: CreditLot | null;
  readonly isWritten: boolean;
}

const accountState = prepared<{ userId: string; idempotencyKey: string | null }, AccountRow[]>(
  'account_state',
  (tx) => {
    const isWritten = sql<boolean>`exists (
      select 1 from ledger_transactions written where written.idempotency_key = ${sql.placeholder('idempotencyKey')})`;
    return tx
      .select({ subscription: subscriptions, lot: creditLots, isWritten })
      .from(subscriptions)
      .leftJoin(creditLots, and(eq(creditLots.userId, subscriptions.userId), gt(creditLots.remaining, 0)))
      .where(eq(subscriptions.userId, ofAccount));
  },
);

/** Callers hold the account's lock. */
export async function readAccount(
  tx: Database,
  userId: string,
  idempotencyKey: string | null = null,
): Promise<AccountState> {
  const rows = await accountState(tx, { userId, idempotencyKey });
  const [first] = rows;
  return {
    subscription: first?.subscription,
    filled: rows.flatMap(({ lot }) => lot ?? []),
    isWritten: first?.isWritten ?? false,
  };
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
 * Appends one transaction and moves the projections with it, in one statement. False, and nothing written, when its key was
 * used before. No line is older than the cycle it is counted in, also when the clock was set back: what was used in a cycle
 * is then the same by the balance and by the ledger. `besides`: further parts of the statement, see `holds.repository.ts`.
 */
export async function appendTransaction(
  tx: Database,
  transaction: NewLedgerTransaction,
  besides: SQL = sql``,
): Promise<boolean> {
  const { entries, at, ...head } = transaction;
  const moved = entries.filter((entry) => entry.amount !== 0);
  const rows = moved.map(({ account, lotId, amount }) => ({ account, lot_id: lotId, amount }));
  const line = tx
    .insert(ledgerTransactions)
    .values({ id: newId('ltx'), ...head, at: notBeforeCycle(head.userId, at) })
    .onConflictDoNothing({ target: ledgerTransactions.idempotencyKey })
    .returning({ id: ledgerTransactions.id });
  const { rows: written } = await tx.execute(sql`
    with line as (${line.getSQL()}), given as materialized (
      select entry.* from line, rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (account text, lot_id text, amount bigint))
        with ordinality as entry(account, lot_id, amount, place)
    ), added as (
      insert into ledger_entries (transaction_id, user_id, account, lot_id, amount)
      select line.id, ${head.userId}, account, lot_id, amount from line, given order by place
    ), lots as (
      update credit_lots lot set remaining = lot.remaining + moved.amount
      from (select lot_id, sum(amount) as amount from given where account = 'available' group by lot_id) moved
      where lot.id = moved.lot_id
    ), balance as (
      update credit_balances balance set available = balance.available + moved.available, held = balance.held + moved.held,
        used_this_cycle = balance.used_this_cycle + moved.used
      from (
        select coalesce(sum(amount) filter (where account = 'available'), 0) as available,
          coalesce(sum(amount) filter (where account = 'held'), 0) as held,
          coalesce(sum(amount) filter (where account = 'used'), 0) as used
        from given having count(*) > 0
      ) moved
      where balance.user_id = ${head.userId}
    )${besides}
    select id from line`);
  return written.length > 0;
}

const notBeforeCycle = (userId: string, at: Date) =>
  sql<Date>`greatest(${at.toISOString()}::timestamptz, (select ${subscriptions.cycleStartedAt} from ${subscriptions} where ${subscriptions.userId} = ${userId}))`;

/** Tells every process, after the commit, that this account's numbers are new. */
export async function announceCredits(tx: Database, userId: string, channel: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${userId})`);
}
