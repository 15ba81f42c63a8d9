import type { Claim, ClaimValue, Quantity } from '../../claims/claim.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
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
  if (unit.kind === 'percent')
    return range(value.value, value.high, (one) => percentText(one, decimalsOf(value, 0.01)));
  const scale = value.precision >= 5 ? scaleOf([value]) : 1;
  const decimals = decimalsOf(value, scale);
  const number = (one: number) => numberText(one / scale, decimals);
  const million = scale === 1 ? '' : companyTexts().scales[scale];
  const whole = (one: number) =>
    unit.kind === 'money'
      ? companyTexts().money(unit.currency, number(one), million)
      : `${number(one)}${million}`;
  return range(value.value, value.high, whole);
}

function range(low: number, high: number, text: (value: number) => string): string {
  return low === high ? text(low) : `${text(low)} – ${text(high)}`;
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
  return `${companyTexts().money(value.unit.currency, number, words[scale as keyof typeof words])} = ${valueText(value)}`;
}

/** A value as the report shows it; what was said of a day is followed by the day. */
export function valueText(value: ClaimValue, claim?: Claim): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value.date) ? dayText(value.date) : value.date;
  const plain = quantityText(value);
  const about = value.isApproximate ? companyTexts().about(plain) : plain;
  const text = value.bound === undefined ? about : companyTexts().bounds[value.bound](plain);
  const asOf = claim?.asOf ?? null;
  return asOf === null ? text : `${text} (${/^\d{4}-\d\d-\d\d$/.test(asOf) ? dayText(asOf) : asOf})`;
}
