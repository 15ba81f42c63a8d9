import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { impersonations } from '../impersonation/impersonation.tables.ts';
import { maskedEmail } from '../referrals/referral.policy.ts';
import { referralRewards } from '../referrals/referrals.tables.ts';

/** When support viewed the account and why; which admin it was stays with the operator. */
export async function supportViewsOf(db: Database, userId: string) {
  return await db
    .select({
      at: impersonations.redeemedAt,
      reason: impersonations.reason,
      minutes: impersonations.minutes,
      is_read_only: impersonations.isReadOnly,
    })
    .from(impersonations)
    .where(and(eq(impersonations.userId, userId), isNotNull(impersonations.redeemedAt)))
    .orderBy(asc(impersonations.redeemedAt));
}

/** The next people the account invited, after an id; as little of them is shown as on the page about invitations. */
export async function invitationsAfter(db: Database, userId: string, afterId: string, limit: number) {
  const page = await db
    .select({
      id: users.id,
      email: users.email,
      joined_at: users.createdAt,
      rewarded_at: referralRewards.rewardedAt,
      credits: referralRewards.inviterCredits,
    })
    .from(users)
    .leftJoin(referralRewards, eq(referralRewards.invitedId, users.id))
    .where(and(eq(users.referredBy, userId), isNull(users.deletedAt), gt(users.id, afterId)))
    .orderBy(asc(users.id))
    .limit(limit);
  return page.map(({ id, email, credits, ...invitation }) => ({
    place: id,
    shown: { who: maskedEmail(email), ...invitation, credits: credits ?? 0 },
  }));
}
