import { isSeveral, monthsBefore, sumsOf, type CustomerEntry } from './customer-entries.ts';

export interface Retention {
  readonly from: string;
  readonly to: string;
  /** Of the customers of the first month: their revenue in both months, and how many there are still. */
  readonly before: number;
  readonly kept: number;
  readonly customersBefore: number;
  readonly customersKept: number;
  readonly netRetention: number;
  readonly customerRetention: number;
  readonly used: readonly CustomerEntry[];
}

/**
 * The customers of a month, looked at again twelve months later: net revenue retention is their revenue then divided by
 * their revenue before (upsell counts, new customers do not), customer retention the share of them that still pays. Without
 * a month twelve months before the last nothing is computed: a shorter span is another number under the same name.
 */
export function retentionOf(
  all: readonly CustomerEntry[],
): Retention | { readonly reason: 'short' | 'not positive' } {
  // Who is in a row of many customers may be new.
  const entries = all.filter(({ customer }) => !isSeveral(customer));
  const to = entries.reduce((last, { month }) => (month > last ? month : last), '');
  if (to === '') return { reason: 'short' };
  const from = monthsBefore(to, 12);
  const first = entries.filter(({ month }) => month === from);
  if (first.length === 0) return { reason: 'short' };
  const cohort = sumsOf(first).filter(({ amount }) => amount > 0);
  const names = new Set(cohort.map(({ customer }) => customer));
  const last = entries.filter(({ month, customer }) => month === to && names.has(customer));
  const now = sumsOf(last);
  const before = cohort.reduce((sum, { amount }) => sum + amount, 0);
  const kept = now.reduce((sum, { amount }) => sum + amount, 0);
  if (before <= 0) return { reason: 'not positive' };
  const customersKept = now.filter(({ amount }) => amount > 0).length;
  return {
    from,
    to,
    before,
    kept,
    customersBefore: cohort.length,
    customersKept,
    netRetention: kept / before,
    customerRetention: customersKept / cohort.length,
    used: [...first.filter(({ customer }) => names.has(customer)), ...last],
  };
}

/** Customers of the first month that bring nothing in the last, with what they brought in the first, the largest first. */
export function lostOf({ from, to, used }: Retention): ReturnType<typeof sumsOf> {
  const last = sumsOf(used.filter(({ month }) => month === to));
  const staying = new Set(last.filter(({ amount }) => amount > 0).map(({ customer }) => customer));
  return sumsOf(used.filter(({ month }) => month === from)).filter(
    ({ customer, amount }) => amount > 0 && !staying.has(customer),
  );
}
