import { z } from 'zod';
import { credits, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** `joined`: signed up, no reward yet. `rewarded`: both got their credits. `limit_reached`: the invited one got theirs, the inviter has had the most there is. `not_rewarded`: neither, because the mailbox is the inviter's own or was rewarded before. */
const invite = z.object({
  who: z.string().describe('masked e-mail: a…@example.com'),
  joined_at: instant,
  state: z.enum(['joined', 'rewarded', 'limit_reached', 'not_rewarded']),
  rewarded_at: instant.nullable(),
  credits: credits.describe('what the inviter got for it'),
});
export type Invite = z.output<typeof invite>;

/**
 * The rule: whoever signs up with a code and then makes a first payment, or confirms their e-mail and finishes a first
 * run, gets `reward_credits` once, and so does the account the code belongs to, for at most `max_rewards` people.
 */
export const referral = endpoint({
  method: 'GET',
  path: '/billing/referral',
  access: 'user',
  status: 200,
  summary: 'Own referral link, who came through it and what it earned (R13)',
  data: z.object({
    code: z.string(),
    url: z.string(),
    reward_credits: credits.describe('for each of the two'),
    reward_valid_days: z.number().int(),
    max_rewards: z.number().int(),
    earned_credits: credits,
    invites: z.array(invite).describe('newest first, at most 200'),
    own_reward: z
      .object({ state: z.enum(['joined', 'rewarded', 'not_rewarded']), credits })
      .nullable()
      .describe('for having come through a link oneself'),
  }),
  errors: [],
});
