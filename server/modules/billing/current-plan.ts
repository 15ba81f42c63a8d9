import type { Database } from '../../db/database.ts';
import { findSubscription } from './ledger.repository.ts';
import { findPlan, freePlan, type Plan } from './plans.ts';

/** The plan an account has now; free when it has no account of credits yet. */
export async function findCurrentPlan(db: Database, userId: string): Promise<Plan> {
  const subscription = await findSubscription(db, userId);
  return findPlan(subscription?.plan ?? '') ?? freePlan;
}
