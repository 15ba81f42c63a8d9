import { atom } from 'nanostores';
import type { Plan } from '@loupe/shared/contract/billing';
import type { Interval } from '@loupe/shared/contract/money';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { failureText } from '../lib/failure-text.ts';
import type { Offer } from './billing-data.ts';
import type { Outside } from './outside.ts';

export interface Shelf {
  readonly offer: Offer;
  readonly subscription: Subscription;
}

/** The change of plan being looked at. */
export interface Change {
  readonly plan: Plan;
  readonly interval: Interval;
  readonly preview: Loadable<PaymentPreview>;
}

export type PricingPage = ReturnType<typeof createPricingPage>;

/** Plans on offer (R12), and what changing to one would mean, before anything is paid. */
export function createPricingPage({ request, environment }: Outside) {
  const $shelf = atom<Loadable<Shelf>>(loading);
  const $interval = atom<Interval>('monthly');
  const $change = atom<Change | null>(null);

  async function load(): Promise<void> {
    const isFirst = $shelf.get().state !== 'ready';
    $shelf.set(refreshing($shelf.get()));
    const [offer, summary] = await Promise.all([
      request('GET /billing/plans', { isQuiet: true }),
      request('GET /billing/summary', { isQuiet: true }),
    ]);
    for (const result of [offer, summary]) {
      if (result.ok) continue;
      const message = failureText(result.error);
      return $shelf.set(failed($shelf.get(), { ...result.error, message }));
    }
    if (!offer.ok || !summary.ok) return;
    const { subscription } = summary.data;
    if (isFirst && subscription.interval) $interval.set(subscription.interval);
    $shelf.set(ready({ offer: offer.data, subscription }));
  }

  async function openChange(plan: Plan, interval: Interval): Promise<void> {
    const change: Change = { plan, interval, preview: loading };
    $change.set(change);
    const query = { plan: plan.slug, interval };
    const result = await request('GET /billing/preview', { query, isQuiet: true });
    if ($change.get() !== change) return;
    $change.set({
      ...change,
      preview: result.ok
        ? ready(result.data)
        : failed(loading, { ...result.error, message: failureText(result.error) }),
    });
  }

  const stopFocus = environment.page.onFocus(() => void load());

  return {
    $shelf,
    $interval,
    $change,
    load,
    chooseInterval: (interval: Interval) => $interval.set(interval),
    openChange,
    closeChange: () => $change.set(null),
    /** Leaves the page. */
    exit: stopFocus,
  };
}
