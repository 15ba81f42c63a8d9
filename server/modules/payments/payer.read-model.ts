import { and, eq, isNull } from 'drizzle-orm';
import type { BillingDetails } from '@loupe/shared/contract/subscriptions';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { billingProfiles } from './payments.tables.ts';

export interface Payer {
  readonly email: string;
  readonly name: string;
  readonly details: BillingDetails | null;
  readonly stripeCustomerId: string | null;
}

export async function findPayer(db: Database, userId: string): Promise<Payer | null> {
  const [row] = await db
    .select({
      email: users.email,
      name: users.name,
      details: billingProfiles.details,
      stripeCustomerId: billingProfiles.stripeCustomerId,
    })
    .from(users)
    .leftJoin(billingProfiles, eq(billingProfiles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}
