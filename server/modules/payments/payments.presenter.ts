import type { Interval } from '@loupe/shared/contract/money';
import type { Checkout } from '@loupe/shared/contract/payments';
import type { PaymentMethod } from '@loupe/shared/contract/payment-methods';
import type { Invoice, Subscription } from '@loupe/shared/contract/subscriptions';
import { holdsCreditsBack, shownStatus } from '../billing/billing.models.ts';
import type { Subscription as SubscriptionRow } from '../billing/subscriptions.usecases.ts';
import { findPlan } from '../billing/plans.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import type { MethodRow } from './payments.repository.ts';
import { nextPayment, type Holding } from './purchase.models.ts';
import { givesUpAt } from './renewal.policy.ts';
import { sentenceOfFailure } from './failure.presenter.ts';
import { standingOf } from './return.models.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentMethod(row: MethodRow, now: Date): PaymentMethod {
  const { id, brand, last4, expMonth, expYear, name, isDefault, createdAt } = row;
  return {
    id,
    brand,
    last4,
    name,
    exp_month: expMonth,
    exp_year: expYear,
    is_default: isDefault,
    status: new Date(Date.UTC(expYear, expMonth, 1)) <= now ? 'expired' : 'active',
    created_at: createdAt.toISOString(),
  };
}

export function presentCheckout(row: CheckoutRow): Checkout {
  const isWaiting = row.status === 'needs_confirmation';
  return {
    id: row.id,
    status: row.status as Checkout['status'],
    kind: row.kind as Checkout['kind'],
    plan: row.plan,
    interval: row.interval as Interval | null,
    top_up: row.topUp,
    lines: row.lines,
    total: { amount_minor: row.amountMinor, currency: row.currency },
    confirmation_url: isWaiting ? row.confirmationUrl : null,
    redirect_url: row.status === 'needs_redirect' ? row.redirectUrl : null,
    failure:
      row.failureCode === null
        ? null
        : { code: row.failureCode, sentence: sentenceOfFailure(row.failureCode) },
    invoice_id: row.invoiceId,
    starts_at: iso(row.startsAt),
    created_at: row.createdAt.toISOString(),
    finished_at: iso(row.finishedAt),
  };
}

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: invoiceStatus(row),
    title: row.title,
    issued_at: row.issuedAt.toISOString(),
    paid_at: iso(row.paidAt),
    lines: row.lines,
    total: { amount_minor: row.amountMinor, currency: row.currency },
    paid_with: row.paidWith,
    pdf_path: `/billing/invoices/${row.id}/pdf`,
    returned: presentReturned(row),
  };
}

/** A payment that the bank has taken back is not shown as paid. */
function invoiceStatus(row: InvoiceRow): string {
  const { dispute } = standingOf(row.amountMinor, row);
  if (dispute === 'open') return 'pending';
  return dispute === 'lost' ? 'failed' : shownStatus(row.status);
}

function presentReturned({ currency, ...row }: InvoiceRow): Invoice['returned'] {
  if (row.refundedMinor === 0 && row.disputes.length === 0) return null;
  const { dispute, disputedMinor } = standingOf(row.amountMinor, row);
  return {
    refunded: { amount_minor: Math.min(row.refundedMinor, row.amountMinor), currency },
    disputed: { amount_minor: disputedMinor, currency },
    dispute,
  };
}

export function presentSubscription(
  row: SubscriptionRow,
  holding: Holding,
  due: InvoiceRow | null,
): Subscription {
  const { plan, interval } = holding;
  const next = nextPayment(holding);
  return {
    plan: plan.slug,
    title: plan.title,
    interval,
    price: plan.prices[interval ?? 'monthly'],
    monthly_credits: plan.monthlyCredits,
    parallel_runs: plan.parallelRuns,
    status: shownStatus(row.status),
    period_started_at: iso(row.periodStartedAt),
    period_ends_at: iso(row.paidUntil),
    cancelled_at: iso(row.cancelledAt),
    ends_at: row.cancelledAt === null ? null : iso(row.paidUntil),
    refills_held: holdsCreditsBack(row),
    next_change: nextChange(row),
    next_payment: next && { at: next.at.toISOString(), amount: next.plan.prices[next.interval] },
    failed_payment: row.status === 'past_due' && due ? failedPayment(row, due) : null,
  };
}

function nextChange({ nextPlan, nextInterval, paidUntil }: SubscriptionRow): Subscription['next_change'] {
  const plan = nextPlan === null ? undefined : findPlan(nextPlan);
  if (!plan || !paidUntil) return null;
  const interval = (nextInterval ?? 'monthly') as Interval;
  return { plan: plan.slug, title: plan.title, interval, at: paidUntil.toISOString() };
}

function failedPayment(row: SubscriptionRow, due: InvoiceRow): Subscription['failed_payment'] {
  return {
    invoice_id: due.id,
    amount: { amount_minor: due.amountMinor, currency: due.currency },
    sentence: sentenceOfFailure(due.failureCode),
    next_try_at: iso(row.nextAttemptAt),
    ends_at: givesUpAt(row.paidUntil ?? due.issuedAt).toISOString(),
  };
}
