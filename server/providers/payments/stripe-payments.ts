import type { Stripe } from 'stripe';
import { appError } from '../../errors/app-error.ts';
import {
  ProviderUnavailable,
  type Card,
  type Charge,
  type ChargeQuestion,
  type FailureCode,
  type Outcome,
  type PageRequest,
  type PageState,
  type PaymentProvider,
} from './payment-provider.ts';
import { forgetCustomer } from './stripe-customers.ts';
import { eventOf } from './stripe-events.ts';
import { metadataOf, purposeOf } from './stripe-metadata.ts';
import { findReturned } from './stripe-returned.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the API answers instead of Stripe's own address, for tests. */
  readonly api?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

/** Seconds by which Stripe's clock and ours may differ. */
const clockSkewS = 300;

const pageExpand = ['payment_intent.payment_method', 'setup_intent.payment_method'];

/**
 * Payments with Stripe: cards are entered on Stripe's page, we keep customers, card tokens and payments by id. Periods and
 * renewals are ours, so both providers follow the same rules.
 */
export async function createStripePayments(options: StripeOptions): Promise<PaymentProvider> {
  // Loaded on demand: a server without a key does not pay for it.
  const { default: StripeClient } = await import('stripe');
  const stripe = new StripeClient(options.secretKey, {
    maxNetworkRetries: 1,
    timeout: 20_000,
    ...options.api,
  });

  return {
    name: 'stripe',
    cardEntry: 'redirect',
    ensureCustomer: async ({ userId, email, customerId }) =>
      customerId ??
      (
        await ask(() =>
          stripe.customers.create(
            { email, metadata: { user_id: userId } },
            { idempotencyKey: `customer:${userId}` },
          ),
        )
      ).id,
    tokenise: () => Promise.reject(appError('card.entered_elsewhere')),
    charge: async (charge) => await chargeCard(stripe, charge),
    findPayment: async (paymentId) => outcomeOf(await ask(() => stripe.paymentIntents.retrieve(paymentId))),
    findCharge: async (question) => await findCharge(stripe, question),
    findReturned: async (paymentId) => await findReturned(stripe, paymentId),
    confirm: async (paymentId, decision) =>
      decision === 'refuse'
        ? await cancel(stripe, paymentId)
        : outcomeOf(await ask(() => stripe.paymentIntents.retrieve(paymentId))),
    cancelPayment: async (paymentId) => await cancel(stripe, paymentId),
    openPage: async (request) => await openPage(stripe, request),
    findPage: async (pageId) =>
      pageState(await ask(() => stripe.checkout.sessions.retrieve(pageId, { expand: pageExpand }))),
    closePage: async (pageId) => {
      // A page that is done already cannot be closed; what became of it is looked up either way.
      await ask(() => stripe.checkout.sessions.expire(pageId)).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable) || !isRefused(error.cause)) throw error;
      });
      return pageState(await ask(() => stripe.checkout.sessions.retrieve(pageId, { expand: pageExpand })));
    },
    forgetCard: async (token) => {
      await ask(() => stripe.paymentMethods.detach(token)).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable) || !isRefused(error.cause)) throw error;
      });
    },
    forgetCustomer: async (customerId) => await forgetCustomer(stripe, customerId),
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, options.webhookSecret));
      } catch {
        return null;
      }
    },
  };
}

async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
}

/** Stripe understood and said no, so nothing happened. */
function isRefused(error: unknown): boolean {
  return (error as { type?: unknown }).type === 'StripeInvalidRequestError';
}

async function chargeCard(stripe: Stripe, charge: Charge): Promise<Outcome> {
  const { key, customerId, token, amountMinor, currency, title, purpose, isOffSession, returnUrl } = charge;
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountMinor,
        currency: currency.toLowerCase(),
        ...(customerId !== null && { customer: customerId }),
        payment_method: token,
        allowed_payment_method_types: ['card'],
        confirm: true,
        description: title,
        metadata: metadataOf(purpose),
        ...(isOffSession ? { off_session: true } : { return_url: returnUrl }),
      },
      { idempotencyKey: key },
    );
    return outcomeOf(intent);
  } catch (error) {
    const failure = error as Partial<Stripe.errors.StripeError>;
    if (failure.type === 'StripeCardError')
      return {
        status: 'failed',
        paymentId: failure.payment_intent?.id ?? null,
        code: failureOf(failure.code, failure.decline_code),
      };
    // The card is gone at Stripe: nothing was charged.
    if (isRefused(error) && failure.code === 'resource_missing')
      return { status: 'failed', paymentId: null, code: 'payment.declined' };
    throw new ProviderUnavailable(error);
  }
}

/** Listed and compared here: Stripe's own search by metadata is a minute behind. One that took money counts before others. */
async function findCharge(stripe: Stripe, question: ChargeQuestion): Promise<Outcome | null> {
  const { customerId, purpose, since } = question;
  if (customerId === null) return null;
  const made = await ask(
    async () =>
      await stripe.paymentIntents
        .list({
          customer: customerId,
          created: { gte: Math.floor(since.getTime() / 1000) - clockSkewS },
          limit: 100,
        })
        .autoPagingToArray({ limit: 1000 }),
  );
  const ours = made.filter(({ metadata }) => {
    const { checkoutId, invoiceId } = purposeOf(metadata);
    return purpose.checkoutId === undefined
      ? invoiceId !== undefined && invoiceId === purpose.invoiceId
      : checkoutId === purpose.checkoutId;
  });
  const [newest] = ours;
  const found = ours.find(({ status }) => status === 'succeeded') ?? newest;
  return found ? outcomeOf(found) : null;
}

function failureOf(code: string | undefined | null, declineCode: string | undefined | null): FailureCode {
  if (code === 'authentication_required' || declineCode === 'authentication_required')
    return 'payment.confirmation_needed';
  if (code === 'payment_intent_authentication_failure') return 'payment.confirmation_refused';
  return declineCode === 'insufficient_funds' ? 'payment.insufficient_funds' : 'payment.declined';
}

function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  const paymentId = intent.id;
  const error = intent.last_payment_error;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', paymentId };
    case 'requires_action':
      return {
        status: 'needs_confirmation',
        paymentId,
        url: intent.next_action?.redirect_to_url?.url ?? null,
      };
    case 'requires_payment_method':
      return { status: 'failed', paymentId, code: failureOf(error?.code, error?.decline_code) };
    case 'canceled':
      return { status: 'failed', paymentId, code: 'payment.confirmation_refused' };
    default:
      return { status: 'pending', paymentId };
  }
}

async function cancel(stripe: Stripe, paymentId: string): Promise<Outcome> {
  try {
    return outcomeOf(await stripe.paymentIntents.cancel(paymentId));
  } catch (error) {
    // Too late to cancel: look what it became.
    if (isRefused(error)) return outcomeOf(await ask(() => stripe.paymentIntents.retrieve(paymentId)));
    throw new ProviderUnavailable(error);
  }
}

async function openPage(stripe: Stripe, request: PageRequest): Promise<{ pageId: string; url: string }> {
  const { key, customerId, payment, purpose, returnUrl } = request;
  const metadata = metadataOf(purpose);
  const common = {
    ...(customerId !== null && { customer: customerId }),
    allowed_payment_method_types: ['card' as const],
    success_url: returnUrl,
    cancel_url: returnUrl,
    metadata,
  };
  const session = await ask(() =>
    stripe.checkout.sessions.create(
      payment
        ? {
            ...common,
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: payment.currency.toLowerCase(),
                  unit_amount: payment.amountMinor,
                  product_data: { name: payment.title },
                },
              },
            ],
            payment_intent_data: { setup_future_usage: 'off_session', metadata, description: payment.title },
          }
        : { ...common, mode: 'setup' },
      { idempotencyKey: key },
    ),
  );
  if (!session.url) throw new ProviderUnavailable(new Error('Stripe answered a page without an address'));
  return { pageId: session.id, url: session.url };
}

function pageState(session: Stripe.Checkout.Session): PageState {
  if (session.status === 'open') return { status: 'open' };
  if (session.status === 'expired') return { status: 'expired' };
  const intent = session.payment_intent;
  const setup = session.setup_intent;
  const payment = intent && typeof intent === 'object' ? intent : null;
  const method =
    payment?.payment_method ?? (setup && typeof setup === 'object' ? setup.payment_method : null);
  return {
    status: 'done',
    purpose: purposeOf(session.metadata),
    outcome: payment ? outcomeOf(payment) : null,
    card: method && typeof method === 'object' ? cardOf(method) : null,
  };
}

function cardOf(method: Stripe.PaymentMethod): Card | null {
  const { card } = method;
  if (!card) return null;
  return {
    token: method.id,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.exp_month,
    expYear: card.exp_year,
    name: method.billing_details.name,
  };
}
