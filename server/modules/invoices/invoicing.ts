import type { Interval } from '@loupe/shared/contract/money';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { renewPlan } from '../billing/plan-periods.ts';
import { currency, findPlan, freePlan } from '../billing/plans.ts';
import { insertInvoice, updateInvoice, type InvoiceRow, type NewInvoice } from './invoices.repository.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { findPayer } from '../payments/payer.usecases.ts';

/** What an invoice says besides its number and its payer. */
export type InvoiceDraft = Pick<
  NewInvoice,
  'userId' | 'cause' | 'status' | 'title' | 'lines' | 'amountMinor'
> &
  Partial<NewInvoice>;

/** Writes an invoice with the payer as they are known now. One cause gives one invoice. */
export async function writeInvoice(tx: Database, draft: InvoiceDraft, now: Date): Promise<InvoiceRow> {
  const payer = await findPayer(tx, draft.userId);
  if (!payer) throw appError('server.unexpected');
  const empty = { name: payer.name, company: '', address: '', country: '', tax_id: '' };
  return await insertInvoice(tx, {
    id: newId('inv'),
    currency,
    issuedAt: now,
    ...draft,
    payer: { ...(payer.details ?? empty), email: payer.email },
  });
}

/** The renewal is paid: the invoice closes and its period begins. Once. Callers hold the account's lock. */
export async function settleRenewal(
  tx: Database,
  deps: PaymentDeps,
  invoice: InvoiceRow,
  payment: { readonly paymentId: string; readonly paidWith: string | null },
): Promise<InvoiceRow> {
  if (invoice.status === 'paid') return invoice;
  const now = deps.clock.now();
  await renewPlan(tx, deps.billing, {
    userId: invoice.userId,
    plan: findPlan(invoice.plan ?? '') ?? freePlan,
    interval: (invoice.interval ?? 'monthly') as Interval,
    start: invoice.periodStartsAt ?? now,
    now,
  });
  return await updateInvoice(tx, invoice.id, { ...payment, status: 'paid', paidAt: now, failureCode: null });
}
