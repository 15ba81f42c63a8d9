import type { PartByPart } from '../part-by-part.ts';
import { partOfTimes, spansOf, timesOfPeriods } from './period-columns.ts';
import type { Period } from './period.ts';
import { periodEnd, periodStart } from './period-start.ts';
import { readPeriod } from './read-period.ts';
import type { Records } from './records.ts';
import { isSameUnit } from './unit-rules.ts';
import type { Column, DateColumn, TextColumn } from './table.ts';

/** Records of one sheet or file, and what it is called. */
export interface StackPart {
  readonly name: string;
  readonly records: Records;
}

/** Parts of one form below each other. `made` is the column that says what each row's part is called; null where dates do. */
export interface Stack {
  readonly records: Records;
  readonly made: number | null;
}

/** Which part a row of the stack is of, and which row of it. */
interface Origin {
  readonly parts: Uint32Array;
  readonly rows: Uint32Array;
}

/**
 * Parts whose columns are alike ("2023", "2024" with the same heads) as one table, with a column of what they are called:
 * years, quarters, months, or names. Rows with dates of their own need none, as long as each part has only those of its
 * own time: else the same rows could be in two. Null when nobody can tell that the parts belong together.
 */
export function* stackRecords(parts: readonly StackPart[]): PartByPart<Stack | null> {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return null;
  if (!others.every(({ records }) => areAlike(first.records, records))) return null;
  const dates = first.records.table.columns.flatMap(({ kind }, at) => (kind === 'date' ? [at] : []));
  const periods = periodsOf(parts.map(({ name }) => name));
  const [date, ...more] = dates;
  if (more.length > 0) return null;
  if (date !== undefined && (periods === null || !(yield* areWithin(parts, date, periods)))) return null;
  const origin = originsOf(parts);
  const times = date === undefined ? namesColumn(parts, periods, origin) : null;
  const count = first.records.table.columns.length;
  const own: Column[] = [];
  for (const at of first.records.table.columns.keys()) {
    yield;
    own.push(yield* stackedColumn(parts, at, origin));
  }
  return {
    made: times === null ? null : count,
    records: stacked(parts, times === null ? own : [...own, times], origin),
  };
}

function stacked(parts: readonly StackPart[], columns: readonly Column[], origin: Origin): Records {
  const tables = parts.map(({ records }) => records.table);
  const count = origin.rows.length;
  const partAt = (row: number) => parts[origin.parts[row] ?? 0]?.records;
  const rowAt = (row: number) => origin.rows[row] ?? 0;
  const isOwn = (column: number) => column < (tables[0]?.columns.length ?? 0);
  const hasKinds = tables.some(({ rowKinds }) => rowKinds !== null);
  return {
    table: {
      ...tables[0]!,
      name: '',
      columns,
      rowCount: count,
      rowCountInFile: tables.reduce((sum, { rowCountInFile }) => sum + rowCountInFile, 0),
      lines: below(
        tables.map(({ lines }) => lines),
        new Uint32Array(count),
      ),
      pages: null,
      rowKinds: hasKinds
        ? Array.from({ length: count }, (_, row) => partAt(row)?.table.rowKinds?.[rowAt(row)] ?? 'record')
        : null,
    },
    originOf: (_, row) => origin.parts[row] ?? 0,
    // What a part is called is in none of its cells.
    placeOf: (column, row) =>
      isOwn(column)
        ? (partAt(row)?.placeOf(column, rowAt(row)) ?? { line: null, column: '' })
        : { line: null, column: '' },
    unitOf: (column, row) => (isOwn(column) ? (partAt(row)?.unitOf(column, rowAt(row)) ?? null) : null),
  };
}

/** True when the columns have the same names, types and units in the same order. */
function areAlike({ table: a }: Records, { table: b }: Records): boolean {
  return (
    a.columns.length === b.columns.length &&
    a.rowUnits === null &&
    b.rowUnits === null &&
    a.columns.every((column, at) => isLike(column, b.columns[at]))
  );
}

function isLike(a: Column, b: Column | undefined): boolean {
  if (b === undefined || a.name !== b.name || a.kind === 'doubtful') return false;
  if (a.kind === 'number') return b.kind === 'number' && isSameUnit(a.unit, b.unit);
  if (a.kind === 'date') return b.kind === 'date' && a.precision === b.precision && a.isUtc === b.isUtc;
  return b.kind === 'text';
}

/** The time each part is called after, all of one kind and none twice, with the same words around them; null otherwise. */
function periodsOf(names: readonly string[]): Period[] | null {
  const found = names.flatMap((name) => readPeriod(name.replace(/\.\w{2,5}$/, '').replace(/_/g, ' ')) ?? []);
  const periods = found.map(({ period }) => period);
  const isWhole = found.length === names.length && !periods.some(({ kind }) => kind === 'span');
  const isOne =
    new Set(periods.map(({ kind }) => kind)).size === 1 && new Set(found.map(({ rest }) => rest)).size === 1;
  const areDistinct = new Set(periods.map((period) => JSON.stringify(period))).size === periods.length;
  return isWhole && isOne && areDistinct ? periods : null;
}

/** True when each part has only dates of the time it is called after. */
function* areWithin(
  parts: readonly StackPart[],
  at: number,
  periods: readonly Period[],
): PartByPart<boolean> {
  for (const [i, { records }] of parts.entries()) {
    yield;
    const [column, period] = [records.table.columns[at], periods[i]];
    if (column?.kind !== 'date' || period === undefined) return false;
    const [from, to] = [periodStart(period).from, periodEnd(period)];
    if (!column.values.every((value) => Number.isNaN(value) || (value >= from && value < to))) return false;
  }
  return true;
}

function originsOf(parts: readonly StackPart[]): Origin {
  const counts = parts.map(({ records }) => records.table.rowCount);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [of, rows] = [new Uint32Array(all), new Uint32Array(all)];
  let next = 0;
  for (const [part, count] of counts.entries()) {
    of.fill(part, next, next + count);
    for (let row = 0; row < count; row += 1) rows[next + row] = row;
    next += count;
  }
  return { parts: of, rows };
}

/** The values of the parts below each other, in `into`, which has room for all; whole parts at once, as millions of rows may be stacked. */
function below<T extends Uint32Array | Float64Array>(parts: readonly ArrayLike<number>[], into: T): T {
  let next = 0;
  for (const part of parts) {
    into.set(part, next);
    next += part.length;
  }
  return into;
}

/** A column of years, quarters or months that the parts are called after, else of their names. */
function namesColumn(
  parts: readonly StackPart[],
  periods: readonly Period[] | null,
  origin: Origin,
): DateColumn | TextColumn | null {
  const names = parts.map(({ name }) => name);
  const spans = spansOf(names);
  if (spans !== null) return { ...spans, codes: Uint32Array.from(origin.parts, (part) => part + 1) };
  const times = periods === null ? null : timesOfPeriods(periods);
  if (times !== null)
    return { ...times, values: Float64Array.from(origin.parts, (part) => times.values[part] ?? Number.NaN) };
  const name = partOfTimes(names) ?? 'Sheet';
  return {
    kind: 'text',
    name,
    plainName: name,
    isMade: true,
    at: 0,
    period: null,
    codes: Uint32Array.from(origin.parts, (part) => part + 1),
    words: ['', ...names],
  };
}

function* stackedColumn(parts: readonly StackPart[], at: number, { rows }: Origin): PartByPart<Column> {
  const columns = parts.map(({ records }) => records.table.columns[at]!);
  const [first] = columns;
  if (first === undefined || first.kind === 'doubtful') throw new Error(`no column ${at} to stack`);
  if (first.kind === 'text') return yield* stackedText(columns, first, rows.length);
  const own = columns.map((column) =>
    column.kind === 'number' || column.kind === 'date' ? column.values : new Float64Array(0),
  );
  const values = below(own, new Float64Array(rows.length));
  if (first.kind === 'date') return { ...first, values };
  const decimals = columns.map((column) => (column.kind === 'number' ? column.decimals : 0));
  return { ...first, values, decimals: Math.max(...decimals) };
}

function* stackedText(columns: readonly Column[], first: TextColumn, count: number): PartByPart<TextColumn> {
  const codeOf = new Map<string, number>([['', 0]]);
  const codes = new Uint32Array(count);
  let next = 0;
  for (const column of columns) {
    if (column.kind !== 'text') continue;
    yield;
    const stackedCodes = Uint32Array.from(column.words, (word) => {
      const code = codeOf.get(word) ?? codeOf.size;
      codeOf.set(word, code);
      return code;
    });
    for (const code of column.codes) {
      codes[next] = stackedCodes[code] ?? 0;
      next += 1;
    }
  }
  return { ...first, words: [...codeOf.keys()], codes };
}
