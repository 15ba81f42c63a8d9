import type { Returned } from '../../providers/payments/payment-provider.ts';

export type ReturnNews =
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.dispute_won'
  | 'payment.dispute_lost';

const newsOf = {
  open: 'payment.disputed',
  won: 'payment.dispute_won',
  lost: 'payment.dispute_lost',
} as const;

/** What is new since it was looked at last, with the money it is about. */
export function newsBetween(before: Returned, after: Returned): { action: ReturnNews; minor: number }[] {
  const refunded = after.refundedMinor - before.refundedMinor;
  const changed = after.disputes.filter(
    ({ id, state }) => before.disputes.find((known) => known.id === id)?.state !== state,
  );
  return [
    ...(refunded > 0 ? [{ action: 'payment.refunded' as const, minor: refunded }] : []),
    ...changed.map(({ state, amountMinor }) => ({ action: newsOf[state], minor: amountMinor })),
  ];
}
