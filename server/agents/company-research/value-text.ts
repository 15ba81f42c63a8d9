import type { Claim, ClaimValue } from '../../claims/claim.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { companyTexts } from './messages/company-texts.ts';

/** Decimals that a number was written with, once it is shown in units of `scale`. */
function decimalsOf(precision: number, scale: number): number {
  return Math.min(4, Math.max(0, Math.round(-Math.log10((precision * 2) / scale))));
}

/** A quantity in the reader's language: "EUR 412.6 million", "1,310", "8.1 %". */
function quantityText(value: Extract<ClaimValue, { kind: 'quantity' }>): string {
  const { unit, precision } = value;
  if (unit.kind === 'percent')
    return range(value.value, value.high, (one) => percentText(one, decimalsOf(precision, 0.01)));
  const size = Math.max(Math.abs(value.value), Math.abs(value.high));
  const scale = size >= 1e6 && precision >= 5 ? 1e6 : 1;
  const number = (one: number) => numberText(one / scale, decimalsOf(precision, scale));
  const million = scale === 1 ? '' : companyTexts().scales[1e6];
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
  const number = numberText(value.value / scale, decimalsOf(value.precision, scale));
  return `${companyTexts().money(value.unit.currency, number, words[scale as keyof typeof words])} = ${valueText(value)}`;
}

/** A value as the report shows it; what was said of a day is followed by the day. */
export function valueText(value: ClaimValue, claim?: Claim): string {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(value.date) ? dayText(value.date) : value.date;
  const text = value.isApproximate ? companyTexts().about(quantityText(value)) : quantityText(value);
  const asOf = claim?.asOf ?? null;
  return asOf === null ? text : `${text} (${/^\d{4}-\d\d-\d\d$/.test(asOf) ? dayText(asOf) : asOf})`;
}
