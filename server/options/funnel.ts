import { wilson } from '../statistics/intervals.ts';

interface Range {
  readonly mid: number;
  readonly low: number;
  readonly high: number;
}

/** A cost whose upper end may have no bound: with no sale seen, none can be named. */
interface CostRange {
  readonly mid: number | null;
  readonly low: number;
  readonly high: number | null;
}

/**
 * Share of `hits` among `trials` with its 95 % Wilson range. Ad accounts count parts of a conversion; the range takes whole
 * ones. Null where hits exceed trials (seen without a click) or nothing was tried.
 */
export function shareOf(hits: number, trials: number): Range | null {
  const [k, n] = [Math.round(hits), Math.round(trials)];
  const interval = n > 0 && k >= 0 && k <= n ? wilson(k, n) : null;
  return interval === null ? null : { mid: hits / trials, low: interval.low, high: interval.high };
}

/** What a sale costs when a click has this price and this share of clicks buys. */
export function costPerSale(clickPrice: number, share: Range): CostRange {
  return {
    mid: share.mid > 0 ? clickPrice / share.mid : null,
    low: clickPrice / share.high,
    high: share.low > 0 ? clickPrice / share.low : null,
  };
}

/** Two shares one after the other, each at its ends. */
export const chained = (first: Range, then: Range): Range => ({
  mid: first.mid * then.mid,
  low: first.low * then.low,
  high: first.high * then.high,
});

/**
 * What may be spent without a sale before it is all but certain that a sale costs more than `most`: with none in n clicks the
 * rate is at most 3 ÷ n (J. A. Hanley and A. Lippman-Hand, If Nothing Goes Wrong, Is Everything All Right?, JAMA 249, 1983).
 */
export const stopAfter = (most: number): number => 3 * most;

/** Below so many clicks nothing is said of a channel: a rule of thumb. */
const fewestClicks = 30;

type CostWord = 'low risk' | 'medium risk' | 'high risk' | 'for review';

/** A sale's cost against what a sale brings. Without clicks there is no range, and no word. */
export function costWord(cost: CostRange | null, clicks: number | null, worth: number): CostWord {
  if (cost === null || clicks === null || clicks < fewestClicks) return 'for review';
  if (cost.low > worth) return 'high risk';
  return cost.high !== null && cost.high < worth ? 'low risk' : 'medium risk';
}
