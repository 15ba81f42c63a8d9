import { and, asc, desc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { runs, runSteps } from '../runs/runs.tables.ts';
import {
  creditBalances,
  creditHolds,
  creditLots,
  ledgerTransactions,
  subscriptions,
} from './billing.tables.ts';

const { placeholder } = sql;

const nextExpiryAt =
  sql<Date | null>`(select min(${creditLots.expiresAt}) from ${creditLots} where ${creditLots.userId} = ${subscriptions.userId} and ${creditLots.remaining} > 0)`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  );

/** What is read of an account, its next expiry too. */
export const accountColumns = { subscription: subscriptions, balance: creditBalances, nextExpiryAt };

const accounts = prepared('billing_account', (db) =>
  db
    .select(accountColumns)
    .from(subscriptions)
    .innerJoin(creditBalances, eq(creditBalances.userId, subscriptions.userId))
    .where(eq(subscriptions.userId, placeholder('userId'))),
);

/** Balance, subscription and the next expiry in one round trip. */
export async function findAccount(db: Database, userId: string) {
  const [row] = await accounts(db, { userId });
  return row;
}

export interface HistoryRow {
  readonly id: string;
  readonly position: number;
  readonly at: Date;
  readonly kind: string;
  readonly title: string;
  readonly amount: number;
  readonly balanceBefore: number;
  readonly runId: string | null;
  readonly chatId: string | null;
}

/** Ledger transactions a person sees, newest first; holds only move credits between two pockets of theirs. */
export const listHistory = prepared<{ userId: string; before: number; limit: number }, HistoryRow[]>(
  'ledger_history',
  (db) =>
    db
      .select({
        id: ledgerTransactions.id,
        position: ledgerTransactions.position,
        at: ledgerTransactions.at,
        kind: ledgerTransactions.kind,
        title: ledgerTransactions.title,
        amount: sql`(
          select coalesce(sum(entry.amount), 0) from ledger_entries entry
          where entry.transaction_id = ledger_transactions.id and entry.account in ('available', 'held')
        )`.mapWith(Number),
        balanceBefore: ledgerTransactions.balanceBefore,
        runId: ledgerTransactions.runId,
        chatId: ledgerTransactions.chatId,
      })
      .from(ledgerTransactions)
      .where(
        and(
          eq(ledgerTransactions.userId, placeholder('userId')),
          // As the index has it: a value named later would not do.
          sql`${ledgerTransactions.kind} <> 'hold'`,
          lt(ledgerTransactions.position, placeholder('before')),
        ),
      )
      .orderBy(desc(ledgerTransactions.position))
      .limit(placeholder('limit')),
);

export async function findReceiptFacts(db: Database, userId: string, runId: string) {
  const [row] = await db
    .select({
      run: runs,
      hold: creditHolds,
      isUnanswered: sql<boolean>`exists (
        select 1 from run_events e
        where e.run_id = ${runs.id} and e.type = 'run.finished' and e.data->>'is_unanswered' = 'true'
      )`,
    })
    .from(runs)
    .innerJoin(creditHolds, eq(creditHolds.runId, runs.id))
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row;
}

/** The steps that were stored before an instant, in the order they finished. */
export async function listPricedSteps(db: Database, runId: string, until: Date) {
  return await db
    .select({
      title: runSteps.title,
      tool: runSteps.tool,
      stage: runSteps.stageId,
      millicredits: runSteps.millicredits,
    })
    .from(runSteps)
    .where(
      and(
        eq(runSteps.runId, runId),
        or(lt(runSteps.finishedAt, until), eq(runSteps.finishedAt, until)),
        gt(runSteps.millicredits, 0),
      ),
    )
    .orderBy(asc(runSteps.position));
}
