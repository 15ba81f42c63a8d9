import { readDateCell } from '../../table/read-date.ts';

/** A day, with its time of day where one is said. The clock is the reader's own unless UTC is said. */
export interface Moment {
  /** The clock as written, as if it were UTC, milliseconds. */
  readonly at: number;
  readonly hasTime: boolean;
  readonly isUtc: boolean;
}

export interface Span {
  readonly from: Moment;
  readonly to: Moment | null;
}

const minuteMs = 60_000;
const between = /\s+(?:–|—|-|to|until|bis)\s+|\s*[–—]\s*/u;
const clockForm = /^(\d{1,2})[:.](\d{2})(?:\s*([ap])\.?m\.?)?(?:\s*(?:Uhr|h))?$/iu;

/** A cell that is a day, or two with a dash between: "2026-11-19", "19 November 2026 14:00", "3.4.2026 – 5.4.2026". */
export function readSpan(cell: string): Span | null {
  const whole = readMoment(cell);
  if (whole) return { from: whole, to: null };
  const [first = '', second, ...more] = cell.split(between);
  const [from, to] = [readMoment(first), readMoment(second ?? '')];
  return from && to && more.length === 0 && to.at >= from.at ? { from, to } : null;
}

/** Null for what has two readings ("03/04/2026") and for what is less than a day: a calendar guesses nothing. */
export function readMoment(cell: string): Moment | null {
  const read = readDateCell(cell);
  if (read?.at == null || (read.precision !== 'day' && read.precision !== 'time')) return null;
  return { at: read.at, hasTime: read.precision === 'time', isUtc: read.isUtc };
}

/** A cell that is a time of day, or two with a dash between: minutes since midnight. */
export function readClocks(cell: string): { readonly from: number; readonly to: number | null } | null {
  const [first = '', second, ...more] = cell.trim().split(/\s*(?:–|—|-|\bto\b|\bbis\b)\s*/u);
  const from = readClock(first);
  if (from === null || more.length > 0) return null;
  if (second === undefined) return { from, to: null };
  const to = readClock(second);
  return to === null ? null : { from, to };
}

function readClock(text: string): number | null {
  const [, hour, minute, half] = clockForm.exec(text.trim()) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const isTwelve = half !== undefined;
  if (isTwelve && (Number(hour) < 1 || Number(hour) > 12)) return null;
  const hours = isTwelve ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return hours > 23 ? null : hours * 60 + Number(minute);
}

/** The day at a time of it. */
export const atMinutes = (day: Moment, minutes: number): Moment => ({
  ...day,
  at: day.at + minutes * minuteMs,
  hasTime: true,
});
