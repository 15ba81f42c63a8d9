import { and, count, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { referralRewards } from './referrals.tables.ts';

/** False when this account was rewarded before. */
export async function insertReward(
  tx: Database,
  reward: typeof referralRewards.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(referralRewards)
    .values(reward)
    .onConflictDoNothing()
    .returning({ invitedId: referralRewards.invitedId });
  return made.length > 0;
}

/** How often an account was rewarded for inviting. */
export async function countRewards(tx: Database, inviterId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(referralRewards)
    .where(and(eq(referralRewards.inviterId, inviterId), gt(referralRewards.inviterCredits, 0)));
  return row?.total ?? 0;
}

/** True when an account with this mailbox was rewarded for having come through a link. */
export async function isMailboxRewarded(tx: Database, mailboxHash: string): Promise<boolean> {
  const found = await tx
    .select({ invitedId: referralRewards.invitedId })
    .from(referralRewards)
    .where(eq(referralRewards.mailboxHash, mailboxHash));
  return found.length > 0;
}

/** Whole credits earned by inviting. */
export async function sumEarned(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${referralRewards.inviterCredits}), 0)::int` })
    .from(referralRewards)
    .where(eq(referralRewards.inviterId, userId));
  return row?.total ?? 0;
}
