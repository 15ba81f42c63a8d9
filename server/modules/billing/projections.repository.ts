import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Writes the projections again from the ledger alone. Callers hold the account's lock. */
export async function rebuildProjections(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`
    update credit_lots lot set remaining = coalesce((
      select sum(entry.amount) from ledger_entries entry where entry.lot_id = lot.id and entry.account = 'available'), 0)
    where lot.user_id = ${userId}`);
  await tx.execute(sql`
    update credit_balances balance set available = totals.available, held = totals.held, used_this_cycle = totals.used
    from (
      select coalesce(sum(entry.amount) filter (where entry.account = 'available'), 0) as available,
             coalesce(sum(entry.amount) filter (where entry.account = 'held'), 0) as held,
             coalesce(sum(entry.amount) filter (where entry.account = 'used' and ltx.at >= sub.cycle_started_at), 0) as used
      from subscriptions sub
      left join ledger_entries entry on entry.user_id = sub.user_id
      left join ledger_transactions ltx on ltx.id = entry.transaction_id
      where sub.user_id = ${userId}
    ) totals
    where balance.user_id = ${userId}`);
}
