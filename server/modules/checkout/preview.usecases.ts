import type { PaymentPreview } from '@loupe/shared/contract/payments';
import { cycleStart, millisPerCredit, wholeCreditsDown } from '../billing/billing.models.ts';
import { cyclesOf, renewedPeriod } from '../billing/plan-periods.ts';
import { currency } from '../billing/plans.ts';
import { lockAccount } from '../billing/subscriptions.usecases.ts';
import { priceNow } from './checkout.usecases.ts';
import { onAccount } from '../payments/on-account.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import {
  nextPayment,
  planLine,
  type Holding,
  type Priced,
  type Purchase,
} from '../payments/purchase.models.ts';

/** What a purchase changes today and at renewal (R9). */
export async function previewPurchase(
  deps: PaymentDeps,
  userId: string,
  purchase: Purchase,
): Promise<PaymentPreview> {
  return await onAccount(deps, userId, async (tx, now) => {
    const { holding, priced, quote } = await priceNow(tx, deps, userId, purchase);
    const balance = await lockAccount(tx, userId);
    const after = holdingAfter(holding, priced, now);
    const isLater = priced.effect === 'starts_later';
    const available = balance?.available ?? 0;
    const newPlan = priced.kind === 'plan' ? priced.plan : holding.plan;
    return {
      quote,
      effect: priced.effect,
      starts_at: (isLater ? priced.startsAt : now).toISOString(),
      today: { lines: priced.lines, total: { amount_minor: priced.totalMinor, currency } },
      renewal: renewalOf(after, priced.kind === 'invoice'),
      credits_now: wholeCreditsDown(available),
      credits_after: wholeCreditsDown(available + creditsGained(holding, priced)),
      monthly_credits_now: holding.plan.monthlyCredits,
      monthly_credits_after: newPlan.monthlyCredits,
      parallel_runs_now: holding.plan.parallelRuns,
      parallel_runs_after: newPlan.parallelRuns,
    };
  });
}

function holdingAfter(holding: Holding, priced: Priced, now: Date): Holding {
  if (priced.kind !== 'plan') return holding;
  const { plan, interval } = priced;
  if (priced.effect === 'starts_later')
    return { ...holding, cancelledAt: null, nextPlan: plan.slug, nextInterval: interval };
  const fresh = { cancelledAt: null, nextPlan: null, nextInterval: null, dueInvoiceId: null };
  return {
    ...holding,
    ...fresh,
    plan,
    interval,
    startedAt: now,
    paidUntil: cycleStart(now, cyclesOf[interval]),
  };
}

function renewalOf(holding: Holding, isPaidNow: boolean): PaymentPreview['renewal'] {
  const next = nextPayment(isPaidNow ? { ...holding, dueInvoiceId: null } : holding);
  if (!next) return null;
  const at = isPaidNow ? renewedPeriod(holding, next.interval, next.at).paidUntil : next.at;
  const end = cycleStart(at, cyclesOf[next.interval]);
  const line = planLine(next.plan, next.interval, at, end);
  return { at: at.toISOString(), lines: [line], total: line.amount };
}

/** Millicredits that are there right after the purchase and were not before. */
function creditsGained(holding: Holding, priced: Priced): number {
  if (priced.effect === 'starts_later') return 0;
  if (priced.kind === 'top_up') return priced.topUp.credits * millisPerCredit;
  if (priced.kind === 'plan') return priced.plan.monthlyCredits * millisPerCredit - holding.planCreditsLeft;
  return holding.plan.monthlyCredits * millisPerCredit;
}
