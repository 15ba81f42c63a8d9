import { wholeNumber } from '@loupe/shared/lib/whole-number';
import { creditsText } from './en.ts';

/** `1–3 min`; `about 2 min` when both ends are the same; `a few seconds` when no minute is needed. */
export function minutesText(min: number, max: number): string {
  if (max <= 0) return 'a few seconds';
  if (min <= 0) return `up to ${max} min`;
  return min === max ? `about ${max} min` : `${min}–${max} min`;
}

/** Measured: `4–9 s`, `about 20 s`; from two minutes on `2–5 min`. */
export function secondsText(from: number, to: number): string {
  const isLong = to >= 120;
  const [least, most] = [from, to].map((seconds) => Math.max(1, Math.round(isLong ? seconds / 60 : seconds)));
  const unit = isLong ? 'min' : 's';
  return least === most ? `about ${most} ${unit}` : `${least}–${most} ${unit}`;
}

/** `30–60 credits`; `5 credits` when both ends are the same. */
export function creditRangeText(min: number, max: number): string {
  return min === max ? creditsText(max) : `${wholeNumber(min, 'en')}–${creditsText(max)}`;
}
