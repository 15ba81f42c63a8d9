import { isSameUnit } from '../table/unit-rules.ts';
import type { Derived } from './line.ts';
import type { Measured } from './measured.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';

/** A share is one of numbers of one sign: of what went out alone, all are below zero. */
export function shareOf({ filters, measure }: Plan, part: Measured, whole: Measured): Derived | Refusal {
  const isOfOut = filters.some(
    (one) =>
      one.kind === 'number' &&
      measure?.kind === 'column' &&
      one.column === measure.column &&
      one.least === null &&
      one.most === 0,
  );
  const sign = isOfOut ? -1 : 1;
  if (whole.value * sign <= 0 || part.value * sign < 0) return refuse('no_base', []);
  if (!isSameUnit(part.unit, whole.unit)) return refuse('unlike_units', []);
  const value = (part.value / whole.value) * 100;
  return { value, unit: { kind: 'percent' }, decimals: 2, by: 'share', first: part, second: whole };
}
