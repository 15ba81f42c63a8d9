import type { GroupBound } from './plan.ts';
import { columnOf, type Reading } from './reading.ts';

/** Bounds as a question says them. */
export interface SaidBound extends GroupBound {
  /** The scale or the unit of its numbers is said with them. */
  readonly isAbsolute: boolean;
}

/**
 * A bound in the scale of a column: "above 2 million" in one of thousands is 2,000 of them, and so is what its unit is said
 * with. "Above 1,900" is as the column prints its numbers, or whole, whichever its numbers are near to; null where both
 * may be meant, or neither. `isAdded`: the bound is one of sums.
 */
export function boundInColumn(
  reading: Reading,
  column: number,
  { least, most, isStrict, isAbsolute }: SaidBound,
  isAdded = false,
): GroupBound | null {
  const own = columnOf(reading, column);
  const scale = own?.kind === 'number' && 'scale' in own.unit ? own.unit.scale : 1;
  const said = Math.max(Math.abs(least ?? 0), Math.abs(most ?? 0));
  const asPrinted = { least, most, isStrict };
  if (own?.kind !== 'number' || scale <= 1 || (said < scale && !isAbsolute)) return asPrinted;
  const inColumn = (n: number | null) => (n === null ? null : n / scale);
  const whole = { least: inColumn(least), most: inColumn(most), isStrict };
  if (isAbsolute) return whole;
  const isNear = nearTo(own.values, isAdded);
  if (isNear(said) === isNear(said / scale)) return null;
  return isNear(said) ? asPrinted : whole;
}

/** True for what is no more than twice the greatest number, or their sum, and no less than half the least. */
function nearTo(values: Float64Array, isAdded: boolean): (n: number) => boolean {
  let [least, most, sum] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const value of values) {
    const size = Math.abs(value);
    if (Number.isNaN(size) || size === 0) continue;
    least = Math.min(least, size);
    most = Math.max(most, size);
    sum += size;
  }
  return (n) => n >= least / 2 && n <= (isAdded ? sum : most * 2);
}
