import type { Period } from './period.ts';

/** First moment of a period, milliseconds since 1970-01-01 UTC, and how finely it is known; halves stand as days. */
export function periodStart(period: Period): {
  from: number;
  precision: 'year' | 'quarter' | 'month' | 'day';
} {
  switch (period.kind) {
    case 'year':
      return { from: Date.UTC(period.year, 0, 1), precision: 'year' };
    case 'half':
      return { from: Date.UTC(period.year, (period.half - 1) * 6, 1), precision: 'day' };
    case 'quarter':
      return { from: Date.UTC(period.year, (period.quarter - 1) * 3, 1), precision: 'quarter' };
    case 'month':
      return { from: Date.UTC(period.year, period.month - 1, 1), precision: 'month' };
    case 'span':
      return { from: Date.parse(period.from), precision: 'day' };
    case 'day':
      return { from: Date.parse(period.date), precision: 'day' };
  }
}

/** First moment after a period, milliseconds since 1970-01-01 UTC. */
export function periodEnd(period: Period): number {
  switch (period.kind) {
    case 'year':
      return Date.UTC(period.year + 1, 0, 1);
    case 'half':
      return Date.UTC(period.year, period.half * 6, 1);
    case 'quarter':
      return Date.UTC(period.year, period.quarter * 3, 1);
    case 'month':
      return Date.UTC(period.year, period.month, 1);
    case 'span':
      return Date.parse(period.to) + 86_400_000;
    case 'day':
      return Date.parse(period.date) + 86_400_000;
  }
}
