import type { Interval } from '@loupe/shared/contract/money';
import type { Database } from '../../db/database.ts';
import type { Billing } from './billing.usecases.ts';
import { cycleIndexAt, cycleStart } from './billing.models.ts';
import * as subscriptions from './subscriptions.repository.ts';
import * as ledger from './ledger.repository.ts';
import type { Plan } from './plans.ts';
import { expireLots, refill, refillAndExpire } from './refill.ts';

/** Monthly cycles in a paid period. */
export const cyclesOf: Readonly<Record<Interval, number>> = { monthly: 1, yearly: 12 };

interface Period {
  readonly userId: string;
  readonly plan: Plan;
  readonly interval: Interval;
  readonly now: Date;
}

const nothingPending = {
  ...subscriptions.nothingReturned,
  status: 'active',
  cancelledAt: null,
  nextPlan: null,
  nextInterval: null,
  dueInvoiceId: null,
  failedAttempts: 0,
  nextAttemptAt: null,
  renewalLeaseUntil: null,
} as const;

/**
 * Starts a paid plan now, in place of the one before: what was left of that one's credits ends (its price was taken off),
 * free and bought credits stay. Inside the payment's transaction; callers hold the account's lock.
 */
export async function startPlan(
  tx: Database,
  billing: Billing,
  period: Period & { readonly checkoutId: string },
): Promise<void> {
  const { userId, plan, interval, now, checkoutId } = period;
  await refillAndExpire(tx, userId, now);
  await ledger.endLots(tx, userId, 'plan', now);
  await expireLots(tx, userId, now);
  const end = cycleStart(now, 1);
  await subscriptions.updateSubscription(tx, userId, {
    ...nothingPending,
    plan: plan.slug,
    interval,
    startedAt: now,
    periodStartedAt: now,
    paidUntil: cycleStart(now, cyclesOf[interval]),
    lastBillingDate: now,
  });
  await subscriptions.startCycle(tx, userId, {
    cycleStartedAt: now,
    nextRefillAt: end,
    freeCreditsRefilledAt: now,
  });
  await refill(tx, { userId, plan, start: now, end, now, cause: checkoutId });
  await billing.announce(tx, userId);
}

/** The period after the current one has been paid: it starts where that one ended, or now when that was long ago. */
export async function renewPlan(
  tx: Database,
  billing: Billing,
  period: Period & { readonly start: Date },
): Promise<void> {
  const { userId, plan, interval, now, start } = period;
  const subscription = await subscriptions.findSubscription(tx, userId);
  if (!subscription) return;
  const { startedAt, end, paidUntil } = renewedPeriod(subscription, interval, start);
  await subscriptions.updateSubscription(tx, userId, {
    ...nothingPending,
    plan: plan.slug,
    interval,
    startedAt,
    periodStartedAt: start,
    paidUntil,
    lastBillingDate: now,
  });
  await expireLots(tx, userId, now);
  await subscriptions.startCycle(tx, userId, {
    cycleStartedAt: start,
    nextRefillAt: end,
    freeCreditsRefilledAt: now,
  });
  await refill(tx, { userId, plan, start, end, now });
  await billing.announce(tx, userId);
}

/** Where the months of a renewed period lie. The day of the month is kept, also after a short month. */
export function renewedPeriod(
  subscription: { readonly startedAt: Date; readonly paidUntil: Date | null },
  interval: Interval,
  start: Date,
): { startedAt: Date; end: Date; paidUntil: Date } {
  const isInStep = subscription.paidUntil?.getTime() === start.getTime();
  const startedAt = isInStep ? subscription.startedAt : start;
  const index = cycleIndexAt(startedAt, start);
  return {
    startedAt,
    end: cycleStart(startedAt, index + 1),
    paidUntil: cycleStart(startedAt, index + cyclesOf[interval]),
  };
}

/** Ends a paid plan that was not paid for; the free plan's credits begin. Callers hold the lock. */
export async function endPlan(tx: Database, billing: Billing, userId: string, now: Date): Promise<void> {
  await subscriptions.returnToFree(tx, userId);
  await refillAndExpire(tx, userId, now);
  await billing.announce(tx, userId);
}
