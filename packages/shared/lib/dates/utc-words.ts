import type { Language } from '../language.ts';
import { dayForm, inForm, type Form } from './day-forms.ts';
import { utc } from './utc.ts';

const longDay: Form = { en: 'D MMMM YYYY', de: 'D. MMMM YYYY' };
const shortMonth: Form = { en: 'MMM\u00a0YYYY', de: 'MMM\u00a0YYYY' };
const longMonth: Form = { en: 'MMMM YYYY', de: 'MMMM YYYY' };
const monthAlone: Form = { en: 'MMMM', de: 'MMMM' };

/** YYYY-MM-DD, or the day an ISO instant begins with: `28 Nov 2026`, `28. Nov. 2026`. */
export function utcDayWords(day: string, language: Language): string {
  return day === '' ? '' : inForm(utc(day.slice(0, 10)), dayForm, language);
}

/** An ISO instant as a day in full, in UTC: `28 November 2026`, `28. November 2026`. */
export function longDayWords(instant: string, language: Language): string {
  return inForm(utc(instant), longDay, language);
}

/** An ISO instant as day and minute, in UTC: `28 November 2026, 14:05 UTC`. */
export function minuteWords(instant: string, language: Language): string {
  return `${longDayWords(instant, language)}, ${utc(instant).format('HH:mm')}\u00a0UTC`;
}

/** An ISO instant for a table, in UTC: `2026-11-28 14:05`. */
export function formatUtcMinute(instant: string): string {
  return utc(instant).format('YYYY-MM-DD HH:mm');
}

/** YYYY-MM as `Nov 2026`, `Nov. 2026`; anything else as it is. */
export function monthWords(month: string, language: Language): string {
  return /^\d{4}-\d{2}/.test(month) ? inForm(utc(month.slice(0, 7)), shortMonth, language) : month;
}

/** YYYY-MM as `November 2026`: a short month ends with a point in German, which would end a sentence. */
export function longMonthWords(month: string, language: Language): string {
  return inForm(utc(month), longMonth, language);
}

/** The name of a month, 1 for `January`, `Januar`. */
export function monthName(month: number, language: Language): string {
  return inForm(utc(Date.UTC(2025, month - 1, 1)), monthAlone, language);
}
