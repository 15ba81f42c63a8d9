import type { Cell } from '../readers/document.ts';

/** A row as written, with the line it stands on. */
export interface PriceRow {
  readonly cells: readonly Cell[];
  readonly line: number;
}

export interface SortedRows {
  readonly prices: readonly PriceRow[];
  /** Lines of rows that tell of a dividend or split instead of prices. */
  readonly events: readonly number[];
  /** Lines of days without a price: empty, "null", "." or zero. A price of zero is none. */
  readonly gaps: readonly number[];
}

const event =
  /\d.*\b(?:dividends?|dividende|stock splits?|split)\b|\b(?:dividends?|dividende|splits?)\b.*\d/i;
const nothing = /^(?:null|nan|\.|-|–|—)?$/i;
const zero = /^[-+$€£¥\s]*0+(?:[.,]0*)?$/;

/** Tells rows of prices from those of events and of days without a price. `close` and `others` are places of columns. */
export function sortRows(
  rows: readonly PriceRow[],
  close: number,
  others: readonly number[],
  volume: number | undefined,
): SortedRows {
  const sorted = { prices: [] as PriceRow[], events: [] as number[], gaps: [] as number[] };
  for (const row of rows) {
    const at = (index: number) => String(row.cells[index] ?? '').trim();
    const tells = (cell: Cell) => typeof cell === 'string' && cell.length < 80 && event.test(cell);
    if ((at(close) === '' || tells(row.cells[close] ?? null)) && row.cells.some(tells))
      sorted.events.push(row.line);
    else if (zero.test(at(close))) sorted.gaps.push(row.line);
    else if (
      nothing.test(at(close)) &&
      others.every((index) => nothing.test(at(index)) || zero.test(at(index))) &&
      (volume === undefined || nothing.test(at(volume)) || zero.test(at(volume)))
    )
      sorted.gaps.push(row.line);
    else sorted.prices.push(row);
  }
  return sorted;
}
