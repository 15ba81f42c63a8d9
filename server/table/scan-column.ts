import { PlainDay, PlainDigits, type ColumnCells } from './column-cells.ts';
import { tellsEvent } from './event-rows.ts';
import {
  readDateCell,
  isYear,
  type DateCell,
  type DateOrder,
  type DatePrecision,
  type WrittenForm,
} from './read-date.ts';
import { Uncomputed } from './raw-grid.ts';
import { isEmptyWord, readNumberCell, type DecimalMark, type NumberCell } from './read-number.ts';
import { isTotalWord } from './row-kinds.ts';
import type { SeenCell } from './table.ts';

export type ReadCell =
  | { readonly kind: 'empty' }
  | { readonly kind: 'text' }
  | { readonly kind: 'number'; readonly number: NumberCell }
  | { readonly kind: 'date'; readonly date: DateCell };

/** What the cells of a column are, counted; of each thing the first cell that shows it. */
export interface ColumnScan {
  readonly cells: ColumnCells;
  readonly numbers: number;
  readonly texts: number;
  readonly dates: number;
  /** Cells that are there and hold no value: "–", "n/a". */
  readonly emptyWords: number;
  readonly firstNumber: SeenCell | null;
  readonly firstText: SeenCell | null;
  readonly firstDate: SeenCell | null;
  readonly marks: ReadonlyMap<DecimalMark, SeenCell>;
  /** Cells with two readings, by the mark they are written with. */
  readonly unclear: ReadonlyMap<DecimalMark, SeenCell>;
  /** What numbers are of: "money EUR", "percent", "measure kg", "bare". */
  readonly units: ReadonlyMap<string, SeenCell>;
  readonly letters: ReadonlySet<string>;
  readonly hasScale: boolean;
  readonly hasLeadingZero: boolean;
  readonly hasLongDigits: boolean;
  readonly hasNative: boolean;
  /** All numbers are written as digits alone. */
  readonly isWhole: boolean;
  readonly isYears: boolean;
  readonly shortest: number;
  readonly longest: number;
  readonly orders: ReadonlyMap<DateOrder, SeenCell>;
  /** A date with two readings. */
  readonly unclearDate: SeenCell | null;
  readonly precisions: ReadonlySet<DatePrecision>;
  /** How the first date is written. */
  readonly form: WrittenForm | null;
  /** Dates whose clock is said to be UTC. */
  readonly utcDates: number;
  /** Cells that tell of a dividend or split; no texts. */
  readonly events: readonly SeenCell[];
  /** Formulas without a value. */
  readonly uncomputed: readonly SeenCell[];
  /** Words for a total below numbers or dates; they are counted among the texts. */
  readonly totalWords: readonly SeenCell[];
}

const kept = 50_000;

/** Reads cells as text, remembering what it has read: columns repeat themselves. */
export class CellReader {
  private readonly known = new Map<string, ReadCell>();

  read(text: string): ReadCell {
    const found = this.known.get(text);
    if (found !== undefined) return found;
    const cell = readCell(text);
    if (this.known.size < kept) this.known.set(text, cell);
    return cell;
  }
}

const anyDigit = /\d/;

function readCell(text: string): ReadCell {
  if (isEmptyWord(text)) return { kind: 'empty' };
  if (!anyDigit.test(text)) return { kind: 'text' };
  const number = readNumberCell(text);
  if (number !== null) return { kind: 'number', number };
  const date = readDateCell(text);
  return date === null ? { kind: 'text' } : { kind: 'date', date };
}

/** What a number cell says of its unit, as one word. */
export function unitKey(number: NumberCell): string {
  if (number.isPercent) return 'percent';
  if (number.isPoints) return 'points';
  if (number.currency !== null) return `money ${number.currency}`;
  if (number.symbol !== null) return `measure ${number.symbol}`;
  return number.of === null ? 'bare' : `count ${number.of}`;
}

class Scanner {
  numbers = 0;
  texts = 0;
  dates = 0;
  emptyWords = 0;
  firstNumber: SeenCell | null = null;
  firstText: SeenCell | null = null;
  firstDate: SeenCell | null = null;
  unclearDate: SeenCell | null = null;
  readonly marks = new Map<DecimalMark, SeenCell>();
  readonly unclear = new Map<DecimalMark, SeenCell>();
  readonly units = new Map<string, SeenCell>();
  readonly letters = new Set<string>();
  readonly orders = new Map<DateOrder, SeenCell>();
  readonly precisions = new Set<DatePrecision>();
  readonly uncomputed: SeenCell[] = [];
  readonly events: SeenCell[] = [];
  readonly totalWords: SeenCell[] = [];
  form: WrittenForm | null = null;
  utcDates = 0;
  hasScale = false;
  hasLeadingZero = false;
  hasLongDigits = false;
  hasNative = false;
  isWhole = true;
  isYears = true;
  shortest = Number.POSITIVE_INFINITY;
  longest = 0;
  private hasBare = false;
  private hasPlainDay = false;
  private readonly plain = new PlainDigits();
  private readonly day = new PlainDay();
  private readonly reader = new CellReader();
  readonly cells: ColumnCells;

  constructor(cells: ColumnCells) {
    this.cells = cells;
  }

  private seen(row: number): SeenCell {
    return { row, text: this.cells.string().slice(0, 80) };
  }

  scan(): void {
    const { cells, plain, day } = this;
    const rows = cells.length;
    for (let row = 0; row < rows; row += 1) {
      if (!cells.load(row)) continue;
      if (cells.native !== null) this.takeNative(row);
      else if (plain.read(cells.text, cells.from, cells.to)) this.takePlain(row);
      else if (!Number.isNaN(day.read(cells.text, cells.from, cells.to))) this.takePlainDay(row);
      else this.takeText(row, cells.text.slice(cells.from, cells.to));
      // More texts than the other rows could outnumber: the column is one of text, in any order of its rows.
      if (this.texts * 2 > rows) return;
    }
  }

  private takePlain(row: number): void {
    const { plain } = this;
    this.numbers += 1;
    if (this.firstNumber === null) this.firstNumber = this.seen(row);
    if (!this.hasBare) {
      this.hasBare = true;
      this.units.set('bare', this.seen(row));
    }
    if (plain.hasLeadingZero) this.hasLeadingZero = true;
    if (plain.digits < this.shortest) this.shortest = plain.digits;
    if (plain.digits > this.longest) this.longest = plain.digits;
    if (plain.mark === '') {
      if (this.isYears && !(plain.digits === 4 && !plain.isNegative && isYear(plain.mantissa)))
        this.isYears = false;
      return;
    }
    this.isWhole = false;
    this.isYears = false;
    const proof = plain.proof();
    if (proof === 'unclear') this.noteUnclear(plain.mark, row);
    else if (proof !== 'none' && !this.marks.has(proof)) this.marks.set(proof, this.seen(row));
  }

  private takePlainDay(row: number): void {
    this.dates += 1;
    if (this.hasPlainDay) return;
    this.hasPlainDay = true;
    this.precisions.add('day');
    if (this.firstDate !== null) return;
    this.firstDate = this.seen(row);
    this.form = 'year-month-day';
  }

  private noteUnclear(mark: DecimalMark, row: number): void {
    if (!this.unclear.has(mark)) this.unclear.set(mark, this.seen(row));
  }

  private takeNative(row: number): void {
    const { cells } = this;
    const { native } = cells;
    if (native instanceof Uncomputed) this.uncomputed.push(this.seen(row));
    else if (native instanceof Date) {
      this.dates += 1;
      if (this.firstDate === null) this.form = 'year-month-day';
      this.firstDate ??= this.seen(row);
      this.precisions.add(native.getTime() % 86_400_000 === 0 ? 'day' : 'time');
    } else if (typeof native === 'number') {
      this.numbers += 1;
      this.hasNative = true;
      this.firstNumber ??= this.seen(row);
      const format = cells.grid.format(cells.rows[row] ?? 0, cells.column);
      const key = format?.isPercent ? 'percent' : format?.currency ? `money ${format.currency}` : 'bare';
      if (!this.units.has(key)) this.units.set(key, this.seen(row));
      if (!Number.isInteger(native)) this.isWhole = false;
      if (!isYear(native)) this.isYears = false;
      const digits = String(Math.abs(native)).length;
      this.shortest = Math.min(this.shortest, digits);
      this.longest = Math.max(this.longest, digits);
    } else this.takeWord(row);
  }

  private takeWord(row: number): void {
    this.texts += 1;
    this.firstText ??= this.seen(row);
    const isBelow = this.numbers + this.dates > 0;
    if (isBelow && isTotalWord(this.cells.string().slice(0, 80))) this.totalWords.push(this.seen(row));
  }

  private takeText(row: number, text: string): void {
    const read = this.reader.read(text);
    if (read.kind === 'empty') this.emptyWords += 1;
    else if (read.kind === 'text' && tellsEvent(text)) this.events.push(this.seen(row));
    else if (read.kind === 'text') this.takeWord(row);
    else if (read.kind === 'date') this.takeDate(row, read.date);
    else this.takeNumber(row, read.number);
  }

  private takeDate(row: number, date: DateCell): void {
    this.dates += 1;
    if (this.firstDate === null) this.form = date.form;
    if (date.isUtc) this.utcDates += 1;
    this.firstDate ??= this.seen(row);
    this.precisions.add(date.precision);
    if (date.order !== null && !this.orders.has(date.order)) this.orders.set(date.order, this.seen(row));
    if (date.at === null) this.unclearDate ??= this.seen(row);
  }

  private takeNumber(row: number, number: NumberCell): void {
    this.numbers += 1;
    this.firstNumber ??= this.seen(row);
    const key = unitKey(number);
    if (!this.units.has(key)) this.units.set(key, this.seen(row));
    if (number.letter !== null) this.letters.add(number.letter);
    if (number.exponent !== 0) this.hasScale = true;
    if (number.hasLeadingZero) this.hasLeadingZero = true;
    const isBareDigits = number.mark === 'none' && key === 'bare' && number.exponent === 0;
    if (!isBareDigits || number.letter !== null) this.isWhole = false;
    this.isYears = false;
    if (isBareDigits && number.digits.length > 15) this.hasLongDigits = true;
    const digits = number.digits.replace(/[.,]/g, '').length;
    this.shortest = Math.min(this.shortest, digits);
    this.longest = Math.max(this.longest, digits);
    if (number.mark === 'unclear') this.noteUnclear(number.digits.includes(',') ? ',' : '.', row);
    else if (number.mark !== 'none' && !this.marks.has(number.mark))
      this.marks.set(number.mark, this.seen(row));
  }
}

/** Looks at every cell of a column. */
export function scanColumn(cells: ColumnCells): ColumnScan {
  const scanner = new Scanner(cells);
  scanner.scan();
  return scanner;
}
