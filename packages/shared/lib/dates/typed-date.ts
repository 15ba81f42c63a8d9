import { utc } from './utc.ts';

/** A typed date as people write it: 1/5/2026, 01-05-2026, 01.05.2026; the month comes first (F8). */
const typedDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const isoDay = 'YYYY-MM-DD';
const firstYear = 1000;

/**
 * Reads text typed into a date field (`mm/dd/yyyy`, F8).
 * Gives `yyyy-mm-dd`, or null when the text is no day of the calendar (02/30/2026 is none).
 */
export function parseTypedDate(text: string): string | null {
  const [, month, day, year] = typedDate.exec(text.trim()) ?? [];
  if (!month || !day || !year || Number(year) < firstYear) return null;
  const asked = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // 30 February would become a day in March.
  return utc(asked).format(isoDay) === asked ? asked : null;
}

/** Shows `yyyy-mm-dd` as `mm/dd/yyyy` (F8); anything else is shown as nothing. */
export function formatTypedDate(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? utc(day).format('MM/DD/YYYY') : '';
}
