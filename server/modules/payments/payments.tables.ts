import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

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

/** What providers reported; each event is handled once. */
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
