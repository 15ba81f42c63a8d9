import type { Claim, ClaimValue, Quantity } from '../../claims/claim.ts';
import { dayText, monthText, numberText, percentText } from '../../tools/number-text.ts';
import { companyTexts } from './messages/company-texts.ts';

/**
 * Decimals that a number was written with, once it is shown in units of `scale`. Of three and more only those that are
 * not zero: "48.200 million" could be read as 48 thousand million.
 */
export function decimalsOf(
  { value, high, precision }: Pick<Quantity, 'value' | 'high' | 'precision'>,
  scale: number,
): number {
  const written = Math.min(4, Math.max(0, Math.round(-Math.log10((precision * 2) / scale))));
  let decimals = written;
  const isShort = (digits: number) =>
    [value, high].every((one) => Math.abs(one / scale - Number((one / scale).toFixed(digits))) < 1e-9);
  if (written < 3) return written;
  while (decimals > 1 && isShort(decimals - 1)) decimals -= 1;
  return decimals;
}

/** A time as it is keyed, for a reader: "31 Dec 2025", "Dec 2025", "Q4 2025", "2025". */
export function timeText(time: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(time)) return dayText(time);
  if (/^\d{4}-\d\d$/.test(time)) return monthText(time);
  if (/^\d{4}\/\d\d$/.test(time)) return time;
  const [from, to] = time.split('/');
  if (from !== undefined && to !== undefined) return companyTexts().spanned(timeText(from), timeText(to));
  return time.replace(/^(\d{4})-(\D\d?)$/, '$2\u00a0$1');
}

/** A time as it is in the id of a figure: "2024/25" as "fy2025". */
export const idTime = (time: string) =>
  time.replace(/^(\d{4})\/\d\d$/, (_, first: string) => `fy${Number(first) + 1}`);

/** The scale amounts are shown in: millions, thousands where millions need three decimals, else whole units. */
export function scaleOf(values: readonly Quantity[]): 1 | 1e3 | 1e6 {
  const isLarge =
    values.every((one) => one.precision >= 5 || Math.abs(one.value) >= 1e6) &&
    values.some((one) => Math.max(Math.abs(one.value), Math.abs(one.high)) >= 1e6);
  if (!isLarge) return 1;
  return values.some((one) => decimalsOf(one, 1e6) === 3) ? 1e3 : 1e6;
}

/** A quantity in the reader's language: "EUR 412.6 million", "1,310", "8.1 %". */
function quantityText(value: Extract<ClaimValue, { kind: 'quantity' }>): string {
  const { unit } = value;
  if (unit.kind === 'percent') return percentRange(value);
  const scale = value.precision >= 5 ? scaleOf([value]) : 1;
  const decimals = decimalsOf(value, scale);
  const million = scale === 1 ? '' : companyTexts().scales[scale];
  const number = range(value.value, value.high, (one) => numberText(one / scale, decimals));
  return unit.kind === 'money' ? companyTexts().money(unit.currency, number, million) : `${number}${million}`;
}

/** "8.1 %", "8–10 %". */
function percentRange(value: Quantity): string {
  const digits = decimalsOf(value, 0.01);
  if (value.value === value.high) return percentText(value.value, digits);
  const ends = range(value.value, value.high, (one) => numberText(one * 100, digits));
  return `${ends}\u00a0%`;
}

/** "330–345", each end with its sign where one is below zero. */
function range(low: number, high: number, text: (value: number) => string): string {
  if (low === high) return text(low);
  return low < 0 ? companyTexts().spanned(text(low), text(high)) : `${text(low)}–${text(high)}`;
}

/** An amount as a first sentence says it: in millions with three figures or more, whatever its source counts in. */
export function shortText(value: Quantity): { readonly text: string; readonly isRounded: boolean } {
  const full = valueText(value);
  if (value.unit.kind !== 'money' || value.value !== value.high || Math.abs(value.value) < 1e6)
    return { text: full, isRounded: false };
  const digits = Math.min(Math.abs(value.value) < 1e7 ? 2 : 1, decimalsOf(value, 1e6));
  const text = companyTexts().money(
    value.unit.currency,
    numberText(value.value / 1e6, digits),
    companyTexts().scales[1e6],
  );
  const shown = Number((value.value / 1e6).toFixed(digits)) * 1e6;
  return { text, isRounded: Math.abs(shown - value.value) > 1e-6 * Math.abs(value.value) };
}

/** A quantity in the scale its source counts in, "EUR 43,150 thousand", and what it is in the scale of the report. */
export function convertedText(value: Extract<ClaimValue, { kind: 'quantity' }>): string {
  const words = companyTexts().scales;
  const scale = Object.keys(words)
    .map(Number)
    .find((one) => one === value.scale);
  if (value.unit.kind !== 'money' || scale === undefined || scale === 1e6 || value.value !== value.high)
    return valueText(value);
  const number = numberText(value.value / scale, decimalsOf(value, scale));
  const own = companyTexts().money(value.unit.currency, number, words[scale as keyof typeof words]);
  const shown = valueText(value);
  return own === shown ? own : `${own} = ${shown}`;
}

/** A value as the report shows it; what was said of a day is followed by the day. */
export function valueText(value: ClaimValue, claim?: Claim): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'date') return timeText(value.date);
  const plain = quantityText(value);
  const about = value.isApproximate ? companyTexts().about(plain) : plain;
  const text = value.bound === undefined ? about : companyTexts().bounds[value.bound](plain);
  const asOf = claim?.asOf ?? null;
  return asOf === null ? text : `${text} (${timeText(asOf)})`;
}
