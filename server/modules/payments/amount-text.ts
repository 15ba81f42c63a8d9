import type { Money } from '@loupe/shared/contract/money';

/** EUR 1,234.50 */
export function amountText({ amount_minor: minor, currency }: Money): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const amount = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${currency} ${amount.format(minor / 10 ** digits)}`;
}
