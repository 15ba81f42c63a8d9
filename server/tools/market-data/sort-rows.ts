import { tellsEvent } from '../../table/event-rows.ts';
import type { Table } from '../../table/table.ts';
import type { Values } from './read-values.ts';

export interface SortedRows {
  readonly prices: Uint32Array;
  /** Rows that tell of a dividend or split instead of prices. */
  readonly events: readonly number[];
  /** Days without a price: empty, "null", "." or zero. A price of zero is none. */
  readonly gaps: readonly number[];
}

const isBlank = (value: number | undefined) => value === undefined || Number.isNaN(value) || value === 0;

/** Tells rows of prices from those of events and of days without a price. */
export function sortRows(table: Table, rows: Uint32Array, values: Values): SortedRows {
  const prices: number[] = [];
  const events: number[] = [];
  const gaps: number[] = [];
  const { close, ...others } = values;
  const isEvent = eventsIn(table);
  const rest = Object.values(others);
  for (const row of rows) {
    // "Average" below the days is a row of none of them.
    if (table.rowKinds?.[row] === 'total') continue;
    const price = close[row] ?? Number.NaN;
    if (price > 0 || price < 0) prices.push(row);
    else if (table.rowKinds?.[row] === 'event' || (Number.isNaN(price) && isEvent(row))) events.push(row);
    else if (price === 0 || rest.every((column) => isBlank(column[row]))) gaps.push(row);
    else prices.push(row);
  }
  return { prices: Uint32Array.from(prices), events, gaps };
}

/** Rows of which a column of texts says that something was paid or split. */
function eventsIn({ columns }: Table): (row: number) => boolean {
  const telling = columns.flatMap((column) => {
    if (column.kind !== 'text') return [];
    const codes = new Set(column.words.flatMap((word, code) => (tellsEvent(word) ? [code] : [])));
    return codes.size === 0 ? [] : [{ column, codes }];
  });
  return (row) => telling.some(({ column, codes }) => codes.has(column.codes[row] ?? 0));
}
