import type { Cell } from '../readers/document.ts';
import { priceError, shortCell } from './price-error.ts';

export type DecimalMark = '.' | ',';

interface Column {
  readonly title: string;
  readonly cells: readonly Cell[];
}

interface Place {
  readonly lines: readonly number[];
  readonly lineWord: 'Line' | 'Row';
}

const dressing = /[\s\u00a0\u202f'’$€£¥]|(?:USD|EUR|GBP|CHF|JPY)$/gi;
const suffix = /(?:[kmbt]|tsd\.?|mio\.?|mrd\.?)$/i;

/** Says which mark a text proves to be the decimal one; null when it proves nothing. */
function evidence(text: string): DecimalMark | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  const mark = comma >= 0 ? ',' : '.';
  const other = mark === ',' ? '.' : ',';
  const first = text.indexOf(mark);
  const last = Math.max(comma, point);
  if (first !== last) return other;
  const whole = text.slice(0, last).replace(/^[-+−]/, '');
  const isGrouping = /^\d{3}$/.test(text.slice(last + 1)) && /^[1-9]\d{0,2}$/.test(whole);
  return isGrouping ? null : mark;
}

/**
 * Decides over all number columns whether decimals are written with a point or a comma.
 * Throws `prices.invalid` when "1,234" could be either everywhere.
 */
export function findDecimalMark(columns: readonly Column[], place: Place): DecimalMark {
  let doubtful: { title: string; row: number; cell: Cell } | null = null;
  for (const column of columns) {
    for (let row = 0; row < column.cells.length; row += 1) {
      const cell = column.cells[row];
      if (typeof cell !== 'string' || !/[.,]/.test(cell)) continue;
      const text = cell.replace(dressing, '').replace(suffix, '');
      if (!/^[-+−]?[\d.,]+$/.test(text)) continue;
      const mark = evidence(text);
      if (mark !== null) return mark;
      if (doubtful === null && text.includes(',')) doubtful = { title: column.title, row, cell };
    }
  }
  // Whole numbers grouped by commas are common for volumes; for prices there is no telling.
  if (doubtful !== null && !/vol|umsatz/i.test(doubtful.title)) {
    const { cell } = doubtful;
    throw priceError({ ...place, line: place.lines[doubtful.row] ?? 0, column: doubtful.title }, (t) =>
      t.ambiguousNumber(shortCell(cell)),
    );
  }
  return '.';
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  m: 1e6,
  mio: 1e6,
  b: 1e9,
  mrd: 1e9,
  t: 1e12,
};

/** A number as written in the file; null when it is none. */
function parseNumber(cell: string, mark: DecimalMark): number | null {
  const dressed = cell.replace(dressing, '').replace('−', '-');
  const text = dressed.replace(suffix, '');
  const scale = scales[dressed.slice(text.length).toLowerCase().replace('.', '')] ?? 1;
  const pattern =
    mark === '.'
      ? /^[-+]?(?:\d{1,3}(?:,\d{2,3})+|\d+)?(?:\.\d*)?(?:e[-+]?\d{1,3})?$/i
      : /^[-+]?(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d*)?(?:e[-+]?\d{1,3})?$/i;
  if (!/\d/.test(text) || !pattern.test(text)) return null;
  const plain = mark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
  // Not by multiplying: 1.1 million is no 1,100,000.0000000002.
  const value = scale === 1 ? Number(plain) : Number(`${Number(plain)}e${Math.log10(scale)}`);
  return Number.isFinite(value) ? value : null;
}

const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** One column as numbers; empty cells, and "null" or a dash where none is needed, are NaN. Throws `prices.invalid` with line and column at the first text. */
export function readNumbers(column: Column, mark: DecimalMark, place: Place, needed: boolean): Float64Array {
  const values = new Float64Array(column.cells.length);
  for (let row = 0; row < values.length; row += 1) {
    const cell = column.cells[row] ?? null;
    const line = place.lines[row] ?? 0;
    if (typeof cell === 'number') values[row] = cell;
    else if (cell === null || cell.trim() === '' || (!needed && /^(?:[-–—.]|null|nan)$/i.test(cell.trim()))) {
      if (needed) throw priceError({ ...place, line, column: column.title }, (t) => t.noValue);
      values[row] = Number.NaN;
    } else if (mark === '.' && plainNumber.test(cell)) values[row] = Number(cell);
    else {
      const value = parseNumber(cell, mark);
      if (value === null)
        throw priceError({ ...place, line, column: column.title }, (t) => t.notANumber(shortCell(cell)));
      values[row] = value;
    }
  }
  return values;
}
