import { aggregate, filledRows, sumOf, weightedMean } from '../table/aggregate-rows.ts';
import { countDistinct } from '../table/distinct-values.ts';
import type { Group } from '../table/group-rows.ts';
import type { Records } from '../table/records.ts';
import type { NumberColumn } from '../table/table.ts';
import { isSameUnit, quotientUnit, scaleOf } from '../table/unit-rules.ts';
import type { Unit } from '../table/unit.ts';
import { additivityOf } from './additivity.ts';
import { countsAgain } from './counts-again.ts';
import { numberColumn, unitOfRows, type Measured, type Part } from './measured.ts';
import { daysOf } from './measure-days.ts';
import { productOf } from './measure-product.ts';
import type { Plan, Refusal } from './plan.ts';
import { isRefusal, refuse } from './refusal.ts';
import { timesOfMean } from './time-keys.ts';
import { repeatedFor } from './repeated-values.ts';

const noUnit: Unit = { kind: 'none' };
const counted = (value: number, rows: Uint32Array, parts: readonly Part[] = []): Measured => ({
  value,
  unit: noUnit,
  decimals: 0,
  parts,
  rows,
});

/** Computes what a plan measures over some of its rows. */
export function measureRows(records: Records, plan: Plan, rows: Uint32Array): Measured | Refusal {
  const { measure, operation } = plan;
  if (measure === null) return counted(rows.length, rows);
  if (measure.kind === 'ratio') return ratioOf(records, measure, rows);
  if (measure.kind === 'difference') return differenceOf(records, measure, rows);
  if (measure.kind === 'product') return productOf(records, measure, operation, rows);
  if (measure.kind === 'days') return daysOf(records, measure, operation, rows);
  if (plan.each !== undefined) return meanOfSums(records, measure.column, { ...plan, each: plan.each }, rows);
  if (operation === 'distinct') return distinct(records, measure.column, rows);
  const column = numberColumn(records, measure.column);
  if (column === null) return refuse('not_number', [records.table.columns[measure.column]?.name ?? '']);
  const filled = filledRows(column.values, rows);
  if (filled.length === 0) return refuse('no_rows', [column.name]);
  const additivity = additivityOf(column);
  if (operation === 'sum' && additivity === 'never') return refuse('not_additive', [column.name]);
  const repeated = operation === 'sum' ? repeatedFor(records, column, filled) : null;
  if (repeated !== null) return refuse('repeated', [column.name, repeated]);
  const unit = unitOfRows(records, measure.column, filled);
  const isOfOneRow = operation === 'value' || operation === 'first' || operation === 'last';
  if (unit === null && !isOfOneRow) return refuse('mixed_units', [column.name]);
  if (operation === 'sum' && additivity === 'stock' && countsAgain(records, filled))
    return refuse('stock', [column.name]);
  const part: Part = { column: measure.column, rows: filled, sum: null, unit: unit ?? column.unit };
  if (isOfOneRow) return ofOneRow(records, operation, part, column);
  // Percentages differ in points.
  const isPoints = operation === 'spread' && part.unit.kind === 'percent';
  const base = { unit: isPoints ? ({ kind: 'percentage_points' } as const) : part.unit, parts: [part], rows };
  if (plan.weights !== null) return weighted(records, plan.weights, column, base, filled);
  const value = aggregate(
    column.values,
    filled,
    operation === 'count' || operation === 'list' ? 'sum' : operation,
  );
  const isBetween = operation === 'mean' || (operation === 'median' && filled.length % 2 === 0);
  const written = part.unit.kind === 'count' && Number.isInteger(value) ? 0 : column.decimals;
  return { ...base, value, decimals: Math.min(6, Math.max(written, isBetween ? 2 : 0)) };
}

function ofOneRow(
  records: Records,
  operation: 'value' | 'first' | 'last',
  part: Part,
  column: NumberColumn,
): Measured | Refusal {
  const rows = operation === 'value' ? part.rows : endRows(records, part.rows, operation);
  if (!(rows instanceof Uint32Array)) return rows;
  const [row] = rows;
  // What is in every row that fits is the answer, however many there are.
  const isSaidByAll =
    operation === 'value' && rows.every((one) => column.values[one] === column.values[row ?? 0]);
  const isOfOneUnit = unitOfRows(records, part.column, rows) !== null;
  if (row === undefined || (rows.length > 1 && !(isSaidByAll && isOfOneUnit)))
    return refuse(operation === 'value' ? 'several_rows' : 'no_order', [column.name, String(rows.length)]);
  const unit = unitOfRows(records, part.column, rows) ?? column.unit;
  const value = column.values[row] ?? Number.NaN;
  const decimals = unit.kind === 'count' && Number.isInteger(value) ? 0 : column.decimals;
  return { value, unit, decimals, parts: [{ ...part, rows, unit }], rows };
}

/** The rows of the first or the last date. The order in the file is nobody's statement. */
function endRows(records: Records, rows: Uint32Array, end: 'first' | 'last'): Uint32Array | Refusal {
  const dates = records.table.columns.filter((column) => column.kind === 'date');
  const [column] = dates;
  if (column === undefined) return refuse('no_order', []);
  if (dates.length > 1)
    return refuse(
      'several_dates',
      dates.map(({ name }) => name),
    );
  const { values } = column;
  const wanted = aggregate(values, filledRows(values, rows), end === 'first' ? 'min' : 'max');
  return rows.filter((row) => values[row] === wanted);
}

function distinct(records: Records, at: number, rows: Uint32Array): Measured {
  const column = records.table.columns[at];
  if (column === undefined) return counted(0, rows);
  const isText = column.kind === 'text' || column.kind === 'doubtful';
  const filled = isText ? rows.filter((row) => column.codes[row] !== 0) : filledRows(column.values, rows);
  const count = countDistinct(isText ? column.codes : column.values, filled);
  return counted(count, rows, [{ column: at, rows: filled, sum: null, unit: noUnit }]);
}

function weighted(
  records: Records,
  weights: number,
  column: NumberColumn,
  base: Pick<Measured, 'unit' | 'parts' | 'rows'>,
  filled: Uint32Array,
): Measured | Refusal {
  const by = numberColumn(records, weights);
  if (by === null) return refuse('not_number', [records.table.columns[weights]?.name ?? '']);
  const rows = filledRows(by.values, filled);
  const value = weightedMean(column.values, by.values, rows);
  if (value === null) return refuse('no_base', [by.name]);
  const parts: Part[] = [
    ...base.parts.map((part) => ({ ...part, rows })),
    { column: weights, rows, sum: null, unit: by.unit },
  ];
  return { ...base, parts, value, decimals: Math.min(6, column.decimals + 2) };
}

/** The sum of a column over rows that have it; refused where a sum has no meaning. */
function summedPart(records: Records, at: number, rows: Uint32Array): Part | Refusal {
  const column = numberColumn(records, at);
  if (column === null) return refuse('not_number', [records.table.columns[at]?.name ?? '']);
  const unit = unitOfRows(records, at, rows);
  if (unit === null) return refuse('mixed_units', [column.name]);
  const repeated = repeatedFor(records, column, rows);
  if (repeated !== null) return refuse('repeated', [column.name, repeated]);
  if (additivityOf(column) === 'stock' && countsAgain(records, rows)) return refuse('stock', [column.name]);
  return { column: at, rows, sum: sumOf(column.values, rows), unit };
}

/** The sum of all rows over how many times they are of; refused where a time is left out between the first and the last. */
function meanOfSums(
  records: Records,
  at: number,
  { filters, each }: { readonly filters: Plan['filters']; readonly each: Group },
  rows: Uint32Array,
): Measured | Refusal {
  const column = numberColumn(records, at);
  if (column === null) return refuse('not_number', [records.table.columns[at]?.name ?? '']);
  const filled = filledRows(column.values, rows);
  if (filled.length === 0) return refuse('no_rows', [column.name]);
  const times = timesOfMean(records.table, filters, each);
  if (times === null) return refuse('mean_per_time', [column.name]);
  const part = summedPart(records, at, filled);
  if (isRefusal(part)) return part;
  const decimals = Math.min(6, Math.max(column.decimals, 2));
  return {
    value: (part.sum ?? 0) / times,
    unit: part.unit,
    decimals,
    parts: [part],
    rows,
    times,
  };
}

/** Each side over its own rows: an empty cell adds nothing to its sum. */
function differenceOf(
  records: Records,
  { minuend, subtrahend }: Extract<NonNullable<Plan['measure']>, { kind: 'difference' }>,
  rows: Uint32Array,
): Measured | Refusal {
  const parts: Part[] = [];
  for (const at of [minuend, subtrahend]) {
    const column = numberColumn(records, at);
    if (column === null) return refuse('not_number', [records.table.columns[at]?.name ?? '']);
    const filled = filledRows(column.values, rows);
    if (filled.length === 0) return refuse('no_rows', [column.name]);
    const additivity = additivityOf(column);
    if (filled.length > 1 && (additivity === 'never' || additivity === 'asked'))
      return refuse('not_additive', [column.name]);
    const part = summedPart(records, at, filled);
    if (isRefusal(part)) return part;
    parts.push(part);
  }
  const [a, b] = parts;
  if (a?.sum == null || b?.sum == null || !isSameUnit(a.unit, b.unit))
    return refuse(
      'unlike_units',
      [minuend, subtrahend].map((at) => records.table.columns[at]?.name ?? ''),
    );
  const decimals = Math.max(...[minuend, subtrahend].map((at) => numberColumn(records, at)?.decimals ?? 0));
  return { value: a.sum - b.sum, unit: a.unit, decimals, parts, rows };
}

function ratioOf(
  records: Records,
  measure: Extract<NonNullable<Plan['measure']>, { kind: 'ratio' }>,
  rows: Uint32Array,
): Measured | Refusal {
  const [over, under] = [
    numberColumn(records, measure.numerator),
    numberColumn(records, measure.denominator),
  ];
  if (over === null || under === null) return refuse('not_number', []);
  // Only rows that have both: the other ones would count on one side alone.
  const both = filledRows(under.values, filledRows(over.values, rows));
  if (both.length === 0) return refuse('no_rows', [over.name, under.name]);
  const parts = [
    summedPart(records, measure.numerator, both),
    summedPart(records, measure.denominator, both),
  ];
  const refused = parts.find((part) => isRefusal(part));
  if (refused !== undefined && isRefusal(refused)) return refused;
  const [a, b] = parts as Part[];
  if (a === undefined || b === undefined || b.sum === null || a.sum === null) return refuse('no_base', []);
  const areCounted = [a.unit, b.unit].every(({ kind }) => kind === 'none' || kind === 'count');
  // "Conversions in percent of visits": what is asked for in percent of counted things is a part of them.
  const quotient =
    measure.isPercent && areCounted
      ? ({ unit: noUnit, isPure: true } as const)
      : quotientUnit(a.unit, b.unit);
  if (quotient === 'unlike') return refuse('unlike_units', [over.name, under.name]);
  if (b.sum <= 0) return refuse('no_base', [under.name]);
  const plain = ((quotient.isPure ? scaleOf(a.unit) : 1) * a.sum) / (b.sum * scaleOf(b.unit));
  const isPercent = measure.isPercent && quotient.isPure;
  if (measure.isPercent && !isPercent && !isSameUnit(a.unit, b.unit))
    return refuse('unlike_units', [over.name, under.name]);
  return {
    value: isPercent ? plain * 100 : plain,
    unit: isPercent ? { kind: 'percent' } : quotient.unit,
    decimals: isPercent ? 2 : 4,
    parts: [a, b],
    rows,
  };
}
