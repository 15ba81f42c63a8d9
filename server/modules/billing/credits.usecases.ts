import type * as contract from '@loupe/shared/contract/billing';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import * as repository from './billing.repository.ts';
import { awaitsPayment, nextRefillOf, shownStatus, wholeCreditsDown } from './billing.models.ts';
import type { Billing } from './billing.usecases.ts';
import type { CreditStatus } from './credit-status-cache.ts';
import { plans, topUps } from './plans.ts';

export interface BillingQueriesDeps {
  readonly db: Database;
  readonly billing: Billing;
  readonly clock: Clock;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  readonly stageTitle: (slug: string, stageId: string) => string;
}

const pageSize = 50;

export const iso = (date: Date | null) => date?.toISOString() ?? null;

type Account = NonNullable<Awaited<ReturnType<typeof repository.findAccount>>>;

/** What `read` finds, with everything due already done: the lazy refill, expired lots. */
export async function readUpToDate<Found extends Account>(
  deps: BillingQueriesDeps,
  userId: string,
  read: (now: Date) => Promise<Found | undefined>,
): Promise<Found> {
  const now = deps.clock.now();
  const account = await read(now);
  const isDue =
    !account ||
    (account.subscription.nextRefillAt <= now && !awaitsPayment(account.subscription, now)) ||
    (account.nextExpiryAt !== null && account.nextExpiryAt <= now);
  if (!isDue) return account;
  await deps.db.transaction(async (tx) => {
    await deps.billing.openAccount(tx, userId, now);
    await deps.billing.bringUpToDate(tx, userId, now);
  });
  const fresh = await read(deps.clock.now());
  if (!fresh) throw appError('server.unexpected');
  return fresh;
}

const ensureAccount = async (deps: BillingQueriesDeps, userId: string) =>
  await readUpToDate(deps, userId, async () => await repository.findAccount(deps.db, userId));

/** How long C1 may be kept for an account whose refill waits for a payment: what ends the waiting is announced. */
const waitingMs = 3_600_000;

/** C1, straight from the database. */
export async function loadCreditStatus(deps: BillingQueriesDeps, userId: string): Promise<CreditStatus> {
  const { subscription, balance, nextExpiryAt } = await ensureAccount(deps, userId);
  const held = wholeCreditsDown(balance.held);
  const used = wholeCreditsDown(balance.usedThisCycle);
  const now = deps.clock.now();
  const isWaiting = awaitsPayment(subscription, now);
  const changesAt = isWaiting ? new Date(now.getTime() + waitingMs) : subscription.nextRefillAt;
  return {
    validUntil: nextExpiryAt && nextExpiryAt < changesAt ? nextExpiryAt : changesAt,
    subscription: {
      total_credits: wholeCreditsDown(balance.available) + used + held,
      used_credits: used + held,
      status: shownStatus(subscription.status),
      cancelled_at: iso(subscription.cancelledAt),
      last_billing_date: iso(subscription.lastBillingDate),
      next_credits_refill_date: iso(nextRefillOf(subscription, now)),
      free_credits_refilled_at: iso(subscription.freeCreditsRefilledAt),
      held_credits: held,
      plan: subscription.plan,
    },
  };
}

export async function readHistory(
  deps: BillingQueriesDeps,
  userId: string,
  { cursor, limit = pageSize }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<DataOf<typeof contract.creditHistory>> {
  await ensureAccount(deps, userId);
  const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
  if (!Number.isSafeInteger(before)) throw appError('request.invalid', { field: 'cursor' });
  const rows = await repository.listHistory(deps.db, { userId, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    lines: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind as contract.HistoryLine['kind'],
      title: row.title,
      credits: Math.trunc(row.amount / 1000),
      balance_after: wholeCreditsDown(row.balanceBefore + row.amount),
      run_id: row.runId,
      chat_id: row.chatId,
    })),
    next_cursor: rows.length > limit ? String(page.at(-1)?.position) : null,
  };
}

/** What can be bought (R12). */
export function listPlans(provider: 'test' | 'stripe'): DataOf<typeof contract.plans> {
  return {
    provider,
    plans: plans.map((plan) => ({
      slug: plan.slug,
      title: plan.title,
      monthly_credits: plan.monthlyCredits,
      price: plan.prices.monthly,
      prices: plan.prices,
      parallel_runs: plan.parallelRuns,
    })),
    top_ups: topUps.map((topUp) => ({ ...topUp })),
  };
}
