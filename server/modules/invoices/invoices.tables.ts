import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PriceLine } from '@loupe/shared/contract/payments';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import type { Dispute } from '../../providers/payments/payment-provider.ts';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    number: text('number').notNull().unique(),
    /** What it is for: a second one with the same cause is refused. */
    cause: text('cause').notNull().unique(),
    /** `open`, `paid`, `uncollectible` or `refunded`. */
    status: text('status').notNull(),
    title: text('title').notNull(),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    payer: jsonb('payer').$type<BillingDetails & { email: string }>().notNull(),
    paidWith: text('paid_with'),
    paymentId: text('payment_id'),
    failureCode: text('failure_code'),
    /** A renewal: the period it pays and what runs in it. */
    plan: text('plan'),
    interval: text('interval'),
    periodStartsAt: instant('period_starts_at'),
    issuedAt: instant('issued_at').notNull(),
    paidAt: instant('paid_at'),
    /** Given back by us, so far. */
    refundedMinor: integer('refunded_minor').notNull().default(0),
    /** What the payer's bank took back, or wants to. */
    disputes: jsonb('disputes').$type<Dispute[]>().notNull().default([]),
  },
  (t) => [index('invoices_user').on(t.userId, t.issuedAt), index('invoices_payment').on(t.paymentId)],
);

/** Invoice numbers have no gap: taken in the transaction that writes the invoice. */
export const invoiceCounters = pgTable('invoice_counters', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});
