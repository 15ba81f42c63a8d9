import type { Database } from '../../db/database.ts';
import { compareLots, isExpired, splitHold } from './billing.models.ts';
import * as holds from './holds.repository.ts';
import * as ledger from './ledger.repository.ts';
import { titles } from '../../messages/titles-texts.ts';

/** Closes a hold, and writes it into the ledger: the charge is used, the rest goes back to its lots, or expires with them. */
export async function writeSettlement(
  tx: Database,
  { hold, lots }: { readonly hold: holds.Hold; readonly lots: readonly holds.HeldLot[] },
  settlement: { readonly chatId: string; readonly title: string; readonly now: Date },
  charged: number,
  status: 'settled' | 'released',
): Promise<void> {
  const held = lots
    .toSorted((a, b) => compareLots(a.lot, b.lot))
    .map(({ lot, amount }) => ({ lot, lotId: lot.id, amount }));
  const split = splitHold(held, charged);
  const isGone = (lotId: string) =>
    held.some(({ lot }) => lot.id === lotId && isExpired(lot, settlement.now));
  const base = { userId: hold.userId, runId: hold.runId, chatId: settlement.chatId, at: settlement.now };
  const line = {
    ...base,
    kind: status === 'released' ? 'refund' : 'run',
    title: settlement.title,
    idempotencyKey: `settle:${hold.runId}`,
    entries: split.flatMap(({ lotId, charged: used, returned }) => {
      const back = isGone(lotId) ? 0 : returned;
      return [
        { account: 'held', lotId, amount: -(used + back) },
        { account: 'used', lotId, amount: used },
        { account: 'available', lotId, amount: back },
      ] as const;
    }),
  } as const;
  const closed = { charged, status, closedAt: settlement.now };
  await ledger.appendTransaction(tx, line, holds.closedHold(hold.id, closed));
  for (const { lotId, returned } of split) {
    if (returned === 0 || !isGone(lotId)) continue;
    await ledger.appendTransaction(tx, {
      ...base,
      kind: 'expiry',
      title: titles().heldExpired,
      idempotencyKey: `expiry:${lotId}:${hold.id}`,
      entries: [
        { account: 'held', lotId, amount: -returned },
        { account: 'expired', lotId, amount: returned },
      ],
    });
  }
}
