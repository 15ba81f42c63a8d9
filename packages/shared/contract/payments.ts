import { z } from 'zod';
import { credits, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { interval, money } from './money.ts';
import { cardDetails, cardErrors } from './payment-methods.ts';

/** What can be bought. Exactly one of `plan` (with `interval`, monthly when absent), `top_up` and `invoice_id` (an open invoice). */
const purchaseFields = {
  plan: z.string().max(40).optional(),
  interval: interval.optional(),
  top_up: z.string().max(40).optional(),
  invoice_id: z.string().max(80).optional(),
};

/** One line of a price: `title` is English and on the invoice; the other fields let the interface say it in its own language. */
export const priceLine = z.object({
  kind: z.enum(['plan', 'unused', 'top_up']).describe('unused: what is left of the plan that ends, negative'),
  title: z.string(),
  amount: money,
  plan: z.string().nullable().describe('plan slug'),
  interval: interval.nullable(),
  credits: credits.nullable().describe('top_up: credits bought; plan: credits a month'),
  from: instant.nullable(),
  to: instant.nullable(),
});
export type PriceLine = z.output<typeof priceLine>;

export const paymentPreview = endpoint({
  method: 'GET',
  path: '/billing/preview',
  access: 'user',
  status: 200,
  summary: 'What a purchase changes today and at renewal, line by line (R9)',
  query: z.object(purchaseFields),
  data: z.object({
    quote: z
      .string()
      .describe('send it with the checkout: two tabs with one quote pay once, a stale one is refused'),
    effect: z
      .enum(['pays_now', 'starts_later'])
      .describe('starts_later: a smaller plan, nothing is charged before the period ends'),
    starts_at: instant,
    today: z.object({ lines: z.array(priceLine), total: money }),
    renewal: z
      .object({ at: instant, lines: z.array(priceLine), total: money })
      .nullable()
      .describe('the next payment by itself; null when there is none'),
    credits_now: credits,
    credits_after: credits.describe('available right after this purchase'),
    monthly_credits_now: credits,
    monthly_credits_after: credits,
    parallel_runs_now: z.number().int(),
    parallel_runs_after: z.number().int(),
  }),
  errors: [
    'plan.unknown',
    'plan.already_active',
    'plan.not_sold',
    'top_up.unknown',
    'invoice.not_found',
    'invoice.not_open',
    'purchase.unclear',
    'invoice.open',
  ],
});
export type PaymentPreview = z.output<typeof paymentPreview.data>;

const checkoutStatus = z.enum([
  'processing',
  'needs_confirmation',
  'needs_redirect',
  'paid',
  'scheduled',
  'failed',
  'canceled',
]);

/**
 * One purchase on its way. `needs_confirmation`: the bank asks; with `confirmation_url` send the person there, without it
 * (test payments) ask here, then call confirm. `needs_redirect`: send the person to `redirect_url`. `scheduled`: starts
 * when the period ends, nothing was charged.
 */
export const checkout = z.object({
  id: id('chk'),
  status: checkoutStatus,
  kind: z.enum(['plan', 'top_up', 'invoice']),
  plan: z.string().nullable(),
  interval: interval.nullable(),
  top_up: z.string().nullable(),
  lines: z.array(priceLine),
  total: money,
  confirmation_url: z.string().nullable(),
  redirect_url: z.string().nullable(),
  failure: z.object({ code: z.string(), sentence: z.string() }).nullable(),
  invoice_id: z.string().nullable(),
  starts_at: instant.nullable().describe('scheduled: when'),
  created_at: instant,
  finished_at: instant.nullable(),
});
export type Checkout = z.output<typeof checkout>;

const paymentErrors = [
  'payment.declined',
  'payment.insufficient_funds',
  'payment.confirmation_refused',
  'payment.unavailable',
] as const;
/** Needs the header `Idempotency-Key`. A declined card answers with an error (402); the next try needs a new key. */
export const startCheckout = endpoint({
  method: 'POST',
  path: '/billing/checkout',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Buy a plan or credits; a second call while one is open answers the same one (R9)',
  body: z.object({
    ...purchaseFields,
    payment_method_id: z
      .string()
      .max(80)
      .optional()
      .describe(
        'without it and without card: the default card; `new`: enter one at the provider (card_entry redirect)',
      ),
    card: cardDetails.optional().describe('a new card; kept as the default one when the payment succeeds'),
    quote: z.string().max(100).optional(),
  }),
  data: z.object({ checkout }),
  errors: [
    ...paymentPreview.errors,
    ...paymentErrors,
    ...cardErrors,
    'checkout.already_open',
    'checkout.outdated',
    'payment_method.missing',
    'payment_method.not_found',
    'request.idempotency_key_missing',
    'request.idempotency_key_reused',
  ],
});

const checkoutParams = z.object({ checkout_id: z.string().max(80) });

export const getCheckout = endpoint({
  method: 'GET',
  path: '/billing/checkouts/:checkout_id',
  access: 'user',
  status: 200,
  summary: 'How far a purchase is; asks the provider while it is open',
  params: checkoutParams,
  data: z.object({ checkout }),
  errors: ['checkout.not_found'],
});

/** Test payments: `decision` stands for the bank's page. Stripe: call it after coming back from `confirmation_url`. */
export const confirmCheckout = endpoint({
  method: 'POST',
  path: '/billing/checkouts/:checkout_id/confirm',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Confirm or refuse a payment the bank asks about; refused answers with status failed',
  params: checkoutParams,
  body: z.object({ decision: z.enum(['approve', 'refuse']) }),
  data: z.object({ checkout }),
  errors: ['checkout.not_found', ...paymentErrors],
});

export const cancelCheckout = endpoint({
  method: 'POST',
  path: '/billing/checkouts/:checkout_id/cancel',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Give up an open purchase; one that was paid meanwhile stays paid',
  params: checkoutParams,
  data: z.object({ checkout }),
  errors: ['checkout.not_found', 'payment.unavailable'],
});
