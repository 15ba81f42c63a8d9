import type { Cell, RawTable } from '../readers/document.ts';
import { columnName } from '../readers/passages.ts';
import { roleOf } from './column-names.ts';
import { isDate } from './read-dates.ts';

/** A table of prices without the lines around it. */
export interface PriceTable extends RawTable {
  /** The security of each column where a second header line names it; else null. */
  readonly symbols: readonly (string | null)[] | null;
  /** Lines above and below the table that are no prices: titles, units, remarks. */
  readonly leftOut: readonly number[];
}

interface Entry {
  readonly cells: readonly Cell[];
  readonly line: number;
}

interface Header {
  /** Index of the first entry below it. */
  readonly below: number;
  readonly line: number;
  readonly columns: readonly string[];
  readonly symbols: readonly (string | null)[] | null;
}

/** Titles above a table are few. */
const deepestHeader = 40;
/** Remarks below a table are few as well. */
const longestFoot = 12;

const textOf = (cell: Cell | undefined) => String(cell ?? '').trim();
const isBlank = (cell: Cell | undefined) => textOf(cell) === '';
const filled = (entry: Entry | undefined) => entry?.cells.filter((cell) => !isBlank(cell)) ?? [];
const field = /^(?:open|high|low|close|adj(?:usted)? ?close|volume|dividends|stock splits|capital gains)$/i;
const isField = (cell: Cell) => field.test(textOf(cell));

const isFields = (cells: readonly Cell[]) => cells.length > 0 && cells.every(isField);
const isSymbols = (cells: readonly Cell[]) =>
  cells.length > 0 && cells.every((cell) => /\p{L}/u.test(textOf(cell)) && !isField(cell) && !isDate(cell));

/** Fields over securities, or securities over fields, as yfinance writes them: "Price, Close, …", "Ticker, AAPL, …", "Date". */
function twoLineHeader(entries: readonly Entry[], at: number): Header | null {
  const [first, second, third] = [entries[at], entries[at + 1], entries[at + 2]];
  if (first === undefined || second === undefined) return null;
  // Below a line that names the date stand units, if anything.
  if (roleOf(textOf(first.cells[0])) === 'date') return null;
  const [upper, lower] = [first.cells.slice(1), second.cells.slice(1)];
  const fields =
    isFields(upper) && isSymbols(lower) ? upper : isFields(lower) && isSymbols(upper) ? lower : null;
  if (fields === null || upper.length !== lower.length) return null;
  const hasDateLine = roleOf(textOf(third?.cells[0])) === 'date' && filled(third).length === 1;
  const corner = [third, second, first].map((entry) => textOf(entry?.cells[0]));
  const date = corner.find((title) => roleOf(title) === 'date') ?? 'Date';
  return {
    below: at + (hasDateLine ? 3 : 2),
    line: first.line,
    columns: [date, ...fields.map((cell, i) => columnName(textOf(cell), i + 1))],
    symbols: [null, ...(fields === upper ? lower : upper).map(textOf)],
  };
}

function oneLineHeader(entry: Entry, at: number): Header {
  const last = entry.cells.findLastIndex((cell) => !isBlank(cell));
  const columns = entry.cells.slice(0, last + 1).map((cell, i) => columnName(textOf(cell), i));
  return { below: at + 1, line: entry.line, columns, symbols: null };
}

function findHeader(entries: readonly Entry[]): Header | null {
  const near = entries.slice(0, deepestHeader);
  for (let at = 0; at < near.length; at += 1) {
    const found = twoLineHeader(entries, at);
    if (found !== null) return found;
    const roles = filled(near[at]).map((cell) => roleOf(textOf(cell)));
    if (roles.includes('date') && (roles.includes('close') || roles.includes('adjusted')))
      return oneLineHeader(near[at] as Entry, at);
  }
  // A series without a name for its prices: "DATE, SP500".
  const at = near.findIndex(
    (entry) => filled(entry).length > 1 && filled(entry).some((cell) => roleOf(textOf(cell)) === 'date'),
  );
  return at < 0 ? null : oneLineHeader(near[at] as Entry, at);
}

/** Where the prices begin and end: lines without date and number right below the header or at the end are remarks. */
function trim(entries: readonly Entry[], dateAt: number): { start: number; end: number } {
  const isRemark = (entry: Entry | undefined) =>
    entry !== undefined &&
    !isDate(entry.cells[dateAt] ?? null) &&
    !/^\d[\d./-]*$/.test(textOf(entry.cells[dateAt])) &&
    entry.cells.every((cell, i) => i === dateAt || !/\d/.test(textOf(cell)));
  let start = 0;
  let end = entries.length;
  while (start < Math.min(2, end) && isRemark(entries[start]) && isBlank(entries[start]?.cells[dateAt]))
    start += 1;
  while (end > start && entries.length - end < longestFoot && isRemark(entries[end - 1])) end -= 1;
  // A table of remarks alone is for the reader of dates to refuse.
  return end === start ? { start: 0, end: entries.length } : { start, end };
}

/** The table of prices among titles, units and remarks; unchanged where no line names a date. */
export function findTable(table: RawTable): PriceTable {
  const entries: Entry[] = [
    { cells: table.columns, line: table.headerLine },
    ...table.rows.map((cells, i) => ({ cells, line: table.lines[i] ?? 0 })),
  ];
  const header = findHeader(entries);
  if (header === null) return { ...table, symbols: null, leftOut: [] };
  const body = entries.slice(header.below).filter((entry) => filled(entry).length > 0);
  const dateAt = header.columns.findIndex((title) => roleOf(title) === 'date');
  const { start, end } = trim(body, dateAt);
  const kept = body.slice(start, end);
  const above = entries.slice(0, deepestHeader).filter(({ line }) => line < header.line);
  const around = [...above, ...body.slice(0, start), ...body.slice(end)];
  return {
    ...table,
    columns: header.columns,
    symbols: header.symbols,
    rows: kept.map(({ cells }) => cells),
    lines: kept.map(({ line }) => line),
    headerLine: header.line,
    rowCount: kept.length,
    leftOut: around.filter((entry) => filled(entry).length > 0).map(({ line }) => line),
  };
}
