/** Throws for what is no finite number: an empty cell is no zero, whoever asks leaves it out and says so. */
export function finite(values: ArrayLike<number>): Float64Array {
  const numbers = Float64Array.from(values);
  const wrong = numbers.findIndex((value) => !Number.isFinite(value));
  if (wrong >= 0) throw new RangeError(`Value ${wrong} is ${numbers[wrong]}.`);
  return numbers;
}

/**
 * The value that a share of all values does not exceed, between neighbours on a straight line: type 7 of R. J. Hyndman
 * and Y. Fan, Sample Quantiles in Statistical Packages, The American Statistician 50 (1996). Null without values.
 */
export function quantile(values: ArrayLike<number>, share: number): number | null {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`The share ${share} is not between 0 and 1.`);
  return quantileOfSorted(finite(values).toSorted(), share);
}

function quantileOfSorted(sorted: Float64Array, share: number): number | null {
  const at = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return null;
  return below === above ? below : below + (at - Math.floor(at)) * (above - below);
}

export function medianOf(values: ArrayLike<number>): number | null {
  return quantile(values, 0.5);
}

/**
 * The median distance from the median, not scaled: F. R. Hampel, The Influence Curve and Its Role in Robust Estimation,
 * Journal of the American Statistical Association 69 (1974). Null without values.
 */
export function madOf(values: ArrayLike<number>): number | null {
  const median = medianOf(values);
  return median === null ? null : medianOf(Float64Array.from(values, (value) => Math.abs(value - median)));
}

/** Null without values. */
export function meanOf(values: ArrayLike<number>): number | null {
  const numbers = finite(values);
  return numbers.length === 0 ? null : numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
}

/** All values are one and the same; sums of rounded numbers would not show it. */
export function isConstant(values: ArrayLike<number>): boolean {
  return finite(values).every((value) => value === values[0]);
}
