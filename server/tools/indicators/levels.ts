import type { Bars } from './formulas.ts';

export interface Level {
  /** Mean of the swing points that make it. */
  readonly price: number;
  /** The swing points, oldest first. */
  readonly points: readonly Swing[];
}

interface Swing {
  readonly index: number;
  readonly price: number;
  readonly side: 'high' | 'low';
}

/** Swing points: a high (low) not exceeded for `reach` sessions on either side; of equal ones next to each other the first. */
function swings(bars: Bars, reach = 5): Swing[] {
  const found: Swing[] = [];
  for (let i = reach; i < bars.close.length - reach; i += 1) {
    const high = bars.high[i] ?? 0;
    const low = bars.low[i] ?? 0;
    let isHigh = true;
    let isLow = true;
    for (let j = i - reach; j <= i + reach; j += 1) {
      if (j === i) continue;
      const [otherHigh, otherLow] = [bars.high[j] ?? 0, bars.low[j] ?? 0];
      if (j < i ? otherHigh >= high : otherHigh > high) isHigh = false;
      if (j < i ? otherLow <= low : otherLow < low) isLow = false;
    }
    if (isHigh) found.push({ index: i, price: high, side: 'high' });
    if (isLow) found.push({ index: i, price: low, side: 'low' });
  }
  return found;
}

/** Swing points nearer to each other than `width` (a price) form one level. Below the last close: support; above: resistance. Nearest first. */
export function supportAndResistance(
  bars: Bars,
  width: number,
  reach = 5,
): { support: Level[]; resistance: Level[] } {
  const sorted = swings(bars, reach).sort((a, b) => a.price - b.price);
  const groups: Swing[][] = [];
  for (const swing of sorted) {
    const group = groups.at(-1);
    if (group !== undefined && swing.price - (group[0]?.price ?? 0) <= width) group.push(swing);
    else groups.push([swing]);
  }
  const levels = groups.map((group) => ({
    price: group.reduce((sum, swing) => sum + swing.price, 0) / group.length,
    points: group.toSorted((a, b) => a.index - b.index),
  }));
  const last = bars.close.at(-1) ?? 0;
  return {
    support: levels.filter((level) => level.price < last).toReversed(),
    resistance: levels.filter((level) => level.price >= last),
  };
}
