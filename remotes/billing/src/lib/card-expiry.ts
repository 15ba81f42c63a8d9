import { monthOf } from '@loupe/shared/lib/dates/calendar';
import { digitsOf } from './card-number.ts';

/** Longer than any card is valid. */
const MOST_YEARS = 20;

export interface Expiry {
  /** 1-12 */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** `04 / 29` while it is typed; `4/29` and `04/2029` are understood too. */
export function expiryText(typed: string): string {
  const isMonthEnded = /^\s*\d\s*[/.-]/.test(typed);
  const digits = (isMonthEnded ? '0' : '') + digitsOf(typed);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 6);
  if (year !== '') return `${month} / ${year}`;
  return month;
}

/** Month and year, or null when the text is no date of a card. Two digits are a year of this century. */
export function readExpiry(text: string): Expiry | null {
  const match = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const year = Number(match[2]!.length === 2 ? `20${match[2]}` : match[2]);
  return month >= 1 && month <= 12 ? { month, year } : null;
}

/** A card is good until the end of its month. */
export function expiryProblem(text: string, nowMs: number): 'missing' | 'unreadable' | 'past' | null {
  if (text.trim() === '') return 'missing';
  const expiry = readExpiry(text);
  if (!expiry) return 'unreadable';
  const now = monthOf(nowMs);
  const months = (expiry.year - now.year) * 12 + expiry.month - now.month;
  if (months > MOST_YEARS * 12) return 'unreadable';
  return months < 0 ? 'past' : null;
}
