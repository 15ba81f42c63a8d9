import { dayStart } from './calendar.ts';
import { Uncomputed, type RawCell, type RawGrid } from './raw-grid.ts';

/**
 * The cells of one column, one at a time, without a string for each where the grid is a text. After `load(i)`, `text`
 * from `from` to `to` is the cell, or `native` when it is no text.
 */
export class ColumnCells {
  readonly grid: RawGrid;
  readonly column: number;
  readonly rows: Uint32Array;
  text = '';
  from = 0;
  to = 0;
  native: Exclude<RawCell, string> = null;

  constructor(grid: RawGrid, column: number, rows: Uint32Array) {
    this.grid = grid;
    this.column = column;
    this.rows = rows;
  }

  get length(): number {
    return this.rows.length;
  }

  /** Loads the cell of the i-th row of the table; false when it is empty. */
  load(i: number): boolean {
    const row = this.rows[i] ?? 0;
    const { spans } = this.grid;
    if (spans === null) return this.loadCell(this.grid.cell(row, this.column));
    const at = (spans.rowStarts[row] ?? 0) + this.column;
    if (at >= (spans.rowStarts[row + 1] ?? 0)) return false;
    const rewritten = spans.rewritten.size === 0 ? undefined : spans.rewritten.get(at);
    if (rewritten !== undefined) return this.loadCell(rewritten);
    this.native = null;
    this.text = spans.text;
    this.from = spans.starts[at] ?? 0;
    this.to = spans.ends[at] ?? 0;
    return this.to > this.from;
  }

  private loadCell(cell: RawCell): boolean {
    this.text = typeof cell === 'string' ? cell : '';
    this.from = 0;
    this.to = this.text.length;
    this.native = typeof cell === 'string' ? null : cell;
    return cell !== null && cell !== '';
  }

  /** The loaded cell as text. */
  string(): string {
    if (this.native instanceof Date)
      return this.native
        .toISOString()
        .replace(/T00:00:00\.000Z$/, '')
        .replace('T', ' ')
        .replace(/\.000Z$/, '');
    if (this.native instanceof Uncomputed) return `=${this.native.formula}`;
    return this.native === null ? this.text.slice(this.from, this.to) : String(this.native);
  }

  /** Where the i-th row is in the file. */
  line(i: number): number {
    return this.grid.line(this.rows[i] ?? 0);
  }
}

/** Reads digits with at most one mark and a minus before them, as most cells of long files are; no object for each. */
export class PlainDigits {
  mantissa = 0;
  digits = 0;
  /** Digits behind the mark; -1 without one. */
  decimals = -1;
  mark: '' | '.' | ',' = '';
  isNegative = false;
  hasLeadingZero = false;

  /** False when the text is anything else, or longer than numbers are exact. */
  read(text: string, from: number, to: number): boolean {
    this.mantissa = 0;
    this.digits = 0;
    this.decimals = -1;
    this.mark = '';
    this.isNegative = text.charCodeAt(from) === 45;
    const first = this.isNegative ? from + 1 : from;
    if (to - first > 16) return false;
    for (let at = first; at < to; at += 1) {
      const code = text.charCodeAt(at);
      if (code >= 48 && code <= 57) {
        this.mantissa = this.mantissa * 10 + code - 48;
        this.digits += 1;
        if (this.decimals >= 0) this.decimals += 1;
      } else if ((code === 46 || code === 44) && this.decimals < 0) {
        this.mark = code === 46 ? '.' : ',';
        this.decimals = 0;
      } else return false;
    }
    if (this.digits === 0 || this.digits > 15 || this.decimals === 0) return false;
    const whole = this.digits - Math.max(0, this.decimals);
    this.hasLeadingZero = whole > 1 && text.charCodeAt(first) === 48;
    return whole > 0;
  }

  /** What the mark proves, as in `NumberCell.mark`. */
  proof(): '.' | ',' | 'unclear' | 'none' {
    if (this.mark === '') return 'none';
    const whole = this.digits - this.decimals;
    const isZero = this.mantissa < 1000 && whole === 1;
    return this.decimals !== 3 || whole > 3 || isZero ? this.mark : 'unclear';
  }

  value(mark: '.' | ','): number {
    const isDecimal = this.mark === mark;
    const value = isDecimal ? this.mantissa / 10 ** this.decimals : this.mantissa;
    return this.isNegative && value !== 0 ? -value : value;
  }
}

const dayMilliseconds = 86_400_000;

/** Reads days written 2026-01-31, as most dates of long files are; no object for each. */
export class PlainDay {
  private text = '';
  private known = 0;

  /** Milliseconds of the day; NaN when the text is anything else. */
  read(text: string, from: number, to: number): number {
    if (to - from !== 10 || text.charCodeAt(from + 4) !== 45 || text.charCodeAt(from + 7) !== 45)
      return Number.NaN;
    const year = digitsOf(text, from, from + 4);
    const month = digitsOf(text, from + 5, from + 7);
    const day = digitsOf(text, from + 8, to);
    if (year < 0 || month < 0 || day < 1) return Number.NaN;
    // Days of one month come together: only the first of them asks the calendar.
    const start = text.slice(from, from + 7);
    if (start !== this.text) {
      this.text = start;
      this.known = dayStart(year, month, 1) ?? Number.NaN;
    }
    return day > 28 ? (dayStart(year, month, day) ?? Number.NaN) : this.known + (day - 1) * dayMilliseconds;
  }
}

/** The number that digits stand for; -1 for anything else. */
function digitsOf(text: string, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return -1;
    value = value * 10 + code - 48;
  }
  return value;
}
