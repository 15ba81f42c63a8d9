import { createHash } from 'node:crypto';
import type { CardDetails } from '@loupe/shared/contract/payment-methods';
import { isErrorCode } from '@loupe/shared/contract/error-codes';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { type Card } from '../../providers/payments/payment-provider.ts';
import { findSubscription, updateSubscription } from '../billing/subscriptions.usecases.ts';
import { currency } from '../billing/plans.ts';
import { isOpen } from './checkout-outcome.ts';
import { advance, chargeCheckout, cancelOpenPurchase } from './checkout-progress.ts';
import * as checkouts from './checkouts.repository.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import { readHolding } from '../payments/holding.ts';
import { findInvoice } from '../invoices/invoices.usecases.ts';
import { staleMs } from './open-checkouts.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { findDefaultMethod, findMethod, tokenise } from '../payment-methods/payment-methods.usecases.ts';
import { findPayer } from '../payments/payer.usecases.ts';
import { price, quoteOf, type Holding, type Priced, type Purchase } from '../payments/purchase.models.ts';
import { refusals } from '../../messages/refusals-texts.ts';

export interface CheckoutRequest {
  readonly userId: string;
  readonly idempotencyKey: string | undefined;
  readonly purchase: Purchase;
  readonly methodId?: string | undefined;
  readonly card?: CardDetails | undefined;
  readonly quote?: string | undefined;
}

/** The same purchase again within this time, without a quote that says otherwise, is the same wish sent twice. */
const sameWishMs = 60_000;

/**
 * Buys (R9). The same key answers with the same checkout; two tabs at once pay once: the second gets the first one's
 * checkout. Throws the failure of a payment that was declined.
 */
export async function startCheckout(deps: PaymentDeps, request: CheckoutRequest): Promise<CheckoutRow> {
  const key = request.idempotencyKey?.trim();
  if (!key || key.length > 200) throw appError('request.idempotency_key_missing');
  const requestHash = hashOf(request);
  const earlier = await checkouts.findCheckoutByKey(deps.db, request.userId, key);
  if (earlier) return await answerAgain(deps, earlier, requestHash);
  await closeLeftAlone(deps, request);
  const card = request.card ? await tokenise(deps, request.card) : null;
  const { row, isNew } = await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, request.userId);
    if (!(await findPayer(tx, request.userId))) throw appError('session.ended');
    await deps.billing.bringUpToDate(tx, request.userId, deps.clock.now());
    const same = await findSame(tx, deps, request, key);
    return same
      ? { row: same, isNew: false }
      : { row: await writeCheckout(tx, deps, request, { key, requestHash, card }), isNew: true };
  });
  if (!isNew) return await answerAgain(deps, row, row.idempotencyKey === key ? requestHash : row.requestHash);
  return failureOrRow(row.status === 'processing' ? await chargeCheckout(deps, row) : row);
}

async function answerAgain(deps: PaymentDeps, row: CheckoutRow, requestHash: string): Promise<CheckoutRow> {
  if (row.requestHash !== requestHash) throw appError('request.idempotency_key_reused');
  return failureOrRow(await advance(deps, row));
}

function failureOrRow(row: CheckoutRow): CheckoutRow {
  const { failureCode: code } = row;
  if (row.status !== 'failed' || !isErrorCode(code)) return row;
  throw appError(code, { details: { checkout_id: row.id } });
}

/** An old purchase, or one whose process died, does not stand in the way of another: it is looked up, and paid or closed. */
async function closeLeftAlone(deps: PaymentDeps, { userId, purchase }: CheckoutRequest): Promise<void> {
  const open = await checkouts.findOpenCheckout(deps.db, userId);
  if (!open) return;
  const isStale = open.createdAt.getTime() + staleMs <= deps.clock.now().getTime();
  const isWithoutNews = open.paymentId === null && open.pageId === null && !isSamePurchase(open, purchase);
  if (isStale || isWithoutNews) await cancelOpenPurchase(deps, open);
}

/** The purchase this request repeats: by key, still open, or just paid from another tab. */
async function findSame(
  tx: Database,
  deps: PaymentDeps,
  { userId, purchase, quote }: CheckoutRequest,
  key: string,
): Promise<CheckoutRow | null> {
  const byKey = await checkouts.findCheckoutByKey(tx, userId, key);
  if (byKey) return byKey;
  const open = await checkouts.findOpenCheckout(tx, userId);
  if (open && isSamePurchase(open, purchase)) return open;
  if (open) throw appError('checkout.already_open', { details: { checkout_id: open.id } });
  const last = await checkouts.findLastPaidCheckout(tx, userId);
  if (!last || !isSamePurchase(last, purchase)) return null;
  if (last.status === 'scheduled') return (await isStillPlanned(tx, last)) ? last : null;
  if (quote !== undefined) return last.quote === quote ? last : null;
  return deps.clock.now().getTime() - (last.finishedAt?.getTime() ?? 0) < sameWishMs ? last : null;
}

/** False when the change was taken back meanwhile: asking again makes a new plan. */
async function isStillPlanned(tx: Database, { userId, plan, interval }: CheckoutRow): Promise<boolean> {
  const subscription = await findSubscription(tx, userId);
  return subscription?.nextPlan === plan && subscription?.nextInterval === interval;
}

function isSamePurchase(
  row: CheckoutRow,
  { plan, interval, top_up: topUp, invoice_id: invoiceId }: Purchase,
): boolean {
  if (invoiceId !== undefined) return row.kind === 'invoice' && row.invoiceId === invoiceId;
  if (topUp !== undefined) return row.topUp === topUp;
  return row.plan !== null && row.plan === plan && row.interval === (interval ?? 'monthly');
}

/** A purchase with its price under the account's lock, and the quote for it. */
export async function priceNow(
  tx: Database,
  deps: PaymentDeps,
  userId: string,
  purchase: Purchase,
): Promise<{ holding: Holding; priced: Priced; quote: string }> {
  const now = deps.clock.now();
  const holding = await readHolding(tx, userId, now);
  const found = purchase.invoice_id === undefined ? null : await findInvoice(tx, purchase.invoice_id);
  const invoice = found?.userId === userId ? found : null;
  if (invoice && invoice.status !== 'open') throw appError('invoice.not_open');
  const priced = price(purchase, holding, invoice, now);
  const last = await checkouts.findLastPaidCheckout(tx, userId);
  return { holding, priced, quote: quoteOf(userId, purchase, holding, priced, last?.id ?? null) };
}

async function writeCheckout(
  tx: Database,
  deps: PaymentDeps,
  request: CheckoutRequest,
  { key, requestHash, card }: { key: string; requestHash: string; card: Card | null },
): Promise<CheckoutRow> {
  const { userId } = request;
  const now = deps.clock.now();
  const { priced, quote } = await priceNow(tx, deps, userId, request.purchase);
  if (request.quote !== undefined && request.quote !== quote) throw appError('checkout.outdated');
  const isLater = priced.effect === 'starts_later';
  if (isLater) await planChange(tx, deps, userId, priced);
  if (priced.kind === 'invoice') await assertNotBeingTried(tx, userId, now);
  return await checkouts.insertCheckout(tx, {
    id: newId('chk'),
    userId,
    idempotencyKey: key,
    requestHash,
    quote,
    status: isLater ? 'scheduled' : 'processing',
    kind: priced.kind,
    plan: priced.kind === 'plan' ? priced.plan.slug : null,
    interval: priced.kind === 'plan' ? priced.interval : null,
    topUp: priced.kind === 'top_up' ? priced.topUp.slug : null,
    invoiceId: priced.kind === 'invoice' ? priced.invoice.id : null,
    lines: priced.lines,
    amountMinor: priced.totalMinor,
    currency,
    provider: deps.provider.name,
    methodId: isLater || card ? null : await chooseMethod(tx, deps, request),
    card,
    startsAt: isLater ? priced.startsAt : null,
    createdAt: now,
    attemptedAt: isLater ? null : now,
    finishedAt: isLater ? now : null,
  });
}

/** A smaller plan waits for the end of what is paid; asking for it takes a cancellation back. */
async function planChange(
  tx: Database,
  deps: PaymentDeps,
  userId: string,
  priced: Extract<Priced, { kind: 'plan' }>,
): Promise<void> {
  await updateSubscription(tx, userId, {
    nextPlan: priced.plan.slug,
    nextInterval: priced.interval,
    cancelledAt: null,
  });
  await deps.billing.announce(tx, userId);
}

async function assertNotBeingTried(tx: Database, userId: string, now: Date): Promise<void> {
  const subscription = await findSubscription(tx, userId);
  if (subscription?.renewalLeaseUntil && subscription.renewalLeaseUntil > now)
    throw appError('checkout.already_open', {
      sentence: refusals.said((t) => t.paymentBusy),
    });
}

/** The card that pays; null means: entered on the provider's page. */
async function chooseMethod(
  tx: Database,
  { provider }: PaymentDeps,
  { userId, methodId }: CheckoutRequest,
): Promise<string | null> {
  const canRedirect = provider.cardEntry === 'redirect';
  if (methodId === 'new' && canRedirect) return null;
  if (methodId !== undefined) {
    const method = await findMethod(tx, userId, provider.name, methodId);
    if (!method) throw appError('payment_method.not_found', { field: 'payment_method_id' });
    return method.id;
  }
  const method = await findDefaultMethod(tx, userId, provider.name);
  if (!method && !canRedirect) throw appError('payment_method.missing');
  return method?.id ?? null;
}

/** Own purchase, with what became of it meanwhile. */
export async function readCheckout(deps: PaymentDeps, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findOwn(deps, userId, id);
  return isOpen(row) ? await advance(deps, row) : row;
}

async function findOwn(deps: PaymentDeps, userId: string, id: string): Promise<CheckoutRow> {
  const row = await checkouts.findCheckout(deps.db, id);
  if (row?.userId !== userId) throw appError('checkout.not_found');
  return row;
}

/** The person's answer to the bank's question. Asked again, it answers what holds. */
export async function confirmCheckout(
  deps: PaymentDeps,
  userId: string,
  id: string,
  decision: 'approve' | 'refuse',
): Promise<CheckoutRow> {
  return await advance(deps, await findOwn(deps, userId, id), decision);
}

export async function cancelCheckout(deps: PaymentDeps, userId: string, id: string): Promise<CheckoutRow> {
  const row = await findOwn(deps, userId, id);
  return isOpen(row) ? await cancelOpenPurchase(deps, row) : row;
}

/** Fingerprint of what was asked. The card is left out: nothing may be derived from its number. */
function hashOf({ purchase, methodId, quote }: CheckoutRequest): string {
  const { plan, interval, top_up: topUp, invoice_id: invoiceId } = purchase;
  const content = [plan, interval, topUp, invoiceId, methodId, quote].map((one) => one ?? null);
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
