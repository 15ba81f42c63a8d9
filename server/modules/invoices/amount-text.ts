import type { Money } from '@loupe/shared/contract/money';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { titles } from '../../messages/titles-texts.ts';
import { numberText } from '../../tools/number-text.ts';

/** EUR 1,234.50, or 1.234,50 EUR in German. */
export function amountText({ amount_minor: minor, currency }: Money): string {
  const { maximumFractionDigits: digits = 2 } = numberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return titles().invoice.money(numberText(minor / 10 ** digits, digits), currency);
}
