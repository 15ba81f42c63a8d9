import { endOfLocalDay, localDay } from '@loupe/shared/lib/dates/calendar';
import { dayMs } from '@loupe/shared/lib/dates/instants';
import { isoInstant } from '@loupe/shared/lib/dates/iso-instant';

export const expiryChoices = ['never', '1', '7', '30', 'date'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

const longestYears = 5;
const isoDay = /^\d{4}-\d{2}-\d{2}$/;

export type Expiry = { readonly isValid: true; readonly at: string | null } | { readonly isValid: false };

/**
 * When a link ends: null for never, an ISO instant otherwise. A date counts to its last millisecond where the reader is.
 * Not valid without a day, for days that are over and beyond five years.
 */
export function expiryOf(choice: ExpiryChoice, date: string, nowMs: number): Expiry {
  if (choice === 'never') return { isValid: true, at: null };
  if (choice !== 'date') return { isValid: true, at: isoInstant(nowMs + Number(choice) * dayMs) };
  if (!isoDay.test(date) || date < localDay(nowMs) || date > localDay(nowMs, longestYears))
    return { isValid: false };
  return { isValid: true, at: endOfLocalDay(date) };
}
