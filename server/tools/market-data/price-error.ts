import { appError, type AppError } from '../../errors/app-error.ts';
import { priceTexts, type PriceTexts } from '../messages/prices-texts.ts';

/** `prices.invalid` at a place of the file: "Line 14, column Close: “n/a” is not a number."; `field` is what would settle it. */
export function priceError(
  place: { readonly lineWord: 'Line' | 'Row'; readonly line: number; readonly column: string | null },
  what: (texts: PriceTexts) => string,
  field: 'prices' | 'jumps' = 'prices',
): AppError {
  return appError('prices.invalid', {
    sentence: priceTexts.said((t) => t.at(place.lineWord, place.line, place.column, what(t))),
    field,
    details: { line: place.line, column: place.column },
  });
}

/** A value as it is quoted in a sentence; long ones are shortened. */
export function shortCell(value: unknown): string {
  const text = String(value ?? '').trim();
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
