import { byCode } from '@loupe/shared/lib/text-order';
import type { Period } from '../table/period.ts';
import type { Unit } from '../table/unit.ts';
import type { ClaimPlace, Quantity } from './claim.ts';

/**
 * A number that a document gives of its company and for which no attribute is known: shown in the document's own words,
 * never compared and never computed with.
 */
export interface OtherFigure {
  /** As the document writes it; null for a sentence, which is shown whole. */
  readonly label: string | null;
  /** The number, as written. */
  readonly value: string;
  /** What the amounts of its table are in, where neither label nor value says so; else null. */
  readonly unit: Unit | null;
  /** As written; null where none is given. */
  readonly period: string | null;
  readonly isExpected: boolean;
  readonly kind: 'money' | 'count' | 'percent';
  /** ISO day on which its time ends, to order by; "" for none. */
  readonly until: string;
  /** In whole units, to order by. */
  readonly size: number;
  readonly place: ClaimPlace;
}

/** What a number counts, as far as it is shown: null for a bare number. */
export function kindOf({ unit }: Pick<Quantity, 'unit'>): OtherFigure['kind'] | null {
  if (unit.kind === 'money') return 'money';
  return unit.kind === 'percent' ? 'percent' : null;
}

const two = (value: number) => String(value).padStart(2, '0');
const monthEnd = (year: number, month: number) => `${year}-${two(month)}-31`;

/** The day on which a time ends, to order by: months count 31 days. */
export function endOf(period: Period | null): string {
  switch (period?.kind) {
    case undefined:
      return '';
    case 'year':
      return monthEnd(period.year, 12);
    case 'half':
      return monthEnd(period.year, period.half * 6);
    case 'quarter':
      return monthEnd(period.year, period.quarter * 3);
    case 'month':
      return monthEnd(period.year, period.month);
    case 'day':
      return period.date;
    case 'span':
      return period.to;
  }
}

const weights = { money: 2, count: 1, percent: 0 } as const;

/** Money of the latest year first, then things counted; the largest first. */
export function byWeight(a: OtherFigure, b: OtherFigure): number {
  return (
    byCode(b.until.slice(0, 4), a.until.slice(0, 4)) || weights[b.kind] - weights[a.kind] || b.size - a.size
  );
}

/** As many of one document as a report may choose from. */
const mostOfDocument = 60;

/** The weightiest of a document, and how many others it gives: a long one gives thousands. */
export function weightiest(figures: readonly OtherFigure[]): {
  readonly kept: readonly OtherFigure[];
  readonly left: number;
} {
  const kept = figures.toSorted(byWeight).slice(0, mostOfDocument);
  return { kept, left: figures.length - kept.length };
}
