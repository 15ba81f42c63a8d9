import type { Interval } from '@loupe/shared/contract/money';
import type { Database } from '../../db/database.ts';
import type { Card, Outcome } from '../../providers/payments/payment-provider.ts';
import { startPlan } from '../billing/plan-periods.ts';
import { findPlan, findTopUp } from '../billing/plans.ts';
import { findCheckout, openStatuses, updateCheckout, type CheckoutRow } from './checkouts.repository.ts';
import { cardLabel } from '../payment-methods/card-label.ts';
import { settleRenewal, writeInvoice } from '../invoices/invoicing.ts';
import { findInvoice, findInvoiceByCause } from '../invoices/invoices.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { findMethod, keepCardThatPaid } from '../payment-methods/payment-methods.usecases.ts';
import { findPayer } from '../payments/payer.usecases.ts';
import { planTitle } from '../payments/purchase.models.ts';
import { titles } from '../../messages/titles-texts.ts';

export const isOpen = ({ status }: { readonly status: string }) => openStatuses.includes(status);

/** What became of a purchase: the provider's answer, or `gone` when its page ran out or it was given up before. */
export type CheckoutOutcome = Outcome | { readonly status: 'gone' };

/**
 * Writes down what became of a purchase. Paid: invoice, credits or plan, the card and the checkout in one transaction, once,
 * whoever brings the news first (the answer, a webhook, another process). Money that arrives late is honoured.
 */
export async function applyOutcome(
  deps: PaymentDeps,
  checkoutId: string,
  outcome: CheckoutOutcome,
  extra: { readonly card?: Card | null; readonly isGivenUp?: boolean } = {},
): Promise<CheckoutRow> {
  const row = await deps.db.transaction(
    async (tx) => await applyInside(tx, deps, checkoutId, outcome, extra),
  );
  if (row.status === 'paid' && outcome.status === 'succeeded') deps.onPaid?.(row.userId);
  return row;
}

async function applyInside(
  tx: Database,
  deps: PaymentDeps,
  checkoutId: string,
  outcome: CheckoutOutcome,
  extra: { readonly card?: Card | null; readonly isGivenUp?: boolean } = {},
): Promise<CheckoutRow> {
  const known = await findCheckout(tx, checkoutId);
  if (!known) throw new Error(`unknown checkout ${checkoutId}`);
  await deps.billing.lockAccount(tx, known.userId);
  // Read again under the lock: somebody may have brought the same news.
  const row = (await findCheckout(tx, checkoutId)) ?? known;
  const now = deps.clock.now();
  if (outcome.status === 'succeeded') {
    if (row.status === 'paid') return row;
    if (!(await findPayer(tx, row.userId))) return await closeForNobody(tx, deps, row, outcome.paymentId);
    return await complete(tx, deps, row, outcome.paymentId, extra.card ?? row.card);
  }
  if (!isOpen(row)) return row;
  switch (outcome.status) {
    case 'needs_confirmation':
      return await updateCheckout(tx, row.id, {
        status: 'needs_confirmation',
        paymentId: outcome.paymentId,
        confirmationUrl: outcome.url,
      });
    case 'pending':
      return await updateCheckout(tx, row.id, { status: 'processing', paymentId: outcome.paymentId });
    case 'failed':
      return await updateCheckout(tx, row.id, {
        status: extra.isGivenUp ? 'canceled' : 'failed',
        paymentId: outcome.paymentId ?? row.paymentId,
        failureCode: extra.isGivenUp ? null : outcome.code,
        card: null,
        finishedAt: now,
      });
    case 'gone':
      return await updateCheckout(tx, row.id, { status: 'canceled', card: null, finishedAt: now });
  }
}

/** Money came for an account that was deleted meanwhile: nothing is delivered, and a person has to give it back. */
async function closeForNobody(
  tx: Database,
  deps: PaymentDeps,
  row: CheckoutRow,
  paymentId: string,
): Promise<CheckoutRow> {
  deps.log.error({ checkout: row.id, payment: paymentId }, 'a payment came for a deleted account');
  const finishedAt = row.finishedAt ?? deps.clock.now();
  return await updateCheckout(tx, row.id, { status: 'canceled', paymentId, card: null, finishedAt });
}

async function complete(
  tx: Database,
  deps: PaymentDeps,
  row: CheckoutRow,
  paymentId: string,
  card: Card | null,
): Promise<CheckoutRow> {
  const now = deps.clock.now();
  // What has an invoice was delivered, whatever the row says: a plan that starts twice would lose its credits.
  const earlier = await findInvoiceByCause(tx, causeOf(row));
  const invoiceId = earlier?.id ?? (await billAndDeliver(tx, deps, row, { paymentId, card, now }));
  return await updateCheckout(tx, row.id, {
    status: 'paid',
    paymentId,
    invoiceId,
    failureCode: null,
    card: null,
    finishedAt: now,
  });
}

async function billAndDeliver(
  tx: Database,
  deps: PaymentDeps,
  row: CheckoutRow,
  { paymentId, card, now }: { paymentId: string; card: Card | null; now: Date },
): Promise<string | null> {
  const method = await keepCard(tx, deps, row, card, now);
  const paid = { paymentId, paidWith: method ? cardLabel(method) : null };
  if (row.kind === 'invoice') return await payOpenInvoice(tx, deps, row, paid);
  const invoiceId = await writePaidInvoice(tx, row, paid, now);
  await deliver(tx, deps, row, now);
  return invoiceId;
}

/** The card that paid; one that was on trial is kept and pays from now on. */
async function keepCard(tx: Database, deps: PaymentDeps, row: CheckoutRow, card: Card | null, now: Date) {
  const { userId, provider } = row;
  if (!card) return row.methodId === null ? null : await findMethod(tx, userId, provider, row.methodId);
  return (await keepCardThatPaid(tx, { ...card, userId, provider, createdAt: now })) ?? card;
}

async function payOpenInvoice(
  tx: Database,
  deps: PaymentDeps,
  row: CheckoutRow,
  paid: { paymentId: string; paidWith: string | null },
): Promise<string | null> {
  const invoice = row.invoiceId === null ? null : await findInvoice(tx, row.invoiceId);
  if (!invoice) return null;
  if (invoice.status === 'paid' && invoice.paymentId === paid.paymentId) return invoice.id;
  if (invoice.status !== 'open') {
    // Paid twice, or after the plan was given up: a person has to look at it, the money is not lost in silence.
    deps.log.error({ checkout: row.id, invoice: invoice.id }, 'a payment came for an invoice that is closed');
    return invoice.id;
  }
  return (await settleRenewal(tx, deps, invoice, paid)).id;
}

const causeOf = ({ id }: CheckoutRow) => `checkout:${id}`;

async function writePaidInvoice(
  tx: Database,
  row: CheckoutRow,
  paid: { paymentId: string; paidWith: string | null },
  now: Date,
): Promise<string> {
  const { userId, lines, amountMinor } = row;
  const cause = causeOf(row);
  const title = titleOf(row);
  const invoice = await writeInvoice(
    tx,
    { userId, cause, lines, amountMinor, title, status: 'paid', paidAt: now, ...paid },
    now,
  );
  return invoice.id;
}

function titleOf(row: CheckoutRow): string {
  const plan = findPlan(row.plan ?? '');
  return plan
    ? planTitle(plan, (row.interval ?? 'monthly') as Interval)
    : (row.lines[0]?.title ?? titles().credits);
}

async function deliver(tx: Database, deps: PaymentDeps, row: CheckoutRow, now: Date): Promise<void> {
  const { userId } = row;
  const topUp = row.kind === 'top_up' ? findTopUp(row.topUp ?? '') : undefined;
  if (topUp)
    await deps.billing.grant(tx, {
      userId,
      source: 'purchase',
      credits: topUp.credits,
      title: titles().creditsBought,
      expiresAt: null,
      idempotencyKey: `checkout:${row.id}`,
      now,
    });
  const plan = row.kind === 'plan' ? findPlan(row.plan ?? '') : undefined;
  if (plan)
    await startPlan(tx, deps.billing, {
      userId,
      plan,
      interval: (row.interval ?? 'monthly') as Interval,
      checkoutId: row.id,
      now,
    });
}
