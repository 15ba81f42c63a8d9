import { isSeveral, monthsBefore, sumsOf, type CustomerEntry } from './customer-entries.ts';

export interface Concentration {
  /** First and last month that are in it, at most twelve. */
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly largest: { readonly customer: string; readonly amount: number };
  readonly customers: number;
  /** Shares as fractions. */
  readonly top1: number;
  readonly top5: number;
  /** Between 0 and 10,000. */
  readonly hhi: number;
  readonly used: readonly CustomerEntry[];
}

/**
 * How much of the last twelve months hangs on few customers: the share of the largest, of the five largest, and the
 * Herfindahl-Hirschman index, the sum of the squared shares in percent (as defined in the Merger Guidelines of the US
 * Department of Justice and the FTC, there for markets). A customer whose sum is below zero has no share: nothing is
 * computed then.
 */
export function concentrationOf(
  entries: readonly CustomerEntry[],
): Concentration | { readonly reason: 'empty' | 'negative' } {
  const to = entries.reduce((last, { month }) => (month > last ? month : last), '');
  if (to === '') return { reason: 'empty' };
  const first = monthsBefore(to, 11);
  const used = entries.filter(({ month }) => month >= first);
  const all = sumsOf(used);
  // Many customers in one row count in the total, and as no customer.
  const sums = all.filter(({ customer }) => !isSeveral(customer));
  const [largest] = sums;
  const total = all.reduce((sum, { amount }) => sum + amount, 0);
  if (largest === undefined || total <= 0 || all.some(({ amount }) => amount < 0))
    return { reason: 'negative' };
  const shares = sums.map(({ amount }) => amount / total);
  return {
    from: used.reduce((least, { month }) => (month < least ? month : least), to),
    to,
    total,
    largest,
    customers: sums.filter(({ amount }) => amount > 0).length,
    top1: largest.amount / total,
    top5: shares.slice(0, 5).reduce((sum, share) => sum + share, 0),
    hhi: shares.reduce((sum, share) => sum + (share * 100) ** 2, 0),
    used,
  };
}
