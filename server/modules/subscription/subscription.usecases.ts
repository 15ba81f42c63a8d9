import type { DataOf } from '@loupe/shared/contract/endpoint';
import type * as contract from '@loupe/shared/contract/subscriptions';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { endPlan } from '../billing/plan-periods.ts';
import { findSubscription, updateSubscription } from '../billing/subscriptions.usecases.ts';
import { presentCheckout } from '../checkout/checkout.presenter.ts';
import { readHolding } from '../payments/holding.ts';
import { presentInvoice } from '../invoices/invoices.presenter.ts';
import { findInvoice, listInvoices, updateInvoice } from '../invoices/invoices.usecases.ts';
import { onAccount } from '../payments/on-account.ts';
import { findOpenCheckout } from '../checkout/open-checkouts.usecases.ts';
import { findPayer } from '../payments/payer.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { presentMethod } from '../payment-methods/payment-methods.presenter.ts';
import { findDefaultMethod } from '../payment-methods/payment-methods.usecases.ts';
import { presentSubscription } from './subscription.presenter.ts';

const newestInvoices = 5;

/** Everything the page of payments shows (R11). */
export async function readSummary(
  deps: PaymentDeps,
  userId: string,
): Promise<DataOf<typeof contract.managePayments>> {
  return await onAccount(deps, userId, async (tx, now) => {
    const { name: provider } = deps.provider;
    const payer = await findPayer(tx, userId);
    const card = await findDefaultMethod(tx, userId, provider);
    const open = await findOpenCheckout(tx, userId);
    return {
      provider,
      subscription: await present(tx, userId, now),
      card: card && presentMethod(card, now),
      details: payer?.details ?? {
        name: payer?.name ?? '',
        company: '',
        address: '',
        country: '',
        tax_id: '',
      },
      invoices: (await listInvoices(tx, userId, null, newestInvoices)).map(presentInvoice),
      open_checkout: open && presentCheckout(open),
    };
  });
}

async function present(tx: Database, userId: string, now: Date): Promise<contract.Subscription> {
  const row = await findSubscription(tx, userId);
  if (!row) throw appError('server.unexpected');
  const due = row.dueInvoiceId === null ? null : await findInvoice(tx, row.dueInvoiceId);
  return presentSubscription(row, await readHolding(tx, userId, now), due);
}

/** Ends a paid plan when its period ends; one whose payment is overdue ends at once. */
export async function cancelSubscription(deps: PaymentDeps, userId: string): Promise<contract.Subscription> {
  return await onAccount(deps, userId, async (tx, now) => {
    const row = await findSubscription(tx, userId);
    if (!row || row.interval === null || row.paidUntil === null) throw appError('subscription.none');
    if (row.paidUntil <= now) {
      await assertNotPaying(tx, row, now);
      if (row.dueInvoiceId !== null) await updateInvoice(tx, row.dueInvoiceId, { status: 'uncollectible' });
      await endPlan(tx, deps.billing, userId, now);
    } else if (row.cancelledAt === null) {
      await updateSubscription(tx, userId, { cancelledAt: now, nextPlan: null, nextInterval: null });
      await deps.billing.announce(tx, userId);
    }
    return await present(tx, userId, now);
  });
}

/** A plan cannot end while its payment is on its way: the money would come for nothing. */
async function assertNotPaying(
  tx: Database,
  row: { readonly userId: string; readonly renewalLeaseUntil: Date | null },
  now: Date,
): Promise<void> {
  const isBeingTried = row.renewalLeaseUntil !== null && row.renewalLeaseUntil > now;
  const open = await findOpenCheckout(tx, row.userId);
  if (isBeingTried || open?.kind === 'invoice')
    throw appError('checkout.already_open', { ...(open && { details: { checkout_id: open.id } }) });
}

/** Takes back a cancellation or a planned change, as long as the paid time runs. */
export async function resumeSubscription(deps: PaymentDeps, userId: string): Promise<contract.Subscription> {
  return await onAccount(deps, userId, async (tx, now) => {
    const row = await findSubscription(tx, userId);
    if (!row || row.interval === null) throw appError('subscription.none');
    await updateSubscription(tx, userId, { cancelledAt: null, nextPlan: null, nextInterval: null });
    await deps.billing.announce(tx, userId);
    return await present(tx, userId, now);
  });
}
