import type { Interval } from '@loupe/shared/contract/money';
import type { Checkout } from '@loupe/shared/contract/payments';
import type { CheckoutRow } from './checkouts.repository.ts';
import { sentenceOfFailure } from '../payments/failure.presenter.ts';

export function presentCheckout(row: CheckoutRow): Checkout {
  const isWaiting = row.status === 'needs_confirmation';
  return {
    id: row.id,
    status: row.status as Checkout['status'],
    kind: row.kind as Checkout['kind'],
    plan: row.plan,
    interval: row.interval as Interval | null,
    top_up: row.topUp,
    lines: row.lines,
    total: { amount_minor: row.amountMinor, currency: row.currency },
    confirmation_url: isWaiting ? row.confirmationUrl : null,
    redirect_url: row.status === 'needs_redirect' ? row.redirectUrl : null,
    failure:
      row.failureCode === null
        ? null
        : { code: row.failureCode, sentence: sentenceOfFailure(row.failureCode) },
    invoice_id: row.invoiceId,
    starts_at: row.startsAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
