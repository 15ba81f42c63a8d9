import type { Plan } from '@loupe/shared/contract/billing';
import type { Interval, Money } from '@loupe/shared/contract/money';
import type { Subscription } from '@loupe/shared/contract/subscriptions';

/**
 * How a plan compares with the one somebody has. `current`: this very plan and interval. `interval`: the same plan, paid
 * otherwise. `free`: the free plan while a paid one runs, reached by canceling.
 */
export type Standing = 'current' | 'interval' | 'upgrade' | 'smaller' | 'free';

export function isFreePlan(plan: Plan): boolean {
  return plan.prices.monthly.amount_minor === 0;
}

/** How `plan` compares with the plan of a subscription (R12). `plans` are in the order of size. */
export function standingOf(
  plan: Plan,
  interval: Interval,
  subscription: Subscription,
  plans: readonly Plan[],
): Standing {
  if (plan.slug === subscription.plan) {
    return isFreePlan(plan) || subscription.interval === interval ? 'current' : 'interval';
  }
  if (isFreePlan(plan)) return 'free';
  const sizeOf = (slug: string) => plans.findIndex((other) => other.slug === slug);
  return sizeOf(plan.slug) > sizeOf(subscription.plan) ? 'upgrade' : 'smaller';
}

/** What a yearly payment is for one month, rounded to the smallest unit. */
export function monthOf(yearly: Money): Money {
  return { ...yearly, amount_minor: Math.round(yearly.amount_minor / 12) };
}

/** Whole months that a yearly payment saves, by the plan that saves least. */
export function monthsFree(plans: readonly Plan[]): number {
  const savings = plans
    .filter((plan) => !isFreePlan(plan))
    .map(({ prices }) => 12 - prices.yearly.amount_minor / prices.monthly.amount_minor);
  return savings.length === 0 ? 0 : Math.max(0, Math.floor(Math.min(...savings)));
}

/** Price of a thousand credits with monthly payment; null for what costs nothing. */
export function priceOfThousand(plan: Plan): Money | null {
  if (isFreePlan(plan) || plan.monthly_credits === 0) return null;
  const { amount_minor: amount, currency } = plan.prices.monthly;
  return { amount_minor: Math.round((amount * 1000) / plan.monthly_credits), currency };
}
