/** What dates are grouped by. */
export type DatePart = 'year' | 'quarter' | 'month' | 'day';

const monthsIn = { year: 12, quarter: 3, month: 1 } as const;

/** First moment of the year, quarter, month or day that holds a moment. Milliseconds since 1970-01-01 UTC. */
export function partStart(moment: number, part: DatePart): number {
  const date = new Date(moment);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (part === 'day') return Date.UTC(year, month, date.getUTCDate());
  const count = monthsIn[part];
  return Date.UTC(year, Math.floor(month / count) * count, 1);
}

/** First moment after it. */
export function partEnd(moment: number, part: DatePart): number {
  const start = new Date(partStart(moment, part));
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth()];
  if (part === 'day') return Date.UTC(year, month, start.getUTCDate() + 1);
  return Date.UTC(year, month + monthsIn[part], 1);
}

/** The latest of the dates of a column; null when it has none. */
export function lastMoment(values: Float64Array): number | null {
  let last = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > last) last = value;
  return Number.isFinite(last) ? last : null;
}

const fineness: readonly DatePart[] = ['year', 'quarter', 'month', 'day'];

/** True when dates known to `precision` can be told apart by `part`. */
export function isFineEnough(precision: 'time' | DatePart, part: DatePart): boolean {
  return precision === 'time' || fineness.indexOf(precision) >= fineness.indexOf(part);
}

/** "2025", "Q2 2025", "2025-03", "2025-03-14": the part of a moment as a key that sorts by time. */
export function partKey(moment: number, part: DatePart): string {
  const iso = new Date(moment).toISOString();
  if (part === 'year') return iso.slice(0, 4);
  if (part === 'month') return iso.slice(0, 7);
  if (part === 'day') return iso.slice(0, 10);
  return `${iso.slice(0, 4)} Q${Math.floor(new Date(moment).getUTCMonth() / 3) + 1}`;
}
