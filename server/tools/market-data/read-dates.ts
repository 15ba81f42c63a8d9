import type { Cell } from '../readers/document.ts';
import { priceError, shortCell } from './price-error.ts';
import { dayOf, weekday, type DateForm, type DateZone, type Day } from './price-series.ts';
import { settleUtcDays } from './session-days.ts';

interface Place {
  readonly column: string;
  readonly lines: readonly number[];
  readonly lineWord: 'Line' | 'Row';
}

export interface ReadDates {
  readonly days: Int32Array;
  /** Minute of the day, or -1 without a time. */
  readonly minutes: Int32Array;
  readonly form: DateForm;
  readonly zone: DateZone;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const germanMonths: Readonly<Record<string, number>> = { mär: 3, mae: 3, mrz: 3, mai: 5, okt: 10, dez: 12 };

function monthNumber(name: string): number {
  const short = name.slice(0, 3).toLowerCase();
  return months.indexOf(short) + 1 || (germanMonths[short] ?? 0);
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](.*))?$/;
const numeric = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{2}|\d{4})\.?(?:[,T ]\s*(.*))?$/;
const dayMonthName =
  /^(?:[a-zäöü]{2,10},?\s+)?(\d{1,2})\.?[\s-]([a-zäöü]{3,9})\.?[\s,-]+(\d{2}|\d{4})(?:[,T ]\s*(.*))?$/i;
const monthNameDay =
  /^(?:[a-zäöü]{2,10},?\s+)?([a-zäöü]{3,9})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?:[,T ]\s*(.*))?$/i;

interface Parsed {
  readonly day: Day | null;
  readonly time: string | undefined;
  readonly form: DateForm | 'slashed';
  /** For slashed dates: both numbers as written. */
  readonly pair?: readonly [number, number, number];
}

function parse(cell: Cell): Parsed | null {
  const text = String(cell ?? '').trim();
  // A workbook may hold 20260105 as a number.
  const isCompact = /^(?:19|20)\d{6}$/.test(text);
  if (!isCompact && (typeof cell === 'number' || /^\d{5}$/.test(text))) return fromSerial(Number(cell));
  let match = iso.exec(text);
  if (match)
    return {
      day: dayOf(Number(match[1]), Number(match[2]), Number(match[3])),
      time: match[4],
      form: 'year-month-day',
    };
  match = numeric.exec(text);
  if (match) {
    const pair = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')] as const;
    if (match[2] === '.')
      return { day: dayOf(pair[2], pair[1], pair[0]), time: match[5], form: 'day.month.year' };
    return { day: null, time: match[5], form: 'slashed', pair };
  }
  match = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (match)
    return {
      day: dayOf(Number(match[1]), Number(match[2]), Number(match[3])),
      time: undefined,
      form: 'year-month-day',
    };
  match = dayMonthName.exec(text);
  if (match)
    return {
      day: dayOf(fullYear(match[3] ?? ''), monthNumber(match[2] ?? ''), Number(match[1])),
      time: match[4],
      form: 'day month year',
    };
  match = monthNameDay.exec(text);
  if (match)
    return {
      day: dayOf(Number(match[3]), monthNumber(match[1] ?? ''), Number(match[2])),
      time: match[4],
      form: 'month day, year',
    };
  if (/^\d{9,10}(?:\.\d+)?$|^\d{13}$|^\d{16}$/.test(text)) return fromEpoch(Number(text));
  return null;
}

/** Seconds, milliseconds or microseconds since 1970, by their size. */
function fromEpoch(value: number): Parsed {
  const milliseconds = value * (value < 1e11 ? 1_000 : value < 1e14 ? 1 : 0.001);
  const date = new Date(milliseconds);
  return {
    day: Math.floor(milliseconds / 86_400_000),
    time: `${date.toISOString().slice(11, 16)} UTC`,
    form: 'Unix time',
  };
}

/** Days since 1899-12-30, as workbooks store dates; larger numbers are Unix time. */
function fromSerial(serial: number): Parsed | null {
  if (serial > 1e8) return serial < 8e15 ? fromEpoch(serial) : null;
  return serial < 7_000 || serial > 110_000
    ? null
    : { day: Math.floor(serial) - 25_569, time: undefined, form: 'workbook date' };
}

const clock =
  /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]m)?\s*(?:\(?(Z|UTC|GMT)\)?|([+-]\d{2}:?\d{2}))?/i;

/** Minute of the day, -1 without a time, and whose clock it is. */
function timeOf(time: string | undefined): { minute: number; zone: 'UTC' | 'local' } {
  const match = clock.exec(time?.trim() ?? '');
  if (!match) return { minute: -1, zone: 'local' };
  const hour = (Number(match[1]) % (match[3] ? 12 : 24)) + (/pm/i.test(match[3] ?? '') ? 12 : 0);
  const isUtc = match[4] !== undefined || /^[+-]00:?00$/.test(match[5] ?? '');
  return { minute: hour * 60 + Number(match[2]), zone: isUtc ? 'UTC' : 'local' };
}

/** Whether a cell is written as a date or time, in any form known here. */
export function isDate(cell: Cell): boolean {
  const parsed = parse(cell);
  return parsed !== null && (parsed.day !== null || parsed.pair !== undefined);
}

/** Reads a date column in one form. Throws `prices.invalid` with the line for what is no date, or for a column that can be read two ways. */
export function readDates(cells: readonly Cell[], place: Place): ReadDates {
  const parsed: Parsed[] = [];
  for (let row = 0; row < cells.length; row += 1) {
    const one = parse(cells[row] ?? null);
    if (one === null || (one.day === null && one.pair === undefined)) {
      const cell = cells[row] ?? '';
      throw priceError({ ...place, line: place.lines[row] ?? 0 }, (t) =>
        String(cell).trim() === '' ? t.noDate : t.notADate(shortCell(cell)),
      );
    }
    parsed.push(one);
  }
  const monthFirst = parsed.some((one) => one.pair !== undefined)
    ? isMonthFirst(parsed, cells, place)
    : false;
  const days = Int32Array.from(
    parsed,
    (one, row) => one.day ?? slashedDay(one.pair, monthFirst, cells[row], row, place),
  );
  const [first] = parsed;
  const slashed = monthFirst ? 'month/day/year' : 'day/month/year';
  const form = first === undefined || first.form === 'slashed' ? slashed : first.form;
  const times = parsed.map((one) => timeOf(one.time));
  const minutes = Int32Array.from(times, ({ minute }) => minute);
  if (!times.every(({ zone }) => zone === 'UTC')) return { days, minutes, form, zone: 'written' };
  const settled = settleUtcDays(days, minutes);
  if (settled !== null) return { ...settled, minutes, form };
  throw priceError({ ...place, line: place.lines[0] ?? 0 }, (t) => t.doubtfulDay(shortCell(cells[0])));
}

function slashedDay(
  pair: Parsed['pair'],
  monthFirst: boolean,
  cell: Cell | undefined,
  row: number,
  place: Place,
): Day {
  const [a, b, year] = pair ?? [0, 0, 0];
  const day = monthFirst ? dayOf(year, a, b) : dayOf(year, b, a);
  if (day !== null) return day;
  const form = monthFirst ? 'month/day/year' : 'day/month/year';
  throw priceError({ ...place, line: place.lines[row] ?? 0 }, (t) => t.notADateAs(shortCell(cell), form));
}

function isMonthFirst(parsed: readonly Parsed[], cells: readonly Cell[], place: Place): boolean {
  const pairs = parsed.map((one) => one.pair).filter((pair) => pair !== undefined);
  const provesDayFirst = pairs.some(([a, b]) => a > 12 && b <= 12);
  const provesMonthFirst = pairs.some(([a, b]) => b > 12 && a <= 12);
  if (provesDayFirst && provesMonthFirst) {
    const first = parsed.findIndex((one) => one.pair !== undefined && (one.pair[0] > 12 || one.pair[1] > 12));
    const dayFirst = (parsed[first]?.pair?.[0] ?? 0) > 12;
    const other = parsed.findIndex(
      (one) => one.pair !== undefined && (dayFirst ? one.pair[1] > 12 : one.pair[0] > 12),
    );
    throw priceError({ ...place, line: place.lines[other] ?? 0 }, (t) =>
      t.mixedDates(shortCell(cells[other]), shortCell(cells[first]), place.lineWord, place.lines[first] ?? 0),
    );
  }
  if (provesDayFirst || provesMonthFirst) return provesMonthFirst;
  const dayFirst = plausibility(pairs, false);
  const monthFirst = plausibility(pairs, true);
  if (dayFirst !== monthFirst && Math.max(dayFirst, monthFirst) > 0) return monthFirst > dayFirst;
  if (pairs.every(([a, b]) => a === b)) return false;
  throw priceError({ ...place, line: place.lines[0] ?? 0 }, (t) => t.ambiguousDate(shortCell(cells[0])));
}

/** 2: in order, near each other and on weekdays; 1: in order and near; 0: not plausible as daily prices. */
function plausibility(pairs: readonly (readonly [number, number, number])[], monthFirst: boolean): number {
  const days = pairs.map(
    ([a, b, year]) => (monthFirst ? dayOf(year, a, b) : dayOf(year, b, a)) ?? Number.NaN,
  );
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
