import type { Invoice } from '@loupe/shared/contract/subscriptions';
import { shownStatus } from '../billing/billing.models.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { standingOf } from './standing.models.ts';

export function presentInvoice(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: row.number,
    status: invoiceStatus(row),
    title: row.title,
    issued_at: row.issuedAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    lines: row.lines,
    total: { amount_minor: row.amountMinor, currency: row.currency },
    paid_with: row.paidWith,
    pdf_path: `/billing/invoices/${row.id}/pdf`,
    returned: presentReturned(row),
  };
}

/** A payment that the bank has taken back is not shown as paid. */
function invoiceStatus(row: InvoiceRow): string {
  const { dispute } = standingOf(row.amountMinor, row);
  if (dispute === 'open') return 'pending';
  return dispute === 'lost' ? 'failed' : shownStatus(row.status);
}

function presentReturned({ currency, ...row }: InvoiceRow): Invoice['returned'] {
  if (row.refundedMinor === 0 && row.disputes.length === 0) return null;
  const { dispute, disputedMinor } = standingOf(row.amountMinor, row);
  return {
    refunded: { amount_minor: Math.min(row.refundedMinor, row.amountMinor), currency },
    disputed: { amount_minor: disputedMinor, currency },
    dispute,
  };
}
