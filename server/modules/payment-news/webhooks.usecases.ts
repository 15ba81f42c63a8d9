import { appError } from '../../errors/app-error.ts';
import type { ProviderEvent, Purpose } from '../../providers/payments/payment-provider.ts';
import { ask } from '../payments/ask-provider.ts';
import { lookAgain } from '../checkout/checkout-progress.ts';
import { inLanguageOf } from '../identity/account-language.ts';
import {
  findCheckout,
  findCheckoutByPage,
  findCheckoutByPayment,
  type CheckoutRow,
} from '../checkout/open-checkouts.usecases.ts';
import { findInvoice, findInvoiceByPayment } from '../invoices/invoices.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { keepMethod } from '../payment-methods/payment-methods.usecases.ts';
import { hasEvent, insertEvent } from '../payments/payment-events.usecases.ts';
import { recordRenewal } from '../renewals/renewals.usecases.ts';
import { recordReturn } from '../returns/returns.usecases.ts';

/**
 * Takes one event of the provider. Events only say that something changed: what became of it is asked from the provider,
 * so order and repetition do not matter, and every effect happens once by the state of what it touches. Throws
 * `webhook.signature_invalid`; any other error makes the provider send it again.
 */
export async function takeEvent(
  deps: PaymentDeps,
  provider: string,
  body: string,
  signature: string,
): Promise<void> {
  if (provider !== deps.provider.name) throw appError('request.not_found');
  const event = deps.provider.readEvent(body, signature);
  if (!event) throw appError('webhook.signature_invalid');
  if (await hasEvent(deps.db, provider, event.id)) return;
  await handle(deps, event);
  await insertEvent(deps.db, { provider, eventId: event.id, type: event.type, handledAt: deps.clock.now() });
}

async function handle(deps: PaymentDeps, event: ProviderEvent): Promise<void> {
  const { subject } = event;
  if (subject.kind === 'payment') await handlePayment(deps, subject.paymentId, subject.purpose);
  if (subject.kind === 'page') await handlePage(deps, subject.pageId);
  if (subject.kind === 'returned') {
    // It may have been paid and not be known yet.
    await handlePayment(deps, subject.paymentId, subject.purpose);
    await recordReturn(deps, event, subject.paymentId);
  }
}

/**
 * A payment is known by its id, or by what we said it is for when it was made: the process that made it may have died
 * before it stored the id.
 */
async function handlePayment(deps: PaymentDeps, paymentId: string, purpose: Purpose): Promise<void> {
  const checkout =
    (await findCheckoutByPayment(deps.db, paymentId)) ?? (await findMeantCheckout(deps, purpose));
  if (checkout) {
    await inLanguageOf(deps.db, checkout.userId, () => lookAgain(deps, checkout, paymentId));
    return;
  }
  const known = await findInvoiceByPayment(deps.db, paymentId);
  const invoice =
    known ?? (purpose.invoiceId === undefined ? null : await findInvoice(deps.db, purpose.invoiceId));
  if (invoice?.status !== 'open') return;
  const outcome = await ask(() => deps.provider.findPayment(paymentId));
  // A payment that is not the invoice's newest failed before, and was counted: only money that it took is news.
  if (known || outcome.status === 'succeeded') await recordRenewal(deps, invoice.id, outcome, null);
}

async function findMeantCheckout(
  deps: PaymentDeps,
  { checkoutId, userId }: Purpose,
): Promise<CheckoutRow | null> {
  if (checkoutId === undefined) return null;
  const row = await findCheckout(deps.db, checkoutId);
  return row?.userId === userId && row.provider === deps.provider.name ? row : null;
}

async function handlePage(deps: PaymentDeps, pageId: string): Promise<void> {
  const checkout = await findCheckoutByPage(deps.db, pageId);
  if (checkout) {
    await inLanguageOf(deps.db, checkout.userId, () => lookAgain(deps, checkout));
    return;
  }
  const page = await ask(() => deps.provider.findPage(pageId));
  const meant = page.status === 'done' ? await findMeantCheckout(deps, page.purpose) : null;
  if (meant) {
    await inLanguageOf(deps.db, meant.userId, () => lookAgain(deps, { ...meant, pageId }));
    return;
  }
  if (page.status !== 'done' || !page.card || page.outcome) return;
  const { userId, makesDefault = false, replaces } = page.purpose;
  if (userId !== '') await keepMethod(deps, userId, page.card, { makesDefault, replaces });
}
