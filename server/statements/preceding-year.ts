const dayMs = 86_400_000;
const isDay = (time: string) => /^\d{4}-\d\d-\d\d$/.test(time);

/** The business year that ended one year before, if lines of it are known: a gap of two years is no year before. */
export function precedingYear(time: string, times: readonly string[]): string | null {
  const year = Number(time.slice(0, 4)) - 1;
  if (isDay(time))
    return (
      times.find((other) => {
        const days = isDay(other) ? (Date.parse(time) - Date.parse(other)) / dayMs : 0;
        // Years of whole weeks have 52 or 53 of them.
        return days >= 363 && days <= 372;
      }) ?? null
    );
  const before = time.includes('/') ? `${year}/${String(year + 1).slice(-2)}` : String(year);
  return times.includes(before) ? before : null;
}
