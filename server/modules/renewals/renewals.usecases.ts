import type { Interval } from '@loupe/shared/contract/money';
import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import type { Database } from '../../db/database.ts';
import { ProviderUnavailable, type Outcome } from '../../providers/payments/payment-provider.ts';
import {
  findSubscription,
  updateSubscription,
  type Subscription,
} from '../billing/subscriptions.usecases.ts';
import { endPlan, renewedPeriod } from '../billing/plan-periods.ts';
import { findPlan } from '../billing/plans.ts';
import { cardLabel } from '../payment-methods/card-label.ts';
import { settleRenewal, writeInvoice } from '../invoices/invoicing.ts';
import { findInvoice, updateInvoice, type InvoiceRow } from '../invoices/invoices.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { closeUnfinished, findOpenCheckout } from '../checkout/open-checkouts.usecases.ts';
import { findDefaultMethod, type MethodRow } from '../payment-methods/payment-methods.usecases.ts';
import { findPayer } from '../payments/payer.usecases.ts';
import { planLine, planTitle, sumOf } from '../payments/purchase.models.ts';
import { nextAttempt, renewalStart } from './renewal.policy.ts';
import { listDueForRenewal } from './due-renewals.read-model.ts';
import { inLanguageOf } from '../identity/account-language.ts';

/** For reconciliation, with `recordMadeRenewal`. */
export { listLeasedRenewals } from './due-renewals.read-model.ts';

/** Longer than a provider takes to answer: only a process that died keeps a lease to its end. */
const leaseMs = 10 * 60_000;
const batch = 200;

/** One payment that this process has taken on. */
interface Attempt {
  readonly invoice: InvoiceRow;
  readonly method: MethodRow | null;
  /** The same until a failure is written down, so that a repeated attempt is one charge. */
  readonly key: string;
}

/** For the schedule: closes purchases nobody finished, then pays every renewal that is due. Returns how many were looked at. */
export async function renewDue(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  await closeUnfinished(deps, now, batch);
  const due = await listDueForRenewal(deps.db, now, batch);
  for (const userId of due)
    await inLanguageOf(deps.db, userId, () => renew(deps, userId)).catch((error: unknown) =>
      deps.log.error({ err: error, user: userId }, 'renewal failed'),
    );
  return due.length;
}

/** Pays what is due for one account. Two processes at once charge once: the first one's lease keeps the other away. */
async function renew(deps: PaymentDeps, userId: string): Promise<void> {
  const attempt = await deps.db.transaction(async (tx) => await takeOn(tx, deps, userId));
  if (!attempt) return;
  const { invoice, method } = attempt;
  if (!method) return await fail(deps, invoice, 'payment_method.missing');
  try {
    // An earlier process may have charged it and died; a provider forgets keys after a day.
    if (await recordMadeRenewal(deps, invoice.id)) return;
    const outcome = await charge(deps, attempt, method);
    await recordRenewal(deps, invoice.id, outcome, cardLabel(method));
  } catch (error) {
    // Unknown whether it was charged: the lease runs out, then the same key is asked again.
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn({ err: error, invoice: invoice.id }, 'the payment provider did not answer');
  }
}

async function takeOn(tx: Database, deps: PaymentDeps, userId: string): Promise<Attempt | null> {
  await deps.billing.lockAccount(tx, userId);
  const now = deps.clock.now();
  // A cancelled plan ends here instead.
  await deps.billing.bringUpToDate(tx, userId, now);
  const subscription = await findSubscription(tx, userId);
  if (!subscription || !isDue(subscription, now) || (await findOpenCheckout(tx, userId))) return null;
  const invoice = await invoiceFor(tx, subscription, now);
  await updateSubscription(tx, userId, {
    dueInvoiceId: invoice.id,
    renewalLeaseUntil: new Date(now.getTime() + leaseMs),
  });
  const method = await findDefaultMethod(tx, userId, deps.provider.name);
  return { invoice, method, key: `${invoice.id}:${subscription.failedAttempts}` };
}

function isDue({ paidUntil, nextAttemptAt, renewalLeaseUntil }: Subscription, now: Date): boolean {
  const isOver = paidUntil !== null && paidUntil <= now;
  const mayTry = nextAttemptAt === null || nextAttemptAt <= now;
  return isOver && mayTry && (renewalLeaseUntil === null || renewalLeaseUntil <= now);
}

/** The invoice of the period that begins: written once, however often it is tried. */
async function invoiceFor(tx: Database, subscription: Subscription, now: Date): Promise<InvoiceRow> {
  const known = subscription.dueInvoiceId === null ? null : await findInvoice(tx, subscription.dueInvoiceId);
  if (known) return known;
  const plan = findPlan(subscription.nextPlan ?? subscription.plan);
  const { userId, paidUntil } = subscription;
  if (!plan || paidUntil === null) throw new Error('a renewal without plan or end');
  const interval = (subscription.nextInterval ?? subscription.interval ?? 'monthly') as Interval;
  const start = renewalStart(paidUntil, now);
  const lines = [planLine(plan, interval, start, renewedPeriod(subscription, interval, start).paidUntil)];
  return await writeInvoice(
    tx,
    {
      userId,
      cause: `renewal:${userId}:${paidUntil.toISOString()}`,
      status: 'open',
      title: planTitle(plan, interval),
      lines,
      amountMinor: sumOf(lines),
      plan: plan.slug,
      interval,
      periodStartsAt: start,
    },
    now,
  );
}

async function charge(deps: PaymentDeps, attempt: Attempt, method: MethodRow): Promise<Outcome> {
  const { invoice, key } = attempt;
  const payer = await findPayer(deps.db, invoice.userId);
  const outcome = await deps.provider.charge({
    key,
    customerId: payer?.stripeCustomerId ?? null,
    token: method.token,
    amountMinor: invoice.amountMinor,
    currency: invoice.currency,
    title: invoice.title,
    purpose: { userId: invoice.userId, invoiceId: invoice.id },
    isOffSession: true,
    returnUrl: `${deps.siteUrl()}/manage-payments`,
  });
  if (outcome.status !== 'needs_confirmation') return outcome;
  // Nobody is there to confirm: take it back and ask for it on the page.
  const cancelled = await deps.provider.cancelPayment(outcome.paymentId);
  if (cancelled.status === 'succeeded') return cancelled;
  return { status: 'failed', paymentId: outcome.paymentId, code: 'payment.confirmation_needed' };
}

/** Writes down a payment that the provider has for a renewal and we do not know of. Only one that took money: others were counted. */
export async function recordMadeRenewal(deps: PaymentDeps, invoiceId: string): Promise<boolean> {
  const invoice = await findInvoice(deps.db, invoiceId);
  if (invoice?.status !== 'open') return false;
  const { userId } = invoice;
  const [subscription, payer, method] = await Promise.all([
    findSubscription(deps.db, userId),
    findPayer(deps.db, userId),
    findDefaultMethod(deps.db, userId, deps.provider.name),
  ]);
  const made = await deps.provider.findCharge({
    key: `${invoice.id}:${subscription?.failedAttempts ?? 0}`,
    customerId: payer?.stripeCustomerId ?? null,
    purpose: { userId, invoiceId },
    since: invoice.issuedAt,
  });
  if (made?.status !== 'succeeded') return false;
  await recordRenewal(deps, invoiceId, made, method ? cardLabel(method) : null);
  return true;
}

/** Writes down what became of a renewal's payment; the answer and the webhook may both bring it. */
export async function recordRenewal(
  deps: PaymentDeps,
  invoiceId: string,
  outcome: Outcome,
  paidWith: string | null,
): Promise<void> {
  if (outcome.status === 'failed') {
    const invoice = await findInvoice(deps.db, invoiceId);
    // A payment that failed before and is reported again has been counted.
    if (invoice && (outcome.paymentId === null || outcome.paymentId !== invoice.paymentId))
      await fail(deps, invoice, outcome.code, outcome.paymentId);
    return;
  }
  await deps.db.transaction(async (tx) => {
    const known = await findInvoice(tx, invoiceId);
    if (!known) return;
    await deps.billing.lockAccount(tx, known.userId);
    const invoice = await findInvoice(tx, invoiceId);
    if (invoice?.status !== 'open') return;
    const { paymentId } = outcome;
    if (outcome.status === 'succeeded') await settleRenewal(tx, deps, invoice, { paymentId, paidWith });
    else await updateInvoice(tx, invoice.id, { paymentId });
  });
  if (outcome.status === 'succeeded') {
    const invoice = await findInvoice(deps.db, invoiceId);
    if (invoice) deps.onPaid?.(invoice.userId);
  }
}

async function fail(
  deps: PaymentDeps,
  invoice: InvoiceRow,
  code: ErrorCode,
  paymentId: string | null = null,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { userId } = invoice;
    await deps.billing.lockAccount(tx, userId);
    const subscription = await findSubscription(tx, userId);
    const current = await findInvoice(tx, invoice.id);
    if (subscription?.dueInvoiceId !== invoice.id || current?.status !== 'open') return;
    if (paymentId !== null && current.paymentId === paymentId) return;
    const now = deps.clock.now();
    const failedAttempts = subscription.failedAttempts + 1;
    const nextAttemptAt = nextAttempt(subscription.paidUntil ?? now, failedAttempts, now);
    await updateInvoice(tx, invoice.id, {
      failureCode: code,
      ...(paymentId !== null && { paymentId }),
      ...(nextAttemptAt === null && { status: 'uncollectible' }),
    });
    if (nextAttemptAt === null) return await endPlan(tx, deps.billing, userId, now);
    await updateSubscription(tx, userId, {
      status: 'past_due',
      failedAttempts,
      nextAttemptAt,
      renewalLeaseUntil: null,
    });
    await deps.billing.announce(tx, userId);
  });
}
