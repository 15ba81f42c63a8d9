import { z } from 'zod';
import { credits, id, instant, pageLimit, pageQuery, signedCredits } from './common.ts';
import { endpoint } from './endpoint.ts';
import { money, providerName } from './money.ts';

/** C1. Whole credits; `remaining = max(0, total_credits - used_credits)`. `held_credits` is part of neither: it is still available to its runs. */
const currentSubscription = z.object({
  total_credits: credits.describe('available + used in this cycle'),
  used_credits: credits.describe('spent and held in this cycle'),
  status: z.string().describe('F9 word: active, pending (a payment failed) or inactive'),
  cancelled_at: instant.nullable(),
  last_billing_date: instant.nullable(),
  next_credits_refill_date: instant.nullable(),
  free_credits_refilled_at: instant.nullable(),
  held_credits: credits.describe('of used_credits, how many are only held by runs that are not finished'),
  plan: z.string(),
});
export type CurrentSubscription = z.output<typeof currentSubscription>;

export const invoiceStatus = endpoint({
  method: 'GET',
  path: '/billing/invoice-status',
  access: 'user',
  status: 200,
  summary: 'Credits and subscription (C1)',
  data: z.object({ current_subscription: currentSubscription }),
  errors: [],
});

/** One line of the credit history: what a person sees of a ledger transaction. */
export const historyLine = z.object({
  id: id('ltx'),
  at: instant,
  kind: z.enum(['refill', 'grant', 'purchase', 'referral', 'run', 'expiry', 'refund', 'reversal']),
  title: z.string(),
  credits: signedCredits,
  balance_after: signedCredits,
  run_id: z.string().nullable(),
  chat_id: z.string().nullable(),
});
export type HistoryLine = z.output<typeof historyLine>;

export const creditHistory = endpoint({
  method: 'GET',
  path: '/billing/ledger',
  access: 'user',
  status: 200,
  summary: 'Credit history, newest first',
  query: pageQuery.extend({ limit: pageLimit }),
  data: z.object({ lines: z.array(historyLine), next_cursor: z.string().nullable() }),
  errors: [],
});

export const usage = endpoint({
  method: 'GET',
  path: '/billing/usage',
  access: 'user',
  status: 200,
  summary: 'Balance, holds, grants and daily use of this cycle (R10)',
  data: z.object({
    available_credits: credits,
    held_credits: credits,
    used_this_cycle: credits,
    cycle_started_at: instant,
    next_refill_at: instant.nullable(),
    holds: z.array(
      z.object({
        run_id: z.string(),
        chat_id: z.string(),
        chat_title: z.string(),
        credits,
        held_since: instant,
      }),
    ),
    grants: z.array(
      z.object({
        id: id('lot'),
        source: z.string(),
        granted: credits,
        remaining: credits,
        expires_at: instant.nullable(),
      }),
    ),
    days: z.array(
      z.object({
        day: z.string().describe('YYYY-MM-DD, UTC'),
        agent: z.string().describe('agent slug'),
        agent_title: z.string(),
        credits,
      }),
    ),
  }),
  errors: [],
});

export const receipt = endpoint({
  method: 'GET',
  path: '/billing/receipts/:run_id',
  access: 'user',
  status: 200,
  summary: 'Itemised receipt of a finished run',
  params: z.object({ run_id: z.string().max(80) }),
  data: z.object({
    run_id: z.string(),
    chat_id: z.string(),
    agent_title: z.string(),
    status: z.string(),
    started_at: instant,
    finished_at: instant.nullable(),
    held_credits: credits,
    charged_credits: credits,
    returned_credits: credits,
    waived_because: z
      .enum(['unanswered', 'failed'])
      .nullable()
      .describe('why a finished run was charged nothing; null when its steps were charged'),
    lines: z.array(
      z.object({
        title: z.string(),
        tool: z.string(),
        stage: z.string(),
        millicredits: z.number().int().min(0),
      }),
    ),
    rounding_millicredits: z
      .number()
      .int()
      .min(0)
      .describe('added to the sum of the lines to reach whole credits'),
  }),
  errors: ['run.not_found'],
});

const plan = z.object({
  slug: z.string(),
  title: z.string(),
  monthly_credits: credits.describe('refilled every month, also with yearly payment'),
  price: money.describe('a month, paid monthly'),
  prices: z.object({ monthly: money, yearly: money.describe('for the whole year, paid once') }),
  parallel_runs: z.number().int().describe('how many runs may work at the same time'),
});
export type Plan = z.output<typeof plan>;

/** Bought credits never expire. */
const topUp = z.object({ slug: z.string(), credits, price: money });
export type TopUp = z.output<typeof topUp>;

export const plans = endpoint({
  method: 'GET',
  path: '/billing/plans',
  access: 'visitor',
  status: 200,
  summary: 'Plans and credits on offer (R12)',
  data: z.object({ plans: z.array(plan), top_ups: z.array(topUp), provider: providerName }),
  errors: [],
});
