import { filledRows, sumOf } from '../table/aggregate-rows.ts';
import type { Records } from '../table/records.ts';
import { isSameUnit, scaleOf } from '../table/unit-rules.ts';
import type { Unit } from '../table/unit.ts';
import { additivityOf } from './additivity.ts';
import { countsAgain } from './counts-again.ts';
import { numberColumn, unitOfRows, type Measured, type Part } from './measured.ts';
import type { Measure, Operation, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';

type Product = Extract<Measure, { kind: 'product' }>;

/** Heads of what is for one piece, hour or kilogram. */
const ofOne =
  /price|preis|(?:^|\s|stunden|tages|zins)(?:rate|satz)\b|\b(?:each|per|je|pro|unit|wage|fare|fee)\b|stück(?:kosten|wert)|tarif|lohn\b|gebühr/i;

/** What so many pieces, hours or kilograms come to; null where nothing with a meaning comes of it: money times money. */
function unitOfProduct(a: Unit, b: Unit): Unit | null {
  const [rate, other] = a.kind === 'rate' ? [a, b] : [b, a];
  if (rate.kind === 'rate') {
    const isPer = isSameUnit(rate.denominator, other) || other.kind === 'none' || other.kind === 'count';
    return isPer && scaleOf(other) === 1 ? rate.numerator : null;
  }
  const [money, amount] = a.kind === 'money' ? [a, b] : [b, a];
  const isAmount = ['none', 'count', 'measure'].includes(amount.kind) && scaleOf(amount) === 1;
  if (money.kind === 'money') return isAmount ? money : null;
  // Prices without a currency times pieces.
  const arePlain = [a, b].every((one) => one.kind === 'none' || one.kind === 'count');
  return arePlain && scaleOf(a) === 1 && scaleOf(b) === 1 ? { kind: 'none' } : null;
}

/** The product of two columns of each row, added up. Rows that lack one of both are left out. */
export function productOf(
  records: Records,
  { left, right }: Product,
  operation: Operation,
  rows: Uint32Array,
): Measured | Refusal {
  const [a, b] = [numberColumn(records, left), numberColumn(records, right)];
  if (a === null || b === null) return refuse('not_number', []);
  // Stock times price has a meaning; revenue times orders has none, whatever their units are.
  if ([a, b].filter(({ name }) => ofOne.test(name)).length !== 1)
    return refuse('unlike_units', [a.name, b.name]);
  const both = filledRows(b.values, filledRows(a.values, rows));
  if (both.length === 0) return refuse('no_rows', [a.name, b.name]);
  const units = [unitOfRows(records, left, both), unitOfRows(records, right, both)] as const;
  if (units[0] === null || units[1] === null) return refuse('mixed_units', [a.name, b.name]);
  const unit = unitOfProduct(units[0], units[1]);
  if (unit === null) return refuse('unlike_units', [a.name, b.name]);
  // What is there at a moment is counted again on the next date, at whatever price.
  const isStock = [a, b].some((column) => additivityOf(column) === 'stock');
  if (isStock && countsAgain(records, both)) return refuse('stock', [a.name]);
  const products = Float64Array.from(a.values, (value, row) => value * (b.values[row] ?? Number.NaN));
  const parts = ([left, right] as const).map((column, i): Part => ({
    column,
    rows: both,
    sum: null,
    unit: units[i] ?? unit,
  }));
  const decimals = Math.min(4, a.decimals + b.decimals);
  const sum = sumOf(products, both);
  const value = operation === 'mean' ? sum / both.length : sum;
  return { value, unit, decimals: unit.kind === 'money' ? 2 : decimals, parts, rows };
}
