/** Milliseconds of a day of the calendar, UTC; null for a day that does not exist. */
export function dayStart(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const at = Date.UTC(year, month - 1, day);
  return new Date(at).getUTCDate() === day ? at : null;
}

/** Two digits are of this century up to 69. */
export function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** ISO date of milliseconds UTC. */
export function isoDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
