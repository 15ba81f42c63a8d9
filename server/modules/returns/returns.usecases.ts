import type { Database } from '../../db/database.ts';
import type { ProviderEvent, Returned } from '../../providers/payments/payment-provider.ts';
import { wholeCreditsDown } from '../billing/billing.models.ts';
import {
  findSubscription,
  updateSubscription,
  type CreditLot,
  findLotOf,
  findPlanLot,
  listLotsReclaimedFor,
} from '../billing/subscriptions.usecases.ts';
import { endPlan } from '../billing/plan-periods.ts';
import { reclaimLots } from '../billing/reclaim.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { amountText } from '../invoices/amount-text.ts';
import { ask } from '../payments/ask-provider.ts';
import {
  findInvoiceByPayment,
  findNewestPlanInvoice,
  lockPayment,
  updateInvoice,
  type InvoiceRow,
} from '../invoices/invoices.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { insertEvent } from '../payments/payment-events.usecases.ts';
import { newsBetween } from './return.models.ts';
import { standingOf, type Standing } from '../invoices/standing.models.ts';

/**
 * Writes down what went back of a payment, by refunds and disputes, in part or in all: credits in proportion, invoice,
 * plan and audit in one transaction. The event says only that something changed; the provider is asked for its state.
 */
export async function recordReturn(
  deps: PaymentDeps,
  event: ProviderEvent,
  paymentId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // One at a time asks and writes, so that an older answer never replaces a newer one.
    await lockPayment(tx, paymentId);
    const known = await findInvoiceByPayment(tx, paymentId);
    if (!known)
      return deps.log.warn({ payment: paymentId, event: event.id }, 'money went back of no invoice');
    const handledAt = deps.clock.now();
    const { name: provider } = deps.provider;
    if (!(await insertEvent(tx, { provider, eventId: event.id, type: event.type, handledAt }))) return;
    const returned = await ask(() => deps.provider.findReturned(paymentId));
    await deps.billing.lockAccount(tx, known.userId);
    const invoice = await findInvoiceByPayment(tx, paymentId);
    if (invoice?.status === 'paid' || invoice?.status === 'refunded')
      await apply(tx, deps, invoice, returned);
  });
}

async function apply(
  tx: Database,
  deps: PaymentDeps,
  invoice: InvoiceRow,
  returned: Returned,
): Promise<void> {
  const now = deps.clock.now();
  const { userId, amountMinor: paidMinor } = invoice;
  const standing = standingOf(paidMinor, returned);
  // Cycles that have begun come first: what their refills did not bring is a part of what is settled now.
  await deps.billing.bringUpToDate(tx, userId, now);
  const isPlan = await isOfRunningPlan(tx, invoice);
  const money = { invoiceId: invoice.id, returnedMinor: standing.returnedMinor, paidMinor };
  const moved = await reclaimLots(tx, await listPaidLots(tx, invoice, isPlan, now), money, now);
  await updateInvoice(tx, invoice.id, {
    refundedMinor: returned.refundedMinor,
    disputes: [...returned.disputes],
    status: returned.refundedMinor >= paidMinor ? 'refunded' : 'paid',
  });
  if (isPlan) await changePlan(tx, deps, invoice, standing);
  await audit(tx, invoice, returned, moved, now);
  await deps.billing.announce(tx, userId);
}

/** True when the invoice paid for what runs now. An earlier period is over, and its credits with it. */
async function isOfRunningPlan(tx: Database, { id, userId }: InvoiceRow): Promise<boolean> {
  const subscription = await findSubscription(tx, userId);
  if (!subscription || subscription.interval === null) return false;
  return (await findNewestPlanInvoice(tx, userId))?.id === id;
}

/** The credits that the invoice paid: bought ones, or the plan's of this cycle and of those that were held back before. */
async function listPaidLots(
  tx: Database,
  { id, cause, userId }: InvoiceRow,
  isPlan: boolean,
  now: Date,
): Promise<CreditLot[]> {
  const known = await listLotsReclaimedFor(tx, id);
  const present = isPlan ? await findPlanLot(tx, userId, now) : await findLotOf(tx, cause);
  return present && !known.some((lot) => lot.id === present.id) ? [...known, present] : known;
}

/**
 * All of it gone for good: the plan ends now. All of it with the bank: it is not renewed. A part: it goes on. Until the
 * next payment its refills come without what went back.
 */
async function changePlan(
  tx: Database,
  deps: PaymentDeps,
  { id, userId, amountMinor: paidMinor }: InvoiceRow,
  { returnedMinor, goneMinor }: Standing,
): Promise<void> {
  const now = deps.clock.now();
  if (goneMinor >= paidMinor) return await endPlan(tx, deps.billing, userId, now);
  const subscription = await findSubscription(tx, userId);
  const isWithBank = returnedMinor >= paidMinor && subscription?.cancelledAt === null;
  await updateSubscription(tx, userId, {
    returnedInvoiceId: id,
    returnedMinor,
    returnedOfMinor: paidMinor,
    ...(isWithBank && { cancelledAt: now, nextPlan: null, nextInterval: null }),
  });
}

async function audit(
  tx: Database,
  invoice: InvoiceRow,
  returned: Returned,
  moved: number,
  at: Date,
): Promise<void> {
  const { number, amountMinor, currency, userId, refundedMinor, disputes } = invoice;
  const text = (minor: number) => amountText({ amount_minor: minor, currency });
  const credits = wholeCreditsDown(Math.abs(moved));
  const effect = moved < 0 ? `${credits} credits taken back` : `${credits} credits returned`;
  for (const { action, minor } of newsBetween({ refundedMinor, disputes }, returned)) {
    const detail = `invoice ${number}: ${text(minor)} of ${text(amountMinor)}, ${effect}`;
    await writeAudit(tx, { actorId: null, subjectId: userId, action, detail, ip: null, at });
  }
}
