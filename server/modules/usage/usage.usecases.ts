import type * as contract from '@loupe/shared/contract/billing';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import { findReceiptFacts, listPricedSteps } from './receipts.read-model.ts';
import { appError } from '../../errors/app-error.ts';
import { nextRefillOf, receiptLines, wholeCreditsDown } from '../billing/billing.models.ts';
import { type BillingQueriesDeps, iso, readUpToDate } from '../billing/credits.usecases.ts';
import { findUsage } from './usage.read-model.ts';

export async function readUsage(
  deps: BillingQueriesDeps,
  userId: string,
): Promise<DataOf<typeof contract.usage>> {
  const { subscription, balance, holds, lots, days } = await readUpToDate(
    deps,
    userId,
    async (now) => await findUsage(deps.db, userId, now),
  );
  return {
    available_credits: wholeCreditsDown(balance.available),
    held_credits: wholeCreditsDown(balance.held),
    used_this_cycle: wholeCreditsDown(balance.usedThisCycle),
    cycle_started_at: subscription.cycleStartedAt.toISOString(),
    next_refill_at: iso(nextRefillOf(subscription, deps.clock.now())),
    holds: holds.map(({ amount, held_since: since, ...hold }) => ({
      ...hold,
      credits: wholeCreditsDown(amount),
      held_since: new Date(since).toISOString(),
    })),
    grants: lots.map((lot) => ({
      id: lot.id,
      source: lot.source,
      granted: wholeCreditsDown(lot.granted),
      remaining: wholeCreditsDown(lot.remaining),
      expires_at: lot.expires_at === null ? null : new Date(lot.expires_at).toISOString(),
    })),
    days: days
      .filter((day) => day.amount > 0)
      .map((day) => ({
        day: day.day,
        agent: day.agent,
        agent_title: deps.agentTitle(day.agent, day.own_title),
        credits: wholeCreditsDown(day.amount),
      })),
  };
}

export async function readReceipt(
  deps: BillingQueriesDeps,
  userId: string,
  runId: string,
): Promise<DataOf<typeof contract.receipt>> {
  const facts = await findReceiptFacts(deps.db, userId, runId);
  if (!facts) throw appError('run.not_found');
  const { run, hold, isUnanswered } = facts;
  const steps = await listPricedSteps(deps.db, runId, run.finishedAt ?? deps.clock.now());
  const charged = hold.charged ?? 0;
  const isClosed = hold.status !== 'open';
  const { lines, rounding } = isClosed ? receiptLines(steps, charged) : { lines: steps, rounding: 0 };
  return {
    run_id: run.id,
    chat_id: run.chatId,
    agent_title: deps.agentTitle(run.agent, run.ownTitle),
    status: run.status,
    started_at: (run.startedAt ?? run.createdAt).toISOString(),
    finished_at: iso(run.finishedAt),
    held_credits: wholeCreditsDown(hold.amount),
    charged_credits: wholeCreditsDown(charged),
    returned_credits: isClosed ? wholeCreditsDown(hold.amount - charged) : 0,
    waived_because: hold.status === 'released' ? (isUnanswered ? 'unanswered' : 'failed') : null,
    lines: lines.map((line) => ({ ...line, stage: deps.stageTitle(run.ownBase ?? run.agent, line.stage) })),
    rounding_millicredits: rounding,
  };
}
