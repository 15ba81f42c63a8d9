import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** One row an invited account, written with both grants: a second reward is refused by the key. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    invitedId: text('invited_id')
      .primaryKey()
      .references(() => users.id),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => users.id),
    /** Whole credits. */
    invitedCredits: integer('invited_credits').notNull(),
    inviterCredits: integer('inviter_credits').notNull(),
    /**
     * Keyed hash of the invited one's mailbox: another account with it is not rewarded again. Null for those from before
     * there was one, and for accounts that were refused.
     */
    mailboxHash: text('mailbox_hash').unique(),
    rewardedAt: instant('rewarded_at').notNull(),
  },
  (t) => [index('referral_rewards_inviter').on(t.inviterId)],
);
