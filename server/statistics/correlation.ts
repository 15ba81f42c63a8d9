import { finite, isConstant, meanOf } from './describe.ts';
import { midRanks } from './ranks.ts';

/** Two pairs always lie on a line. */
const leastPairs = 3;

/**
 * How well pairs lie on a straight line, -1 to 1: K. Pearson, Regression, Heredity and Panmixia, Philosophical
 * Transactions of the Royal Society A 187 (1896). Null with fewer than three pairs, or where a side does not change.
 */
export function pearson(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
  if (left.length !== right.length) throw new RangeError(`${left.length} and ${right.length} are no pairs.`);
  const [across, up] = [distances(left), distances(right)];
  if (across.length < leastPairs || isConstant(left) || isConstant(right)) return null;
  const together = across.reduce((sum, value, i) => sum + value * (up[i] ?? 0), 0);
  const size = Math.sqrt(squares(across)) * Math.sqrt(squares(up));
  // Rounding may carry a perfect line a little beyond its end.
  return size === 0 ? null : Math.max(-1, Math.min(1, together / size));
}

/**
 * How well the order of pairs agrees, -1 to 1, equal values with the mean of their places: C. Spearman, The Proof and
 * Measurement of Association between Two Things, American Journal of Psychology 15 (1904). Null as `pearson`.
 */
export function spearman(left: ArrayLike<number>, right: ArrayLike<number>): number | null {
  return pearson(midRanks(left), midRanks(right));
}

function distances(values: ArrayLike<number>): Float64Array {
  const mean = meanOf(values) ?? 0;
  return finite(values).map((value) => value - mean);
}

function squares(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value ** 2, 0);
}
