import { z } from 'zod';
import { credits, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { interval, money, providerName } from './money.ts';
import { paymentMethod } from './payment-methods.ts';
import { checkout, priceLine } from './payments.ts';

const invoice = z.object({
  id: id('inv'),
  number: z.string().describe('2026-000123'),
  status: z
    .string()
    .describe(
      'F9 word: paid, pending (to be paid, or disputed), failed (given up, or charged back), refunded',
    ),
  title: z.string(),
  issued_at: instant,
  paid_at: instant.nullable(),
  lines: z.array(priceLine),
  total: money,
  paid_with: z.string().nullable().describe('Visa ending in 4242'),
  pdf_path: z.string().describe('below the API base, needs the token: download with H6'),
  returned: z
    .object({
      refunded: money,
      disputed: money.describe('with the payer’s bank, for now or for good'),
      dispute: z.enum(['open', 'won', 'lost']).nullable(),
    })
    .nullable()
    .describe('what went back of the payment; null as long as nothing did'),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/billing/invoices',
  access: 'user',
  status: 200,
  summary: 'Own invoices, newest first (R11)',
  query: z.object({ cursor: z.string().max(200).optional() }),
  data: z.object({ invoices: z.array(invoice), next_cursor: z.string().nullable() }),
  errors: [],
});

/** The document itself: application/pdf as attachment, needs the token. */
export const invoiceDocumentPath = '/billing/invoices/:invoice_id/pdf';

const billingDetails = z.object({
  name: z.string().max(120),
  company: z.string().max(120),
  address: z.string().max(400).describe('lines separated by newlines'),
  country: z.string().max(80),
  tax_id: z.string().max(40),
});
export type BillingDetails = z.output<typeof billingDetails>;

export const saveBillingDetails = endpoint({
  method: 'POST',
  path: '/billing/details',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'What later invoices say about the payer (R11)',
  body: billingDetails,
  data: z.object({ details: billingDetails }),
  errors: [],
});

const subscription = z.object({
  plan: z.string(),
  title: z.string(),
  interval: interval.nullable().describe('null on the free plan'),
  price: money,
  monthly_credits: credits,
  parallel_runs: z.number().int(),
  status: z.string().describe('F9 word: active, pending (a payment failed and is tried again), inactive'),
  period_started_at: instant.nullable(),
  period_ends_at: instant.nullable(),
  cancelled_at: instant.nullable().describe('asked to end; it runs until ends_at'),
  ends_at: instant.nullable(),
  refills_held: z
    .boolean()
    .describe('the whole payment is disputed: no credits of the plan until the bank has decided'),
  next_change: z
    .object({ plan: z.string(), title: z.string(), interval, at: instant })
    .nullable()
    .describe('a smaller plan that starts when the period ends'),
  next_payment: z.object({ at: instant, amount: money }).nullable(),
  failed_payment: z
    .object({
      invoice_id: id('inv'),
      amount: money,
      sentence: z.string(),
      next_try_at: instant.nullable(),
      ends_at: instant.describe('when the plan falls back to free if nothing is paid'),
    })
    .nullable()
    .describe('pay it with checkout {invoice_id}'),
});
export type Subscription = z.output<typeof subscription>;

export const managePayments = endpoint({
  method: 'GET',
  path: '/billing/summary',
  access: 'user',
  status: 200,
  summary: 'Plan, card, billing details, newest invoices and the open purchase (R11)',
  data: z.object({
    provider: providerName,
    subscription,
    card: paymentMethod.nullable(),
    details: billingDetails,
    invoices: z.array(invoice).describe('the newest five'),
    open_checkout: checkout.nullable(),
  }),
  errors: [],
});
export type ManagePayments = z.output<typeof managePayments.data>;

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/billing/subscription/cancel',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'End the paid plan when its period ends; at once when its payment is overdue (R11)',
  data: z.object({ subscription }),
  errors: ['subscription.none'],
});

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/billing/subscription/resume',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Take back a cancellation or a planned change to a smaller plan (R11)',
  data: z.object({ subscription }),
  errors: ['subscription.none'],
});
