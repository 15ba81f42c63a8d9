import { utcMonthsBetween, utcMonthsLater } from '@loupe/shared/lib/dates/utc-days';

/** Credits are whole outside and integer millicredits inside. */
export const millisPerCredit = 1000;

/** Lower is taken first: free credits expire soonest, so they are spent before bought ones. */
export const lotPriorities = { free: 10, referral: 20, grant: 20, plan: 30, purchase: 40 } as const;
export type LotSource = keyof typeof lotPriorities;

export interface Lot {
  readonly id: string;
  readonly priority: number;
  readonly remaining: number;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export interface LotShare {
  readonly lotId: string;
  readonly amount: number;
}

/** Whole credits that can be spent: a started credit does not count. */
export function wholeCreditsDown(millicredits: number): number {
  return Math.floor(millicredits / millisPerCredit);
}

/** Whole credits that were used: a started credit counts. */
export function wholeCreditsUp(millicredits: number): number {
  return Math.ceil(millicredits / millisPerCredit);
}

/** What a run costs: its stored steps, rounded up to whole credits, never above the hold. Millicredits. */
export function chargeFor(stepsMillicredits: number, holdMillicredits: number): number {
  return Math.min(holdMillicredits, wholeCreditsUp(stepsMillicredits) * millisPerCredit);
}

/** The part of a grant whose money went back: whole credits, rounded in the person's favour. Millicredits. */
export function reclaimOf(granted: number, returnedMinor: number, paidMinor: number): number {
  if (paidMinor <= 0 || returnedMinor <= 0) return 0;
  if (returnedMinor >= paidMinor) return granted;
  return Math.floor(((granted / millisPerCredit) * returnedMinor) / paidMinor) * millisPerCredit;
}

/** Order in which lots fund a hold: priority, then earliest expiry, then age, then id. */
export function compareLots(a: Lot, b: Lot): number {
  const expiry = (lot: Lot) => lot.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
  if (a.priority !== b.priority) return a.priority - b.priority;
  if (expiry(a) !== expiry(b)) return expiry(a) - expiry(b);
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** True when a lot cannot fund anything any more. */
export function isExpired(lot: { readonly expiresAt: Date | null }, now: Date): boolean {
  return lot.expiresAt !== null && lot.expiresAt <= now;
}

/** Splits an amount over the lots; null when they do not hold that much. Millicredits. */
export function fundFromLots(lots: readonly Lot[], amount: number, now: Date): LotShare[] | null {
  const shares: LotShare[] = [];
  let left = amount;
  for (const lot of lots.filter((one) => !isExpired(one, now)).sort(compareLots)) {
    if (left === 0) break;
    const taken = Math.min(left, lot.remaining);
    if (taken > 0) shares.push({ lotId: lot.id, amount: taken });
    left -= taken;
  }
  return left === 0 ? shares : null;
}

/** Splits a hold's lots into what is charged and what goes back, in funding order. Millicredits. */
export function splitHold(
  held: readonly LotShare[],
  charge: number,
): { lotId: string; charged: number; returned: number }[] {
  let left = charge;
  return held.map(({ lotId, amount }) => {
    const charged = Math.min(left, amount);
    left -= charged;
    return { lotId, charged, returned: amount - charged };
  });
}

/** Start of cycle `index` (0 is the first): whole months after the first day, clamped to the month's end. UTC. */
export function cycleStart(startedAt: Date, index: number): Date {
  return utcMonthsLater(startedAt, index);
}

/** Which cycle an instant is in; 0 before the first day as well. */
export function cycleIndexAt(startedAt: Date, now: Date): number {
  const months = utcMonthsBetween(startedAt, now);
  const index = cycleStart(startedAt, months) > now ? months - 1 : months;
  return Math.max(0, index);
}

export interface ReceiptStep {
  readonly title: string;
  readonly tool: string;
  readonly stage: string;
  readonly millicredits: number;
}

/**
 * Lines of a receipt, so that lines + rounding = charge to the millicredit: what lies above the hold,
 * or all of it when nothing was charged, is cut from the last lines.
 */
export function receiptLines(
  steps: readonly ReceiptStep[],
  charge: number,
): { lines: ReceiptStep[]; rounding: number } {
  let left = charge;
  const lines = steps.map((step) => {
    const millicredits = Math.min(left, step.millicredits);
    left -= millicredits;
    return { ...step, millicredits };
  });
  return { lines, rounding: left };
}

const shownWords: Readonly<Record<string, string>> = {
  past_due: 'pending',
  unpaid: 'inactive',
  canceled: 'inactive',
  open: 'pending',
  uncollectible: 'failed',
};

/** Our own words as words of the status chip, so that nothing bad shows green (F9). */
export function shownStatus(status: string): string {
  return shownWords[status] ?? status;
}

/** True when the paid time is over and the next payment has not come: nothing is refilled until it does. */
export function awaitsPayment(
  subscription: { readonly paidUntil: Date | null; readonly cancelledAt: Date | null },
  now: Date,
): boolean {
  return (
    subscription.paidUntil !== null && subscription.paidUntil <= now && subscription.cancelledAt === null
  );
}

/** True when all of the payment of this period is with the payer, or their bank: the plan's credits are held back. */
export function holdsCreditsBack(period: {
  readonly returnedMinor: number;
  readonly returnedOfMinor: number;
}): boolean {
  return period.returnedOfMinor > 0 && period.returnedMinor >= period.returnedOfMinor;
}

/** When credits come next; null while that hangs on a payment that has not come, or is with the bank. */
export function nextRefillOf(
  subscription: Parameters<typeof awaitsPayment>[0] &
    Parameters<typeof holdsCreditsBack>[0] & { readonly nextRefillAt: Date },
  now: Date,
): Date | null {
  const { nextRefillAt, paidUntil } = subscription;
  const isOfPaidPlan = paidUntil !== null && nextRefillAt < paidUntil;
  const isHeldBack = isOfPaidPlan && holdsCreditsBack(subscription);
  return isHeldBack || awaitsPayment(subscription, now) ? null : nextRefillAt;
}
