const dayMs = 86_400_000;

/** Days after the due date on which a renewal that was not paid is tried again; after the last one the plan ends. */
const retryDays = [1, 3, 7] as const;
/** A period that nobody renewed for longer starts when it is paid: time without service is not charged. */
const longestGapMs = 8 * dayMs;

/** When a renewal is tried again after its `failed`-th failure; null: not any more, the plan ends. */
export function nextAttempt(dueAt: Date, failed: number, now: Date): Date | null {
  const days = retryDays[failed - 1];
  if (days === undefined) return null;
  const planned = new Date(dueAt.getTime() + days * dayMs);
  return planned > now ? planned : new Date(now.getTime() + dayMs);
}

/** When the plan falls back to free if nothing is paid. */
export function givesUpAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() + (retryDays.at(-1) ?? 0) * dayMs);
}

/** Start of the period a renewal pays. */
export function renewalStart(paidUntil: Date, now: Date): Date {
  return now.getTime() - paidUntil.getTime() > longestGapMs ? now : paidUntil;
}
