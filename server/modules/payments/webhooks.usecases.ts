import { appError } from '../../errors/app-error.ts';
import type { ProviderEvent } from '../../providers/payments/payment-provider.ts';
import { ask, lookAgain } from './checkout-progress.ts';
import { findCheckoutByPage, findCheckoutByPayment } from './checkouts.repository.ts';
import { findInvoiceByPayment } from './invoices.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { keepMethod } from './payment-methods.usecases.ts';
import { hasEvent, insertEvent } from './payments.repository.ts';
import { recordRenewal } from './renewals.usecases.ts';
import { recordReturn } from './returns.usecases.ts';

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
  if (subject.kind === 'payment') await handlePayment(deps, subject.paymentId);
  if (subject.kind === 'page') await handlePage(deps, subject.pageId);
  if (subject.kind === 'returned') {
    // It may have been paid and not be known yet.
    await handlePayment(deps, subject.paymentId);
    await recordReturn(deps, event, subject.paymentId);
  }
}

async function handlePayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const checkout = await findCheckoutByPayment(deps.db, paymentId);
  if (checkout) {
    await lookAgain(deps, checkout);
    return;
  }
  const invoice = await findInvoiceByPayment(deps.db, paymentId);
  if (invoice?.status !== 'open') return;
  await recordRenewal(deps, invoice.id, await ask(() => deps.provider.findPayment(paymentId)), null);
}

async function handlePage(deps: PaymentDeps, pageId: string): Promise<void> {
  const checkout = await findCheckoutByPage(deps.db, pageId);
  if (checkout) {
    await lookAgain(deps, checkout);
    return;
  }
  const page = await ask(() => deps.provider.findPage(pageId));
  if (page.status !== 'done' || !page.card || page.outcome) return;
  const { userId, makesDefault = false, replaces } = page.purpose;
  if (userId !== '') await keepMethod(deps, userId, page.card, { makesDefault, replaces });
}
