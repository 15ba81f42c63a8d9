import type { Chart, ChartLine } from '@loupe/shared/contract/analyses';
import { bollinger, macd, rsi, sma, type Line } from './formulas.ts';
import type { Study } from './study.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';

/** Digits that are drawn and exported; a file's own prices are kept as they are. */
const digits = 8;

function valuesOf(line: Line): (number | null)[] {
  return Array.from(line, (value) => (Number.isNaN(value) ? null : Number(value.toPrecision(digits))));
}

function pricesOf(line: Line | null): (number | null)[] | null {
  return line && Array.from(line, (value) => (Number.isNaN(value) ? null : value));
}

/** The series with its lines, from the same functions that the report's measures come from. A line without values is left out. */
export function chartOf(study: Study): Chart {
  const { series } = study.loaded;
  const bands = bollinger(study.close);
  const momentum = macd(study.close);
  const { lines: names } = indicatorTexts();
  const lines: readonly [ChartLine['id'], string, ChartLine['pane'], Line][] = [
    ['sma20', 'SMA 20', 'price', sma(study.close, 20)],
    ['sma50', 'SMA 50', 'price', sma(study.close, 50)],
    ['sma200', 'SMA 200', 'price', sma(study.close, 200)],
    ['band_upper', names.band_upper, 'price', bands.upper],
    ['band_lower', names.band_lower, 'price', bands.lower],
    ['rsi', 'RSI (14)', 'rsi', rsi(study.close)],
    ['macd', 'MACD (12, 26)', 'macd', momentum.line],
    ['macd_signal', names.macd_signal, 'macd', momentum.signal],
    ['macd_gap', names.macd_gap, 'macd', momentum.histogram],
  ];
  return {
    days: Array.from(series.days, (_, index) => study.day(index)),
    open: pricesOf(series.open),
    high: pricesOf(series.high),
    low: pricesOf(series.low),
    close: pricesOf(series.close) ?? [],
    volume: pricesOf(series.volume),
    lines: lines
      .filter(([, , , line]) => line.some((value) => !Number.isNaN(value)))
      .map(([id, label, pane, line]) => ({ id, label, pane, values: valuesOf(line) })),
  };
}
