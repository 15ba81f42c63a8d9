import type { Table } from '../../table/table.ts';
import { arrangeSessions, type RawSessions } from './arrange-sessions.ts';
import { asCandles } from './candles.ts';
import { nothingWanted, type Wanted } from './choose-symbol.ts';
import { findColumns, rowsOfSymbol, type FoundColumns } from './find-columns.ts';
import { findJumps, isSplitAdjusted, type Jump } from './find-splits.ts';
import { placeIn, priceError } from './price-error.ts';
import type { PriceSeries, Spacing } from './price-series.ts';
import { readDays } from './read-days.ts';
import { readValues, type Values } from './read-values.ts';
import { sortRows, type SortedRows } from './sort-rows.ts';

/** Fewer rows say nothing about how far apart they usually are. */
const fewestForSpacing = 10;

/** A row with more cells than the header means that a value was split: most often a decimal comma in a comma file. */
function checkWidth(table: Table): void {
  const { ragged } = table;
  if (ragged !== null)
    throw priceError(placeIn(table, ragged.row), (t) => t.tooWide(ragged.cells, ragged.names));
}

/** Rows that hold a price. Throws when there is none. */
function pricesIn(table: Table, { at }: FoundColumns, rows: Uint32Array, values: Values): SortedRows {
  const sorted = sortRows(table, rows, values);
  if (sorted.prices.length > 0) return sorted;
  const [first = 0] = rows;
  throw priceError(placeIn(table, first, at.close), (t) =>
    values.close[first] === 0 ? t.notPositive(0) : t.noValue,
  );
}

/** The values of the rows of prices. A price of zero is no price, also where it is not the close. */
function picked(values: Values, rows: Uint32Array): Values {
  const of = (column: Float64Array, isPrice: boolean) =>
    Float64Array.from(rows, (row) =>
      isPrice && column[row] === 0 ? Number.NaN : (column[row] ?? Number.NaN),
    );
  return {
    close: of(values.close, true),
    ...Object.fromEntries(
      Object.entries(values).map(([role, column]) => [role, of(column, role !== 'volume')]),
    ),
  };
}

function checkPositive(table: Table, { at }: FoundColumns, rows: Uint32Array, values: Values): void {
  for (const role of ['close', 'adjusted'] as const) {
    const bad =
      values[role]?.findIndex((value) => value <= 0 || (role === 'close' && Number.isNaN(value))) ?? -1;
    const value = values[role]?.[bad] ?? Number.NaN;
    if (bad >= 0)
      throw priceError(placeIn(table, rows[bad] ?? 0, at[role]), (t) =>
        Number.isNaN(value) ? t.noValue : t.notPositive(value),
      );
  }
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

const germanForms: readonly string[] = ['day.month.year'];

/**
 * The daily prices of a typed table: columns by name, oldest first, one session per day of the one security that is wanted,
 * with everything odd reported in `quality`. Throws `prices.invalid` with line and column for what cannot be read without
 * guessing.
 */
export function readPrices(given: Table, wanted: Wanted = nothingWanted): PriceSeries {
  const table = asCandles(given) ?? given;
  const found = findColumns(table, wanted);
  checkWidth(table);
  const { rows, symbol } = rowsOfSymbol(table, found, wanted);
  const dateColumn = table.columns[found.at.date ?? 0];
  const isGerman = dateColumn?.kind === 'date' && germanForms.includes(dateColumn.form ?? '');
  const { values: all, mark } = readValues(table, found, rows, isGerman);
  const { prices, events, gaps } = pricesIn(table, found, rows, all);
  const dates = readDays(table, found, prices);
  const values = picked(all, prices);
  checkPositive(table, found, prices, values);
  const lineOf = (row: number) => table.lines[row] ?? 0;
  const { lineWord } = placeIn(table, null);
  const sessions: RawSessions = {
    days: dates.days,
    minutes: dates.minutes,
    lines: Array.from(prices, lineOf),
    values,
  };
  const arranged = arrangeSessions(sessions, lineWord);
  checkDaily(arranged.sessions.days, arranged.sessions.lines, { lineWord, column: found.titles.date });
  const series: PriceSeries = {
    name: table.name,
    symbol,
    currency: found.currency,
    columns: found.titles,
    lineWord,
    table: 0,
    ...arranged.sessions,
    quality: {
      ...arranged.quality,
      dateForm: dates.form,
      dateZone: dates.zone,
      decimalMark: mark,
      leftOut: table.linesAround,
      events: events.map(lineOf),
      gaps: gaps.map(lineOf),
      usesAdjustedOnly: false,
      jump: null,
    },
  };
  checkOneSecurity(series);
  return settleSplits(series, wanted.hasMoved);
}
