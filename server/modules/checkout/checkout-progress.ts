import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseDown } from '../../db/database-errors.ts';
import type { Outcome, PageState } from '../../providers/payments/payment-provider.ts';
import { ask } from '../payments/ask-provider.ts';
import { applyOutcome, isOpen } from './checkout-outcome.ts';
import { findCheckout, updateCheckout, type CheckoutRow } from './checkouts.repository.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { findMethod } from '../payment-methods/payment-methods.usecases.ts';
import { customerOf, findPayer } from '../payments/payer.usecases.ts';

/** Another process is taken to be dead when it has been charging for longer. */
const attemptMs = 60_000;
/** While the database is away. */
const retryMs = 250;
/** Most charges are answered by then: after it the provider is asked what became of one. */
const quickMs = 3_000;

/** Charges the chosen card, or opens the provider's page. The checkout's id is the provider's key: never charged twice. */
export async function chargeCheckout(deps: PaymentDeps, row: CheckoutRow): Promise<CheckoutRow> {
  try {
    const customerId = await customerOf(deps, row.userId);
    const token = await tokenOf(deps, row);
    if (token === undefined)
      return await applyOutcome(deps, row.id, {
        status: 'failed',
        paymentId: null,
        code: 'payment.declined',
      });
    const purpose = { userId: row.userId, checkoutId: row.id };
    const title = row.lines.map((line) => line.title).join('; ');
    const { amountMinor, currency } = row;
    const common = {
      key: row.id,
      customerId,
      purpose,
      returnUrl: `${deps.siteUrl()}/payment?checkout=${row.id}`,
    };
    if (token === null) {
      const payment = { amountMinor, currency, title };
      return await keepPage(deps, row, await ask(() => deps.provider.openPage({ ...common, payment })));
    }
    const charge = { ...common, token, amountMinor, currency, title, isOffSession: false };
    return await applyOutcome(deps, row.id, await ask(() => deps.provider.charge(charge)));
  } catch (error) {
    await endAttempt(deps, row.id);
    throw error;
  }
}

/** Sends the person to the page, unless the purchase got an end while it was opened: that end stays, and the page is closed. */
async function keepPage(
  deps: PaymentDeps,
  { id, userId }: CheckoutRow,
  { pageId, url: redirectUrl }: { readonly pageId: string; readonly url: string },
): Promise<CheckoutRow> {
  const { row, isKept } = await deps.db.transaction(async (tx) => {
    await deps.billing.lockAccount(tx, userId);
    const current = await findCheckout(tx, id);
    if (!current) throw new Error(`unknown checkout ${id}`);
    // The same page is known already when two have asked at once: what was heard of it since stays.
    if (current.pageId === pageId) return { row: current, isKept: isOpen(current) };
    if (!isOpen(current) || current.pageId !== null) return { row: current, isKept: false };
    const fields = { status: 'needs_redirect', pageId, redirectUrl };
    return { row: await updateCheckout(tx, id, fields), isKept: true };
  });
  if (isKept) return row;
  const closed = await ask(() => deps.provider.closePage(pageId));
  // Paid in the last moment: that is honoured.
  return closed.status === 'done' ? await applyPage(deps, row, closed) : row;
}

/** Also when the database is away, as soon as it is back: otherwise the purchase looks for a minute as if it were being charged. */
async function endAttempt(deps: PaymentDeps, id: string): Promise<void> {
  const note = async () => void (await updateCheckout(deps.db, id, { attemptedAt: null }));
  const noteLater = async () => {
    for (let waitedMs = 0; waitedMs < attemptMs; waitedMs += retryMs) {
      await delay(retryMs, undefined, { ref: false });
      const isNoted = await note().then(
        () => true,
        () => false,
      );
      if (isNoted) return;
    }
  };
  await note().catch((error: unknown) => {
    if (!isDatabaseDown(error)) throw error;
    void noteLater();
  });
}

/** Null: the card is entered on the provider's page. Undefined: it was removed meanwhile. */
async function tokenOf(deps: PaymentDeps, row: CheckoutRow): Promise<string | null | undefined> {
  if (row.card) return row.card.token;
  if (row.methodId === null) return null;
  return (await findMethod(deps.db, row.userId, row.provider, row.methodId))?.token;
}

/** A process that charges may still be waiting for the provider's answer. */
function isBeingCharged(deps: PaymentDeps, { attemptedAt }: CheckoutRow, forMs = attemptMs): boolean {
  return attemptedAt !== null && deps.clock.now().getTime() - attemptedAt.getTime() < forMs;
}

/** Its card is entered on a page of the provider that we have not heard of yet. */
const awaitsPage = ({ card, methodId, pageId }: CheckoutRow) =>
  pageId === null && card === null && methodId === null;

/**
 * Looks what became of an open purchase at the provider and writes it down; charges nothing. Also finds the charge of a
 * process that died before it could store the answer.
 */
export async function lookUp(deps: PaymentDeps, row: CheckoutRow): Promise<CheckoutRow> {
  if (!isOpen(row) || row.provider !== deps.provider.name) return row;
  const { id, userId, pageId, paymentId } = row;
  if (pageId !== null) return await lookAtPage(deps, row, pageId);
  if (paymentId !== null)
    return await applyOutcome(deps, id, await ask(() => deps.provider.findPayment(paymentId)));
  if (awaitsPage(row)) return isBeingCharged(deps, row) ? row : await chargeCheckout(deps, row);
  const payer = await findPayer(deps.db, userId);
  const question = {
    key: id,
    customerId: payer?.stripeCustomerId ?? null,
    purpose: { userId, checkoutId: id },
    since: row.createdAt,
  };
  const made = await ask(() => deps.provider.findCharge(question));
  return made ? await applyOutcome(deps, id, made) : row;
}

/** Looks what became of an open purchase; goes on with one whose process died. */
export async function advance(
  deps: PaymentDeps,
  row: CheckoutRow,
  decision?: 'approve' | 'refuse',
): Promise<CheckoutRow> {
  if (!isOpen(row) || row.provider !== deps.provider.name) return row;
  const { pageId, paymentId } = row;
  if (pageId !== null) return await lookAtPage(deps, row, pageId);
  if (paymentId !== null) {
    const look = (): Promise<Outcome> =>
      decision ? deps.provider.confirm(paymentId, decision) : deps.provider.findPayment(paymentId);
    return await applyOutcome(deps, row.id, await ask(look));
  }
  if (isBeingCharged(deps, row, quickMs)) return row;
  // Found before it is asked for again: a provider forgets keys after a day.
  const found = await lookUp(deps, row);
  if (!isOpen(found) || found.paymentId !== null || found.pageId !== null) return found;
  if (isBeingCharged(deps, found)) return found;
  const begun = await updateCheckout(deps.db, row.id, { attemptedAt: deps.clock.now() });
  // Given up or paid in this moment: then nothing more is charged.
  return isOpen(begun) ? await chargeCheckout(deps, begun) : begun;
}

/**
 * What the provider reports of a purchase, also of one that is closed here: money that came late is honoured. `told` is the
 * payment it tells about, when that is known.
 */
export async function lookAgain(deps: PaymentDeps, row: CheckoutRow, told?: string): Promise<CheckoutRow> {
  const { pageId } = row;
  const paymentId = told ?? row.paymentId;
  // The page tells of the card as well, and has an event of its own.
  if (awaitsPage(row)) return row;
  if (row.status === 'paid' || row.provider !== deps.provider.name) return row;
  if (pageId !== null) return await lookAtPage(deps, row, pageId);
  if (paymentId === null) return row;
  return await applyOutcome(deps, row.id, await ask(() => deps.provider.findPayment(paymentId)));
}

async function lookAtPage(deps: PaymentDeps, row: CheckoutRow, pageId: string): Promise<CheckoutRow> {
  return await applyPage(deps, row, await ask(() => deps.provider.findPage(pageId)));
}

async function applyPage(deps: PaymentDeps, row: CheckoutRow, page: PageState): Promise<CheckoutRow> {
  if (page.status === 'open') return row;
  if (page.status === 'expired' || !page.outcome) return await applyOutcome(deps, row.id, { status: 'gone' });
  return await applyOutcome(deps, row.id, page.outcome, { card: page.card });
}

/** Gives an open purchase up, at the provider first: what was paid meanwhile stays paid. */
export async function cancelOpenPurchase(deps: PaymentDeps, row: CheckoutRow): Promise<CheckoutRow> {
  const { pageId, paymentId } = row;
  if (row.provider !== deps.provider.name) return await applyOutcome(deps, row.id, { status: 'gone' });
  if (pageId !== null) return await applyPage(deps, row, await ask(() => deps.provider.closePage(pageId)));
  if (paymentId !== null) {
    const outcome = await ask(() => deps.provider.cancelPayment(paymentId));
    return await applyOutcome(deps, row.id, outcome, { isGivenUp: true });
  }
  // Nobody knows yet whether it was charged: find out, and only then give it up. Money that comes later is honoured.
  const found = await lookUp(deps, row);
  if (!isOpen(found)) return found;
  if (found.paymentId !== null || found.pageId !== null) return await cancelOpenPurchase(deps, found);
  return isBeingCharged(deps, found) ? found : await applyOutcome(deps, found.id, { status: 'gone' });
}
