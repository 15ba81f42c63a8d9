import { remarkHeads } from '../../packs/market/coins.ts';
import { letterName } from '../../table/letter-name.ts';
import type { Column, Table } from '../../table/table.ts';
import { chooseSymbol, isOther, type Wanted } from './choose-symbol.ts';
import { currencies, rankOf, roleOf, splitHeader, splitTitle, type Role } from './column-names.ts';
import { placeIn, priceError, shortCell } from './price-error.ts';
import type { PriceColumns } from './price-series.ts';
import { textsOf } from './column-texts.ts';

/** Positions of columns in the table. */
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

/** What a column is called: without its unit where that says what it holds, and without what is over its name. */
function titleOf(column: Column | undefined): string {
  if (column === undefined) return '';
  if (roleOf(column.plainName) !== null) return column.plainName;
  const parts = column.name.split(' | ');
  return parts.findLast((part) => roleOf(part) !== null) ?? column.name;
}

const titlesOf = ({ columns }: Table) => columns.map(titleOf);

/** Whether fields are over or under the names of securities, as yfinance writes them: "Close | AAPL". */
const isUnderSymbols = ({ columns }: Table) =>
  columns.some(({ plainName }) => splitHeader(plainName) !== null);

/** What is over or under all columns, prices and volume alike, is no unit of theirs but the one security: "V". */
function soleSymbol({ columns }: Table): string | null {
  const found = columns.flatMap(({ name }) => splitHeader(name) ?? []);
  const [first] = found;
  const isSame = found.every(({ symbol }) => symbol === first?.symbol);
  return isSame && found.some(({ role }) => role === 'volume') && found.length > 1
    ? (first?.symbol ?? null)
    : null;
}

/** Columns of several securities side by side, by security: "AAPL.Close", or "Close" over their names. */
function groupsOf(table: Table): Map<string, Places> {
  const split = isUnderSymbols(table) ? splitHeader : splitTitle;
  const groups = new Map<string, Places>();
  table.columns.forEach(({ name }, i) => {
    const found = split(name);
    if (found === null || found.role === 'date') return;
    const places = groups.get(found.symbol) ?? {};
    places[found.role] ??= i;
    groups.set(found.symbol, places);
  });
  for (const [symbol, places] of groups) {
    places.close ??= places.adjusted;
    if (places.close === undefined) groups.delete(symbol);
  }
  return groups;
}

/** The column of dates: by its name, or the first where an index without one holds them. */
function dateAt(table: Table): number | undefined {
  const named = placesByName(table, ['date']).date;
  const [first] = table.columns;
  if (named !== undefined || first?.kind !== 'date') return named;
  return isUnderSymbols(table) || first.name === letterName(first.at) ? 0 : undefined;
}

/** True when a table has a date and a price column. */
export function looksLikePrices(table: Table): boolean {
  return dateAt(table) !== undefined && (namesClose(table) || table.columns.length === 2);
}

/** True when a table of prices says which column is the close; one of two columns may only bear a name. */
export function namesClose(table: Table): boolean {
  const found = titlesOf(table).map(roleOf);
  return found.includes('close') || found.includes('adjusted') || groupsOf(table).size > 0;
}

/** For each role the column with the surest name; of equals the first. */
function placesByName(table: Table, wanted: readonly Role[] = roles): Places {
  const at: Places = {};
  const titles = titlesOf(table);
  for (const role of wanted) {
    const ranked = titles
      .map((title, i) => ({ i, rank: rankOf(title, role) ?? Infinity }))
      .filter(({ i, rank }) => rank < Infinity && !(role === 'time' && i === at.date))
      .sort((a, b) => a.rank - b.rank || a.i - b.i);
    if (ranked[0] !== undefined) at[role] = ranked[0].i;
  }
  return at;
}

/** Two columns that both are the close: which is meant cannot be determined. */
function assertOneClose(table: Table, at: Places): void {
  if (at.close === undefined) return;
  const titles = titlesOf(table);
  const rank = rankOf(titles[at.close] ?? '', 'close');
  const same = titles.filter((title) => rankOf(title, 'close') === rank);
  if (same.length > 1) throw refusalOfSeveral(table, at.close, same);
}

/** The refusal of a table of several securities, at its header or at the row where the second begins. */
export function refusalOfSeveral(
  table: Table,
  at: number | undefined,
  symbols: readonly string[],
  row: number | undefined = undefined,
) {
  const listed = symbols.slice(0, 12).map((one) => shortCell(one));
  return priceError(placeIn(table, row ?? null, at), (t) => t.severalSecurities(listed, symbols.length));
}

const isBare = ({ column }: { readonly column: Column }) =>
  roleOf(column.plainName) === null &&
  (column.kind === 'number' || (column.kind === 'doubtful' && column.doubt === 'unclear_mark'));

/** A table of one column of closes for each security: "Date, AAPL, MSFT". */
function bareGroups({ columns }: Table, date: number | undefined): Map<string, Places> {
  const others = columns.flatMap((column, i) =>
    i === date || (column.kind === 'text' && remarkHeads.test(column.name.trim())) ? [] : [{ column, i }],
  );
  if (date === undefined || others.length < 2 || !others.every(isBare)) return new Map();
  return new Map(others.map(({ column, i }) => [column.name, { close: i }]));
}

function placesOf(table: Table, wanted: Wanted): { at: Places; symbol: string | null } {
  const named = placesByName(table);
  named.date ??= dateAt(table);
  const isNamed = named.close !== undefined || named.adjusted !== undefined;
  if (isNamed && !isUnderSymbols(table)) {
    assertOneClose(table, named);
    return { at: named, symbol: soleSymbol(table) };
  }
  // The second of two columns may bear the name of the security; one that says open or volume is no close.
  const second = named.date === undefined || table.columns.length !== 2 ? undefined : 1 - named.date;
  if (second !== undefined && roleOf(titleOf(table.columns[second])) === null)
    return { at: { ...named, close: second }, symbol: null };
  const split = groupsOf(table);
  const groups = split.size > 0 ? split : bareGroups(table, named.date);
  if (groups.size === 0) return { at: named, symbol: null };
  const names = [...groups.keys()];
  const symbol = chooseSymbol(names, wanted);
  if (symbol === null) throw refusalOfSeveral(table, groups.get(names[0] ?? '')?.close, names);
  return { at: { date: named.date, time: named.time, ...groups.get(symbol) } as Places, symbol };
}

/**
 * Finds the columns by name, in any order and case, English or German, and of several securities the one that is wanted.
 * Throws `prices.invalid` naming what is missing, or the securities to choose from.
 */
export function findColumns(table: Table, wanted: Wanted): FoundColumns {
  if (table.place.headerLine === null) throw headless(table);
  const { at, symbol } = placesOf(table, wanted);
  at.close ??= at.adjusted;
  if (at.close === at.adjusted) delete at.adjusted;
  const missing = at.date === undefined ? 'Date' : at.close === undefined ? 'Close' : null;
  if (missing !== null || at.date === undefined || at.close === undefined) {
    const found = table.columns.slice(0, 8).map(({ name }) => shortCell(name));
    throw priceError({ ...placeIn(table, null), column: missing }, (t) => t.noColumn(found));
  }
  const nameAt = (index: number | undefined) =>
    index === undefined ? null : (table.columns[index]?.name ?? null);
  const titles = {
    date: nameAt(at.date) ?? '',
    open: nameAt(at.open),
    high: nameAt(at.high),
    low: nameAt(at.low),
    close: nameAt(at.close) ?? '',
    adjusted: nameAt(at.adjusted),
    volume: nameAt(at.volume),
  };
  // Of columns in several currencies the one of the prices counts.
  const said = (
    currencies.exec(titles.close) ?? currencies.exec(table.columns.map(({ name }) => name).join(' '))
  )?.[1];
  return { titles, at, symbol, currency: said ?? currencyIn(table.columns[at.close]) };
}

/** The securities of a table, as it names them: on its rows or over its columns; empty where nothing does. */
export function symbolsIn(table: Table): string[] {
  const named = placesByName(table);
  const column = named.symbol === undefined ? undefined : table.columns[named.symbol];
  if (column !== undefined) {
    const textAt = textsOf(column);
    const all = new Set(Array.from({ length: table.rowCount }, (_, row) => textAt(row)));
    return [...all].filter((text) => text !== '');
  }
  if ((named.close !== undefined || named.adjusted !== undefined) && !isUnderSymbols(table)) return [];
  const split = groupsOf(table);
  return [...(split.size > 0 ? split : bareGroups(table, named.date ?? dateAt(table))).keys()];
}

/** A table without a header: its only row is one, or it begins with values. */
function headless(table: Table) {
  const isHeader =
    table.rowCount === 1 && table.columns.some((column) => roleOf(textsOf(column)(0)) === 'date');
  const place = placeIn(table, 0);
  return isHeader
    ? priceError({ ...place, line: place.line + 1 }, (t) => t.nothingBelow)
    : priceError(place, (t) => t.noColumnNames);
}

/** Signs that several currencies use say none. */
function currencyIn(column: Column | undefined): string | null {
  const unit = column?.kind === 'number' ? column.unit : null;
  return unit?.kind === 'money' && !['USD', 'JPY'].includes(unit.currency) ? unit.currency : null;
}

/** Rows of the wanted security where a column names it on each line; all rows where none does. */
export function rowsOfSymbol(
  table: Table,
  { at, symbol }: FoundColumns,
  wanted: Wanted,
): { rows: Uint32Array; symbol: string | null } {
  const all = Uint32Array.from({ length: table.rowCount }, (_, row) => row);
  const column = at.symbol === undefined ? undefined : table.columns[at.symbol];
  if (column === undefined) return { rows: all, symbol };
  const textAt = textsOf(column);
  const first = new Map<string, number>();
  for (let row = 0; row < table.rowCount; row += 1) {
    const text = textAt(row);
    if (text !== '' && !first.has(text)) first.set(text, row);
  }
  const names = [...first.keys()];
  if (names.length === 0) return { rows: all, symbol };
  const chosen = names.length === 1 ? (names[0] ?? '') : chooseSymbol(names, wanted);
  if (chosen === null) throw refusalOfSeveral(table, at.symbol, names, first.get(names[1] ?? ''));
  if (isOther(chosen, wanted))
    throw priceError(placeIn(table, first.get(chosen) ?? 0, at.symbol), (t) =>
      t.otherSecurity(shortCell(chosen), shortCell(wanted.symbol)),
    );
  if (names.length === 1) return { rows: all, symbol: chosen };
  return { rows: all.filter((row) => textAt(row) === chosen), symbol: chosen };
}
