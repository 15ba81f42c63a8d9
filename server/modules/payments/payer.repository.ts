import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import type { Database } from '../../db/database.ts';
import { billingProfiles } from './payments.tables.ts';

export async function saveProfile(
  db: Database,
  userId: string,
  fields: { details?: BillingDetails; stripeCustomerId?: string },
): Promise<void> {
  await db
    .insert(billingProfiles)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: billingProfiles.userId, set: fields });
}
