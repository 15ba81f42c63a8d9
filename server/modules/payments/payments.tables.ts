import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PriceLine } from '@loupe/shared/contract/payments';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import type { Dispute } from '../../providers/payments/payment-provider.ts';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id);

/** Who pays: what invoices say, and the account's name at the provider. */
export const billingProfiles = pgTable('billing_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  details: jsonb('details').$type<BillingDetails>(),
  stripeCustomerId: text('stripe_customer_id').unique(),
});

/** Customers at a provider whose account was deleted; a row goes when the provider has forgotten them and their cards. */
export const customersToForget = pgTable(
  'customers_to_forget',
  {
    provider: text('provider').notNull(),
    customerId: text('customer_id').notNull(),
    since: instant('since').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.customerId] })],
);

/** Cards by the provider's token. A card number is never here. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    provider: text('provider').notNull(),
    token: text('token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: integer('exp_month').notNull(),
    expYear: integer('exp_year').notNull(),
    name: text('name'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('payment_methods_user').on(t.userId),
    uniqueIndex('payment_methods_token').on(t.provider, t.token),
    uniqueIndex('payment_methods_one_default')
      .on(t.userId)
      .where(sql`is_default and removed_at is null`),
  ],
);

/** A card that is kept once its payment succeeded. */
export interface CardOnTrial {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly name: string | null;
}

export const checkouts = pgTable(
  'checkouts',
  {
    id: text('id').primaryKey(),
    userId: owner(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    quote: text('quote').notNull(),
    status: text('status').notNull(),
    kind: text('kind').notNull(),
    plan: text('plan'),
    interval: text('interval'),
    topUp: text('top_up'),
    /** The open invoice that is paid, or the one that was written. */
    invoiceId: text('invoice_id'),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** The card that pays: one that is kept, or one on trial. */
    methodId: text('method_id'),
    card: jsonb('card').$type<CardOnTrial>(),
    /** The provider's page, when the card is entered there. */
    pageId: text('page_id'),
    redirectUrl: text('redirect_url'),
    paymentId: text('payment_id'),
    confirmationUrl: text('confirmation_url'),
    failureCode: text('failure_code'),
    startsAt: instant('starts_at'),
    createdAt: instant('created_at').notNull(),
    /** When a process last began to charge; null when nobody is at it. */
    attemptedAt: instant('attempted_at'),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('checkouts_key').on(t.userId, t.idempotencyKey),
    uniqueIndex('checkouts_one_open')
      .on(t.userId)
      .where(sql`status in ('processing', 'needs_confirmation', 'needs_redirect')`),
    index('checkouts_payment').on(t.paymentId),
    index('checkouts_page').on(t.pageId),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    userId: owner(),
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

/** What providers told us; each event is handled once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    handledAt: instant('handled_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/** The books of the local test provider: nobody is charged. */
export const testPayments = pgTable('test_payments', {
  id: text('id').primaryKey(),
  key: text('key').notNull().unique(),
  amountMinor: integer('amount_minor').notNull(),
  currency: text('currency').notNull(),
  status: text('status').notNull(),
  reason: text('reason'),
  createdAt: instant('created_at').notNull(),
});
