import type { LoadedSeries } from '../market-data/load-series.ts';
import { isoDay } from '../market-data/price-series.ts';
import { placeOf, spanOf } from '../market-data/series-sources.ts';
import type { Bars, Line } from './formulas.ts';
import { placeText } from '../place-text.ts';

/** A computed number with everything that makes it a figure. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** As printed, with unit. */
  readonly text: string;
  /** TeX without delimiters. */
  readonly formula: string;
  readonly inputs: readonly { readonly name: string; readonly value: string; readonly from: string | null }[];
  /** The session it belongs to, YYYY-MM-DD. */
  readonly date: string;
  readonly [key: string]: string | number | readonly { readonly [key: string]: string | null }[];
}

/** A series prepared for measuring. Index `last` is now, `before` three months (63 sessions) earlier. */
export interface Study {
  readonly loaded: LoadedSeries;
  readonly close: Line;
  /** Null when highs or lows are missing; ranges are then not computed. */
  readonly bars: Bars | null;
  readonly volume: Line | null;
  readonly last: number;
  readonly before: number;
  readonly periodStart: number;
  readonly sessionsPerYear: number;
  day(index: number): string;
  /** "prices.csv, line 757, column Close". */
  place(index: number, column?: string): string;
  span(from: number, to: number, column?: string): string;
}

export const periods = { '3m': 63, '6m': 126, '1y': 252, '3y': 756, all: Infinity } as const;
export type Period = keyof typeof periods;

function complete(line: Line | null): Line | null {
  return line === null || line.some((value) => Number.isNaN(value)) ? null : line;
}

/** Prepares a loaded series. Series with weekends have 365 sessions a year, others 252. */
export function makeStudy(loaded: LoadedSeries, period: Period): Study {
  const { series } = loaded;
  const high = complete(series.high);
  const low = complete(series.low);
  const volume = complete(series.volume);
  const last = series.close.length - 1;
  const sessionsPerYear = series.quality.tradesWeekends ? 365 : 252;
  const scale = sessionsPerYear / 252;
  return {
    loaded,
    close: series.close,
    bars: high && low ? { high, low, close: series.close } : null,
    volume: volume?.some((value) => value > 0) ? volume : null,
    last,
    before: last - Math.round(63 * scale),
    periodStart: Math.max(0, last - Math.round(periods[period] * scale)),
    sessionsPerYear,
    day: (index) => isoDay(series.days[index] ?? 0),
    place: (index, column) => `${loaded.file}, ${placeText(placeOf(loaded, index, column))}`,
    span: (from, to, column) => `${loaded.file}, ${placeText(spanOf(loaded, Math.max(0, from), to, column))}`,
  };
}
