import { cellText } from '../claims/cell-text.ts';
import { currencyOf } from '../table/currency-words.ts';
import { readNumberCell, valueOf } from '../table/read-number.ts';
import type { Column } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';

export interface Amount {
  readonly value: number;
  /** ISO 4217; empty where nothing says it. */
  readonly currency: string;
}

/** "USD", of "USD" and "USD per piece". */
function currencyIn(unit: Unit | null | undefined): string {
  if (unit?.kind === 'money') return unit.currency;
  return unit?.kind === 'rate' && unit.numerator.kind === 'money' ? unit.numerator.currency : '';
}

const scaleOf = (unit: Unit | null | undefined): number =>
  unit?.kind === 'money' ? unit.scale : unit?.kind === 'count' ? unit.scale : 1;

/** A number of any column: where the column could not be read as one type, a cell that can be read in one way only. */
export function numberAt(column: Column | undefined, row: number): Amount | null {
  if (column === undefined || column.kind === 'date') return null;
  if (column.kind === 'number') {
    const value = (column.values[row] ?? Number.NaN) * scaleOf(column.unit);
    return Number.isNaN(value) ? null : { value, currency: currencyIn(column.unit) };
  }
  if (column.kind === 'doubtful' && column.byRow !== null) {
    const { values, units } = column.byRow;
    const value = values[row] ?? Number.NaN;
    if (!Number.isNaN(value)) return { value, currency: '' };
    if (units.length === 0) return null;
  }
  return amountIn(cellText(column, row));
}

/** A whole number of any column: what counts has no decimals, so that "1,204" and "#1.204" are read in one way. */
export function countAt(column: Column | undefined, row: number): number | null {
  if (column === undefined || column.kind === 'date') return null;
  if (column.kind === 'number') return numberAt(column, row)?.value ?? null;
  const digits = /^#?\s*(\d{1,3}(?:[.,\u00a0 ’']\d{3})+|\d+)$/u.exec(cellText(column, row).trim())?.[1];
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

/** "US$3.20 / pc", "ab 3,20 EUR", "24.99". */
function amountIn(written: string): Amount | null {
  const text = written
    .replace(/\/.*$/u, '')
    .replace(/\b(?:per|pro|je)\b.*$/iu, '')
    .trim();
  const cell = readNumberCell(text);
  if (cell === null || cell.mark === 'unclear' || cell.isPercent || cell.symbol !== null) return null;
  const value = valueOf(cell, cell.mark === 'none' ? '.' : cell.mark);
  return { value, currency: cell.currency ?? '' };
}

/** The currency that a column beside the number says, in capitals or not. */
export function currencyAt(column: Column | undefined, row: number): string {
  const text = column === undefined ? '' : cellText(column, row).trim();
  return currencyOf(text) ?? currencyOf(text.toUpperCase()) ?? '';
}
