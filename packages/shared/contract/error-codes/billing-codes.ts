import type { CodesOfTopic } from './codes-of-topic.ts';

/** Credits, plans and payments. */
export const billingCodes = {
  'credits.not_enough': { status: 409, sentence: 'There are not enough credits for this.' },
  'plan.unknown': { status: 404, sentence: 'This plan is not offered.' },
  'plan.already_active': { status: 409, sentence: 'You already have this plan.' },
  'plan.not_sold': {
    status: 409,
    sentence: 'The free plan needs no payment. Cancel your plan to return to it.',
  },
  'top_up.unknown': { status: 404, sentence: 'These credits are not offered.' },
  'purchase.unclear': {
    status: 400,
    sentence: 'Say what to buy: a plan, a top-up or an open invoice, one of them.',
  },
  'checkout.not_found': { status: 404, sentence: 'This payment was not found.' },
  'checkout.already_open': {
    status: 409,
    sentence: 'Another payment is still open. Finish or cancel it first.',
  },
  'checkout.outdated': {
    status: 409,
    sentence: 'Something changed since this page was opened. Nothing was charged. Look at the amounts again.',
  },
  'payment.declined': {
    status: 402,
    sentence: 'The card was declined. Nothing was charged. Try another card or ask your bank.',
  },
  'payment.insufficient_funds': {
    status: 402,
    sentence: 'There is not enough money on this card. Nothing was charged. Try another card.',
  },
  'payment.confirmation_refused': {
    status: 402,
    sentence: 'The payment was not confirmed. Nothing was charged.',
  },
  'payment.confirmation_needed': {
    status: 402,
    sentence: 'The bank asks you to confirm this payment. Pay it here to do so.',
  },
  'payment.unavailable': {
    status: 503,
    sentence: 'The payment service does not answer. Try again in a moment: you will not be charged twice.',
  },
  'card.number_invalid': { status: 400, sentence: 'This card number is not complete or has a typing error.' },
  'card.expiry_invalid': { status: 400, sentence: 'This expiry date is in the past or not valid.' },
  'card.cvc_invalid': {
    status: 400,
    sentence: 'The security code has three digits, four on American Express.',
  },
  'card.not_a_test_card': {
    status: 400,
    sentence: 'Only test cards work here, like 4242 4242 4242 4242. Do not enter a real card.',
  },
  'card.entered_elsewhere': {
    status: 409,
    sentence: 'Cards are entered on the page of the payment service.',
  },
  'payment_method.not_found': { status: 404, sentence: 'This card was not found.' },
  'payment_method.missing': { status: 409, sentence: 'Add a card first.' },
  'payment_method.in_use': {
    status: 409,
    sentence: 'This card pays your plan. Add another card first, or cancel the plan.',
  },
  'payment_method.too_many': { status: 409, sentence: 'An account can hold 10 cards. Remove one first.' },
  'subscription.none': { status: 409, sentence: 'There is no paid plan.' },
  'invoice.not_found': { status: 404, sentence: 'This invoice was not found.' },
  'invoice.not_open': { status: 409, sentence: 'This invoice needs no payment.' },
  'invoice.open': {
    status: 409,
    sentence: 'A payment for your plan is overdue. Pay it first, or cancel the plan.',
  },
  'webhook.signature_invalid': { status: 400, sentence: 'The signature of this event is not valid.' },
} as const satisfies CodesOfTopic;
