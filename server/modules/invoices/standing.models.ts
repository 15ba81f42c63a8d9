import type { Dispute, Returned } from '../../providers/payments/payment-provider.ts';

export interface Standing {
  /** Money that is with the payer again: refunded, or with their bank while a dispute is open or after it was lost. */
  readonly returnedMinor: number;
  /** Of it, what will not come back. */
  readonly goneMinor: number;
  readonly disputedMinor: number;
  /** The dispute that matters most: an open one before a lost one before a won one. */
  readonly dispute: Dispute['state'] | null;
}

/** What is left of a payment of `paidMinor` after what went back of it. Never more than was paid. */
export function standingOf(paidMinor: number, { refundedMinor, disputes }: Returned): Standing {
  const sumOf = (states: readonly Dispute['state'][]) =>
    disputes.filter(({ state }) => states.includes(state)).reduce((sum, one) => sum + one.amountMinor, 0);
  const capped = (minor: number) => Math.max(0, Math.min(paidMinor, minor));
  const order = ['open', 'lost', 'won'] as const;
  return {
    returnedMinor: capped(refundedMinor + sumOf(['open', 'lost'])),
    goneMinor: capped(refundedMinor + sumOf(['lost'])),
    disputedMinor: capped(sumOf(['open', 'lost'])),
    dispute: order.find((state) => disputes.some((one) => one.state === state)) ?? null,
  };
}
