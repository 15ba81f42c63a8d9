import type { Database } from '../../db/database.ts';
import { findSubscription } from './ledger.repository.ts';
import { findPlan, freePlan, type Plan } from './plans.ts';

/** The plan an account has now; free when it has no account of credits yet. */
export async function findCurrentPlan(db: Database, userId: string): Promise<Plan> {
  return planOf((await findSubscription(db, userId))?.plan ?? null);
}

/** The plan of a subscription; free without one. */
export const planOf = (slug: string | null): Plan => findPlan(slug ?? '') ?? freePlan;
