import type { DataOf } from '@loupe/shared/contract/endpoint';
import type * as contract from '@loupe/shared/contract/subscriptions';
import { appError } from '../../errors/app-error.ts';
import { presentInvoice } from './invoices.presenter.ts';
import { findInvoice, listInvoices, type InvoiceRow } from './invoices.repository.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';

/** For purchases, renewals and returns, inside transactions of theirs. */
export {
  findInvoice,
  findInvoiceByCause,
  findInvoiceByPayment,
  findNewestPlanInvoice,
  listInvoices,
  lockPayment,
  updateInvoice,
  type InvoiceRow,
} from './invoices.repository.ts';

const pageSize = 50;

/** One page of invoices, newest first. */
export async function readInvoices(
  deps: PaymentDeps,
  userId: string,
  cursor: string | undefined,
): Promise<DataOf<typeof contract.listInvoices>> {
  if (cursor !== undefined && !/^\d{4}-\d{6,}$/.test(cursor))
    throw appError('request.invalid', { field: 'cursor' });
  const rows = await listInvoices(deps.db, userId, cursor ?? null, pageSize + 1);
  const last = rows[pageSize - 1];
  return {
    invoices: rows.slice(0, pageSize).map(presentInvoice),
    next_cursor: rows.length > pageSize && last ? last.number : null,
  };
}

/** Own invoice; a foreign one answers like an unknown one. */
export async function readInvoice(deps: PaymentDeps, userId: string, id: string): Promise<InvoiceRow> {
  const row = await findInvoice(deps.db, id);
  if (row?.userId !== userId) throw appError('invoice.not_found');
  return row;
}
