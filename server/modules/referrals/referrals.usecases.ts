import type { DataOf } from '@loupe/shared/contract/endpoint';
import type * as contract from '@loupe/shared/contract/referrals';
import type { Invite } from '@loupe/shared/contract/referrals';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import type { Billing } from '../billing/billing.usecases.ts';
import { maskedEmail, maxRewards, rewardCredits, rewardValidDays } from './referral.policy.ts';
import { mayBeRewarded } from '../identity/email-confirmation.policy.ts';
import { mailboxHash } from './mailbox.ts';
import * as reads from './referrals.read-model.ts';
import * as repository from './referrals.repository.ts';
import { titles } from '../../messages/titles-texts.ts';

export interface ReferralDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly billing: Billing;
  readonly siteUrl: () => string;
  /** Keys the hashes of mailboxes. */
  readonly secret: Buffer;
}

const batch = 500;
const mostInvites = 200;

/**
 * Rewards who is due (R13): both accounts, once, when the invited one has paid, or confirmed the e-mail and finished a
 * first run. A mailbox is rewarded once, however many accounts it has, and never for inviting itself. For the schedule,
 * and for one account before its page or its credits are read. Returns how many were rewarded.
 */
export async function rewardDue(deps: ReferralDeps, of: reads.DueOf = {}): Promise<number> {
  const due = await reads.listDueRewards(deps.db, batch, of);
  let rewarded = 0;
  for (const one of due) if (await reward(deps, one)) rewarded += 1;
  return rewarded;
}

async function reward(deps: ReferralDeps, { invitedId, inviterId }: reads.DueReward): Promise<boolean> {
  return await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // The locks in the order of the ids, so that two transactions never wait for each other; they also make the count right.
    for (const userId of [invitedId, inviterId].toSorted()) await deps.billing.lockAccount(tx, userId);
    const invited = await reads.findParty(tx, invitedId);
    const inviter = await reads.findParty(tx, inviterId);
    if (!invited || !mayBeRewarded(invited) || (inviter && !mayBeRewarded(inviter))) return false;
    const hash = mailboxHash(invited.email, deps.secret);
    const isSamePerson =
      (inviter !== null && hash === mailboxHash(inviter.email, deps.secret)) ||
      (await repository.isMailboxRewarded(tx, hash));
    if (isSamePerson) {
      const nothing = { invitedCredits: 0, inviterCredits: 0, rewardedAt: now };
      await repository.insertReward(tx, { invitedId, inviterId, ...nothing });
      return false;
    }
    const isInviterRewarded = inviter !== null && (await repository.countRewards(tx, inviterId)) < maxRewards;
    const isNew = await repository.insertReward(tx, {
      invitedId,
      inviterId,
      invitedCredits: rewardCredits,
      inviterCredits: isInviterRewarded ? rewardCredits : 0,
      mailboxHash: hash,
      rewardedAt: now,
    });
    if (!isNew) return false;
    const expiresAt = new Date(now.getTime() + rewardValidDays * 86_400_000);
    const grant = { source: 'referral' as const, credits: rewardCredits, expiresAt, now };
    const key = `referral:${invitedId}`;
    await deps.billing.grant(tx, {
      ...grant,
      userId: invitedId,
      title: titles().welcome,
      idempotencyKey: `${key}:invited`,
    });
    if (isInviterRewarded)
      await deps.billing.grant(tx, {
        ...grant,
        userId: inviterId,
        title: titles().reward,
        idempotencyKey: `${key}:inviter`,
      });
    return true;
  });
}

/** Own link, who came through it and what it earned (R13). */
export async function readReferral(
  deps: ReferralDeps,
  userId: string,
): Promise<DataOf<typeof contract.referral>> {
  await rewardDue(deps, { involving: userId });
  const own = await reads.findOwnCode(deps.db, userId);
  if (!own) throw appError('session.ended');
  const invites = await reads.listInvites(deps.db, userId, mostInvites);
  return {
    code: own.code,
    url: `${deps.siteUrl()}/auth/signup?ref=${own.code}`,
    reward_credits: rewardCredits,
    reward_valid_days: rewardValidDays,
    max_rewards: maxRewards,
    earned_credits: await repository.sumEarned(deps.db, userId),
    invites: invites.map(({ email, joinedAt, rewardedAt, credits, invitedCredits }) => ({
      who: maskedEmail(email),
      joined_at: joinedAt.toISOString(),
      state: stateOf({ rewardedAt, credits, invitedCredits }),
      rewarded_at: rewardedAt?.toISOString() ?? null,
      credits: credits ?? 0,
    })),
    own_reward:
      own.referredBy === null
        ? null
        : {
            state: own.ownCredits === null ? 'joined' : own.ownCredits === 0 ? 'not_rewarded' : 'rewarded',
            credits: own.ownCredits ?? rewardCredits,
          },
  };
}

function stateOf(invite: {
  rewardedAt: Date | null;
  credits: number | null;
  invitedCredits: number | null;
}): Invite['state'] {
  if (invite.rewardedAt === null) return 'joined';
  if (invite.invitedCredits === 0) return 'not_rewarded';
  return invite.credits === 0 ? 'limit_reached' : 'rewarded';
}
