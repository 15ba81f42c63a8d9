import type { Cell, RawTable } from '../readers/document.ts';
import { arrangeSessions, type RawSessions } from './arrange-sessions.ts';
import { nothingWanted, type Wanted } from './choose-symbol.ts';
import { sortRows, type PriceRow, type SortedRows } from './event-rows.ts';
import { findColumns, rowsOfSymbol, type FoundColumns } from './find-columns.ts';
import { findJumps, isSplitAdjusted, type Jump } from './find-splits.ts';
import { findTable } from './find-table.ts';
import { priceError } from './price-error.ts';
import type { PriceSeries, Spacing } from './price-series.ts';
import { readDates } from './read-dates.ts';
import { findDecimalMark, readNumbers } from './read-numbers.ts';

type ValueRole = 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume';
const valueRoles: readonly ValueRole[] = ['open', 'high', 'low', 'close', 'adjusted', 'volume'];

interface Place {
  readonly lines: readonly number[];
  readonly lineWord: 'Line' | 'Row';
}

/** Fewer rows say nothing about how far apart they usually are. */
const fewestForSpacing = 10;

/** A row with more cells than the header means that a value was split: most often a decimal comma in a comma file. */
function checkWidth(table: RawTable, rows: readonly PriceRow[]): void {
  const wide = rows.find(({ cells }) =>
    cells.slice(table.columns.length).some((cell) => cell !== null && String(cell).trim() !== ''),
  );
  if (wide === undefined) return;
  throw priceError({ ...table, line: wide.line, column: null }, (t) =>
    t.tooWide(wide.cells.length, table.columns.length),
  );
}

/** Rows that hold a price. Throws when there is none. */
function pricesIn(table: RawTable, found: FoundColumns): SortedRows {
  const rows = table.rows
    .map((cells, i) => ({ cells, line: table.lines[i] ?? 0 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  if (rows.length === 0)
    throw priceError({ ...table, line: table.headerLine + 1, column: null }, (t) => t.nothingBelow);
  checkWidth(table, rows);
  const { at, titles } = found;
  const others = [at.open, at.high, at.low, at.adjusted].filter((index) => index !== undefined);
  const sorted = sortRows(rows, at.close ?? 0, others, at.volume);
  if (sorted.prices.length > 0) return sorted;
  const isZero = /\d/.test(String(rows[0]?.cells[at.close ?? 0] ?? ''));
  throw priceError({ ...table, line: rows[0]?.line ?? 0, column: titles.close }, (t) =>
    isZero ? t.notPositive(0) : t.noValue,
  );
}

function readValues(
  table: RawTable,
  found: FoundColumns,
  rows: readonly PriceRow[],
  place: Place,
): { values: Partial<Record<ValueRole, Float64Array>>; mark: '.' | ',' } {
  const columns = valueRoles.flatMap((role) => {
    const index = found.at[role];
    return index === undefined
      ? []
      : [{ role, title: table.columns[index] ?? role, cells: rows.map(({ cells }) => cells[index] ?? null) }];
  });
  const mark = findDecimalMark(columns, place);
  const values: Partial<Record<ValueRole, Float64Array>> = {};
  for (const { role, ...column } of columns) {
    const read = readNumbers(column, mark, place, role === 'close');
    // A price of zero is no price, also where it is not the close.
    values[role] = role === 'close' || role === 'volume' ? read : read.map((value) => value || Number.NaN);
  }
  for (const role of ['close', 'adjusted'] as const)
    checkPositive(values[role], found.titles[role] ?? '', place);
  return { values, mark };
}

function checkPositive(prices: Float64Array | undefined, column: string, place: Place): void {
  const bad = prices?.findIndex((value) => value <= 0) ?? -1;
  if (bad >= 0)
    throw priceError({ ...place, line: place.lines[bad] ?? 0, column }, (t) =>
      t.notPositive(prices?.[bad] ?? 0),
    );
}

const spacings: readonly (readonly [days: number, spacing: Spacing])[] = [
  [6, 'days'],
  [9, 'week'],
  [20, 'twoWeeks'],
  [45, 'month'],
  [200, 'quarter'],
  [Infinity, 'year'],
];

/** Every measure counts rows as trading days: weekly or monthly prices would give wrong numbers without a word. */
function checkDaily(
  days: Int32Array,
  lines: Int32Array,
  place: { lineWord: 'Line' | 'Row'; column: string },
): void {
  if (days.length < fewestForSpacing) return;
  const gaps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
  const usual = gaps.toSorted()[Math.floor(gaps.length / 2)] ?? 1;
  if (usual === 1) return;
  const spacing = spacings.find(([most]) => usual <= most)?.[1] ?? 'year';
  throw priceError({ ...place, line: lines[gaps.indexOf(usual) + 1] ?? 0 }, (t) => t.notDaily(spacing));
}

/** Days that come twice with different closes are now and then a correction; often they are a second security. */
function checkOneSecurity({ quality, days, lineWord, columns }: PriceSeries): void {
  const differing = quality.duplicates.filter(({ differ }) => differ);
  if (differing.length < 3 || differing.length < Math.min(50, days.length * 0.2)) return;
  const [, line = 0] = differing[0]?.lines ?? [];
  throw priceError({ lineWord, line, column: columns.date }, (t) => t.dayTwice);
}

/**
 * Returns over a split would be losses that nobody had. Takes the adjusted closes alone where only they leave it out; a jump
 * of which nothing tells whether it is one is asked about.
 */
function settleSplits(series: PriceSeries, hasMoved: boolean): PriceSeries {
  const { close, adjusted, columns, days, quality } = series;
  const isUsable = adjusted !== null && adjusted.every((value) => value > 0);
  const usesAdjusted = isUsable && isSplitAdjusted(close, adjusted);
  const settled: PriceSeries = usesAdjusted
    ? {
        ...series,
        columns: { ...columns, close: columns.adjusted ?? columns.close, adjusted: null },
        close: adjusted,
        adjusted: null,
        open: null,
        high: null,
        low: null,
        volume: null,
        quality: { ...quality, usesAdjustedOnly: true },
      }
    : { ...series, adjusted: isUsable ? adjusted : null };
  if (quality.week === 'seven' || days.length < fewestForSpacing) return settled;
  const jumps = findJumps(settled.close, settled.volume);
  if (jumps.length === 0) return settled;
  // Adjusted closes that leave a jump in say that it was none of a split.
  const isLeftIn = isUsable && jumps.every(({ verdict }) => verdict !== 'split');
  const reason = isLeftIn ? 'adjusted' : hasMoved ? 'said' : jumps.every(isMove) ? 'volume' : null;
  if (reason !== null) return { ...settled, quality: { ...settled.quality, jump: reason } };
  const { index, ratio, verdict } = jumps.find((one) => !isMove(one)) ?? {
    index: 0,
    ratio: 1,
    verdict: 'open',
  };
  const { lineWord, lines } = series;
  const [before, now] = [settled.close[index - 1] ?? 0, settled.close[index] ?? 0];
  throw priceError(
    { lineWord, line: lines[index] ?? 0, column: settled.columns.close },
    (t) => (verdict === 'split' ? t.split(before, now, ratio) : t.maybeSplit(before, now, ratio)),
    'jumps',
  );
}

const isMove = ({ verdict }: Jump) => verdict === 'move';

/**
 * Normalises a table of daily prices: columns by name, dates and numbers in the file's own way of writing,
 * oldest first, one session per day of the one security that is wanted, with everything odd reported in `quality`.
 * Throws `prices.invalid` with line and column for what cannot be read without guessing.
 */
export function readPrices(raw: RawTable, wanted: Wanted = nothingWanted): PriceSeries {
  const whole = findTable(raw);
  const found = findColumns(whole, wanted);
  const { table, symbol } = rowsOfSymbol(whole, found, wanted);
  const { prices, events, gaps } = pricesIn(table, found);
  const place = { lines: prices.map(({ line }) => line), lineWord: table.lineWord };
  const dates = readDates(
    prices.map(({ cells }) => dateCell(cells, found)),
    {
      ...place,
      column: found.titles.date,
    },
  );
  const { values, mark } = readValues(table, found, prices, place);
  const sessions: RawSessions = {
    days: dates.days,
    minutes: dates.minutes,
    lines: place.lines,
    values: { ...values, close: values.close ?? new Float64Array() },
  };
  const arranged = arrangeSessions(sessions, table.lineWord);
  checkDaily(arranged.sessions.days, arranged.sessions.lines, {
    lineWord: table.lineWord,
    column: found.titles.date,
  });
  const series: PriceSeries = {
    name: table.name,
    symbol,
    currency: found.currency,
    columns: found.titles,
    lineWord: table.lineWord,
    table: 0,
    ...arranged.sessions,
    quality: {
      ...arranged.quality,
      dateForm: dates.form,
      dateZone: dates.zone,
      decimalMark: mark,
      leftOut: table.leftOut,
      events,
      gaps,
      usesAdjustedOnly: false,
      jump: null,
    },
  };
  checkOneSecurity(series);
  return settleSplits(series, wanted.hasMoved);
}

/** Date and time may stand in two columns; "153000" is a time there. */
function dateCell(cells: readonly Cell[], { at }: FoundColumns): Cell {
  const date = cells[at.date ?? 0] ?? null;
  const time = at.time === undefined ? '' : String(cells[at.time] ?? '').trim();
  const clock = time.replace(/^(\d\d)(\d\d)\d\d$/, '$1:$2');
  return /^\d{1,2}:\d\d/.test(clock) && !/^0?0:00/.test(clock) ? `${String(date).trim()} ${clock}` : date;
}
