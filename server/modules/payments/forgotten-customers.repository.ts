import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { billingProfiles, customersToForget } from './payments.tables.ts';

export type CustomerToForget = typeof customersToForget.$inferSelect;

/** Only Stripe knows our accounts as customers. */
const provider = 'stripe';

/** Notes that a customer has to be forgotten, once. */
export async function noteCustomerToForget(tx: Database, customerId: string, now: Date): Promise<void> {
  await tx
    .insert(customersToForget)
    .values({ provider, customerId, since: now, nextAttemptAt: now })
    .onConflictDoNothing();
}

/** The account's name at the provider; null when it has none. */
export async function findCustomerOf(tx: Database, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: billingProfiles.stripeCustomerId })
    .from(billingProfiles)
    .where(and(eq(billingProfiles.userId, userId), isNotNull(billingProfiles.stripeCustomerId)));
  return row?.id ?? null;
}

/** Locks the one that waits longest; other processes take the next. */
export async function lockDueCustomer(tx: Database, of: string, now: Date): Promise<CustomerToForget | null> {
  const [row] = await tx
    .select()
    .from(customersToForget)
    .where(and(eq(customersToForget.provider, of), lte(customersToForget.nextAttemptAt, now)))
    .orderBy(asc(customersToForget.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

const one = ({ provider: of, customerId }: CustomerToForget) =>
  and(eq(customersToForget.provider, of), eq(customersToForget.customerId, customerId));

export async function postponeForgetting(
  tx: Database,
  row: CustomerToForget,
  nextAttemptAt: Date,
): Promise<void> {
  await tx
    .update(customersToForget)
    .set({ attempts: row.attempts + 1, nextAttemptAt })
    .where(one(row));
}

export async function removeCustomerToForget(db: Database, row: CustomerToForget): Promise<void> {
  await db.delete(customersToForget).where(one(row));
}
