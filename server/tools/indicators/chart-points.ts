import type { Json } from '../../engines/run-context.ts';
import { isoDay, type Day } from '../market-data/price-series.ts';
import { sma, type Line } from './formulas.ts';
import type { Study } from './study.ts';

/** How far apart the points of a chart are. */
export type Spacing = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The last session of a span, with what a report draws of it; null where it was not computed. */
export interface ChartPoint {
  readonly [key: string]: Json;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly close: number;
  readonly sma20: number | null;
  readonly sma50: number | null;
  readonly sma200: number | null;
  /** Distance from the highest close of the period before it, a fraction of 0 or below. */
  readonly fall: number;
  /** Mean volume of the sessions of the span. */
  readonly volume: number | null;
}

export interface ChartPoints {
  readonly spacing: Spacing;
  readonly points: readonly ChartPoint[];
}

const mostPoints = 60;

/** A number that is the same for all days of a span. */
const spanOf: Readonly<Record<Spacing, (day: Day) => number | string>> = {
  day: (day) => day,
  // 1970-01-01 was a Thursday: weeks begin on Monday.
  week: (day) => Math.floor((day + 3) / 7),
  month: (day) => isoDay(day).slice(0, 7),
  quarter: (day) => `${isoDay(day).slice(0, 4)}.${Math.floor((Number(isoDay(day).slice(5, 7)) - 1) / 3)}`,
  year: (day) => isoDay(day).slice(0, 4),
};

/** Indexes of the last session of each span from `first` on. */
function lastOfSpans({ loaded, last }: Study, first: number, spacing: Spacing): number[] {
  const { days } = loaded.series;
  const key = (index: number) => spanOf[spacing](days[index] ?? 0);
  const found: number[] = [];
  for (let i = first; i <= last; i += 1) if (i === last || key(i) !== key(i + 1)) found.push(i);
  return found;
}

function valueAt(line: Line, index: number): number | null {
  const value = line[index] ?? Number.NaN;
  return Number.isNaN(value) ? null : value;
}

/** What a report draws of the study's period: at most 60 points, each the last session of its day, week, month, quarter or year. */
export function chartPoints(study: Study): ChartPoints {
  const { close, total, volume, periodStart } = study;
  const spacings = ['day', 'week', 'month', 'quarter'] as const;
  const spacing =
    spacings.find((one) => lastOfSpans(study, periodStart, one).length <= mostPoints) ?? ('year' as const);
  const lines = { sma20: sma(close, 20), sma50: sma(close, 50), sma200: sma(close, 200) };
  let highest = 0;
  let from = periodStart;
  const points = lastOfSpans(study, periodStart, spacing).map((index): ChartPoint => {
    for (let i = from; i <= index; i += 1) highest = Math.max(highest, total[i] ?? 0);
    const span = volume?.slice(from, index + 1);
    from = index + 1;
    return {
      day: study.day(index),
      close: close[index] ?? 0,
      sma20: valueAt(lines.sma20, index),
      sma50: valueAt(lines.sma50, index),
      sma200: valueAt(lines.sma200, index),
      fall: (total[index] ?? 0) / highest - 1,
      volume: span === undefined ? null : span.reduce((sum, value) => sum + value, 0) / span.length,
    };
  });
  return { spacing, points };
}
