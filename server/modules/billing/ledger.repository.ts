import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
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

export type CreditLot = typeof creditLots.$inferSelect;

export const ofAccount = sql.placeholder('userId');

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
