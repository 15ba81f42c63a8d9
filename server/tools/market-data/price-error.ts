import { appError, type AppError } from '../../errors/app-error.ts';

/** `prices.invalid` at a place of the file: "Line 14, column Close: “n/a” is not a number." */
export function priceError(
  place: { readonly lineWord: 'Line' | 'Row'; readonly line: number; readonly column: string | null },
  what: string,
): AppError {
  const column = place.column === null ? '' : `, column ${place.column}`;
  return appError('prices.invalid', {
    sentence: `${place.lineWord} ${place.line}${column}: ${what}`,
    field: 'prices',
    details: { line: place.line, column: place.column },
  });
}

/** A value as quoted in a sentence; long ones are shortened. */
export function quoted(value: unknown): string {
  const text = String(value ?? '').trim();
  return `“${text.length > 40 ? `${text.slice(0, 39)}…` : text}”`;
}
