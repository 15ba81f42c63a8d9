import type { CellSpans } from '../../table/raw-grid.ts';
import { appError, type AppError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';

const newline = 10;
const quote = 34;
const hash = 35;

export interface CsvCells {
  readonly spans: CellSpans;
  /** Line each row begins on, first is 1. */
  readonly lines: Uint32Array;
  readonly rowCount: number;
  readonly columnCount: number;
  /** Lines beginning with # are remarks. */
  readonly remarks: readonly string[];
}

/** An array of numbers that grows, from about the size it will have. */
class Numbers {
  values: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(expected: number) {
    this.values = new Uint32Array(expected);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  taken(): Uint32Array {
    return this.values.subarray(0, this.length);
  }
}

const isBlank = (code: number) =>
  code === 32 || code === 0xa0 || code === 9 || code === 0x202f || code === 0xfeff;

const isDigit = (code: number) => code >= 48 && code <= 57;

const sample = 64 * 1024;

/** Rows and cells a text will have, as its first part does: growing large arrays costs more than counting. */
function expectedSize(text: string, separator: string): { rows: number; cells: number } {
  const first = text.slice(0, sample);
  const share = Math.max(1, text.length / Math.max(1, first.length)) * 1.1;
  const rows = Math.ceil((first.split('\n').length + 1) * share) + 16;
  const cells = Math.ceil(first.split(separator).length * share) + rows;
  return { rows, cells: Math.min(cells, readLimits.textCells + readLimits.columns) };
}

/** Goes over a text of separated values once, keeping where cells begin and end. Rows without a value are left out. */
class CsvScanner {
  private at = 0;
  private line = 1;
  private readonly starts: Numbers;
  private readonly ends: Numbers;
  private readonly rowStarts: Numbers;
  private readonly lines: Numbers;
  private readonly rewritten = new Map<number, string>();
  private readonly remarks: string[] = [];
  private columnCount = 0;
  private readonly text: string;
  private readonly separator: number;
  private readonly name: string;

  constructor(text: string, separator: string, name: string) {
    this.text = text;
    this.separator = separator.charCodeAt(0);
    this.name = name;
    const { rows, cells } = expectedSize(text, separator);
    this.starts = new Numbers(cells);
    this.ends = new Numbers(cells);
    this.rowStarts = new Numbers(rows);
    this.lines = new Numbers(rows);
  }

  scan(): CsvCells {
    const { text } = this;
    while (this.at < text.length) {
      if (this.isRemark()) this.takeRemark();
      else this.takeRow();
    }
    this.rowStarts.push(this.starts.length);
    return {
      spans: {
        text,
        starts: this.starts.taken(),
        ends: this.ends.taken(),
        rowStarts: this.rowStarts.taken(),
        rewritten: this.rewritten,
      },
      lines: this.lines.taken(),
      rowCount: this.lines.length,
      columnCount: this.columnCount,
      remarks: this.remarks,
    };
  }

  /** A column may be called "#": then its separator follows. Shops number their orders "#1001": such a line is as wide as the rows. */
  private isRemark(): boolean {
    const next = this.text.charCodeAt(this.at + 1);
    if (this.text.charCodeAt(this.at) !== hash || next === this.separator || next === quote) return false;
    return !isDigit(next) || !this.isRow();
  }

  /** True for a line with as many separators as the row before. */
  private isRow(): boolean {
    const width = this.starts.length - (this.rowStarts.values[this.rowStarts.length - 1] ?? 0);
    let [count, isQuoted] = [1, false];
    for (let at = this.at; at < this.text.length; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code === newline) break;
      if (code === quote) isQuoted = !isQuoted;
      else if (code === this.separator && !isQuoted) count += 1;
    }
    return this.rowStarts.length > 0 && width > 1 && count >= width;
  }

  private takeRemark(): void {
    const found = this.text.indexOf('\n', this.at);
    const end = found < 0 ? this.text.length : found;
    if (this.remarks.length < 50)
      this.remarks.push(this.text.slice(this.at, Math.min(end, this.at + 300)).replace(/^[#\s]+/, ''));
    this.at = end + 1;
    this.line += 1;
  }

  private takeRow(): void {
    const first = this.starts.length;
    const { line } = this;
    let isFilled = false;
    for (;;) {
      if (this.takeCell()) isFilled = true;
      if (this.starts.length - first > readLimits.columns)
        throw this.refusal('tooManyColumns', readLimits.columns);
      if (this.starts.length > readLimits.textCells) throw this.refusal('tooManyCells', readLimits.textCells);
      if (this.text.charCodeAt(this.at) !== this.separator) break;
      this.at += 1;
    }
    this.at += 1;
    this.line += 1;
    if (isFilled) {
      this.rowStarts.push(first);
      this.lines.push(line);
      this.columnCount = Math.max(this.columnCount, this.starts.length - first);
    } else {
      this.starts.length = first;
      this.ends.length = first;
    }
  }

  private refusal(what: 'tooManyColumns' | 'tooManyCells', most: number): AppError {
    return appError('file.unreadable', { sentence: readerTexts.said((t) => t[what](this.name, most)) });
  }

  /** One cell; afterwards `at` is at what ended it. False for an empty one. */
  private takeCell(): boolean {
    const { text, separator } = this;
    let from = this.at;
    while (text.charCodeAt(from) !== separator && isBlank(text.charCodeAt(from))) from += 1;
    if (text.charCodeAt(from) === quote && this.takeQuoted(from)) return true;
    let to = this.at;
    for (; to < text.length; to += 1) {
      const code = text.charCodeAt(to);
      if (code === separator || code === newline) break;
    }
    this.at = to;
    return this.keep(Math.min(from, to), to);
  }

  private keep(start: number, end: number): boolean {
    const { text } = this;
    let from = start;
    let to = end;
    while (to > from && isBlank(text.charCodeAt(to - 1))) to -= 1;
    while (from < to && isBlank(text.charCodeAt(from))) from += 1;
    this.starts.push(from);
    this.ends.push(to);
    return to > from;
  }

  /** A cell in quotes; false when something else follows the closing one, so that quotes are part of its text. */
  private takeQuoted(open: number): boolean {
    const { text, separator } = this;
    let isDoubled = false;
    let close = open;
    for (;;) {
      close = text.indexOf('"', close + 1);
      if (close < 0) throw this.unclosed();
      if (text.charCodeAt(close + 1) !== quote) break;
      isDoubled = true;
      close += 1;
    }
    let behind = close + 1;
    while (text.charCodeAt(behind) !== separator && isBlank(text.charCodeAt(behind))) behind += 1;
    const code = text.charCodeAt(behind);
    if (behind < text.length && code !== separator && code !== newline) return false;
    const index = this.starts.length;
    this.keep(open + 1, close);
    if (isDoubled)
      this.rewritten.set(
        index,
        text
          .slice(open + 1, close)
          .replaceAll('""', '"')
          .trim(),
      );
    for (let at = text.indexOf('\n', open); at >= 0 && at < close; at = text.indexOf('\n', at + 1))
      this.line += 1;
    this.at = behind;
    return true;
  }

  private unclosed(): AppError {
    const { line } = this;
    return appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.unclosedQuote(this.name, line)),
      details: { line },
    });
  }
}

/** Cells of separated values. Throws `file.unreadable` for too many of them and for a quote that is never closed. */
export function scanCsv(text: string, separator: string, name: string): CsvCells {
  return new CsvScanner(text, separator, name).scan();
}
