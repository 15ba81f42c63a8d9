import { sql } from 'drizzle-orm';
import { creditBalances, creditLots, subscriptions } from './billing.tables.ts';

const nextExpiryAt =
  sql<Date | null>`(select min(${creditLots.expiresAt}) from ${creditLots} where ${creditLots.userId} = ${subscriptions.userId} and ${creditLots.remaining} > 0)`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  );

/** What is read of an account, its next expiry too. */
export const accountColumns = { subscription: subscriptions, balance: creditBalances, nextExpiryAt };
