import type { Stripe } from 'stripe';
import type { ProviderEvent } from './payment-provider.ts';
import { purposeOf } from './stripe-metadata.ts';

/** An event of Stripe as one of ours. */
export function eventOf(event: Stripe.Event): ProviderEvent {
  return { id: event.id, type: event.type, subject: subjectOf(event) };
}

function subjectOf(event: Stripe.Event): ProviderEvent['subject'] {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return {
        kind: 'payment',
        paymentId: event.data.object.id,
        purpose: purposeOf(event.data.object.metadata),
      };
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return { kind: 'page', pageId: event.data.object.id };
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent: intent, metadata } = event.data.object;
      const paymentId = typeof intent === 'string' ? intent : intent?.id;
      return paymentId === undefined
        ? { kind: 'other' }
        : { kind: 'returned', paymentId, purpose: purposeOf(metadata) };
    }
    default:
      return { kind: 'other' };
  }
}
