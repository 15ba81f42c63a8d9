import type { Column, RowKind } from './table.ts';

const event =
  /\d.*\b(?:dividends?|dividenden?|stock splits?|splits?)\b|\b(?:dividends?|dividenden?|splits?)\b.*\d/i;

/** True for "0.24 Dividend" and "4:1 Stock Splits", which exports of prices write where others have a price. */
export const tellsEvent = (text: string): boolean => text.length < 80 && event.test(text);

/** True when no column has a number in this row. */
export const isWithoutNumbers = (columns: readonly Column[], row: number): boolean =>
  columns.every((column) => column.kind !== 'number' || Number.isNaN(column.values[row] ?? Number.NaN));

/** Kinds of rows in which those that tell an event are marked as such. */
export function withEvents(
  kinds: readonly RowKind[] | null,
  events: ReadonlySet<number>,
  rowCount: number,
): readonly RowKind[] | null {
  if (events.size === 0) return kinds;
  return Array.from({ length: rowCount }, (_, row) =>
    events.has(row) ? 'event' : (kinds?.[row] ?? 'record'),
  );
}
