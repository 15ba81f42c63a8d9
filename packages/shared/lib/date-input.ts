/** A typed date as people write it: 1/5/2026, 01-05-2026, 01.05.2026; the month comes first (F8). */
const TYPED_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * Reads text typed into a date field (`mm/dd/yyyy`, F8).
 * Gives `yyyy-mm-dd`, or null when the text is no day of the calendar (02/30/2026 is none).
 */
export function parseTypedDate(text: string): string | null {
  const match = TYPED_DATE.exec(text.trim());
  if (!match) return null;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return isCalendarDay(year, month, day) ? `${year}-${pad(month)}-${pad(day)}` : null;
}

/** Shows `yyyy-mm-dd` as `mm/dd/yyyy` (F8); anything else is shown as nothing. */
export function formatTypedDate(isoDate: string): string {
  const match = ISO_DATE.exec(isoDate);
  return match ? `${match[2]}/${match[3]}/${match[1]}` : '';
}
