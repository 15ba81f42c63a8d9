import type { Database } from '../../db/database.ts';
import { isExpired, reclaimOf } from './billing.models.ts';
import * as ledger from './ledger.repository.ts';
import { listReclaimable, sumReclaimed, updateReclaim } from './reclaim.repository.ts';
import { titles } from '../../messages/titles-texts.ts';

/**
 * Takes back, or gives back, the part of a lot whose money went back: `returnedMinor` of `paidMinor`. What was spent
 * stays spent, and no other credits are touched; what a run holds is taken when it comes back. Callers hold the
 * account's lock. Answers the millicredits that moved, below zero when they were taken.
 */
export async function reclaimLot(
  tx: Database,
  lot: ledger.CreditLot,
  money: { readonly returnedMinor: number; readonly paidMinor: number },
  now: Date,
): Promise<number> {
  const reclaim = reclaimOf(lot.granted, money.returnedMinor, money.paidMinor);
  await updateReclaim(tx, lot.id, reclaim);
  return await move(tx, { ...lot, reclaim }, now);
}

/** Takes what came back to such lots meanwhile. Callers hold the account's lock. */
export async function reclaimReturned(tx: Database, userId: string, now: Date): Promise<void> {
  for (const lot of await listReclaimable(tx, userId)) await move(tx, lot, now);
}

async function move(tx: Database, lot: ledger.CreditLot, now: Date): Promise<number> {
  const { taken, moves } = await sumReclaimed(tx, lot.id);
  const due = lot.reclaim - taken;
  // Credits of a cycle that is over are not given back: they would have ended with it.
  const amount = due > 0 ? Math.min(due, lot.remaining) : isExpired(lot, now) ? 0 : due;
  if (amount === 0) return 0;
  await ledger.appendTransaction(tx, {
    userId: lot.userId,
    kind: 'reversal',
    title: amount > 0 ? titles().takenBack : titles().returned,
    idempotencyKey: `reclaim:${lot.id}:${moves}`,
    at: now,
    entries: [
      { account: 'available', lotId: lot.id, amount: -amount },
      { account: 'reclaimed', lotId: lot.id, amount },
    ],
  });
  return -amount;
}
