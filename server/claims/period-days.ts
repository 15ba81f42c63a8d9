import { monthOfName } from '../table/month-names.ts';
import type { Period } from '../table/period.ts';
import { half, quarter } from './parts-of-year.ts';

/** A number of two digits. */
export const two = (value: number | string) => String(value).padStart(2, '0');
/** 1 to 12 of a name of a month; 0 for none. */
export const monthOf = (name: string) => monthOfName(name) ?? 0;
/** A year of business by the one it ends in. */
export const fiscal = (y: string): Period => ({ kind: 'year', year: Number(y), isFiscal: true });

/** The day of these parts; null where there is none. */
export function dayOf(yearText: string, monthNumber: number, dayText: string): Period | null {
  const date = `${yearText}-${two(monthNumber)}-${two(dayText)}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date
    ? null
    : { kind: 'day', date };
}

/** The last day of a month. */
export function lastDay(yearText: string, monthNumber: number): string {
  return new Date(Date.UTC(Number(yearText), monthNumber, 0)).toISOString().slice(0, 10);
}

const monthNumber = (text: string) => (/^\d/u.test(text) ? Number.parseInt(text, 10) : monthOf(text));

/** Twelve months from the first of one to the end of another; null for any other span. */
export function yearOfDays(first: string, from: number, last: string, to: number): Period | null {
  const [begins, ends] = [monthNumber(first), monthNumber(last)];
  if (begins === 1 && ends === 12 && from === to) return fiscal(String(to));
  return begins > 1 && ends === begins - 1 && to === from + 1
    ? { kind: 'year', year: to, isFiscal: true, isSplit: true }
    : null;
}

/**
 * Some months up to the end of one: a quarter of the calendar, its first half, else their days. Six months to the end of
 * December are the first half of a company whose year ends in June, so nobody may take them for a second one.
 */
export function monthsTo(length: number, day: string, month: number, y: string): Period | null {
  const to = lastDay(y, month);
  if (month === 0 || (day !== '' && to !== `${y}-${two(month)}-${two(day)}`)) return null;
  if (length === 3 && month % 3 === 0) return quarter(month / 3, y);
  if (length === 6 && month === 6) return half(1, y);
  const first = new Date(Date.UTC(Number(y), month - length, 1)).toISOString().slice(0, 10);
  return { kind: 'span', from: first, to };
}
