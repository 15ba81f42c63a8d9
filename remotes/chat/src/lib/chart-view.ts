import type { Chart, ChartLine } from '@loupe/shared/contract/analyses';
import { utcDayMonthsBefore } from '@loupe/shared/lib/dates/utc-days';
import { numberFormat } from '@loupe/shared/lib/kept-formats';

export const chartRanges = ['1m', '6m', '1y', 'all'] as const;
export type ChartRange = (typeof chartRanges)[number];

/** What can be switched on and off; `bands` are the two Bollinger lines, `macd` all three of its own. */
export const overlayIds = ['sma20', 'sma50', 'sma200', 'bands', 'rsi', 'macd', 'volume'] as const;
export type OverlayId = (typeof overlayIds)[number];

/** Drawn at first. */
export const firstOverlays: readonly OverlayId[] = ['sma20', 'sma50', 'volume'];

const LINES = {
  sma20: ['sma20'],
  sma50: ['sma50'],
  sma200: ['sma200'],
  bands: ['band_upper', 'band_lower'],
  rsi: ['rsi'],
  macd: ['macd', 'macd_signal', 'macd_gap'],
  volume: [],
} as const satisfies Record<OverlayId, readonly ChartLine['id'][]>;

/** The lines of the switched-on overlays that the chart has. */
export function shownLines(chart: Chart, shown: readonly OverlayId[]): ChartLine[] {
  const wanted = new Set<string>(shown.flatMap((id) => [...LINES[id]]));
  return chart.lines.filter((line) => wanted.has(line.id));
}

/** The overlays this chart has something for: a short series has no SMA 200, a file of closes no volume. */
export function availableOverlays(chart: Chart): OverlayId[] {
  const known = new Set<string>(chart.lines.map((line) => line.id));
  const hasVolume = chart.volume?.some((value) => (value ?? 0) > 0) ?? false;
  return overlayIds.filter((id) => (id === 'volume' ? hasVolume : LINES[id].some((line) => known.has(line))));
}

const MONTHS = { '1m': 1, '6m': 6, '1y': 12 } as const;

/** Index of the first session of a range that ends with the last one. */
export function rangeStart(days: readonly string[], range: ChartRange): number {
  const last = days.at(-1);
  if (range === 'all' || last === undefined) return 0;
  const from = utcDayMonthsBefore(last, MONTHS[range]);
  const index = days.findIndex((one) => one > from);
  return index < 0 ? 0 : index;
}

/** Candles need all four prices in most sessions; otherwise the closes are drawn as a line. */
export function hasCandles({ open, high, low }: Chart): boolean {
  return [open, high, low].every((prices) => prices?.some((value) => value !== null));
}

/** A price as the report prints it: two decimals, four below 1, six below 0.01. */
export function priceText(value: number, locale: string, like = value): string {
  const size = Math.abs(like);
  const digits = size >= 1 || size === 0 ? 2 : size >= 0.01 ? 4 : 6;
  return numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** Last close and its change against the one before, as numbers; null for a series of one. */
export function lastChange(chart: Chart): { close: number; change: number; share: number } | null {
  const close = chart.close.at(-1);
  const before = chart.close.at(-2);
  if (typeof close !== 'number' || typeof before !== 'number' || before === 0) return null;
  return { close, change: close - before, share: close / before - 1 };
}
