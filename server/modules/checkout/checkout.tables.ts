import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PriceLine } from '@loupe/shared/contract/payments';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

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
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
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
