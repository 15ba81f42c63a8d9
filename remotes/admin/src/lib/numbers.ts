import { language } from '@loupe/shared/language';

const format = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** A whole number in the language of the page. */
export function whole(amount: number): string {
  return format.format(amount);
}

/** Bytes as whole kilobytes, at least 1. */
export function kilobytes(bytes: number): string {
  return whole(Math.max(1, bytes / 1000));
}

const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });

/** A share from 0 to 1 as a percentage with at most one decimal. */
export function percentage(part: number): string {
  return share.format(part);
}

const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

/** A number with at most one decimal. */
export function decimal(amount: number): string {
  return decimals.format(amount);
}
