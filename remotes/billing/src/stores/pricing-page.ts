import { atom } from 'nanostores';
import type { Plan } from '@loupe/shared/contract/billing';
import type { Interval } from '@loupe/shared/contract/money';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { failed, loading, ready, type Loadable } from '@loupe/shared/lib/loadable';
import { createPage } from '@loupe/shared/stores/page';
import { createResource, together } from '@loupe/shared/stores/resource';
import type { Offer } from './billing-data.ts';
import { explained } from './explained.ts';
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

type PricingOutside = Pick<Outside, 'request'> & {
  /** Of the prices that somebody without a paid plan sees first. */
  readonly firstInterval?: Interval;
};

/** Plans on offer (R12), and what changing to one would mean, before anything is paid. */
export function createPricingPage({ request, firstInterval = 'monthly' }: PricingOutside) {
  const shelf = createResource<Shelf>(async (shown) => {
    const answer = await together({
      offer: explained(request('GET /billing/plans', { isQuiet: true })),
      summary: explained(request('GET /billing/summary', { isQuiet: true })),
    });
    if (!answer.ok) return answer;
    const { offer, summary } = answer.data;
    const { subscription } = summary;
    if (!shown && subscription.interval) $interval.set(subscription.interval);
    return { ok: true, data: { offer, subscription } };
  });
  const $interval = atom<Interval>(firstInterval);
  const $change = atom<Change | null>(null);

  async function openChange(plan: Plan, interval: Interval): Promise<void> {
    const change: Change = { plan, interval, preview: loading };
    $change.set(change);
    const query = { plan: plan.slug, interval };
    const result = await explained(request('GET /billing/preview', { query, isQuiet: true }));
    if ($change.get() !== change) return;
    $change.set({ ...change, preview: result.ok ? ready(result.data) : failed(loading, result.error) });
  }

  const parts = {
    $shelf: shelf.$loadable,
    $interval,
    $change,
    load: () => shelf.load(),
    chooseInterval: (interval: Interval) => $interval.set(interval),
    openChange,
    closeChange: () => $change.set(null),
  };
  return createPage(parts, [shelf.start]);
}
