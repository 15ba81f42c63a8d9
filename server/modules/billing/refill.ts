import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import {
  cycleIndexAt,
  cycleStart,
  freePlan,
  isExpired,
  lotPriorities,
  millisPerCredit,
  type LotSource,
} from './billing.models.ts';
import * as ledger from './ledger.repository.ts';

/** The lazy half of the monthly refill. True when something moved. Callers hold the lock. */
export async function refillAndExpire(tx: Database, userId: string, now: Date): Promise<boolean> {
  const subscription = await ledger.findSubscription(tx, userId);
  if (!subscription) return false;
  const index = cycleIndexAt(subscription.startedAt, now);
  const start = cycleStart(subscription.startedAt, index);
  const end = cycleStart(subscription.startedAt, index + 1);
  const isNewCycle = start > subscription.cycleStartedAt;
  if (isNewCycle)
    await ledger.startCycle(tx, userId, {
      cycleStartedAt: start,
      nextRefillAt: end,
      freeCreditsRefilledAt: now,
    });
  const hasExpired = await expireLots(tx, userId, now);
  if (isNewCycle) await refill(tx, userId, index, now, end);
  return hasExpired || isNewCycle;
}

async function expireLots(tx: Database, userId: string, now: Date): Promise<boolean> {
  const expired = (await ledger.listFilledLots(tx, userId)).filter((lot) => isExpired(lot, now));
  for (const lot of expired) {
    await ledger.appendTransaction(tx, {
      userId,
      kind: 'expiry',
      title: 'Credits expired',
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

/** The free credits of one cycle. */
export async function refill(
  tx: Database,
  userId: string,
  cycleIndex: number,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await fillNewLot(tx, {
    userId,
    source: 'free',
    kind: 'refill',
    title: 'Monthly free credits',
    amount: freePlan.monthlyCredits * millisPerCredit,
    expiresAt,
    idempotencyKey: `refill:${userId}:${cycleIndex}`,
    now,
  });
}

/** A new lot and the transaction that fills it. */
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
): Promise<void> {
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
}
