/** Shares into one and one into many; 3:2 and the like move a price no further than bad news does, so they are only reported. */
const ratios = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 100];
/** How far the day itself may have moved the price besides: four times its usual noise, within these bounds. */
const tolerance = { least: 0.045, most: 0.12, noises: 4 };
const around = 5;
const longAround = 20;
/** Trading on the day itself, against that of the days after, with which news comes and a split does not. */
const newsVolume = 3;

function median(values: Float64Array): number {
  const sorted = values.toSorted();
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A jump by about a whole ratio that stays. */
export interface Jump {
  readonly index: number;
  /** 4 for a split 4:1, 0.25 for 1:4. */
  readonly ratio: number;
  /** What volume says: that it is a split, that it is a move, or nothing. */
  readonly verdict: 'split' | 'move' | 'open';
}

/** Usual size of a day's move before session `at`: median absolute log return, scaled to a standard deviation. */
function noiseBefore(close: Float64Array, at: number): number {
  const from = Math.max(1, at - 60);
  const moves = Float64Array.from({ length: at - from }, (_, i) =>
    Math.abs(Math.log((close[from + i] ?? 1) / (close[from + i - 1] ?? 1))),
  );
  return moves.length < around ? 0 : 1.4826 * median(moves);
}

/**
 * Shares that were split are traded in so many more, and as calmly as before. A price that fell is traded heavily on that day
 * and then in its usual numbers. Anything between says nothing.
 */
function judgeByVolume(volume: Float64Array | null, at: number, moved: number): Jump['verdict'] {
  if (volume === null) return 'open';
  const before = median(volume.slice(Math.max(0, at - longAround), at));
  const days = volume.slice(at + 1, at + 1 + longAround);
  const after = median(days);
  if (!(before > 0) || !(after > 0) || days.length < around) return 'open';
  const level = Math.log(after / before);
  const isNews = (volume[at] ?? 0) / after >= newsVolume;
  // A price that halves in a split 2:1 is one of twice the shares.
  const half = Math.abs(moved) / 2;
  if (isNews && Math.abs(level) < half) return 'move';
  return !isNews && Math.abs(level + moved) < half ? 'split' : 'open';
}

/**
 * Sessions at which a close is at a whole fraction, or a multiple, of the one before and stays there, as it looks when
 * shares were split and prices were not adjusted. A wrong value that is gone the next day is none.
 */
export function findJumps(close: Float64Array, volume: Float64Array | null): Jump[] {
  const found: Jump[] = [];
  for (let i = 1; i < close.length; i += 1) {
    const moved = Math.log((close[i] ?? 1) / (close[i - 1] ?? 1));
    if (Math.abs(moved) < 0.6) continue;
    const { least, most, noises } = tolerance;
    const near = Math.min(most, Math.max(least, noises * noiseBefore(close, i)));
    const ratio = ratios.find((one) => Math.abs(Math.abs(moved) - Math.log(one)) < near);
    if (ratio === undefined) continue;
    const before = median(close.slice(Math.max(0, i - around), i));
    const after = median(close.slice(i, i + around));
    if (Math.abs(Math.log(after / before) - moved) < 0.2)
      found.push({
        index: i,
        ratio: moved < 0 ? ratio : 1 / ratio,
        verdict: judgeByVolume(volume, i, moved),
      });
  }
  return found;
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
