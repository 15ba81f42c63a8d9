import { numberFormat } from '@loupe/shared/lib/kept-formats';

/** An amount in the smallest unit of its currency, e.g. cents. */
export interface Money {
  readonly amount_minor: number;
  readonly currency: string;
}

/** `$19.00`, `−$5.00`; whole amounts can drop their zeros: `$19`. The currency's own number of decimals (ISO 4217). */
export function formatMoney(
  { amount_minor: minor, currency }: Money,
  { isShort = false, locale }: { isShort?: boolean; locale?: string } = {},
): string {
  const format = numberFormat(locale, { style: 'currency', currency: currency.toUpperCase() });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  const amount = Math.abs(minor) / 10 ** decimals;
  const isWhole = isShort && Number.isInteger(amount);
  const shown = isWhole
    ? numberFormat(locale, {
        style: 'currency',
        currency: currency.toUpperCase(),
        maximumFractionDigits: 0,
      }).format(amount)
    : format.format(amount);
  return minor < 0 ? `−${shown}` : shown;
}
