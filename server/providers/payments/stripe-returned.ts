import type { Stripe } from 'stripe';
import { ProviderUnavailable, type Dispute, type Returned } from './payment-provider.ts';

/** What state a dispute is in. A warning is a question of the bank: no money moved, so it is none yet. */
const disputeStates: Readonly<Record<string, Dispute['state']>> = {
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** What Stripe gave back of a payment, by refunds and by disputes. */
export async function findReturned(stripe: Stripe, paymentId: string): Promise<Returned> {
  try {
    const [charges, disputes] = await Promise.all([
      stripe.charges.list({ payment_intent: paymentId, limit: 100 }),
      stripe.disputes.list({ payment_intent: paymentId, limit: 100 }),
    ]);
    return {
      refundedMinor: charges.data.reduce((sum, charge) => sum + charge.amount_refunded, 0),
      disputes: disputes.data.flatMap(({ id, amount, status }) => {
        const state = disputeStates[status];
        return state === undefined ? [] : [{ id, amountMinor: amount, state }];
      }),
    };
  } catch (error) {
    throw new ProviderUnavailable(error);
  }
}
