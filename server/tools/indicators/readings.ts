/** How a measure reads, as a code; the words are in the messages. */
export type Reading =
  | 'notComputed'
  | 'notComparable'
  | 'overbought'
  | 'oversold'
  | 'firm'
  | 'weak'
  | 'neutral'
  | 'higher'
  | 'lower'
  | 'unchanged'
  | 'rising'
  | 'falling'
  | 'flat'
  | 'wider'
  | 'narrower'
  | 'milder'
  | 'deeper'
  | 'gaining'
  | 'fading'
  | 'above'
  | 'below'
  | 'high'
  | 'low'
  | 'inside'
  | 'busier'
  | 'quieter'
  | 'usual'
  | 'up'
  | 'down';

/** The plain word for an RSI value: 70 and above overbought, 30 and below oversold (Wilder 1978). */
export function rsiReading(
  value: number,
): 'notComputed' | 'overbought' | 'oversold' | 'firm' | 'weak' | 'neutral' {
  if (Number.isNaN(value)) return 'notComputed';
  if (value >= 70) return 'overbought';
  if (value <= 30) return 'oversold';
  return value >= 60 ? 'firm' : value <= 40 ? 'weak' : 'neutral';
}

/** Direction of a measure between then and now; `unit` is the change that counts as one. */
export function changeReading(
  now: number,
  then: number,
  unit: number,
  words: readonly [Reading, Reading, Reading] = ['higher', 'lower', 'unchanged'],
): Reading {
  if (Number.isNaN(now) || Number.isNaN(then)) return 'notComparable';
  if (Math.abs(now - then) < unit) return words[2];
  return now > then ? words[0] : words[1];
}

/** Whether a distance from an average, above or below it, has become wider or narrower since then. */
export function gapReading(now: number, then: number): Reading {
  return changeReading(Math.abs(now), Math.abs(then), 0.01, ['wider', 'narrower', 'unchanged']);
}
