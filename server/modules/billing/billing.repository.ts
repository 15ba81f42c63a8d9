import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { creditBalances, ledgerTransactions, subscriptions } from './billing.tables.ts';
import { accountColumns } from './account.statements.ts';

const { placeholder } = sql;

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
