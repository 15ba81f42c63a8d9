import type { Interval } from '@loupe/shared/contract/money';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import * as ledger from '../billing/subscriptions.usecases.ts';
import { isExpired } from '../billing/billing.models.ts';
import { findPlan, freePlan } from '../billing/plans.ts';
import type { Holding } from './purchase.models.ts';

/** Plan, paid time and what is left of the plan's credits. Bring the account up to date first. */
export async function readHolding(tx: Database, userId: string, now: Date): Promise<Holding> {
  const subscription = await ledger.findSubscription(tx, userId);
  if (!subscription) throw appError('server.unexpected');
  const lots = await ledger.listFilledLots(tx, userId);
  const planLots = lots.filter((lot) => lot.source === 'plan' && !isExpired(lot, now));
  return {
    ...subscription,
    plan: findPlan(subscription.plan) ?? freePlan,
    interval: subscription.interval as Interval | null,
    nextInterval: subscription.nextInterval as Interval | null,
    planCreditsLeft: planLots.reduce((sum, lot) => sum + lot.remaining, 0),
  };
}
