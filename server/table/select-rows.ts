import { partEnd } from './date-parts.ts';
import { isEmptyWord } from './read-number.ts';
import type { DateColumn, Table } from './table.ts';

/** Which rows are used. Several filters hold together. Columns are positions in the table. */
export type Filter =
  | {
      readonly kind: 'values';
      readonly column: number;
      /** As they are in the table; one of them is enough. */
      readonly values: readonly string[];
      readonly isNegated: boolean;
    }
  | {
      readonly kind: 'number';
      readonly column: number;
      readonly least: number | null;
      readonly most: number | null;
      /** The ends themselves do not count: "above", "below". */
      readonly isStrict: boolean;
    }
  | {
      readonly kind: 'period';
      readonly column: number;
      /** Milliseconds since 1970-01-01 UTC; `to` is the first moment after. */
      readonly from: number | null;
      readonly to: number | null;
      readonly isNegated: boolean;
    }
  | {
      /** Rows whose cell is empty, or says that there is nothing ("n/a"); negated those that have a value. */
      readonly kind: 'blank';
      readonly column: number;
      readonly isNegated: boolean;
    }
  | {
      /** Rows where one number is on a side of another of the same row: "actual above budget". */
      readonly kind: 'columns';
      readonly column: number;
      readonly other: number;
      readonly side: ColumnSide;
    };

export type ColumnSide = 'above' | 'below' | 'at_least' | 'at_most';

/** Rows that were selected, and those that only look like records. */
export interface Selection {
  readonly rows: Uint32Array;
  /** Records of the table, selected or not. */
  readonly recordCount: number;
  /** Rows of totals, which are never added to what they total. */
  readonly totals: readonly number[];
}

/** A period of the question cuts through one of the column: nobody can tell which side the row is on. */
export class TooFineError extends Error {
  readonly column: number;

  constructor(column: number) {
    super('period finer than the column');
    this.column = column;
  }
}

type Test = (row: number) => boolean;

function valuesTest(table: Table, filter: Extract<Filter, { kind: 'values' }>): Test {
  const column = table.columns[filter.column];
  if (column?.kind !== 'text') return () => false;
  const wanted = new Set(filter.values);
  const isWanted = Uint8Array.from(column.words, (word) => (wanted.has(word) ? 1 : 0));
  const { codes } = column;
  // A row without a value is neither in the North nor outside of it.
  return filter.isNegated
    ? (row) => codes[row] !== 0 && isWanted[codes[row] ?? 0] === 0
    : (row) => isWanted[codes[row] ?? 0] === 1;
}

function numberTest(table: Table, filter: Extract<Filter, { kind: 'number' }>): Test {
  const column = table.columns[filter.column];
  if (column?.kind !== 'number') return () => false;
  const { values } = column;
  const [least, most] = [filter.least ?? Number.NEGATIVE_INFINITY, filter.most ?? Number.POSITIVE_INFINITY];
  // Comparisons with an empty cell (NaN) are false.
  return filter.isStrict
    ? (row) => (values[row] ?? Number.NaN) > least && (values[row] ?? Number.NaN) < most
    : (row) => (values[row] ?? Number.NaN) >= least && (values[row] ?? Number.NaN) <= most;
}

function periodTest(table: Table, filter: Extract<Filter, { kind: 'period' }>): Test {
  const column = table.columns[filter.column];
  if (column?.kind !== 'date') return () => false;
  const [from, to] = [filter.from ?? Number.NEGATIVE_INFINITY, filter.to ?? Number.POSITIVE_INFINITY];
  const { values } = column;
  const endOf = endsOf(column);
  return (row) => {
    const start = values[row] ?? Number.NaN;
    if (Number.isNaN(start)) return false;
    const end = endOf(start);
    const isIn = start >= from && end <= to;
    if (!isIn && start < to && end > from) throw new TooFineError(filter.column);
    return isIn !== filter.isNegated;
  };
}

/** First moment after a date as finely as the column knows it. */
function endsOf({ precision }: DateColumn): (start: number) => number {
  if (precision === 'time') return (start) => start + 1;
  if (precision === 'day') return (start) => start + 86_400_000;
  const known = new Map<number, number>();
  return (start) => {
    const end = known.get(start) ?? partEnd(start, precision);
    known.set(start, end);
    return end;
  };
}

function blankTest(table: Table, { column: at, isNegated }: Extract<Filter, { kind: 'blank' }>): Test {
  const column = table.columns[at];
  if (column === undefined) return () => false;
  if (column.kind === 'number' || column.kind === 'date')
    return (row) => Number.isNaN(column.values[row] ?? Number.NaN) !== isNegated;
  const isBlank = Uint8Array.from(column.words, (word) => (word.trim() === '' || isEmptyWord(word) ? 1 : 0));
  return (row) => (isBlank[column.codes[row] ?? 0] === 1) !== isNegated;
}

const sideTests: Readonly<Record<ColumnSide, (a: number, b: number) => boolean>> = {
  above: (a, b) => a > b,
  below: (a, b) => a < b,
  at_least: (a, b) => a >= b,
  at_most: (a, b) => a <= b,
};

function columnsTest(table: Table, filter: Extract<Filter, { kind: 'columns' }>): Test {
  const [column, other] = [table.columns[filter.column], table.columns[filter.other]];
  if (column?.kind !== 'number' || other?.kind !== 'number') return () => false;
  const isOnSide = sideTests[filter.side];
  // A row that lacks one of them (NaN) is on no side.
  return (row) => isOnSide(column.values[row] ?? Number.NaN, other.values[row] ?? Number.NaN);
}

function testOf(table: Table, filter: Filter): Test {
  if (filter.kind === 'values') return valuesTest(table, filter);
  if (filter.kind === 'number') return numberTest(table, filter);
  if (filter.kind === 'columns') return columnsTest(table, filter);
  return filter.kind === 'blank' ? blankTest(table, filter) : periodTest(table, filter);
}

const allOf = ([first, ...others]: readonly Test[]): Test => {
  if (first === undefined) return () => true;
  return others.length === 0 ? first : (row) => first(row) && others.every((test) => test(row));
};

/** The records that pass all filters, in the order of the table. Throws `TooFineError`. */
export function selectRows(table: Table, filters: readonly Filter[]): Selection {
  const test = allOf(filters.map((filter) => testOf(table, filter)));
  const { rowCount, rowKinds } = table;
  const rows = new Uint32Array(rowCount);
  const totals: number[] = [];
  let [count, recordCount] = [0, 0];
  for (let row = 0; row < rowCount; row += 1) {
    const kind = rowKinds === null ? 'record' : rowKinds[row];
    if (kind === 'total') totals.push(row);
    if (kind !== 'record') continue;
    recordCount += 1;
    if (!test(row)) continue;
    rows[count] = row;
    count += 1;
  }
  return { rows: rows.subarray(0, count), recordCount, totals };
}
