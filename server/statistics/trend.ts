import { finite, medianOf } from './describe.ts';
import { normalTail } from './distributions.ts';
import { tieSizes } from './ranks.ts';

export interface Line {
  readonly slope: number;
  readonly intercept: number;
}

/** Each point is held against each other: beyond this many a run would stand still. */
const mostPoints = 2000;
const leastPoints = 3;

/**
 * The median of the slopes between all points, and the line of that slope with as many points above as below: P. K. Sen,
 * Estimates of the Regression Coefficient Based on Kendall's Tau, Journal of the American Statistical Association 63
 * (1968), after H. Theil (1950). Null with fewer than three or more than 2000 points, or when all are at one place.
 */
export function theilSen(across: ArrayLike<number>, up: ArrayLike<number>): Line | null {
  if (across.length !== up.length) throw new RangeError(`${across.length} and ${up.length} are no points.`);
  const [xs, ys] = [finite(across), finite(up)];
  if (xs.length < leastPoints || xs.length > mostPoints) return null;
  const slopes: number[] = [];
  for (const [i, x] of xs.entries())
    for (let j = 0; j < i; j += 1) {
      const run = x - (xs[j] ?? 0);
      if (run !== 0) slopes.push(((ys[i] ?? 0) - (ys[j] ?? 0)) / run);
    }
  const slope = medianOf(slopes);
  if (slope === null) return null;
  const intercept = medianOf(ys.map((y, i) => y - slope * (xs[i] ?? 0)));
  return intercept === null ? null : { slope, intercept };
}

export interface TrendTest {
  /** Pairs that rise less pairs that fall. */
  readonly score: number;
  /** How likely a series without trend has a score this far from zero; null where that is not known. */
  readonly p: number | null;
}

/** Up to here each order of the values is counted. */
const mostCounted = 40;
/** With equal values and fewer than this many, the normal distribution is too far from the true one. */
const leastWithTies = 10;

/**
 * Whether values that are in their order rise or fall: H. B. Mann, Nonparametric Tests Against Trend, Econometrica 13
 * (1945), and M. G. Kendall, Rank Correlation Methods (1975): exact up to 40 different values, else by the normal
 * distribution, with his correction for equal values. It takes them for independent: months with seasons are not. Null
 * with fewer than three or more than 2000 values.
 */
export function mannKendall(values: ArrayLike<number>): TrendTest | null {
  const numbers = finite(values);
  const count = numbers.length;
  if (count < leastPoints || count > mostPoints) return null;
  let score = 0;
  for (let i = 0; i < count; i += 1)
    for (let j = 0; j < i; j += 1) score += Math.sign((numbers[i] ?? 0) - (numbers[j] ?? 0));
  const ties = tieSizes(numbers);
  if (ties.length === 0 && count <= mostCounted) return { score, p: exactChance(Math.abs(score), count) };
  if (count < leastWithTies) return { score, p: null };
  const spread = [count, ...ties].map((n) => n * (n - 1) * (2 * n + 5));
  const variance = spread.slice(1).reduce((left, tie) => left - tie, spread[0] ?? 0) / 18;
  // All values equal: nothing speaks for a trend.
  if (score === 0 || variance <= 0) return { score, p: 1 };
  return { score, p: 2 * normalTail((Math.abs(score) - 1) / Math.sqrt(variance)) };
}

/** The share of all orders of so many different values whose score is at least this far from zero. */
function exactChance(score: number, count: number): number {
  if (score === 0) return 1;
  const pairs = (count * (count - 1)) / 2;
  // The more values have come, the more places the next one can be at: it passes 0 to n of them.
  let shares: number[] = [1];
  for (let n = 2; n <= count; n += 1) {
    const wider = Array.from({ length: shares.length + n - 1 }, () => 0);
    for (const [falls, share] of shares.entries())
      for (let passed = 0; passed < n; passed += 1)
        wider[falls + passed] = (wider[falls + passed] ?? 0) + share / n;
    shares = wider;
  }
  const mostFalls = (pairs - score) / 2;
  return Math.min(1, 2 * shares.slice(0, mostFalls + 1).reduce((sum, share) => sum + share, 0));
}
