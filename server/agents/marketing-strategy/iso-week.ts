const day = 86_400_000;

const timeOf = (iso: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) ? null : time;
};

/** A day so many weeks later. */
export const laterBy = (iso: string, weeks: number): string =>
  new Date((timeOf(iso) ?? 0) + weeks * 7 * day).toISOString().slice(0, 10);

/** The week of a day as ISO 8601 counts: it belongs to the year of its Thursday. Null for what is no day. */
export function isoWeek(iso: string): string | null {
  const time = timeOf(iso);
  if (time === null) return null;
  const thursday = new Date(time + (3 - ((new Date(time).getUTCDay() + 6) % 7)) * day);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / day / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
