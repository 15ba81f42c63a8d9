import { numberFormat } from './kept-formats.ts';

/** Null, undefined, blank text, an empty array or object; 0 and false are not empty (F3). */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value instanceof Date) return false;
  return value instanceof Map || value instanceof Set ? value.size === 0 : Object.keys(value).length === 0;
}

/** Whole credits with the locale's thousands separators; 0 is `0` (C4). */
export function formatCredits(credits: number, locale?: string): string {
  return numberFormat(locale, {}).format(Math.round(credits) || 0);
}

/** Signed whole credits: `+500`, `−38`, `0`, with a real minus sign. */
export function formatSignedCredits(credits: number, locale?: string): string {
  const rounded = Math.round(credits) || 0;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + formatCredits(Math.abs(rounded), locale);
}

/** Credits of metered steps, in thousandths, without trailing zeros: 1500 is `1.5`. */
export function formatMillicredits(millicredits: number, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits: 3 }).format(millicredits / 1000);
}
