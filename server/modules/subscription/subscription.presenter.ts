import type { Interval } from '@loupe/shared/contract/money';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { holdsCreditsBack, shownStatus } from '../billing/billing.models.ts';
import { findPlan } from '../billing/plans.ts';
import type { Subscription as SubscriptionRow } from '../billing/subscriptions.usecases.ts';
import { sentenceOfFailure } from '../payments/failure.presenter.ts';
import type { InvoiceRow } from '../invoices/invoices.usecases.ts';
import { nextPayment, type Holding } from '../payments/purchase.models.ts';
import { fallsBackToFreeAt } from '../renewals/renewal.policy.ts';

const iso = (date: Date | null) => date?.toISOString() ?? null;

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
    ends_at: fallsBackToFreeAt(row.paidUntil ?? due.issuedAt).toISOString(),
  };
}
