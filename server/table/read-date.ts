import { dayStart, fullYear } from './calendar.ts';
import { monthOfName, monthPattern } from './month-names.ts';

export type DatePrecision = 'time' | 'day' | 'month' | 'quarter' | 'year';
export type DateOrder = 'day_first' | 'month_first';

/** A cell that is a date. */
export interface DateCell {
  /** Milliseconds UTC when its order is decided; null for "03/04/2024", which has two readings. */
  readonly at: number | null;
  readonly precision: DatePrecision;
  /** Both numbers and the year of a date with an order. */
  readonly pair: readonly [number, number, number] | null;
  /** The order its numbers prove: 31 is no month. */
  readonly order: DateOrder | null;
  /** Milliseconds since midnight. */
  readonly time: number;
}

const clock = String.raw`(?:[T,\s]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?\s*([ap]m)?\s*(Z|UTC|[-+]\d{2}:?\d{2})?)?`;
const isoForm = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${clock}$`, 'i');
const pairForm = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?${clock}$`, 'i');
const dayNameForm = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,?\s+)?(\d{1,2})(?:\.|st|nd|rd|th)?[\s-]*(${monthPattern})\.?,?[\s-]+(\d{4}|\d{2})${clock}$`,
  'iu',
);
const nameDayForm = new RegExp(
  String.raw`^(?:\p{L}{2,10}\.?,?\s+)?(${monthPattern})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${clock}$`,
  'iu',
);
const monthForm = new RegExp(String.raw`^(${monthPattern})\.?[\s-]+(\d{4})$`, 'i');
const yearMonthForm = /^(\d{4})[-/](\d{2})$/;
const monthYearForm = /^(\d{1,2})\/(\d{4})$/;
const quarterForm =
  /^(?:Q([1-4])[\s/-]*(\d{4})|(\d{4})[\s/-]*Q([1-4])|([1-4])\.?\s?(?:Q|Quartal)\s?\/?(\d{4}))$/i;

function dated(at: number | null, precision: DatePrecision, time = 0): DateCell | null {
  if (at === null) return null;
  return { at: at + time, precision: time === 0 ? precision : 'time', pair: null, order: null, time };
}

/** Milliseconds since midnight UTC of the clock's groups; null for a time that does not exist. */
function timeOf(groups: readonly (string | undefined)[]): number | null {
  const [hour, minute, second, part, half, zone] = groups;
  if (hour === undefined) return 0;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0);
  if (hours > 24 || Number(minute) > 59 || Number(second ?? 0) > 60) return null;
  const offset = /^([-+])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  const shift = offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0;
  const fraction = part === undefined ? 0 : Math.round(Number(`0.${part}`) * 1000);
  return ((hours * 60 + Number(minute) - shift) * 60 + Number(second ?? 0)) * 1000 + fraction;
}

function readPair(match: RegExpExecArray): DateCell | null {
  const [a, b, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')];
  const time = timeOf(match.slice(5));
  const dayFirst = dayStart(year, b, a);
  const monthFirst = dayStart(year, a, b);
  if (time === null || (dayFirst === null && monthFirst === null)) return null;
  const order = dayFirst === null ? 'month_first' : monthFirst === null ? 'day_first' : null;
  // With points the day comes first wherever dates are written so.
  const isSame = a === b;
  const decided = order === null && (match[2] === '.' || isSame) ? 'day_first' : order;
  const at = decided === null ? null : decided === 'day_first' ? dayFirst : monthFirst;
  const isTold = match[2] === '.' && !isSame ? decided : order;
  return {
    at: at === null ? null : at + time,
    precision: time === 0 && match[5] === undefined ? 'day' : 'time',
    pair: [a, b, year],
    order: isTold,
    time,
  };
}

/** Reads a cell as a date; null for what is none. Numbers alone are none: what they are, their column says. */
export function readDateCell(cell: string): DateCell | null {
  const text = cell.trim();
  if (text.length < 6 || text.length > 40 || !/\d/.test(text)) return null;
  let match = isoForm.exec(text);
  if (match) {
    const time = timeOf(match.slice(5));
    if (time === null) return null;
    const found = dated(dayStart(Number(match[1]), Number(match[3]), Number(match[4])), 'day', time);
    return found !== null && match[5] !== undefined ? { ...found, precision: 'time' } : found;
  }
  match = pairForm.exec(text);
  if (match) return readPair(match);
  match = dayNameForm.exec(text);
  if (match) {
    const [, day, name = '', year = '', ...rest] = match;
    return dated(dayStart(fullYear(year), monthOfName(name) ?? 0, Number(day)), 'day', timeOf(rest) ?? 0);
  }
  match = nameDayForm.exec(text);
  if (match) {
    const [, name = '', day, year = '', ...rest] = match;
    return dated(dayStart(fullYear(year), monthOfName(name) ?? 0, Number(day)), 'day', timeOf(rest) ?? 0);
  }
  match = monthForm.exec(text);
  if (match) return dated(dayStart(Number(match[2]), monthOfName(match[1] ?? '') ?? 0, 1), 'month');
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
  const year = Number(match[2] ?? match[3] ?? match[6]);
  const quarter = Number(match[1] ?? match[4] ?? match[5]);
  return isYear(year) ? dated(dayStart(year, quarter * 3 - 2, 1), 'quarter') : null;
}

/** Years that a column of whole numbers may mean. */
export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100;
}

/** Milliseconds of a date cell, the order of its column decided. */
export function atOf(cell: DateCell, order: DateOrder | null): number {
  if (cell.at !== null && (cell.pair === null || order === null)) return cell.at;
  if (cell.pair === null || order === null) return Number.NaN;
  const [a, b, year] = cell.pair;
  const day = order === 'day_first' ? dayStart(year, b, a) : dayStart(year, a, b);
  return day === null ? Number.NaN : day + cell.time;
}
