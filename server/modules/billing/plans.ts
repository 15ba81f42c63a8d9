import type { Interval, Money } from '@loupe/shared/contract/money';

export const currency = 'EUR';
const euros = (amount: number): Money => ({ amount_minor: amount * 100, currency });

export interface Plan {
  readonly slug: string;
  readonly title: string;
  /** Whole credits, refilled every month, also when the year is paid at once. */
  readonly monthlyCredits: number;
  readonly prices: Readonly<Record<Interval, Money>>;
  /** Runs that may work at the same time. */
  readonly parallelRuns: number;
}

export interface TopUp {
  readonly slug: string;
  readonly credits: number;
  readonly price: Money;
}

export const freePlan: Plan = {
  slug: 'free',
  title: 'Free',
  monthlyCredits: 500,
  prices: { monthly: euros(0), yearly: euros(0) },
  parallelRuns: 3,
};

/** Plans on offer, smallest first; a year costs ten months. */
export const plans: readonly Plan[] = [
  freePlan,
  {
    slug: 'starter',
    title: 'Starter',
    monthlyCredits: 2000,
    prices: { monthly: euros(12), yearly: euros(120) },
    parallelRuns: 5,
  },
  {
    slug: 'plus',
    title: 'Plus',
    monthlyCredits: 6000,
    prices: { monthly: euros(29), yearly: euros(290) },
    parallelRuns: 10,
  },
  {
    slug: 'pro',
    title: 'Pro',
    monthlyCredits: 20_000,
    prices: { monthly: euros(79), yearly: euros(790) },
    parallelRuns: 25,
  },
];

/** Credits to buy once; they never expire. */
export const topUps: readonly TopUp[] = [
  { slug: 'credits_500', credits: 500, price: euros(5) },
  { slug: 'credits_2000', credits: 2000, price: euros(18) },
  { slug: 'credits_10000', credits: 10_000, price: euros(80) },
];

export function findPlan(slug: string): Plan | undefined {
  return plans.find((plan) => plan.slug === slug);
}

/** The plan of a subscription; free without one. */
export const subscribedPlan = (slug: string | null): Plan => findPlan(slug ?? '') ?? freePlan;

export function findTopUp(slug: string): TopUp | undefined {
  return topUps.find((topUp) => topUp.slug === slug);
}
