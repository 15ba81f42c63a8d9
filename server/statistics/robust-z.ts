import { finite, madOf, medianOf } from './describe.ts';

/** Of a normal distribution the median distance is 0.6745 standard deviations. */
const normalMad = 0.6745;
/** Beyond it Iglewicz and Hoaglin call a value a potential outlier. */
export const outlierAt = 3.5;

/**
 * How far each value is from the median, in median distances: B. Iglewicz and D. C. Hoaglin, How to Detect and Handle
 * Outliers (1993). Null where more than half of the values are equal, or none are there: there is nothing to measure with.
 */
export function robustZ(values: ArrayLike<number>): Float64Array | null {
  const numbers = finite(values);
  const [median, mad] = [medianOf(numbers), madOf(numbers)];
  if (median === null || mad === null || mad === 0) return null;
  return numbers.map((value) => (normalMad * (value - median)) / mad);
}
