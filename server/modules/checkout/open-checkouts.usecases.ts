import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { isOpen } from './checkout-outcome.ts';
import { cancelOpenPurchase } from './checkout-progress.ts';
import { findOpenCheckout, listOpenBefore } from './checkouts.repository.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';

/** For renewals, the subscription and what the provider tells. */
export {
  findCheckout,
  findCheckoutByPage,
  findCheckoutByPayment,
  findOpenCheckout,
  listOpenCheckouts,
  type CheckoutRow,
} from './checkouts.repository.ts';

/** An open purchase is given up by itself after this long. */
export const staleMs = 30 * 60_000;

/** For the schedule: closes purchases that nobody finished, oldest first, at most `limit`. */
export async function closeUnfinished(deps: PaymentDeps, now: Date, limit: number): Promise<void> {
  for (const row of await listOpenBefore(deps.db, new Date(now.getTime() - staleMs), limit))
    await cancelOpenPurchase(deps, row).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a purchase stays open'),
    );
}

/** True while an open purchase is to be paid with this card. */
export async function isPayingWithCard(tx: Database, userId: string, methodId: string): Promise<boolean> {
  return (await findOpenCheckout(tx, userId))?.methodId === methodId;
}

/**
 * Gives up what is not finished, before its account is deleted: nothing may be charged for somebody who is gone. Throws
 * `checkout.already_open` while a payment is being made, `payment.unavailable` when the provider does not answer.
 */
export async function giveUpOpenCheckout(deps: PaymentDeps, userId: string): Promise<void> {
  const open = await findOpenCheckout(deps.db, userId);
  if (open && isOpen(await cancelOpenPurchase(deps, open))) throw stillPaying(open.id);
}

/** Inside the deletion, under the account's lock: nothing was begun since. */
export async function assertNoOpenCheckout(tx: Database, userId: string): Promise<void> {
  const open = await findOpenCheckout(tx, userId);
  if (open) throw stillPaying(open.id);
}

const stillPaying = (id: string) =>
  appError('checkout.already_open', {
    sentence: refusals.said((t) => t.paymentUnderWay),
    details: { checkout_id: id },
  });
