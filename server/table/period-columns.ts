import { periodName } from './fiscal-years.ts';
import type { Period } from './period.ts';
import { periodStart } from './period-start.ts';
import type { Column, DateColumn, NumberColumn, Table, TextColumn } from './table.ts';
import { spannedYearIn } from './spanned-years.ts';
import { readYearPart, yearPartsOf } from './year-part.ts';

/** A column of numbers of one time: its key tells times apart, `name` is what it counts without the time. */
export interface TimedColumn {
  readonly column: NumberColumn;
  readonly name: string;
  readonly key: string;
}

/** Columns with a time each, and the column those times become when each is a record. */
export interface TimedColumns {
  readonly columns: readonly TimedColumn[];
  /** One entry for each key, in their order. */
  readonly keys: readonly string[];
  readonly times: DateColumn | TextColumn;
}

export const isNumber = (column: Column): column is NumberColumn => column.kind === 'number';

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** The columns of numbers that have a period or a part of a year each, all of one kind; null when there are not two. */
export function timedColumns(table: Table): TimedColumns | null {
  return datedColumns(table) ?? yearlessColumns(table);
}

function datedColumns({ columns }: Table): TimedColumns | null {
  const found = columns.filter(
    (column): column is NumberColumn & { readonly period: Period } =>
      isNumber(column) && column.period !== null,
  );
  const kinds = new Set(found.map(({ period }) => period.kind));
  if (found.length < 2 || kinds.size !== 1 || kinds.has('span')) return null;
  const timed = found.map((column) => ({
    column,
    name: column.plainName,
    key: JSON.stringify(column.period),
  }));
  const keys = distinct(timed.map(({ key }) => key));
  const spans = spansOf(keys.map((key) => timed.find((one) => one.key === key)?.column.name ?? ''));
  const times = spans ?? timesOfPeriods(keys.map((key) => JSON.parse(key) as Period));
  return times === null ? null : { columns: timed, keys, times };
}

/**
 * Years that begin in one year of the calendar and end in the next ("2023/24") as names: nobody can tell which of both
 * "2023" would be. Null when one is none.
 */
export function spansOf(names: readonly string[]): TextColumn | null {
  const words = names.flatMap((name) => spannedYearIn(name) ?? []);
  if (words.length < names.length) return null;
  return {
    kind: 'text',
    name: 'Fiscal year',
    plainName: 'Fiscal year',
    isMade: true,
    at: 0,
    period: null,
    codes: Uint32Array.from(words, (_, i) => i + 1),
    words: ['', ...words],
  };
}

/** Periods as a column of dates, one in each row; null for none. */
export function timesOfPeriods(periods: readonly Period[]): DateColumn | null {
  const starts = periods.map(periodStart);
  const precision = starts[0]?.precision;
  if (precision === undefined) return null;
  const part = { year: 'Year', quarter: 'Quarter', month: 'Month', day: 'Date' }[precision];
  const name = periodName(part, periods);
  return {
    kind: 'date',
    name,
    plainName: name,
    isMade: true,
    at: 0,
    period: null,
    values: Float64Array.from(starts, ({ from }) => from),
    precision,
    form: null,
    isUtc: false,
    evidence: null,
  };
}

/** What months or quarters without a year are called together: "Month" of "Jan", "Feb"; null for other names. */
export function partOfTimes(names: readonly string[]): string | null {
  const [first] = yearPartsOf(names) ?? [];
  return first === undefined ? null : { month: 'Month', quarter: 'Quarter', half: 'Half' }[first.part];
}

/** Months or quarters whose year nothing says: they are names, in their order. */
function yearlessColumns({ columns }: Table): TimedColumns | null {
  const timed = columns.flatMap((column): TimedColumn[] => {
    const read = isNumber(column) && column.period === null ? readYearPart(column.plainName) : null;
    if (!isNumber(column) || read === null) return [];
    const key = read.rest === '' ? column.plainName : column.plainName.replace(read.rest, '').trim();
    return [{ column, name: read.rest, key }];
  });
  const keys = distinct(timed.map(({ key }) => key));
  const name = partOfTimes(keys);
  if (name === null) return null;
  const codes = Uint32Array.from(keys, (_, i) => i + 1);
  return {
    columns: timed,
    keys,
    times: {
      kind: 'text',
      name,
      plainName: name,
      isMade: true,
      at: 0,
      period: null,
      codes,
      words: ['', ...keys],
    },
  };
}
