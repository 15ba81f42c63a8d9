/** The plain word for an RSI value: 70 and above overbought, 30 and below oversold (Wilder 1978). */
export function rsiReading(value: number): string {
  if (Number.isNaN(value)) return 'Not computed';
  if (value >= 70) return 'Overbought';
  if (value <= 30) return 'Oversold';
  return value >= 60 ? 'Firm' : value <= 40 ? 'Weak' : 'Neutral';
}

/** Direction of a measure between then and now; `unit` is the change that counts as one. */
export function changeReading(
  now: number,
  then: number,
  unit: number,
  words: readonly [string, string, string] = ['Higher', 'Lower', 'Unchanged'],
): string {
  if (Number.isNaN(now) || Number.isNaN(then)) return 'Not comparable';
  if (Math.abs(now - then) < unit) return words[2];
  return now > then ? words[0] : words[1];
}
