import type { RawTable } from '../readers/document.ts';
import { chooseSymbol, isOther, type Wanted } from './choose-symbol.ts';
import { currencies, rankOf, roleOf, splitTitle, type Role } from './column-names.ts';
import { findTable, type PriceTable } from './find-table.ts';
import { priceError, shortCell } from './price-error.ts';
import type { PriceColumns } from './price-series.ts';

type Places = Partial<Record<Role, number>>;

export interface FoundColumns {
  readonly titles: PriceColumns;
  readonly at: Readonly<Places>;
  readonly currency: string | null;
  /** The security that the columns are of, where their titles name it. */
  readonly symbol: string | null;
}

const roles: readonly Role[] = [
  'date',
  'time',
  'symbol',
  'open',
  'high',
  'low',
  'close',
  'adjusted',
  'volume',
];

/** True when a table has a date and a price column. */
export function looksLikePrices(table: RawTable): boolean {
  const { columns, symbols } = findTable(table);
  const found = columns.map(roleOf);
  return (
    found.includes('date') &&
    (symbols !== null || found.includes('close') || found.includes('adjusted') || columns.length === 2)
  );
}

/** True when a table of prices says which column is the close; one of two columns may only bear a name. */
export function namesClose(table: RawTable): boolean {
  const { columns, symbols } = findTable(table);
  return symbols !== null || columns.some((title) => ['close', 'adjusted'].includes(roleOf(title) ?? ''));
}

/** For each role the column with the surest name; of equals the first. */
function placesByName({ columns }: RawTable): Places {
  const at: Places = {};
  for (const role of roles) {
    const ranked = columns
      .map((title, i) => ({ i, rank: rankOf(title, role) ?? Infinity }))
      .filter(({ i, rank }) => rank < Infinity && !(role === 'time' && i === at.date))
      .sort((a, b) => a.rank - b.rank || a.i - b.i);
    if (ranked[0] !== undefined) at[role] = ranked[0].i;
  }
  return at;
}

/** Two columns that both are the close: which is meant cannot be told. */
function assertOneClose(table: RawTable, at: Places): void {
  if (at.close === undefined) return;
  const rank = rankOf(table.columns[at.close] ?? '', 'close');
  const same = table.columns.filter((title) => rankOf(title, 'close') === rank);
  if (same.length > 1) throw several(table, at.close, same);
}

function several(
  table: RawTable,
  at: number | undefined,
  symbols: readonly string[],
  line = table.headerLine,
) {
  const column = at === undefined ? null : (table.columns[at] ?? null);
  const listed = symbols.slice(0, 12).map((one) => shortCell(one));
  return priceError({ ...table, line, column }, (t) => t.severalSecurities(listed, symbols.length));
}

/** Columns of several securities side by side, by security. */
function groupsOf(table: PriceTable): Map<string, Places> {
  const groups = new Map<string, Places>();
  table.columns.forEach((title, i) => {
    const symbol = table.symbols?.[i];
    const named = symbol === undefined ? splitTitle(title) : null;
    const role = named?.role ?? (symbol ? roleOf(title) : null);
    const name = named?.symbol ?? symbol;
    if (role === null || role === 'date' || !name) return;
    const places = groups.get(name) ?? {};
    places[role] ??= i;
    groups.set(name, places);
  });
  for (const [symbol, places] of groups) {
    places.close ??= places.adjusted;
    if (places.close === undefined) groups.delete(symbol);
  }
  return groups;
}

/** A table of one column of closes for each security: "Date, AAPL, MSFT". */
function bareGroups(table: RawTable, date: number | undefined): Map<string, Places> {
  const others = table.columns.flatMap((title, i) => (i === date ? [] : [{ title, i }]));
  const isBare = ({ title, i }: { title: string; i: number }) =>
    roleOf(title) === null &&
    table.rows
      .slice(0, 20)
      .every((row) => /^$|^\.$|^[-+]?[\d.,]+$|^null$|^nan$/i.test(String(row[i] ?? '').trim()));
  if (date === undefined || others.length < 2 || !others.every(isBare)) return new Map();
  return new Map(others.map(({ title, i }) => [title, { close: i }]));
}

function placesOf(table: PriceTable, wanted: Wanted): { at: Places; symbol: string | null } {
  const named = table.symbols === null ? placesByName(table) : { date: 0 };
  if (named.close !== undefined || named.adjusted !== undefined) {
    assertOneClose(table, named);
    return { at: named, symbol: null };
  }
  // The second of two columns may bear the name of the security; one that says open or volume is no close.
  const second = named.date === undefined || table.columns.length !== 2 ? undefined : 1 - named.date;
  if (second !== undefined && roleOf(table.columns[second] ?? '') === null)
    return { at: { ...named, close: second }, symbol: null };
  const split = groupsOf(table);
  const groups = split.size > 0 ? split : bareGroups(table, named.date);
  if (groups.size === 0) return { at: named, symbol: null };
  const names = [...groups.keys()];
  const symbol = chooseSymbol(names, wanted);
  if (symbol === null) throw several(table, groups.get(names[0] ?? '')?.close, names);
  return { at: { date: named.date, time: named.time, ...groups.get(symbol) } as Places, symbol };
}

/**
 * Finds the columns by name, in any order and case, English or German, and of several securities the one that is wanted.
 * Throws `prices.invalid` naming what is missing, or the securities to choose from.
 */
export function findColumns(table: PriceTable, wanted: Wanted): FoundColumns {
  const { at, symbol } = placesOf(table, wanted);
  if (
    at.date === undefined &&
    at.close === undefined &&
    table.columns.some((title) => /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(title))
  ) {
    throw priceError({ ...table, line: table.headerLine, column: null }, (t) => t.noColumnNames);
  }
  at.close ??= at.adjusted;
  if (at.close === at.adjusted) delete at.adjusted;
  const missing = at.date === undefined ? 'Date' : at.close === undefined ? 'Close' : null;
  if (missing !== null || at.date === undefined || at.close === undefined) {
    const found = table.columns.slice(0, 8).map((title) => shortCell(title));
    throw priceError({ ...table, line: table.headerLine, column: missing }, (t) => t.noColumn(found));
  }
  const title = (index: number | undefined) => (index === undefined ? null : (table.columns[index] ?? null));
  const titles = {
    date: title(at.date) ?? '',
    open: title(at.open),
    high: title(at.high),
    low: title(at.low),
    close: title(at.close) ?? '',
    adjusted: title(at.adjusted),
    volume: title(at.volume),
  };
  return { titles, at, symbol, currency: currencies.exec(table.columns.join(' '))?.[1] ?? null };
}

/** Rows of the wanted security where a column names it on each line; all rows where none does. */
export function rowsOfSymbol(
  table: PriceTable,
  { at, symbol }: FoundColumns,
  wanted: Wanted,
): { table: PriceTable; symbol: string | null } {
  const index = at.symbol;
  const textAt = (row: RawTable['rows'][number]) => String(row[index ?? 0] ?? '').trim();
  const names = index === undefined ? [] : [...new Set(table.rows.map(textAt))].filter((name) => name !== '');
  if (index === undefined || names.length === 0) return { table, symbol };
  const chosen = names.length === 1 ? (names[0] ?? '') : chooseSymbol(names, wanted);
  const second = table.rows.findIndex((row) => textAt(row) !== names[0]);
  if (chosen === null) throw several(table, index, names, table.lines[second]);
  if (isOther(chosen, wanted))
    throw priceError({ ...table, line: table.lines[0] ?? 0, column: table.columns[index] ?? null }, (t) =>
      t.otherSecurity(shortCell(chosen), shortCell(wanted.symbol)),
    );
  if (names.length === 1) return { table, symbol: chosen };
  const kept = table.rows.flatMap((row, i) => (textAt(row) === chosen ? [i] : []));
  return {
    table: {
      ...table,
      rows: kept.map((i) => table.rows[i] ?? []),
      lines: kept.map((i) => table.lines[i] ?? 0),
      rowCount: kept.length,
    },
    symbol: chosen,
  };
}
