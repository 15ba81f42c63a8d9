import { finite, meanOf } from './describe.ts';
import { normalReach, studentReach } from './distributions.ts';

/** Where a share or a mean lies, with the confidence asked for. */
export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

const usual = 0.95;

/**
 * The interval of a share of which `hits` of `trials` were seen: E. B. Wilson, Probable Inference, the Law of Succession,
 * and Statistical Inference, Journal of the American Statistical Association 22 (1927). It holds for few trials and for
 * none or all of them, where the usual one does not. Null without trials.
 */
export function wilson(hits: number, trials: number, confidence = usual): Interval | null {
  if (!Number.isInteger(hits) || !Number.isInteger(trials) || hits < 0 || hits > trials)
    throw new RangeError(`${hits} of ${trials} is no share.`);
  if (trials === 0) return null;
  const z = normalReach(confidence);
  const share = hits / trials;
  const middle = (hits + z ** 2 / 2) / (trials + z ** 2);
  const half = (z / (trials + z ** 2)) * Math.sqrt(hits * (1 - share) + z ** 2 / 4);
  return {
    estimate: share,
    low: hits === 0 ? 0 : middle - half,
    high: hits === trials ? 1 : middle + half,
  };
}

/**
 * The interval of a mean: Student (W. S. Gosset), The Probable Error of a Mean, Biometrika 6 (1908). It takes the values
 * for independent draws. Null with fewer than two values.
 */
export function meanInterval(values: ArrayLike<number>, confidence = usual): Interval | null {
  const numbers = finite(values);
  const mean = meanOf(numbers);
  if (mean === null || numbers.length < 2) return null;
  const squares = numbers.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const freedom = numbers.length - 1;
  const half = studentReach(confidence, freedom) * Math.sqrt(squares / freedom / numbers.length);
  return { estimate: mean, low: mean - half, high: mean + half };
}
