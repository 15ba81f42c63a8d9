import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

const millicredits = (name: string) => bigint(name, { mode: 'number' });

export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    plan: text('plan').notNull().default('free'),
    /** `active` or `past_due`; what is shown is decided by `shownStatus`. */
    status: text('status').notNull().default('active'),
    /** First day of the first cycle: every later cycle starts whole months after it. */
    startedAt: instant('started_at').notNull(),
    cycleStartedAt: instant('cycle_started_at').notNull(),
    nextRefillAt: instant('next_refill_at').notNull(),
    freeCreditsRefilledAt: instant('free_credits_refilled_at'),
    lastBillingDate: instant('last_billing_date'),
    /** Asked to end: the plan runs until `paidUntil`. */
    cancelledAt: instant('cancelled_at'),
    /** `monthly` or `yearly`; null on the free plan, like the next two. */
    interval: text('interval'),
    periodStartedAt: instant('period_started_at'),
    paidUntil: instant('paid_until'),
    /** A smaller plan that starts at `paidUntil`. */
    nextPlan: text('next_plan'),
    nextInterval: text('next_interval'),
    /** The renewal that is not paid yet. */
    dueInvoiceId: text('due_invoice_id'),
    failedAttempts: integer('failed_attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    /** Until then one process is at work on the renewal. */
    renewalLeaseUntil: instant('renewal_lease_until'),
    /** What went back of the payment of this period, of how much, and by which invoice: a refill comes without its part. */
    returnedInvoiceId: text('returned_invoice_id'),
    returnedMinor: integer('returned_minor').notNull().default(0),
    returnedOfMinor: integer('returned_of_minor').notNull().default(0),
  },
  (t) => [
    index('subscriptions_paid_until')
      .on(t.paidUntil)
      .where(sql`paid_until is not null`),
  ],
);

/** Credits of one origin; funds are taken by priority, then earliest expiry, then age. */
export const creditLots = pgTable(
  'credit_lots',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    source: text('source').notNull(),
    priority: integer('priority').notNull(),
    granted: millicredits('granted').notNull(),
    /** Projection of the ledger: not spent, not held. */
    remaining: millicredits('remaining').notNull(),
    /** How much of it was paid with money that went back: taken as far as it is there. */
    reclaim: millicredits('reclaim').notNull().default(0),
    /** The invoice whose payment went back. */
    reclaimedFor: text('reclaimed_for'),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('credit_lots_user').on(t.userId),
    index('credit_lots_reclaimed_for').on(t.reclaimedFor),
    check('credit_lots_remaining', sql`${t.remaining} between 0 and ${t.granted}`),
  ],
);

export const creditHolds = pgTable(
  'credit_holds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    runId: text('run_id').notNull().unique(),
    amount: millicredits('amount').notNull(),
    charged: millicredits('charged'),
    status: text('status').notNull().default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('credit_holds_open')
      .on(t.userId)
      .where(sql`status = 'open'`),
  ],
);

export const creditHoldLots = pgTable(
  'credit_hold_lots',
  {
    holdId: text('hold_id')
      .notNull()
      .references(() => creditHolds.id),
    lotId: text('lot_id')
      .notNull()
      .references(() => creditLots.id),
    amount: millicredits('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.holdId, t.lotId] })],
);

/** Append-only: no update, no delete (trigger). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    runId: text('run_id'),
    chatId: text('chat_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** Order of the history: instants can be equal. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** What was there before it, available and held. Set by the ledger itself (a trigger), whoever writes the line. */
    balanceBefore: millicredits('balance_before').notNull().default(0),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('ledger_transactions_key').on(t.idempotencyKey),
    index('ledger_transactions_user').on(t.userId, t.position),
    // Holds only move credits between two pockets: nobody is shown them.
    index('ledger_transactions_history')
      .on(t.userId, t.position)
      .where(sql`kind <> 'hold'`),
    index('ledger_transactions_settled')
      .on(t.userId, t.at)
      .where(sql`kind = 'run'`),
  ],
);

/** Append-only; the entries of a transaction sum to zero (deferred constraint trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    userId: text('user_id').notNull(),
    /** `available`, `held` (the user's) or `granted`, `used`, `expired`, `reclaimed` (the house's side). */
    account: text('account').notNull(),
    lotId: text('lot_id').references(() => creditLots.id),
    amount: millicredits('amount').notNull(),
  },
  (t) => [
    index('ledger_entries_transaction').on(t.transactionId),
    index('ledger_entries_user').on(t.userId, t.account),
  ],
);

/** Projection that can be rebuilt from the ledger. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    available: millicredits('available').notNull().default(0),
    held: millicredits('held').notNull().default(0),
    usedThisCycle: millicredits('used_this_cycle').notNull().default(0),
  },
  (t) => [check('credit_balances_positive', sql`${t.available} >= 0 and ${t.held} >= 0`)],
);

/** What was used by UTC day and agent. Kept by the ledger itself (a trigger), in the transaction of each entry. */
export const dailyUse = pgTable(
  'daily_use',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    day: date('day', { mode: 'string' }).notNull(),
    agent: text('agent').notNull(),
    /** What a person's own agent was called; of several names of a day the last in the alphabet. */
    ownTitle: text('own_title'),
    amount: millicredits('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day, t.agent] })],
);
