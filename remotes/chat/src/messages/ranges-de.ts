import { wholeNumber } from '@loupe/shared/lib/whole-number';
import { creditsText } from './de.ts';

/** `1–3 Min.`; `etwa 2 Min.`, wenn beide Enden gleich sind; `wenige Sekunden`, wenn es keine Minute braucht. */
export function minutesText(min: number, max: number): string {
  if (max <= 0) return 'wenige Sekunden';
  if (min <= 0) return `bis zu ${max} Min.`;
  return min === max ? `etwa ${max} Min.` : `${min}–${max} Min.`;
}

/** Gemessen: `4–9 s`, `etwa 20 s`; ab zwei Minuten `2–5 Min.`. */
export function secondsText(from: number, to: number): string {
  const isLong = to >= 120;
  const [least, most] = [from, to].map((seconds) => Math.max(1, Math.round(isLong ? seconds / 60 : seconds)));
  const unit = isLong ? 'Min.' : 's';
  return least === most ? `etwa ${most} ${unit}` : `${least}–${most} ${unit}`;
}

/** `30–60 Credits`; `5 Credits`, wenn beide Enden gleich sind. */
export function creditRangeText(min: number, max: number): string {
  return min === max ? creditsText(max) : `${wholeNumber(min, 'de')}–${creditsText(max)}`;
}
