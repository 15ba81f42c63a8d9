import type { InputSeries } from '@loupe/shared/contract/evidence';
import type { Json } from '../../engines/run-context.ts';
import type { LoadedSeries } from '../market-data/load-series.ts';
import { isoDay, type PriceSeries } from '../market-data/price-series.ts';
import { sessionsPerYear as sessionsOfYear } from '../market-data/trading-week.ts';
import { placeOf, spanOf } from '../market-data/series-sources.ts';
import type { Bars, Line } from './formulas.ts';
import { placeText } from '../place-text.ts';

/** What a number was computed from: a value, with its place, or the rows of a series. */
export type MeasureInput = {
  readonly name: string;
  readonly value: string;
  readonly from: string | null;
  readonly series?: InputSeries;
};

/** A computed number with everything that makes it a figure. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** As printed, with unit. */
  readonly text: string;
  /** TeX without delimiters. */
  readonly formula: string;
  readonly inputs: readonly MeasureInput[];
  /** The session it belongs to, YYYY-MM-DD. */
  readonly date: string;
  readonly [key: string]: Json;
}

/** A series prepared for measuring. Index `last` is now, `before` three months earlier. */
export interface Study {
  readonly loaded: LoadedSeries;
  /** As traded: levels, averages and ranges are taken from it. */
  readonly close: Line;
  /** What returns, volatility and falls are taken from: adjusted closes where the file has them, else the closes. */
  readonly total: Line;
  readonly totalColumn: string;
  /** Null when highs or lows are missing; ranges are then not computed. */
  readonly bars: Bars | null;
  readonly volume: Line | null;
  readonly last: number;
  readonly before: number;
  readonly periodStart: number;
  readonly sessionsPerYear: number;
  /** Index of the session so many months before the last, or before another; below 0 when the file does not reach back. */
  back(months: number, at?: number): number;
  day(index: number): string;
  /** "prices.csv, line 757, column Close". */
  place(index: number, column?: string): string;
  span(from: number, to: number, column?: string): string;
}

/** In months. */
export const periods = { '3m': 3, '6m': 6, '1y': 12, '3y': 36, all: Infinity } as const;
export type Period = keyof typeof periods;
export const periodNames = ['3m', '6m', '1y', '3y', 'all'] as const;

function complete(line: Line | null): Line | null {
  return line === null || line.some((value) => Number.isNaN(value)) ? null : line;
}

/** Sessions of so many months by the calendar of the market: three months are 63 sessions of a stock and 91 days of a coin. */
export function sessionsOf(months: number, sessionsPerYear: number): number {
  return Math.round((sessionsPerYear * months) / 12);
}

/**
 * The session so many months before another. A market that closes has gaps of its own, so that its sessions are counted;
 * one that never does is counted by the calendar, where a missing day would make every span longer: the close of that
 * day, else the last before it.
 */
function sessionBack({ days, quality }: PriceSeries, at: number, months: number): number {
  const count = sessionsOf(months, sessionsOfYear[quality.week]);
  if (quality.week !== 'seven') return at - count;
  const wanted = (days[at] ?? 0) - count;
  let index = at;
  while (index >= 0 && (days[index] ?? 0) > wanted) index -= 1;
  return index;
}

/** Sessions in a row up to `index` with the same close; 1 when the last one changed it. */
export function sessionsUnchanged({ close }: Pick<Study, 'close'>, index: number): number {
  let first = index;
  while (first > 0 && close[first - 1] === close[index]) first -= 1;
  return index - first + 1;
}

/** Prepares a loaded series. A year has 252 sessions at five days a week, 365 at seven. */
export function makeStudy(loaded: LoadedSeries, period: Period): Study {
  const { series } = loaded;
  const high = complete(series.high);
  const low = complete(series.low);
  const volume = complete(series.volume);
  const last = series.close.length - 1;
  const back = (months: number, at = last) => sessionBack(series, at, months);
  return {
    loaded,
    close: series.close,
    total: series.adjusted ?? series.close,
    totalColumn: (series.adjusted === null ? null : series.columns.adjusted) ?? series.columns.close,
    bars: high && low ? { high, low, close: series.close } : null,
    volume: volume?.some((value) => value > 0) ? volume : null,
    last,
    before: back(3),
    periodStart: Math.max(0, back(periods[period])),
    sessionsPerYear: sessionsOfYear[series.quality.week],
    back,
    day: (index) => isoDay(series.days[index] ?? 0),
    place: (index, column) => `${loaded.file}, ${placeText(placeOf(loaded, index, column))}`,
    span: (from, to, column) => `${loaded.file}, ${placeText(spanOf(loaded, Math.max(0, from), to, column))}`,
  };
}
