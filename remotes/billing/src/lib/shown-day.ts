/** `2026-01-05` (a day in UTC) as `05-01-2026` (F5), whatever the reader's time zone. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${date}-${month}-${year}`;
}
