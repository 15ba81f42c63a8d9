/** Shares into one and one into many; 3:2 and the like move a price no further than bad news does, so they are only told. */
const ratios = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 100];
/** How far the day itself may have moved the price besides. */
const tolerance = 0.045;
const around = 5;

function median(values: Float64Array): number {
  const sorted = values.toSorted();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * First session at which a close stands at a whole fraction, or a multiple, of the one before and stays there: as it
 * looks when shares were split and prices were not adjusted. -1 when there is none. A wrong value that is gone the next
 * day is no split.
 */
export function findSplit(close: Float64Array): { index: number; ratio: number } {
  for (let i = 1; i < close.length; i += 1) {
    const moved = Math.log((close[i] ?? 1) / (close[i - 1] ?? 1));
    if (Math.abs(moved) < 0.6) continue;
    const ratio = ratios.find((one) => Math.abs(Math.abs(moved) - Math.log(one)) < tolerance);
    if (ratio === undefined) continue;
    const before = median(close.slice(Math.max(0, i - around), i));
    const after = median(close.slice(i, i + around));
    if (Math.abs(Math.log(after / before) - moved) < 0.2)
      return { index: i, ratio: moved < 0 ? ratio : 1 / ratio };
  }
  return { index: -1, ratio: 1 };
}

/** Whether the adjusted closes leave out a split that the closes still hold: their quotient jumps by more than any dividend. */
export function isSplitAdjusted(close: Float64Array, adjusted: Float64Array): boolean {
  return close.some((value, i) => {
    if (i === 0) return false;
    const now = (adjusted[i] ?? 1) / value;
    const then = (adjusted[i - 1] ?? 1) / (close[i - 1] ?? 1);
    return Math.abs(Math.log(now / then)) > 0.3;
  });
}
