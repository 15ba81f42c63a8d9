import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import {
  cycleIndexAt,
  cycleStart,
  isExpired,
  lotPriorities,
  millisPerCredit,
  type LotSource,
} from './billing.models.ts';
import { readAccount, type AccountState } from './account-state.repository.ts';
import * as subscriptions from './subscriptions.repository.ts';
import * as ledger from './ledger.repository.ts';
import { findPlan, freePlan, type Plan } from './plans.ts';
import { reclaimLots } from './reclaim.ts';
import { titles } from '../../messages/titles-texts.ts';

/**
 * The lazy half of the monthly refill. True when something moved. Callers hold the lock. A paid plan that was cancelled
 * ends here; one whose next period is not paid yet gets no new cycle, its payment starts it. `account`: as it was just read,
 * for those who have.
 */
export async function refillAndExpire(
  tx: Database,
  userId: string,
  now: Date,
  account?: AccountState,
): Promise<boolean> {
  const known = account ?? (await readAccount(tx, userId));
  let { subscription } = known;
  if (!subscription) return false;
  const hasEnded = isOver(subscription, now);
  if (hasEnded) subscription = { ...subscription, ...(await subscriptions.returnToFree(tx, userId)) };
  const index = cycleIndexAt(subscription.startedAt, lastPaidInstant(subscription, now));
  const start = cycleStart(subscription.startedAt, index);
  const end = cycleStart(subscription.startedAt, index + 1);
  const isNewCycle = start > subscription.cycleStartedAt;
  if (isNewCycle)
    await subscriptions.startCycle(tx, userId, {
      cycleStartedAt: start,
      nextRefillAt: end,
      freeCreditsRefilledAt: now,
    });
  const hasExpired = await expireLots(tx, userId, now, hasEnded ? undefined : known.filled);
  if (isNewCycle) {
    const lotId = await refill(tx, {
      userId,
      plan: findPlan(subscription.plan) ?? freePlan,
      start,
      end,
      now,
    });
    await holdBack(tx, subscription, lotId, now);
  }
  return hasExpired || isNewCycle || hasEnded;
}

/** Of a payment that went back, or is with the bank, the refill comes without its part: a line of its own takes it. */
async function holdBack(
  tx: Database,
  { returnedInvoiceId, returnedMinor, returnedOfMinor }: subscriptions.Subscription,
  lotId: string,
  now: Date,
): Promise<void> {
  if (returnedInvoiceId === null || returnedMinor === 0) return;
  const money = { invoiceId: returnedInvoiceId, returnedMinor, paidMinor: returnedOfMinor };
  await reclaimLots(tx, await ledger.listLotsById(tx, [lotId]), money, now);
}

/** A cancelled plan whose paid time is over. */
function isOver({ cancelledAt, paidUntil }: subscriptions.Subscription, now: Date): boolean {
  return cancelledAt !== null && paidUntil !== null && paidUntil <= now;
}

function lastPaidInstant({ paidUntil }: subscriptions.Subscription, now: Date): Date {
  return paidUntil !== null && paidUntil <= now ? new Date(paidUntil.getTime() - 1) : now;
}

/** Takes what is left of lots whose time is over. */
export async function expireLots(
  tx: Database,
  userId: string,
  now: Date,
  filled?: readonly ledger.CreditLot[],
): Promise<boolean> {
  const lots = filled ?? (await ledger.listFilledLots(tx, userId));
  const expired = lots.filter((lot) => isExpired(lot, now));
  for (const lot of expired) {
    await ledger.appendTransaction(tx, {
      userId,
      kind: 'expiry',
      title: titles().creditsExpired,
      idempotencyKey: `expiry:${lot.id}`,
      at: now,
      entries: [
        { account: 'available', lotId: lot.id, amount: -lot.remaining },
        { account: 'expired', lotId: lot.id, amount: lot.remaining },
      ],
    });
  }
  return expired.length > 0;
}

/** A plan's credits of one cycle; they end with it. The free plan's are spent before any other. A cycle is known by its start, or by the purchase that began it. */
export async function refill(
  tx: Database,
  cycle: { userId: string; plan: Plan; start: Date; end: Date; now: Date; cause?: string },
): Promise<string> {
  const { userId, plan, start, end, now, cause = start.toISOString() } = cycle;
  const isFree = plan.slug === freePlan.slug;
  return await fillNewLot(tx, {
    userId,
    source: isFree ? 'free' : 'plan',
    kind: 'refill',
    title: isFree ? titles().freeCredits : titles().planCredits(plan.title),
    amount: plan.monthlyCredits * millisPerCredit,
    expiresAt: end,
    idempotencyKey: `refill:${userId}:${cause}`,
    now,
  });
}

/** A new lot and the transaction that fills it. Answers the lot's id. */
export async function fillNewLot(
  tx: Database,
  lot: {
    userId: string;
    source: LotSource;
    kind: ledger.LedgerKind;
    title: string;
    amount: number;
    expiresAt: Date | null;
    idempotencyKey: string;
    now: Date;
  },
): Promise<string> {
  const { userId, source, kind, title, amount, expiresAt, idempotencyKey, now } = lot;
  const id = newId('lot');
  await ledger.insertLot(tx, {
    id,
    userId,
    source,
    priority: lotPriorities[source],
    granted: amount,
    expiresAt,
    createdAt: now,
  });
  await ledger.appendTransaction(tx, {
    userId,
    kind,
    title,
    idempotencyKey,
    at: now,
    entries: [
      { account: 'granted', lotId: id, amount: -amount },
      { account: 'available', lotId: id, amount },
    ],
  });
  return id;
}
