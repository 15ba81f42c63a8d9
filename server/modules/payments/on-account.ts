import type { Database } from '../../db/database.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** Everything due is done first, under the lock, so that nobody reads a plan that has just ended. */
export async function onAccount<T>(
  deps: PaymentDeps,
  userId: string,
  work: (tx: Database, now: Date) => Promise<T>,
): Promise<T> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await deps.billing.lockAccount(tx, userId);
    await deps.billing.bringUpToDate(tx, userId, now);
    return await work(tx, now);
  });
}
