const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const two = (number: number) => String(number).padStart(2, '0');

/**
 * The day of an item of a feed as YYYY-MM-DD: RFC 822 ("Mon, 03 Mar 2025 10:00:00 GMT") or RFC 3339
 * ("2025-03-03T10:00:00Z"), as written where it was written. What is neither is given back as it stands.
 */
export function dayOfFeed(text: string): string {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ]|$)/.exec(text)?.[1];
  if (iso !== undefined) return iso;
  const [, day, word, year] =
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4}|\d{2})(?:\s|$)/i.exec(text) ?? [];
  const month = months.indexOf((word ?? '').toLowerCase()) + 1;
  if (day === undefined || year === undefined || month === 0 || Number(day) > 31) return text;
  // RFC 2822: two digits below 50 are of this century.
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < 50 ? 2_000 : 1_900);
  return `${full}-${two(month)}-${two(Number(day))}`;
}
