import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { creditLots, subscriptions } from './billing.tables.ts';
import type { Subscription } from './subscriptions.repository.ts';
import type { CreditLot } from './ledger.repository.ts';
import { ofAccount } from './ledger.repository.ts';

/** What an account has, as far as it decides what moves next. */
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
