import { ATR, BollingerBands, RSI, SMA } from 'trading-signals';

/** One value per session; NaN until there are enough sessions. */
export type Line = Float64Array;

export interface Bars {
  readonly high: Line;
  readonly low: Line;
  readonly close: Line;
}

function fill(values: readonly (number | null)[]): Line {
  return Float64Array.from(values, (value) => value ?? Number.NaN);
}

/** Simple moving average. */
export function sma(close: Line, n: number): Line {
  const indicator = new SMA(n);
  return fill(Array.from(close, (value) => indicator.add(value)));
}

/** Exponential moving average, α = 2 ÷ (n + 1), begun with the simple average of the first n values. */
export function ema(values: Line, n: number): Line {
  const result = new Float64Array(values.length).fill(Number.NaN);
  const start = values.findIndex((value) => !Number.isNaN(value));
  if (start < 0 || start + n > values.length) return result;
  let open = 0;
  for (let i = start; i < start + n; i += 1) open += (values[i] ?? 0) / n;
  result[start + n - 1] = open;
  for (let i = start + n; i < values.length; i += 1) {
    open += (2 / (n + 1)) * ((values[i] ?? 0) - open);
    result[i] = open;
  }
  return result;
}

/** Relative strength index with Wilder's smoothing (J. W. Wilder, New Concepts in Technical Trading Systems, 1978). */
export function rsi(close: Line, n = 14): Line {
  const indicator = new RSI(n);
  return fill(Array.from(close, (value) => indicator.add(value)));
}

/** Average gain and loss per session with Wilder's smoothing: what the relative strength index is made of. */
export function smoothedMoves(close: Line, n = 14): { gain: Line; loss: Line } {
  const smoothed = (sign: 1 | -1) => {
    const result = new Float64Array(close.length).fill(Number.NaN);
    const moved = (i: number) => Math.max(0, sign * ((close[i] ?? 0) - (close[i - 1] ?? 0)));
    let average = 0;
    for (let i = 1; i < close.length; i += 1) {
      average = i <= n ? average + moved(i) / n : (average * (n - 1) + moved(i)) / n;
      if (i >= n) result[i] = average;
    }
    return result;
  };
  return { gain: smoothed(1), loss: smoothed(-1) };
}

/** MACD 12, 26, 9 (G. Appel): line, signal and their difference. */
export function macd(
  close: Line,
  fast = 12,
  slow = 26,
  smoothing = 9,
): { line: Line; signal: Line; histogram: Line } {
  const short = ema(close, fast);
  const long = ema(close, slow);
  const line = short.map((value, i) => value - (long[i] ?? Number.NaN));
  const signal = ema(line, smoothing);
  return { line, signal, histogram: line.map((value, i) => value - (signal[i] ?? Number.NaN)) };
}

/** Bollinger bands: simple average ± k population standard deviations (J. Bollinger). */
export function bollinger(close: Line, n = 20, k = 2): { lower: Line; middle: Line; upper: Line } {
  const indicator = new BollingerBands(n, k);
  const bands = Array.from(close, (value) => indicator.add(value));
  return {
    lower: fill(bands.map((band) => band?.lower ?? null)),
    middle: fill(bands.map((band) => band?.middle ?? null)),
    upper: fill(bands.map((band) => band?.upper ?? null)),
  };
}

/** Average true range with Wilder's smoothing. */
export function atr(bars: Bars, n = 14): Line {
  const indicator = new ATR(n);
  return fill(
    Array.from(bars.close, (close, i) =>
      indicator.add({ high: bars.high[i] ?? close, low: bars.low[i] ?? close, close }),
    ),
  );
}

/** On-balance volume (J. Granville): volume added on rising closes, taken off on falling ones, from 0. */
export function obv(close: Line, volume: Line): Line {
  const result = new Float64Array(close.length);
  for (let i = 1; i < close.length; i += 1) {
    result[i] = (result[i - 1] ?? 0) + Math.sign((close[i] ?? 0) - (close[i - 1] ?? 0)) * (volume[i] ?? 0);
  }
  return result;
}
