import { quantile } from '../statistics/describe.ts';

/**
 * Sum of the squared shares, from 1 ÷ n to 1: O. C. Herfindahl, Concentration in the Steel Industry (1950). Null without
 * anything to share.
 */
export function concentration(sizes: readonly number[]): number | null {
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  return whole > 0 ? sizes.reduce((sum, size) => sum + (size / whole) ** 2, 0) : null;
}

export interface Quartiles {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Between which the middle half of the values lies; null without values. */
export function quartilesOf(values: readonly number[]): Quartiles | null {
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share));
  return low == null || middle == null || high == null ? null : { low, middle, high };
}
