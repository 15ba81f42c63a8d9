import type { RawTable } from '../readers/document.ts';
import { priceError, shortCell } from './price-error.ts';
import type { PriceColumns } from './price-series.ts';

type Role = 'date' | 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume';

const names: Readonly<Record<Role, readonly string[]>> = {
  date: [
    'date',
    'datum',
    'time',
    'timestamp',
    'datetime',
    'day',
    'tag',
    'zeit',
    'tradedate',
    'tradingday',
    'handelstag',
    'pricedate',
    'period',
    'fecha',
  ],
  open: [
    'open',
    'opening',
    'openprice',
    'openingprice',
    'erster',
    'eröffnung',
    'eroffnung',
    'eroeffnung',
    'eröffnungskurs',
    'o',
  ],
  high: ['high', 'highprice', 'dayhigh', 'hoch', 'tageshoch', 'max', 'h'],
  low: ['low', 'lowprice', 'daylow', 'tief', 'tagestief', 'min', 'l'],
  close: [
    'close',
    'closing',
    'closeprice',
    'closingprice',
    'price',
    'last',
    'lastprice',
    'closelast',
    'schluss',
    'schlusskurs',
    'schlußkurs',
    'kurs',
    'letzter',
    'settle',
    'value',
    'wert',
    'level',
    'c',
  ],
  adjusted: [
    'adjclose',
    'adjustedclose',
    'closeadj',
    'adjustedclosingprice',
    'adjprice',
    'bereinigterschlusskurs',
  ],
  volume: [
    'volume',
    'volumen',
    'vol',
    'umsatz',
    'stück',
    'stueck',
    'shares',
    'quantity',
    'tradedvolume',
    'v',
  ],
};

const currencies = /\b(USD|EUR|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK)\b/;

function roleOf(title: string): Role | null {
  const key = title
    .replace(currencies, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  for (const [role, known] of Object.entries(names)) if (known.includes(key)) return role as Role;
  return null;
}

export interface FoundColumns {
  readonly titles: PriceColumns;
  readonly at: Readonly<Partial<Record<Role, number>>>;
  readonly currency: string | null;
}

/** True when a table has a date and a price column. */
export function looksLikePrices(table: RawTable): boolean {
  const roles = table.columns.map(roleOf);
  return (
    roles.includes('date') &&
    (roles.includes('close') || roles.includes('adjusted') || table.columns.length === 2)
  );
}

/** Finds the columns by name, in any order and case, English or German. Throws `prices.invalid` naming what is missing. */
export function findColumns(table: RawTable): FoundColumns {
  const at: Partial<Record<Role, number>> = {};
  table.columns.forEach((title, i) => {
    const role = roleOf(title);
    if (role !== null) at[role] ??= i;
  });
  if (
    at.date === undefined &&
    at.close === undefined &&
    table.columns.some((title) => /^\d{4}-\d\d-\d\d|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(title))
  ) {
    throw priceError({ ...table, line: table.headerLine, column: null }, (t) => t.noColumnNames);
  }
  if (at.close === undefined && at.adjusted !== undefined) at.close = at.adjusted;
  // The second of two columns may bear the name of the security; one that says open or volume is no close.
  const second = at.date === undefined || table.columns.length !== 2 ? undefined : 1 - at.date;
  if (at.close === undefined && second !== undefined && roleOf(table.columns[second] ?? '') === null)
    at.close = second;
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
    volume: title(at.volume),
  };
  return { titles, at, currency: currencies.exec(table.columns.join(' '))?.[1] ?? null };
}
