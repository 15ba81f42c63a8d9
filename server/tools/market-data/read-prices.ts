import type { Cell, RawTable } from '../readers/document.ts';
import { findColumns, type FoundColumns } from './find-columns.ts';
import { priceError } from './price-error.ts';
import { arrangeSessions, type RawSessions } from './arrange-sessions.ts';
import type { PriceSeries, Spacing } from './price-series.ts';
import { readDates } from './read-dates.ts';
import { findDecimalMark, readNumbers } from './read-numbers.ts';

type ValueRole = 'open' | 'high' | 'low' | 'close' | 'volume';
const valueRoles: readonly ValueRole[] = ['open', 'high', 'low', 'close', 'volume'];

/** Fewer rows say nothing about how far apart they usually are. */
const fewestForSpacing = 10;

function filledRows(table: RawTable): { rows: (readonly Cell[])[]; lines: number[] } {
  const rows: (readonly Cell[])[] = [];
  const lines: number[] = [];
  table.rows.forEach((row, i) => {
    if (row.every((cell) => cell === null || String(cell).trim() === '')) return;
    rows.push(row);
    lines.push(table.lines[i] ?? 0);
  });
  return { rows, lines };
}

/** A row with more cells than the header means that a value was split: most often a decimal comma in a comma file. */
function checkWidth(table: RawTable, rows: readonly (readonly Cell[])[], lines: readonly number[]): void {
  const wide = rows.findIndex(
    (row) =>
      row.length > table.columns.length &&
      row.slice(table.columns.length).some((cell) => cell !== null && String(cell).trim() !== ''),
  );
  if (wide < 0) return;
  throw priceError({ ...table, line: lines[wide] ?? 0, column: null }, (t) =>
    t.tooWide(rows[wide]?.length ?? 0, table.columns.length),
  );
}

function readValues(
  table: RawTable,
  found: FoundColumns,
  rows: readonly (readonly Cell[])[],
  place: { lines: readonly number[]; lineWord: 'Line' | 'Row' },
): { values: Partial<Record<ValueRole, Float64Array>>; mark: '.' | ',' } {
  const columns = valueRoles.flatMap((role) => {
    const index = found.at[role];
    return index === undefined
      ? []
      : [{ role, title: table.columns[index] ?? role, cells: rows.map((row) => row[index] ?? null) }];
  });
  const mark = findDecimalMark(columns, place);
  const values: Partial<Record<ValueRole, Float64Array>> = {};
  for (const column of columns)
    values[column.role] = readNumbers(column, mark, place, column.role === 'close');
  checkPositive(values.close, found.titles.close, place);
  return { values, mark };
}

function checkPositive(
  close: Float64Array | undefined,
  column: string,
  place: { lines: readonly number[]; lineWord: 'Line' | 'Row' },
): void {
  const bad = close?.findIndex((value) => value <= 0) ?? -1;
  if (bad >= 0)
    throw priceError({ ...place, line: place.lines[bad] ?? 0, column }, (t) =>
      t.notPositive(close?.[bad] ?? 0),
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

/**
 * Normalises a table of daily prices: columns by name, dates and numbers in the file's own way of writing,
 * oldest first, one session per day, with everything odd reported in `quality`.
 * Throws `prices.invalid` with line and column for what cannot be read without guessing.
 */
export function readPrices(table: RawTable): PriceSeries {
  const found = findColumns(table);
  const { rows, lines } = filledRows(table);
  if (rows.length === 0)
    throw priceError({ ...table, line: table.headerLine + 1, column: null }, (t) => t.nothingBelow);
  checkWidth(table, rows, lines);
  const place = { lines, lineWord: table.lineWord };
  const dateIndex = found.at.date ?? 0;
  const dates = readDates(
    rows.map((row) => row[dateIndex] ?? null),
    { ...place, column: found.titles.date },
  );
  const { values, mark } = readValues(table, found, rows, place);
  const raw: RawSessions = {
    days: dates.days,
    minutes: dates.minutes,
    lines,
    values: { ...values, close: values.close ?? new Float64Array() },
  };
  const { sessions, quality } = arrangeSessions(raw, table.lineWord);
  checkDaily(sessions.days, sessions.lines, { lineWord: table.lineWord, column: found.titles.date });
  return {
    name: table.name,
    currency: found.currency,
    columns: found.titles,
    lineWord: table.lineWord,
    ...sessions,
    quality: { ...quality, dateForm: dates.form, decimalMark: mark },
  };
}
