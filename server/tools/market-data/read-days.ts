import { datesOfTexts, unixTime } from '../../table/build-column.ts';
import { readDateCell, type DateOrder } from '../../table/read-date.ts';
import type { Column, DateColumn, DateForm, DoubtfulColumn, Table } from '../../table/table.ts';
import { textsOf } from './column-texts.ts';
import type { FoundColumns } from './find-columns.ts';
import { placeIn, priceError, shortCell } from './price-error.ts';
import { weekday, type DateZone } from './price-series.ts';
import { settleUtcDays } from './session-days.ts';

export interface ReadDays {
  /** Of each row of prices. */
  readonly days: Int32Array;
  /** Minute of the day, or -1 without a time. */
  readonly minutes: Int32Array;
  readonly form: DateForm;
  readonly zone: DateZone;
}

const dayMilliseconds = 86_400_000;

const spacingOf = { month: 'month', quarter: 'quarter', year: 'year' } as const;

/**
 * The days of the rows of prices. Throws `prices.invalid` with the line for what is no date, or for a column that can be
 * read two ways.
 */
export function readDays(table: Table, { at }: FoundColumns, rows: Uint32Array): ReadDays {
  const index = at.date ?? 0;
  const column = table.columns[index];
  const dates = datesIn(table, column, index, rows);
  const { values, precision, isUtc } = dates;
  if (precision === 'month' || precision === 'quarter' || precision === 'year')
    throw priceError(placeIn(table, rows[0] ?? 0, index), (t) => t.notDaily(spacingOf[precision]));
  const empty = rows.find((row) => Number.isNaN(values[row] ?? Number.NaN));
  if (empty !== undefined) throw priceError(placeIn(table, empty, index), (t) => t.noDate);
  const days = Int32Array.from(rows, (row) => Math.floor((values[row] ?? 0) / dayMilliseconds));
  const clock = precision === 'time' ? null : clockIn(table, at.time);
  const minutes = Int32Array.from(rows, (row, i) =>
    precision === 'time'
      ? Math.floor(((values[row] ?? 0) - (days[i] ?? 0) * dayMilliseconds) / 60_000)
      : (clock?.(row) ?? -1),
  );
  const form = dates.form ?? 'year-month-day';
  if (!isUtc) return { days, minutes, form, zone: 'written' };
  const settled = settleUtcDays(days, minutes);
  if (settled !== null) return { ...settled, minutes, form };
  throw priceError(placeIn(table, rows[0] ?? 0, index), (t) =>
    t.doubtfulDay(momentText(values[rows[0] ?? 0])),
  );
}

const momentText = (at: number | undefined) =>
  `${new Date(at ?? 0).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

type Dates = Pick<DateColumn, 'values' | 'precision' | 'form' | 'isUtc'>;

function datesIn(table: Table, column: Column | undefined, index: number, rows: Uint32Array): Dates {
  if (column?.kind === 'date') return column;
  if (column?.kind === 'doubtful' && column.doubt === 'two_date_orders')
    throw mixedOrders(table, column, index);
  if (column?.kind === 'doubtful' && column.doubt === 'unclear_date_order')
    return inOneOrder(table, column, index, rows);
  // Seconds with decimals, as some write Unix times.
  if (column?.kind === 'number' && rows.every((row) => (column.values[row] ?? 0) >= 1e8))
    return { values: column.values.map(unixTime), precision: 'time', form: 'Unix time', isUtc: true };
  const textAt = column === undefined ? () => '' : textsOf(column);
  const bad = rows.find((row) => readDateCell(textAt(row)) === null) ?? rows[0] ?? 0;
  // What is no date is in rows without a price alone: the name of a month, of a part.
  if (column?.kind === 'doubtful' && column.doubt === 'mixed_types' && readDateCell(textAt(bad)) !== null)
    return inPlainOrder(table, column, index, rows);
  throw priceError(placeIn(table, bad, index), (t) =>
    textAt(bad) === '' ? t.noDate : t.notADate(shortCell(textAt(bad))),
  );
}

function mixedOrders(table: Table, { cells }: DoubtfulColumn, index: number) {
  const [first, other] = cells.toSorted((a, b) => a.row - b.row);
  const { lineWord, line } = placeIn(table, first?.row ?? 0);
  return priceError(placeIn(table, other?.row ?? 0, index), (t) =>
    t.mixedDates(shortCell(other?.text), shortCell(first?.text), lineWord, line),
  );
}

function inPlainOrder(table: Table, column: DoubtfulColumn, index: number, rows: Uint32Array): Dates {
  const values = datesOfTexts(column, null);
  if (rows.some((row) => Number.isNaN(values[row] ?? Number.NaN)))
    return inOneOrder(table, column, index, rows);
  const { form = null, precision = 'day' } = readDateCell(textsOf(column)(rows[0] ?? 0)) ?? {};
  return { values, precision, form: form === 'pair' ? 'day/month/year' : form, isUtc: false };
}

/** Days and months that no date tells apart, in the order in which they are days next to each other. */
function inOneOrder(table: Table, column: DoubtfulColumn, index: number, rows: Uint32Array): Dates {
  const read = (order: DateOrder) => datesOfTexts(column, order);
  const [dayFirst, monthFirst] = [read('day_first'), read('month_first')];
  const [one, other] = [dayFirst, monthFirst].map((values) => plausibility(values, rows)) as [number, number];
  const hasTime = column.words.some((word) => word.includes(':'));
  const dates = { precision: hasTime ? ('time' as const) : ('day' as const), isUtc: false };
  if (one > other) return { ...dates, values: dayFirst, form: 'day/month/year' };
  if (other > one) return { ...dates, values: monthFirst, form: 'month/day/year' };
  const cell = textsOf(column)(rows[0] ?? 0);
  throw priceError(placeIn(table, rows[0] ?? 0, index), (t) => t.ambiguousDate(shortCell(cell)));
}

/** 2: in order, near each other and on weekdays; 1: in order and near; 0: not plausible as daily prices. */
function plausibility(values: Float64Array, rows: Uint32Array): number {
  const days = Array.from(rows, (row) => Math.floor((values[row] ?? Number.NaN) / dayMilliseconds));
  if (days.length < 3) return 0;
  const steps = days.slice(1).map((day, i) => day - (days[i] ?? 0));
  const ordered = steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  // Every step: the first days of all months read the wrong way round are days in a row, but for the turn of the year.
  const near = steps.every((step) => Math.abs(step) <= 7);
  if (!ordered || !near) return 0;
  if (days.every((day) => weekday(day) !== 0 && weekday(day) !== 6)) return 2;
  // Twelve days in a row may as well be twelve months.
  return steps.every((step) => Math.abs(step) === 1) ? 0 : 1;
}

/** Minutes of the day of a column of times: "15:30", "153000"; -1 at midnight, which is no time of a session. */
function clockIn(table: Table, index: number | undefined): ((row: number) => number) | null {
  const column = index === undefined ? undefined : table.columns[index];
  if (column === undefined || column.kind === 'date') return null;
  const textAt = textsOf(column);
  return (row) => {
    const match = /^(\d{1,2}):?(\d{2})(?::?\d{2}(?:\.\d+)?)?$/.exec(textAt(row).trim());
    const minute = match === null ? 0 : Number(match[1]) * 60 + Number(match[2]);
    return minute === 0 ? -1 : minute;
  };
}
