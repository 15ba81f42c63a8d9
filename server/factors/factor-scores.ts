import { quantile } from '../statistics/describe.ts';
import { fewestNames, winsorShare } from '../packs/factors/factors.ts';

const finiteOf = (values: ArrayLike<number>) => Array.from(values).filter((one) => Number.isFinite(one));

/** A column as scored: the score of each row (NaN where it has no value), and what it was scored with. */
export interface Scored {
  readonly scores: Float64Array;
  readonly mean: number;
  readonly deviation: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/**
 * Standard scores of a column cut at its 5 % and 95 % quantiles: (x − mean) ÷ sample standard deviation, both of the cut
 * values. Null with fewer than eight values, or where they do not differ.
 */
export function standardScores(values: ArrayLike<number>): Scored | null {
  const found = finiteOf(values);
  if (found.length < fewestNames) return null;
  const low = quantile(found, winsorShare) ?? Number.NaN;
  const high = quantile(found, 1 - winsorShare) ?? Number.NaN;
  const cut = (value: number) => Math.min(high, Math.max(low, value));
  const mean = found.reduce((sum, one) => sum + cut(one), 0) / found.length;
  const squares = found.reduce((sum, one) => sum + (cut(one) - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / (found.length - 1));
  if (!(deviation > 0)) return null;
  const scores = Float64Array.from(values, (one) =>
    Number.isFinite(one) ? (cut(one) - mean) / deviation : Number.NaN,
  );
  return { scores, mean, deviation, low, high, count: found.length };
}

/** Weighted mean of what is there, and the share of the weight behind it. */
export function weightedMean(parts: readonly { readonly value: number; readonly weight: number }[]): {
  readonly value: number;
  readonly coverage: number;
} {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const there = parts.filter(({ value }) => Number.isFinite(value));
  const weight = there.reduce((sum, one) => sum + one.weight, 0);
  return {
    value: weight === 0 ? Number.NaN : there.reduce((sum, one) => sum + one.weight * one.value, 0) / weight,
    coverage: all === 0 ? 0 : weight / all,
  };
}
