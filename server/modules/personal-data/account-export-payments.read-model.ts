import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../billing/billing.tables.ts';
import { checkouts, type CardOnTrial } from '../checkout/checkout.tables.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { paymentMethods } from '../payment-methods/payment-methods.tables.ts';
import { billingProfiles } from '../payments/payments.tables.ts';

/** The plan as it is now; null when nothing was ever counted for the account. */
export async function planOf(db: Database, userId: string) {
  const [row] = await db
    .select({
      plan: subscriptions.plan,
      interval: subscriptions.interval,
      status: subscriptions.status,
      started_at: subscriptions.startedAt,
      period_started_at: subscriptions.periodStartedAt,
      paid_until: subscriptions.paidUntil,
      cancelled_at: subscriptions.cancelledAt,
      next_plan: subscriptions.nextPlan,
      next_interval: subscriptions.nextInterval,
    })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return row ?? null;
}

export async function billingDetailsOf(db: Database, userId: string) {
  const [row] = await db
    .select({ details: billingProfiles.details })
    .from(billingProfiles)
    .where(eq(billingProfiles.userId, userId));
  return row?.details ?? null;
}

/** Cards that are kept, also removed ones; the provider's token pays, so it is a secret. */
export async function cardsOf(db: Database, userId: string) {
  return await db
    .select({
      id: paymentMethods.id,
      brand: paymentMethods.brand,
      last4: paymentMethods.last4,
      exp_month: paymentMethods.expMonth,
      exp_year: paymentMethods.expYear,
      name: paymentMethods.name,
      is_default: paymentMethods.isDefault,
      created_at: paymentMethods.createdAt,
      removed_at: paymentMethods.removedAt,
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .orderBy(asc(paymentMethods.createdAt), asc(paymentMethods.id));
}

/** The next purchases after an id, also those that were not paid. Amounts in minor units. */
export async function purchasesAfter(db: Database, userId: string, afterId: string, limit: number) {
  const page = await db
    .select({
      id: checkouts.id,
      status: checkouts.status,
      kind: checkouts.kind,
      plan: checkouts.plan,
      interval: checkouts.interval,
      top_up: checkouts.topUp,
      lines: checkouts.lines,
      amount_minor: checkouts.amountMinor,
      currency: checkouts.currency,
      provider: checkouts.provider,
      card: checkouts.card,
      card_id: checkouts.methodId,
      invoice_id: checkouts.invoiceId,
      failure_code: checkouts.failureCode,
      starts_at: checkouts.startsAt,
      created_at: checkouts.createdAt,
      finished_at: checkouts.finishedAt,
    })
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), gt(checkouts.id, afterId)))
    .orderBy(asc(checkouts.id))
    .limit(limit);
  return page.map((purchase) => ({ ...purchase, card: purchase.card && withoutToken(purchase.card) }));
}

const withoutToken = ({ brand, last4, expMonth, expYear, name }: CardOnTrial) => ({
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
  name,
});

/** The next invoices after a number. Amounts in minor units. */
export async function invoicesAfter(db: Database, userId: string, afterNumber: string, limit: number) {
  return await db
    .select({
      id: invoices.id,
      number: invoices.number,
      status: invoices.status,
      title: invoices.title,
      lines: invoices.lines,
      amount_minor: invoices.amountMinor,
      currency: invoices.currency,
      payer: invoices.payer,
      paid_with: invoices.paidWith,
      failure_code: invoices.failureCode,
      plan: invoices.plan,
      interval: invoices.interval,
      period_starts_at: invoices.periodStartsAt,
      issued_at: invoices.issuedAt,
      paid_at: invoices.paidAt,
      refunded_minor: invoices.refundedMinor,
      disputes: invoices.disputes,
    })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), gt(invoices.number, afterNumber)))
    .orderBy(asc(invoices.number))
    .limit(limit);
}
