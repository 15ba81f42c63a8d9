import { midRanks } from './ranks.ts';

export interface ChangePoint {
  /** Position of the first value after the change; null where several places, or none, show it best. */
  readonly at: number | null;
  /** How far the values before are below or above those after: the largest of all places. */
  readonly size: number;
  /** How likely a series without change shows one this large, by Pettitt's formula, which is close below 0.5. */
  readonly p: number;
}

const leastValues = 4;

/**
 * The place where the level of a series changes: A. N. Pettitt, A Non-Parametric Approach to the Change-Point Problem,
 * Applied Statistics 28 (1979). It finds one change and takes the values for independent: a steady trend looks like one
 * too. Null with fewer than four values.
 */
export function pettitt(values: ArrayLike<number>): ChangePoint | null {
  const ranks = midRanks(values);
  const count = ranks.length;
  if (count < leastValues) return null;
  let sum = 0;
  const sizes = Array.from(ranks.subarray(0, count - 1), (rank, i) => {
    sum += rank;
    return Math.abs(2 * sum - (i + 1) * (count + 1));
  });
  const size = Math.max(...sizes);
  const places = sizes.flatMap((one, i) => (one === size ? [i + 1] : []));
  return {
    at: size === 0 || places.length > 1 ? null : (places[0] ?? null),
    size,
    p: Math.min(1, 2 * Math.exp((-6 * size ** 2) / (count ** 3 + count ** 2))),
  };
}
