import { dayStart } from './calendar.ts';
import { PlainDay, PlainDigits, type ColumnCells } from './column-cells.ts';
import type { Decision } from './decision.ts';
import { millisecondsOfDate, readDateCell, type DateOrder } from './read-date.ts';
import { decimalsOf, readNumberCell, valueOf, type DecimalMark, type NumberCell } from './read-number.ts';
import { Uncomputed } from './raw-grid.ts';
import { CellReader } from './scan-column.ts';
import type { DoubtfulColumn } from './table.ts';
import { scaleLetters } from './unit-words.ts';

/** Texts of a column, each kept once; 0 is the empty text. */
export function codeTexts(cells: ColumnCells): { codes: Uint32Array; words: string[] } {
  const codes = new Uint32Array(cells.length);
  const words = [''];
  const known = new Map<string, number>([['', 0]]);
  for (let row = 0; row < cells.length; row += 1) {
    if (!cells.load(row)) continue;
    const text = cells.string();
    let code = known.get(text);
    if (code === undefined) {
      code = words.length;
      known.set(text, code);
      words.push(text);
    }
    codes[row] = code;
  }
  return { codes, words };
}

type NumberDecision = Extract<Decision, { kind: 'number' }>;

/** Digits behind the point of a number that a workbook holds, without those that only binary fractions have. */
function decimalsOfValue(value: number): number {
  const [, digits = ''] = String(Number(value.toPrecision(15))).split('.');
  return digits.includes('e') ? 0 : digits.length;
}

function scaled(number: NumberCell, letters: NumberDecision['letters']): NumberCell {
  const scale =
    number.letter === null || letters === 'measures' ? undefined : scaleLetters.get(number.letter);
  return scale === undefined
    ? number
    : { ...number, exponent: number.exponent + Math.round(Math.log10(scale)) };
}

/** Values of a column of numbers; NaN for an empty cell. */
export function buildNumbers(
  cells: ColumnCells,
  { mark, letters }: Pick<NumberDecision, 'mark' | 'letters'>,
): { values: Float64Array; decimals: number } {
  const values = new Float64Array(cells.length).fill(Number.NaN);
  const plain = new PlainDigits();
  const reader = new CellReader();
  let decimals = 0;
  for (let row = 0; row < cells.length; row += 1) {
    if (!cells.load(row)) continue;
    if (cells.native instanceof Uncomputed) continue;
    if (typeof cells.native === 'number') {
      const format = cells.grid.format(cells.rows[row] ?? 0, cells.column);
      const value = format?.isPercent ? Number((cells.native * 100).toPrecision(15)) : cells.native;
      values[row] = value;
      if (!Number.isInteger(value)) decimals = Math.max(decimals, decimalsOfValue(value));
    } else if (plain.read(cells.text, cells.from, cells.to)) {
      values[row] = plain.value(mark);
      if (plain.mark === mark && plain.decimals > decimals) decimals = plain.decimals;
    } else {
      const read = reader.read(cells.string());
      if (read.kind !== 'number') continue;
      const number = scaled(read.number, letters);
      values[row] = valueOf(number, mark);
      decimals = Math.max(decimals, decimalsOf(number, mark));
    }
  }
  return { values, decimals };
}

/** The numbers of a column that was left as text or in doubt, for whoever knows its decimal mark; NaN for what is none. */
export function numbersOfTexts({ codes, words }: Texts, mark: DecimalMark): Float64Array {
  const values = words.map((word) => {
    const number = readNumberCell(word);
    return number === null ? Number.NaN : valueOf(scaled(number, 'scales'), mark);
  });
  return Float64Array.from(codes, (code) => values[code] ?? Number.NaN);
}

/** The dates of a column in doubt, for whoever knows the order of their day and month (null: none needs one); NaN for others. */
export function datesOfTexts({ codes, words }: Texts, order: DateOrder | null): Float64Array {
  const values = words.map((word) => {
    const date = readDateCell(word);
    return date === null ? Number.NaN : millisecondsOfDate(date, order);
  });
  return Float64Array.from(codes, (code) => values[code] ?? Number.NaN);
}

type Texts = Pick<DoubtfulColumn, 'codes' | 'words'>;

type DateDecision = Extract<Decision, { kind: 'date' }>;

/** Values of a column of dates, in milliseconds of the clock as written; NaN for an empty cell. */
export function buildDates(cells: ColumnCells, decision: Pick<DateDecision, 'form' | 'order'>): Float64Array {
  const values = new Float64Array(cells.length).fill(Number.NaN);
  const reader = new CellReader();
  const day = new PlainDay();
  for (let row = 0; row < cells.length; row += 1) {
    if (!cells.load(row)) continue;
    if (cells.native instanceof Date) values[row] = cells.native.getTime();
    else if (!(cells.native instanceof Uncomputed)) {
      const plain = day.read(cells.text, cells.from, cells.to);
      values[row] = Number.isNaN(plain) ? dateOf(cells.string(), decision, reader) : plain;
    }
  }
  return values;
}

function dateOf(
  text: string,
  { form, order }: Pick<DateDecision, 'form' | 'order'>,
  reader: CellReader,
): number {
  if (form === 'Unix time') return unixTime(Number(text));
  if (form === 'workbook date') return (Number(text) - 25_569) * 86_400_000;
  const read = reader.read(text);
  if (read.kind === 'date') return millisecondsOfDate(read.date, order);
  return read.kind === 'number' ? dateOfDigits(text) : Number.NaN;
}

/** Milliseconds of seconds, milliseconds or microseconds since 1970, recognised by their size. */
export const unixTime = (value: number) =>
  Math.floor(value * (value < 1e11 ? 1_000 : value < 1e14 ? 1 : 0.001));

/** "2024" and "20240131". */
function dateOfDigits(text: string): number {
  const year = Number(text.slice(0, 4));
  return text.length === 8
    ? (dayStart(year, Number(text.slice(4, 6)), Number(text.slice(6, 8))) ?? Number.NaN)
    : Date.UTC(year, 0, 1);
}
