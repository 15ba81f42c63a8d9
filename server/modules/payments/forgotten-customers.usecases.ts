import type { Database } from '../../db/database.ts';
import {
  findCustomerOf,
  lockDueCustomer,
  noteCustomerToForget,
  postponeForgetting,
  removeCustomerToForget,
  type CustomerToForget,
} from './forgotten-customers.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';

const firstPauseMs = 60_000;
const longestPauseMs = 86_400_000;
/** After about a day of failures somebody should look. It is tried on, once a day. */
const alarmingAttempts = 11;

/**
 * Inside the transaction that deletes an account: what the provider knows of it has to go as well. The call itself comes
 * after the commit, from `forgetCustomers`: the provider never keeps anybody from leaving.
 */
export async function scheduleProviderDeletion(
  tx: Database,
  deps: PaymentDeps,
  userId: string,
): Promise<void> {
  const customerId = await findCustomerOf(tx, userId);
  if (customerId !== null) await noteCustomerToForget(tx, customerId, deps.clock.now());
}

/** Lets the provider forget the customers of deleted accounts, until it has; for the schedule, and after a deletion. */
export async function forgetCustomers(deps: PaymentDeps): Promise<void> {
  for (let row = await takeOn(deps); row; row = await takeOn(deps)) await forget(deps, row);
}

/** Before the call it is put off, so that a process that dies leaves it to the next one, and two never ask at once. */
async function takeOn(deps: PaymentDeps): Promise<CustomerToForget | null> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockDueCustomer(tx, deps.provider.name, now);
    if (!row) return null;
    const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(row.attempts, 20));
    await postponeForgetting(tx, row, new Date(now.getTime() + pauseMs));
    return row;
  });
}

async function forget(deps: PaymentDeps, row: CustomerToForget): Promise<void> {
  try {
    await deps.provider.forgetCustomer(row.customerId);
    await removeCustomerToForget(deps.db, row);
  } catch (error) {
    const level = row.attempts + 1 >= alarmingAttempts ? 'error' : 'warn';
    deps.log[level](
      { err: error, customer: row.customerId, attempts: row.attempts + 1 },
      'the payment provider still knows a deleted account',
    );
  }
}
