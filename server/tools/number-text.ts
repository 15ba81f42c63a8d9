import { monthWords, utcDayWords } from '@loupe/shared/lib/dates/utc-words';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { currentLanguage } from '../language/language.ts';

const space = '\u00a0';
const locales = { en: 'en-US', de: 'de-DE' } as const;

/** A number with the language's separators and a true minus sign. */
export function numberText(value: number, digits = 2): string {
  return localText(value, digits, digits);
}

/** The same with as many decimals as the number has, at most `most`. */
export function plainNumberText(value: number, most = 8): string {
  return localText(value, 0, most);
}

function localText(value: number, least: number, most: number): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  const text = numberFormat(locales[currentLanguage()], digits).format(Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/** Decimals that a price of this size is shown with: two, four below 10 (as currencies are quoted), six below 0.01. */
export function priceDigits(value: number): 2 | 4 | 6 {
  const size = Math.abs(value);
  return size >= 10 || size === 0 ? 2 : size >= 0.01 ? 4 : 6;
}

/** A distance between prices, as an average range: two decimals, four below 1, six below 0.01. */
export function distanceText(value: number): string {
  const size = Math.abs(value);
  return numberText(value, size >= 1 || size === 0 ? 2 : size >= 0.01 ? 4 : 6);
}

/** A price with its decimals; between 1 and 10 those beyond the second only where they are not zero. */
export function priceText(value: number): string {
  if (Math.abs(value) < 1) return numberText(value, priceDigits(value));
  return localText(value, 2, priceDigits(value));
}

/** A fraction as a percentage: 0.0612 → "6.1 %". */
export function percentText(fraction: number, digits = 1): string {
  return `${numberText(fraction * 100, digits)}${space}%`;
}

/** The same with a plus sign when above zero. */
export function signedPercentText(fraction: number, digits = 1): string {
  const text = percentText(fraction, digits);
  return fraction > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** YYYY-MM-DD as "19 Nov 2026" or "19. Nov. 2026". */
export const dayText = (iso: string) => utcDayWords(iso, currentLanguage());

/** YYYY-MM as "Nov 2026" or "Nov. 2026". */
export const monthText = (iso: string) => monthWords(iso, currentLanguage());

/** What is before the last of a list. */
export const lastListWord = () => (currentLanguage() === 'de' ? 'und' : 'and');

/** "a", "a and b", "a, b and c". */
export function listText(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} ${lastListWord()} ${items.at(-1)}`;
}
