import type { Column, NumberColumn, Table } from '../../table/table.ts';
import { textsOf } from './column-texts.ts';

/** Orders in which exchanges write the four prices behind the time: Binance and Kraken, Coinbase. */
const orders = [
  ['open', 'high', 'low', 'close'],
  ['low', 'high', 'open', 'close'],
] as const;
/** Time, four prices and a volume. */
const fewestColumns = 6;
const leastMoving = 3;
/** 2009-01-03, the first block of Bitcoin, and 2100, in seconds. */
const [earliest, latest] = [1_230_940_800, 4_102_444_800];

/** Milliseconds that one step of Unix times of this size stands for; null for numbers that are none. */
function stepOf(values: Float64Array): number | null {
  const fits = (step: number) =>
    values.every((value) => value * step >= earliest * 1_000 && value * step < latest * 1_000);
  return [1_000, 1, 0.001].find(fits) ?? null;
}

/** Times of the first column as numbers; those in microseconds are too long to be read as any, and are text. */
function timesOf(column: Column | undefined, rows: number): Float64Array | null {
  if (isNumber(column)) return column.values;
  if (column?.kind !== 'text') return null;
  const textAt = textsOf(column);
  const texts = Array.from({ length: rows }, (_, row) => textAt(row));
  return texts.every((text) => /^\d{16}$/.test(text)) ? Float64Array.from(texts, Number) : null;
}

const isNumber = (column: Column | undefined): column is NumberColumn => column?.kind === 'number';

/** Whether a high and a low by place are never passed by the others: no other order of columns fits as well. */
function fitsOrder(prices: readonly NumberColumn[], order: readonly string[]): boolean {
  const lineOf = (role: string) => prices[order.indexOf(role)]?.values ?? new Float64Array();
  const [open, high, low, close] = ['open', 'high', 'low', 'close'].map(lineOf);
  if (open === undefined || high === undefined || low === undefined || close === undefined) return false;
  const holds = (i: number) => {
    const [o = 0, h = 0, l = 0, c = 0] = [open[i], high[i], low[i], close[i]];
    return l > 0 && h >= Math.max(o, c, l) && l <= Math.min(o, c);
  };
  const moves = close.filter((value, i) => value !== low[i] && open[i] !== low[i] && value !== open[i]);
  return close.every((_, i) => holds(i)) && moves.length >= Math.min(leastMoving, close.length);
}

/**
 * A table of candles without a header, as the archives of Binance and Kraken and the interface of Coinbase give them: a
 * Unix time, four prices, a volume. The columns keep their names and get what they hold beside them, where one order alone
 * holds in every row. Null for every other table.
 */
export function asCandles(table: Table): Table | null {
  const { columns, place } = table;
  const [time, ...rest] = columns;
  if (place.headerLine !== null || columns.length < fewestColumns) return null;
  const times = timesOf(time, table.rowCount);
  const prices = rest.slice(0, 4).filter(isNumber);
  const volume = rest[4];
  const step = times === null ? null : stepOf(times);
  const fitting = orders.filter((order) => prices.length === 4 && fitsOrder(prices, order));
  const [order] = fitting;
  if (
    time === undefined ||
    times === null ||
    step === null ||
    order === undefined ||
    fitting.length > 1 ||
    !isNumber(volume)
  )
    return null;
  const named = prices.map((column, i) => ({ ...column, plainName: order[i] ?? column.plainName }));
  return {
    ...table,
    place: { ...place, headerLine: 0 },
    columns: [
      {
        kind: 'date',
        name: time.name,
        plainName: 'time',
        at: time.at,
        period: null,
        values: times.map((value) => value * step),
        precision: 'time',
        form: 'Unix time',
        isUtc: true,
        evidence: null,
      },
      ...named,
      { ...volume, plainName: 'volume' },
    ],
  };
}
