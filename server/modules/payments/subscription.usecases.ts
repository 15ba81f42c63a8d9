import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type * as contract from '@loupe/shared/contract/subscriptions';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { wholeCreditsDown } from '../billing/billing.models.ts';
import { lockAccount } from '../billing/subscriptions.usecases.ts';
import { findSubscription, updateSubscription } from '../billing/subscriptions.usecases.ts';
import { cyclesOf, endPlan, renewedPeriod } from '../billing/plan-periods.ts';
import { cycleStart, millisPerCredit } from '../billing/billing.models.ts';
import { currency } from '../billing/plans.ts';
import { priceNow } from './checkout.usecases.ts';
import { findOpenCheckout } from './checkouts.repository.ts';
import { readHolding } from './holding.ts';
import { findInvoice, listInvoices, updateInvoice, type InvoiceRow } from './invoices.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { onAccount } from './on-account.ts';
import { findDefaultMethod } from './payments.repository.ts';
import { findPayer } from './payer.usecases.ts';
import { presentCheckout, presentInvoice, presentMethod, presentSubscription } from './payments.presenter.ts';
import { nextPayment, planLine, type Holding, type Priced, type Purchase } from './purchase.models.ts';

const newestInvoices = 5;
const pageSize = 50;

/** What a purchase changes today and at renewal (R9). */
export async function previewPurchase(
  deps: PaymentDeps,
  userId: string,
  purchase: Purchase,
): Promise<PaymentPreview> {
  return await onAccount(deps, userId, async (tx, now) => {
    const { holding, priced, quote } = await priceNow(tx, deps, userId, purchase);
    const balance = await lockAccount(tx, userId);
    const after = holdingAfter(holding, priced, now);
    const isLater = priced.effect === 'starts_later';
    const available = balance?.available ?? 0;
    const newPlan = priced.kind === 'plan' ? priced.plan : holding.plan;
    return {
      quote,
      effect: priced.effect,
      starts_at: (isLater ? priced.startsAt : now).toISOString(),
      today: { lines: priced.lines, total: { amount_minor: priced.totalMinor, currency } },
      renewal: renewalOf(after, priced.kind === 'invoice'),
      credits_now: wholeCreditsDown(available),
      credits_after: wholeCreditsDown(available + creditsGained(holding, priced)),
      monthly_credits_now: holding.plan.monthlyCredits,
      monthly_credits_after: newPlan.monthlyCredits,
      parallel_runs_now: holding.plan.parallelRuns,
      parallel_runs_after: newPlan.parallelRuns,
    };
  });
}

function holdingAfter(holding: Holding, priced: Priced, now: Date): Holding {
  if (priced.kind !== 'plan') return holding;
  const { plan, interval } = priced;
  if (priced.effect === 'starts_later')
    return { ...holding, cancelledAt: null, nextPlan: plan.slug, nextInterval: interval };
  const fresh = { cancelledAt: null, nextPlan: null, nextInterval: null, dueInvoiceId: null };
  return {
    ...holding,
    ...fresh,
    plan,
    interval,
    startedAt: now,
    paidUntil: cycleStart(now, cyclesOf[interval]),
  };
}

function renewalOf(holding: Holding, isPaidNow: boolean): PaymentPreview['renewal'] {
  const next = nextPayment(isPaidNow ? { ...holding, dueInvoiceId: null } : holding);
  if (!next) return null;
  const at = isPaidNow ? renewedPeriod(holding, next.interval, next.at).paidUntil : next.at;
  const end = cycleStart(at, cyclesOf[next.interval]);
  const line = planLine(next.plan, next.interval, at, end);
  return { at: at.toISOString(), lines: [line], total: line.amount };
}

/** Millicredits that are there right after the purchase and were not before. */
function creditsGained(holding: Holding, priced: Priced): number {
  if (priced.effect === 'starts_later') return 0;
  if (priced.kind === 'top_up') return priced.topUp.credits * millisPerCredit;
  if (priced.kind === 'plan') return priced.plan.monthlyCredits * millisPerCredit - holding.planCreditsLeft;
  return holding.plan.monthlyCredits * millisPerCredit;
}

/** Everything the page of payments shows (R11). */
export async function readSummary(
  deps: PaymentDeps,
  userId: string,
): Promise<DataOf<typeof contract.managePayments>> {
  return await onAccount(deps, userId, async (tx, now) => {
    const { name: provider } = deps.provider;
    const payer = await findPayer(tx, userId);
    const card = await findDefaultMethod(tx, userId, provider);
    const open = await findOpenCheckout(tx, userId);
    return {
      provider,
      subscription: await present(tx, userId, now),
      card: card && presentMethod(card, now),
      details: payer?.details ?? {
        name: payer?.name ?? '',
        company: '',
        address: '',
        country: '',
        tax_id: '',
      },
      invoices: (await listInvoices(tx, userId, null, newestInvoices)).map(presentInvoice),
      open_checkout: open && presentCheckout(open),
    };
  });
}

async function present(tx: Database, userId: string, now: Date): Promise<contract.Subscription> {
  const row = await findSubscription(tx, userId);
  if (!row) throw appError('server.unexpected');
  const due = row.dueInvoiceId === null ? null : await findInvoice(tx, row.dueInvoiceId);
  return presentSubscription(row, await readHolding(tx, userId, now), due);
}

/** Ends a paid plan when its period ends; one whose payment is overdue ends at once. */
export async function cancelSubscription(deps: PaymentDeps, userId: string): Promise<contract.Subscription> {
  return await onAccount(deps, userId, async (tx, now) => {
    const row = await findSubscription(tx, userId);
    if (!row || row.interval === null || row.paidUntil === null) throw appError('subscription.none');
    if (row.paidUntil <= now) {
      await assertNotPaying(tx, row, now);
      if (row.dueInvoiceId !== null) await updateInvoice(tx, row.dueInvoiceId, { status: 'uncollectible' });
      await endPlan(tx, deps.billing, userId, now);
    } else if (row.cancelledAt === null) {
      await updateSubscription(tx, userId, { cancelledAt: now, nextPlan: null, nextInterval: null });
      await deps.billing.announce(tx, userId);
    }
    return await present(tx, userId, now);
  });
}

/** A plan cannot end while its payment is on its way: the money would come for nothing. */
async function assertNotPaying(
  tx: Database,
  row: { readonly userId: string; readonly renewalLeaseUntil: Date | null },
  now: Date,
): Promise<void> {
  const isBeingTried = row.renewalLeaseUntil !== null && row.renewalLeaseUntil > now;
  const open = await findOpenCheckout(tx, row.userId);
  if (isBeingTried || open?.kind === 'invoice')
    throw appError('checkout.already_open', { ...(open && { details: { checkout_id: open.id } }) });
}

/** Takes back a cancellation or a planned change, as long as the paid time runs. */
export async function resumeSubscription(deps: PaymentDeps, userId: string): Promise<contract.Subscription> {
  return await onAccount(deps, userId, async (tx, now) => {
    const row = await findSubscription(tx, userId);
    if (!row || row.interval === null) throw appError('subscription.none');
    await updateSubscription(tx, userId, { cancelledAt: null, nextPlan: null, nextInterval: null });
    await deps.billing.announce(tx, userId);
    return await present(tx, userId, now);
  });
}

/** One page of invoices, newest first. */
export async function readInvoices(
  deps: PaymentDeps,
  userId: string,
  cursor: string | undefined,
): Promise<DataOf<typeof contract.listInvoices>> {
  if (cursor !== undefined && !/^\d{4}-\d{6,}$/.test(cursor))
    throw appError('request.invalid', { field: 'cursor' });
  const rows = await listInvoices(deps.db, userId, cursor ?? null, pageSize + 1);
  const last = rows[pageSize - 1];
  return {
    invoices: rows.slice(0, pageSize).map(presentInvoice),
    next_cursor: rows.length > pageSize && last ? last.number : null,
  };
}

/** Own invoice; a foreign one answers like an unknown one. */
export async function readInvoice(deps: PaymentDeps, userId: string, id: string): Promise<InvoiceRow> {
  const row = await findInvoice(deps.db, id);
  if (row?.userId !== userId) throw appError('invoice.not_found');
  return row;
}
