import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { cycleStart, lotPriorities, reclaimOf } from './billing.models.ts';
import * as ledger from './ledger.repository.ts';
import { listReclaimable, sumReclaimed, updateReclaim } from './reclaim.repository.ts';
import { titles } from '../../messages/titles-texts.ts';

/** How much of what was paid with one invoice went back. */
export interface ReturnedMoney {
  readonly invoiceId: string;
  readonly returnedMinor: number;
  readonly paidMinor: number;
}

/**
 * Takes back, or gives back, the part of some lots whose money went back: `returnedMinor` of `paidMinor`. What was spent
 * stays spent, and no other credits are touched; what a run holds is taken when it comes back. Callers hold the
 * account's lock. Answers the millicredits that moved, below zero when they were taken.
 */
export async function reclaimLots(
  tx: Database,
  lots: readonly ledger.CreditLot[],
  money: ReturnedMoney,
  now: Date,
): Promise<number> {
  let moved = 0;
  let months = 1;
  for (const lot of lots) {
    const reclaim = reclaimOf(lot.granted, money.returnedMinor, money.paidMinor);
    await updateReclaim(tx, lot.id, { reclaim, reclaimedFor: money.invoiceId });
    const standing = { ...lot, reclaim, reclaimedFor: money.invoiceId };
    const change = await move(tx, standing, { now, lastsUntil: cycleStart(now, months) });
    if (change > 0) months += 1;
    moved += change;
  }
  return moved;
}

/** Takes what came back to such lots meanwhile. Callers hold the account's lock. */
export async function reclaimReturned(tx: Database, userId: string, now: Date): Promise<void> {
  for (const lot of await listReclaimable(tx, userId))
    await move(tx, lot, { now, lastsUntil: cycleStart(now, 1) });
}

async function move(
  tx: Database,
  lot: ledger.CreditLot,
  { now, lastsUntil }: { readonly now: Date; readonly lastsUntil: Date },
): Promise<number> {
  const { taken, moves } = await sumReclaimed(tx, lot.id);
  const due = lot.reclaim - taken;
  const amount = due > 0 ? Math.min(due, lot.remaining) : due;
  if (amount === 0) return 0;
  const target =
    amount < 0 && lot.expiresAt !== null ? await openLotLike(tx, lot, -amount, lastsUntil, now) : lot.id;
  await ledger.appendTransaction(tx, {
    userId: lot.userId,
    kind: 'reversal',
    title: amount > 0 ? titles().takenBack : titles().returned,
    idempotencyKey: `reclaim:${lot.id}:${moves}`,
    at: now,
    entries: [
      { account: 'available', lotId: target, amount: -amount },
      { account: 'reclaimed', lotId: lot.id, amount },
    ],
  });
  return -amount;
}

/** Credits that would have ended while they were away, or soon after, get time of their own: they were paid for. */
async function openLotLike(
  tx: Database,
  { userId, reclaimedFor }: ledger.CreditLot,
  granted: number,
  expiresAt: Date,
  now: Date,
): Promise<string> {
  const id = newId('lot');
  const source = 'grant';
  await ledger.insertLot(tx, {
    id,
    userId,
    source,
    priority: lotPriorities[source],
    granted,
    reclaimedFor,
    expiresAt,
    createdAt: now,
  });
  return id;
}
