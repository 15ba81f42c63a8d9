import type { Line } from './formulas.ts';

export function mean(values: Line): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation: of a sample, dividing by n − 1, or with `freedom` 0 of a population. */
export function deviation(values: Line, freedom: 0 | 1 = 1): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - freedom));
}

/** Whether nothing moves at all: what measures movement then has nothing to say. */
export function isFlat(values: Line): boolean {
  return values.every((value) => value === values[0]);
}

/** Daily simple returns, one fewer than closes. */
export function simpleReturns(close: Line): Line {
  return Float64Array.from(
    { length: Math.max(0, close.length - 1) },
    (_, i) => (close[i + 1] ?? 1) / (close[i] ?? 1) - 1,
  );
}

/** Daily log returns, one fewer than closes: r[i] belongs to close[i + 1]. */
export function logReturns(close: Line): Line {
  return Float64Array.from({ length: Math.max(0, close.length - 1) }, (_, i) =>
    Math.log((close[i + 1] ?? 1) / (close[i] ?? 1)),
  );
}

/** Standard deviation of log returns scaled to a year. `sessionsPerYear` is 252, or 365 for series with weekends. */
export function yearlyVolatility(returns: Line, sessionsPerYear: number): number {
  return returns.length < 2 ? Number.NaN : deviation(returns) * Math.sqrt(sessionsPerYear);
}

export interface Fall {
  /** As a fraction, 0 or below. */
  readonly depth: number;
  readonly peak: number;
  readonly trough: number;
  /** First index at or above the peak again; null when not yet. */
  readonly recovered: number | null;
}

/** Largest fall from a peak to a later low, by closes. Indexes count from the start of `close`. */
export function largestFall(close: Line): Fall {
  let peak = 0;
  let worst: Fall = { depth: 0, peak: 0, trough: 0, recovered: 0 };
  for (let i = 1; i < close.length; i += 1) {
    if ((close[i] ?? 0) > (close[peak] ?? 0)) peak = i;
    const depth = (close[i] ?? 0) / (close[peak] ?? 1) - 1;
    if (depth < worst.depth) worst = { depth, peak, trough: i, recovered: null };
  }
  const level = close[worst.peak] ?? 0;
  const back = close.findIndex((value, i) => i > worst.trough && value >= level);
  return { ...worst, recovered: worst.depth === 0 ? 0 : back < 0 ? null : back };
}

/** Mean daily simple return over its sample deviation, scaled to a year, with a risk-free rate of 0 (W. F. Sharpe, "The Sharpe Ratio", 1994). */
export function sharpe(returns: Line, sessionsPerYear: number): number {
  return (mean(returns) / deviation(returns)) * Math.sqrt(sessionsPerYear);
}

/** Root of the mean squared return below 0, over all returns. */
export function downsideDeviation(returns: Line): number {
  return Math.sqrt(returns.reduce((sum, value) => sum + Math.min(0, value) ** 2, 0) / returns.length);
}

/** Mean return over its downside deviation, target 0, scaled to a year (F. Sortino and L. Price, 1994). */
export function sortino(returns: Line, sessionsPerYear: number): number {
  return (mean(returns) / downsideDeviation(returns)) * Math.sqrt(sessionsPerYear);
}

/** Historical value at risk: the loss that the worst `share` of the returns reached, the k-th worst return with k = ⌈share × n⌉, as a loss. */
export function valueAtRisk(returns: Line, share = 0.05): { loss: number; rank: number } {
  const rank = Math.ceil(share * returns.length - 1e-9);
  return { loss: -(returns.toSorted()[rank - 1] ?? Number.NaN), rank };
}

/** Volatility from the day's range, scaled to a year (M. Parkinson, "The Extreme Value Method…", 1980). */
export function parkinson(high: Line, low: Line, sessionsPerYear: number): number {
  const squares = high.reduce((sum, value, i) => sum + Math.log(value / (low[i] ?? 1)) ** 2, 0);
  return Math.sqrt((sessionsPerYear * squares) / (4 * high.length * Math.LN2));
}

/** Sample covariance and variances of two return series of equal length. */
export function moments(own: Line, other: Line): { covariance: number; mine: number; theirs: number } {
  const a = mean(own);
  const b = mean(other);
  let [both, mine, theirs] = [0, 0, 0];
  own.forEach((value, i) => {
    both += (value - a) * ((other[i] ?? 0) - b);
    mine += (value - a) ** 2;
    theirs += ((other[i] ?? 0) - b) ** 2;
  });
  const n = own.length - 1;
  return { covariance: both / n, mine: mine / n, theirs: theirs / n };
}

/** Of all spans of `sessions`, the share in which the lowest price fell at least by `fall` (a fraction below 0) from the span's first close. */
export function shareOfFalls(
  close: Line,
  low: Line,
  sessions: number,
  fall: number,
): { share: number; spans: number; hits: number } {
  let hits = 0;
  const spans = Math.max(0, close.length - sessions);
  for (let start = 0; start < spans; start += 1) {
    const level = (close[start] ?? 0) * (1 + fall);
    for (let i = start + 1; i <= start + sessions; i += 1) {
      if ((low[i] ?? Infinity) > level) continue;
      hits += 1;
      break;
    }
  }
  return { share: spans === 0 ? Number.NaN : hits / spans, spans, hits };
}
