import { findSubscription, endLotOf, updateSubscription } from '../billing/ledger.repository.ts';
import { expireLots } from '../billing/refill.ts';
import { findInvoiceByPayment, updateInvoice } from './invoices.repository.ts';
import type { PaymentDeps } from './payment-deps.ts';

/** The provider gave all of a payment back: bought credits that are left end, a plan runs out and is not renewed. Once. */
export async function refundInvoice(deps: PaymentDeps, paymentId: string): Promise<void> {
  const known = await findInvoiceByPayment(deps.db, paymentId);
  if (!known) return;
  await deps.db.transaction(async (tx) => {
    const { userId } = known;
    await deps.billing.lockAccount(tx, userId);
    const invoice = await findInvoiceByPayment(tx, paymentId);
    if (invoice?.status !== 'paid') return;
    const now = deps.clock.now();
    await updateInvoice(tx, invoice.id, { status: 'refunded' });
    if (invoice.lines.some((line) => line.kind === 'top_up')) {
      await endLotOf(tx, invoice.cause, now);
      await expireLots(tx, userId, now);
    } else {
      const subscription = await findSubscription(tx, userId);
      if (subscription?.interval !== null && subscription?.cancelledAt === null)
        await updateSubscription(tx, userId, { cancelledAt: now, nextPlan: null, nextInterval: null });
    }
    await deps.billing.announce(tx, userId);
  });
}
