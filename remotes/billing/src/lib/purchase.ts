import type { Interval } from '@loupe/shared/contract/money';
import { pathTo } from '@loupe/shared/lib/route-path';

/** What somebody is about to pay, as the address says it (R9). */
export type Purchase =
  | { readonly kind: 'plan'; readonly plan: string; readonly interval: Interval }
  | { readonly kind: 'top_up'; readonly topUp: string }
  | { readonly kind: 'invoice'; readonly invoiceId: string };

type Query = Readonly<Record<string, string | undefined>>;
const MOST_NAME = 40;
const MOST_ID = 80;

function textOf(value: string | undefined, most: number): string | null {
  return value !== undefined && value !== '' && value.length <= most ? value : null;
}

/** Reads `?plan=&interval=`, `?top_up=` or `?invoice=`; null when the address chooses nothing. */
export function readPurchase(query: Query): Purchase | null {
  const plan = textOf(query['plan'], MOST_NAME);
  if (plan !== null) {
    return { kind: 'plan', plan, interval: query['interval'] === 'yearly' ? 'yearly' : 'monthly' };
  }
  const topUp = textOf(query['top_up'], MOST_NAME);
  if (topUp !== null) return { kind: 'top_up', topUp };
  const invoiceId = textOf(query['invoice'], MOST_ID);
  return invoiceId === null ? null : { kind: 'invoice', invoiceId };
}

/** The address that pays for it. */
export function paymentPath(purchase: Purchase | null): string {
  if (purchase === null) return pathTo('payment');
  if (purchase.kind === 'plan') {
    return pathTo('payment', {}, { plan: purchase.plan, interval: purchase.interval });
  }
  if (purchase.kind === 'top_up') return pathTo('payment', {}, { top_up: purchase.topUp });
  return pathTo('payment', {}, { invoice: purchase.invoiceId });
}

/** The fields by which the server knows it. */
export function purchaseFields(purchase: Purchase) {
  if (purchase.kind === 'plan') return { plan: purchase.plan, interval: purchase.interval };
  return purchase.kind === 'top_up' ? { top_up: purchase.topUp } : { invoice_id: purchase.invoiceId };
}

export function isSamePurchase(a: Purchase | null, b: Purchase | null): boolean {
  return paymentPath(a) === paymentPath(b);
}
