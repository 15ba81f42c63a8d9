import { dayStart, fullYear } from './calendar.ts';
import { monthOfName, monthPattern } from './month-names.ts';

export type DatePrecision = 'time' | 'day' | 'month' | 'quarter' | 'year';
export type DateOrder = 'day_first' | 'month_first';

/** How a day is written: `pair` for "03/04/2024", whose order its column decides. */
export type WrittenForm = 'year-month-day' | 'day.month.year' | 'day month year' | 'month day, year' | 'pair';

/** A cell that is a date. Clocks count as written: midnight in Frankfurt is no hour of the day before. */
export interface DateCell {
  /** Milliseconds of the clock as written when its order is decided; null for "03/04/2024", which has two readings. */
  readonly at: number | null;
  readonly precision: DatePrecision;
  /** Both numbers and the year of a date with an order. */
  readonly pair: readonly [number, number, number] | null;
  /** The order its numbers prove: 31 is no month. */
  readonly order: DateOrder | null;
  /** Milliseconds since midnight. */
  readonly time: number;
  /** Null for months and quarters. */
  readonly form: WrittenForm | null;
  /** True when its clock is said to be UTC: "Z", "UTC", "+00:00". */
  readonly isUtc: boolean;
}

interface Clock {
  /** Milliseconds since midnight; 0 without a clock. */
  readonly time: number;
  readonly isUtc: boolean;
  readonly isSaid: boolean;
}

const clockPart = String.raw`(?:[T,\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([ap]m)?(?:\s*Uhr)?\s*\(?(Z|UTC|GMT|[A-Z]{3,4}|[-+]\d{2}:?\d{2})?\)?)?`;
const weekdayWord = String.raw`(?:(?:mo(?:n(?:day|tag)?)?|tue(?:s(?:day)?)?|di(?:enstag)?|wed(?:nesday)?|mi(?:ttwoch)?|thu(?:r(?:s(?:day)?)?)?|do(?:nnerstag)?|fri(?:day)?|fr(?:eitag)?|sat(?:urday)?|sa(?:mstag)?|sun(?:day)?|so(?:nntag)?)\.?,?\s+)?`;
const isoForm = new RegExp(String.raw`^${weekdayWord}(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${clockPart}$`, 'i');
const pairForm = new RegExp(
  String.raw`^${weekdayWord}(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?${clockPart}$`,
  'i',
);
const dayNameForm = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,?\s+)?(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(${monthPattern})\.?,?[\s-]+(\d{4}|\d{2})${clockPart}$`,
  'iu',
);
const nameDayForm = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,?\s+)?(${monthPattern})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${clockPart}$`,
  'iu',
);
/** "Jan-24" is how workbooks write a month; "Jan 24" may be a day. */
const monthForm = new RegExp(String.raw`^(${monthPattern})\.?(?:[\s-]+(\d{4})|(?:-|\s?['’])(\d{2}))$`, 'i');
const yearMonthForm = /^(\d{4})[-/](\d{2})$/;
const monthYearForm = /^(\d{1,2})\/(\d{4})$/;
const quarterForm =
  /^(?:Q([1-4])[\s/-]*(\d{4}|['’]\d{2})|(\d{4})[\s/-]*Q([1-4])|([1-4])\.?\s?(?:Q|Quartal)\s?\/?(\d{4}))$/i;

function dated(
  at: number | null,
  precision: DatePrecision,
  form: WrittenForm | null = null,
  clock: Clock | null = noClock,
): DateCell | null {
  if (at === null || clock === null) return null;
  const { time, isUtc, isSaid } = clock;
  return {
    at: at + time,
    precision: isSaid ? 'time' : precision,
    pair: null,
    order: null,
    time,
    form,
    isUtc,
  };
}

const noClock: Clock = { time: 0, isUtc: false, isSaid: false };

/** What the clock's groups say; null for a time that does not exist. */
function clockOf(groups: readonly (string | undefined)[]): Clock | null {
  const [hour, minute, second, part, half, zone = ''] = groups;
  if (hour === undefined) return noClock;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
  if (hours > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return null;
  const fraction = part === undefined ? 0 : Number(part.slice(0, 3).padEnd(3, '0'));
  return {
    time: ((hours * 60 + Number(minute)) * 60 + Number(second ?? 0)) * 1000 + fraction,
    isUtc: /^(?:Z|UTC|GMT|[-+]00:?00)$/i.test(zone),
    isSaid: true,
  };
}

function readPair(match: RegExpExecArray): DateCell | null {
  const [a, b, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')];
  const clock = clockOf(match.slice(5));
  const dayFirst = dayStart(year, b, a);
  const monthFirst = dayStart(year, a, b);
  if (clock === null || (dayFirst === null && monthFirst === null)) return null;
  const order = dayFirst === null ? 'month_first' : monthFirst === null ? 'day_first' : null;
  // With points the day comes first wherever dates are written so.
  const isSame = a === b;
  const hasPoints = match[2] === '.';
  const decided = order === null && (hasPoints || isSame) ? 'day_first' : order;
  const at = decided === null ? null : decided === 'day_first' ? dayFirst : monthFirst;
  return {
    at: at === null ? null : at + clock.time,
    precision: clock.isSaid ? 'time' : 'day',
    pair: [a, b, year],
    order: hasPoints && !isSame ? decided : order,
    time: clock.time,
    form: hasPoints && decided === 'day_first' ? 'day.month.year' : 'pair',
    isUtc: clock.isUtc,
  };
}

/** Reads a cell as a date; null for what is none. Numbers alone are none: what they are, their column says. */
export function readDateCell(cell: string): DateCell | null {
  const text = cell.trim();
  if (text.length < 5 || text.length > 48 || !/\d/.test(text)) return null;
  let match = isoForm.exec(text);
  if (match) {
    const day = dayStart(Number(match[1]), Number(match[3]), Number(match[4]));
    return dated(day, 'day', 'year-month-day', clockOf(match.slice(5)));
  }
  match = pairForm.exec(text);
  if (match) return readPair(match);
  match = dayNameForm.exec(text);
  if (match) {
    const [, day, name = '', year = '', ...rest] = match;
    const at = dayStart(fullYear(year), monthOfName(name) ?? 0, Number(day));
    return dated(at, 'day', 'day month year', clockOf(rest));
  }
  match = nameDayForm.exec(text);
  if (match) {
    const [, name = '', day, year = '', ...rest] = match;
    const at = dayStart(fullYear(year), monthOfName(name) ?? 0, Number(day));
    return dated(at, 'day', 'month day, year', clockOf(rest));
  }
  match = monthForm.exec(text);
  if (match)
    return dated(
      dayStart(fullYear(match[2] ?? match[3] ?? ''), monthOfName(match[1] ?? '') ?? 0, 1),
      'month',
    );
  return readShort(text);
}

function readShort(text: string): DateCell | null {
  let match = yearMonthForm.exec(text);
  if (match && (text[4] === '-' || (Number(match[1]) + 1) % 100 !== Number(match[2])))
    return dated(dayStart(Number(match[1]), Number(match[2]), 1), 'month');
  match = monthYearForm.exec(text);
  if (match && isYear(Number(match[2])))
    return dated(dayStart(Number(match[2]), Number(match[1]), 1), 'month');
  match = quarterForm.exec(text);
  if (!match) return null;
  const year = fullYear((match[2] ?? match[3] ?? match[6] ?? '').replace(/^['’]/, ''));
  const quarter = Number(match[1] ?? match[4] ?? match[5]);
  return isYear(year) ? dated(dayStart(year, quarter * 3 - 2, 1), 'quarter') : null;
}

/** Years that a column of whole numbers may mean. */
export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

/** Milliseconds of a date cell, the order of its column decided. */
export function millisecondsOfDate(cell: DateCell, order: DateOrder | null): number {
  if (cell.at !== null && (cell.pair === null || order === null)) return cell.at;
  if (cell.pair === null || order === null) return Number.NaN;
  const [a, b, year] = cell.pair;
  const day = order === 'day_first' ? dayStart(year, b, a) : dayStart(year, a, b);
  return day === null ? Number.NaN : day + cell.time;
}
