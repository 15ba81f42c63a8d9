import { z } from 'zod';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { providerName } from './money.ts';

/** A card as typed. It goes to the provider and is kept nowhere. Accepted only when `card_entry` is `form`. */
export const cardDetails = z.object({
  number: z.string().max(40),
  exp_month: z.number().int(),
  exp_year: z.number().int().describe('four digits'),
  cvc: z.string().max(8),
  name: z.string().max(120).optional(),
});
export type CardDetails = z.output<typeof cardDetails>;

export const paymentMethod = z.object({
  id: id('pm'),
  brand: z.string().describe('visa, mastercard, amex, …'),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  name: z.string().nullable(),
  is_default: z.boolean(),
  status: z.string().describe('F9 word: active or expired'),
  created_at: instant,
});
export type PaymentMethod = z.output<typeof paymentMethod>;

/** What can be wrong with a card as typed. */
export const cardErrors = [
  'card.number_invalid',
  'card.expiry_invalid',
  'card.cvc_invalid',
  'card.not_a_test_card',
  'card.entered_elsewhere',
] as const;

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/billing/payment-methods',
  access: 'user',
  status: 200,
  summary: 'Own cards, the default one first (R15)',
  data: z.object({
    provider: providerName,
    card_entry: z
      .enum(['form', 'redirect'])
      .describe('form: send `card`; redirect: leave `card` out and go to the answered redirect_url'),
    methods: z.array(paymentMethod),
  }),
  errors: [],
});

export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/billing/payment-methods',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Add a card, or put it in place of another (R15)',
  body: z.object({
    card: cardDetails.optional(),
    make_default: z.boolean().optional().describe('the first card is the default one in any case'),
    replaces: z
      .string()
      .max(80)
      .optional()
      .describe('id of the card that goes away, its place as default is kept'),
  }),
  data: z.object({ payment_method: paymentMethod.nullable(), redirect_url: z.string().nullable() }),
  errors: [
    ...cardErrors,
    'payment.declined',
    'payment.unavailable',
    'payment_method.not_found',
    'payment_method.too_many',
  ],
});

const methodParams = z.object({ method_id: z.string().max(80) });

export const makeDefaultPaymentMethod = endpoint({
  method: 'POST',
  path: '/billing/payment-methods/:method_id/default',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Pay with this card from now on (R15)',
  params: methodParams,
  data: z.object({ payment_method: paymentMethod }),
  errors: ['payment_method.not_found'],
});

export const removePaymentMethod = endpoint({
  method: 'DELETE',
  path: '/billing/payment-methods/:method_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Remove a card; the only card of a plan that renews stays (R15)',
  params: methodParams,
  data: nothing,
  errors: ['payment_method.not_found', 'payment_method.in_use'],
});
