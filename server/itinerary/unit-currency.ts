import type { Unit } from '../table/unit.ts';

/** The currency of an amount, or of an amount for something, as "EUR a night"; null for other units. */
export function currencyOfUnit(unit: Unit): string | null {
  if (unit.kind === 'rate') return currencyOfUnit(unit.numerator);
  return unit.kind === 'money' ? unit.currency : null;
}
