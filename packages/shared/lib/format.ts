import type { Language } from './language.ts';
import { numberFormat } from './kept-formats.ts';

/** What people write down: an ISO instant, milliseconds since the epoch, or a Date. Shown in the reader's time zone. */
export type Moment = string | number | Date;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

function readMoment(moment: Moment | null | undefined): Date | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

function clockTime(date: Date): { hour: number; minute: string; isAfternoon: boolean } {
  const hours = date.getHours();
  return { hour: hours % 12 || 12, minute: pad(date.getMinutes()), isAfternoon: hours >= 12 };
}

/** Null, undefined, blank text, an empty array or object; 0 and false are not empty (F3). */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value instanceof Date) return false;
  return value instanceof Map || value instanceof Set ? value.size === 0 : Object.keys(value).length === 0;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/**
 * A duration in seconds (F4): `2 minutes 5 seconds`; below a minute seconds, with one decimal when
 * asked for; anything that is not a number gives `''`.
 */
export function formatDuration(seconds: unknown, options: { hasDecimal?: boolean } = {}): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return '';
  const whole = Math.round(seconds);
  if (whole >= 60) return `${counted(Math.floor(whole / 60), 'minute')} ${counted(whole % 60, 'second')}`;
  if (!options.hasDecimal) return counted(whole, 'second');
  const shown = seconds.toFixed(1);
  return shown === '60.0' ? '1 minute 0 seconds' : `${shown} seconds`;
}

/** `DD-MM-YYYY` (F5); `--` for what is empty or no date. */
export function formatDate(moment: Moment | null | undefined): string {
  const date = readMoment(moment);
  return date ? `${pad(date.getDate())}-${pad(date.getMonth() + 1)}-${date.getFullYear()}` : '--';
}

/** `Jan 5, 2026, 3:07 PM`; `--` for what is empty or no date (F6). */
export function formatDateTime(moment: Moment | null | undefined): string {
  const date = readMoment(moment);
  if (!date) return '--';
  const { hour, minute, isAfternoon } = clockTime(date);
  const day = `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
  return `${day}, ${hour}:${minute} ${isAfternoon ? 'PM' : 'AM'}`;
}

/** `MM-DD-YYYY_hh-mmam`, for names of exported files (F7). */
export function formatFileTime(moment: Moment): string {
  const date = readMoment(moment);
  if (!date) return '';
  const { hour, minute, isAfternoon } = clockTime(date);
  const day = `${pad(date.getMonth() + 1)}-${pad(date.getDate())}-${date.getFullYear()}`;
  return `${day}_${pad(hour)}-${minute}${isAfternoon ? 'pm' : 'am'}`;
}

/** Whole credits with the locale's thousands separators; 0 is `0` (C4). */
export function formatCredits(credits: number, locale?: string): string {
  return numberFormat(locale, {}).format(Math.round(credits) || 0);
}

/** Signed whole credits: `+500`, `−38`, `0`, with a real minus sign. */
export function formatSignedCredits(credits: number, locale?: string): string {
  const rounded = Math.round(credits) || 0;
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return sign + formatCredits(Math.abs(rounded), locale);
}

/** Credits of metered steps, in thousandths, without trailing zeros: 1500 is `1.5`. */
export function formatMillicredits(millicredits: number, locale?: string): string {
  return numberFormat(locale, { maximumFractionDigits: 3 }).format(millicredits / 1000);
}

const AGES = {
  en: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} h ago`,
    days: (count: number) => `${counted(count, 'day')} ago`,
  },
  de: {
    now: 'gerade eben',
    minutes: (count: number) => `vor ${count} Min.`,
    hours: (count: number) => `vor ${count} Std.`,
    days: (count: number) => (count === 1 ? 'vor 1 Tag' : `vor ${count} Tagen`),
  },
};

/** How old a number is: `just now`, `2 min ago`, `3 h ago`, `4 days ago` (C2). */
export function formatAge(ageMs: number, language: Language = 'en'): string {
  const ages = AGES[language];
  const minutes = Math.floor(Math.max(0, ageMs) / 60_000);
  if (minutes < 1) return ages.now;
  if (minutes < 60) return ages.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ages.hours(hours) : ages.days(Math.floor(hours / 24));
}

/** Whole days until a moment, at least 0; null when there is none. */
export function daysUntil(moment: Moment | null | undefined, nowMs: number): number | null {
  const date = readMoment(moment);
  return date ? Math.max(0, Math.ceil((date.getTime() - nowMs) / 86_400_000)) : null;
}
