import { dayMs } from '@loupe/shared/lib/dates/instants';
import { utcDaysLater } from '@loupe/shared/lib/dates/utc-days';

/** Days after the due date on which a renewal that was not paid is tried again; after the last one the plan ends. */
const retryDays = [1, 3, 7] as const;
/** A period that nobody renewed for longer starts when it is paid: time without service is not charged. */
const longestGapMs = 8 * dayMs;

/** When a renewal is tried again after its `failed`-th failure; null: not any more, the plan ends. */
export function nextAttempt(dueAt: Date, failed: number, now: Date): Date | null {
  const days = retryDays[failed - 1];
  if (days === undefined) return null;
  const planned = utcDaysLater(dueAt, days);
  return planned > now ? planned : utcDaysLater(now, 1);
}

/** When the plan falls back to free if nothing is paid. */
export function fallsBackToFreeAt(dueAt: Date): Date {
  return utcDaysLater(dueAt, retryDays.at(-1) ?? 0);
}

/** Start of the period a renewal pays. */
export function renewalStart(paidUntil: Date, now: Date): Date {
  return now.getTime() - paidUntil.getTime() > longestGapMs ? now : paidUntil;
}
