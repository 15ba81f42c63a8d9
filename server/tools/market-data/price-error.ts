import { appError, type AppError } from '../../errors/app-error.ts';
import type { Table } from '../../table/table.ts';
import { priceTexts, type PriceTexts } from '../messages/prices-texts.ts';

interface PricePlace {
  readonly lineWord: 'Line' | 'Row';
  readonly line: number;
  readonly column: string | null;
}

/** A row of a table, or its header (`null`), and one of its columns. */
export function placeIn(table: Table, row: number | null, column?: number): PricePlace {
  const line = row === null ? (table.place.headerLine ?? 1) : (table.lines[row] ?? 0);
  return {
    lineWord: table.place.lineWord === 'line' ? 'Line' : 'Row',
    line,
    column: column === undefined ? null : (table.columns[column]?.name ?? null),
  };
}

/** `prices.invalid` at a place of the file: "Line 14, column Close: “n/a” is not a number."; `field` is what would settle it. */
export function priceError(
  place: PricePlace,
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
