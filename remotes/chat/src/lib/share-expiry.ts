export const expiryChoices = ['never', '1', '7', '30', 'date'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

const dayMs = 86_400_000;
const longestYears = 5;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** A day as `yyyy-mm-dd` where the reader is. */
export function localDay(ms: number, yearsAhead = 0): string {
  const day = new Date(ms);
  return `${day.getFullYear() + yearsAhead}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

export type Expiry = { readonly isValid: true; readonly at: string | null } | { readonly isValid: false };

/**
 * When a link ends: null for never, an ISO instant otherwise. A date counts to its last millisecond where the reader is.
 * Not valid without a day, for days that are over and beyond five years.
 */
export function expiryOf(choice: ExpiryChoice, date: string, nowMs: number): Expiry {
  if (choice === 'never') return { isValid: true, at: null };
  if (choice !== 'date') return { isValid: true, at: new Date(nowMs + Number(choice) * dayMs).toISOString() };
  const parts = isoDay.exec(date);
  if (!parts || date < localDay(nowMs) || date > localDay(nowMs, longestYears)) return { isValid: false };
  const end = new Date(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]) + 1).getTime() - 1;
  return { isValid: true, at: new Date(end).toISOString() };
}
