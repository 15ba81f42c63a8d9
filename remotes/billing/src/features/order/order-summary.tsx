import type { PaymentPreview } from '@loupe/shared/contract/payments';
import type { LoadError } from '@loupe/shared/lib/loadable';
import { LinkButton } from '@loupe/shared/ui/button';
import { Link } from '@loupe/shared/ui/link';
import { FailedState } from '@loupe/shared/ui/states';
import { planTitles } from '../../lib/price-line.ts';
import { paymentPath } from '../../lib/purchase.ts';
import { paymentTexts as texts } from '#texts/payment';
import { ChangeSummary } from '../../parts/change-summary.tsx';
import type { Desk, PaymentPage } from '../../stores/payment-page.ts';
import classes from './order-summary.module.css';

export type OrderSummaryProps = { desk: Desk; preview: PaymentPreview; onNavigate: (to: string) => void };

/** What is about to be paid, line by line, and what it changes (R9). */
export function OrderSummary({ desk, preview, onNavigate }: OrderSummaryProps) {
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.title}>{texts.summary}</h2>
        <Link href={paymentPath(null)} onNavigate={onNavigate}>
          {texts.changeOrder}
        </Link>
      </div>
      <ChangeSummary
        preview={preview}
        titles={planTitles(desk.offer.plans)}
        planNow={desk.summary.subscription.title}
      />
    </>
  );
}

export type PreviewFailedProps = {
  page: PaymentPage;
  desk: Desk;
  error: LoadError;
  onNavigate: (to: string) => void;
};

/** Codes after which another choice helps, not another try. */
const UNBUYABLE = new Set([
  'plan.unknown',
  'plan.already_active',
  'plan.not_sold',
  'top_up.unknown',
  'invoice.not_found',
  'invoice.not_open',
]);

/** What was chosen cannot be paid: why, and the way on. */
export function PreviewFailed({ page, desk, error, onNavigate }: PreviewFailedProps) {
  const overdue = desk.summary.subscription.failed_payment;
  const isOverdue = error.code === 'invoice.open' && overdue !== null;
  const way = isOverdue
    ? { to: paymentPath({ kind: 'invoice', invoiceId: overdue.invoice_id }), label: texts.payOverdue }
    : { to: paymentPath(null), label: texts.chooseOther };
  const canRetry = !isOverdue && !UNBUYABLE.has(error.code);
  return (
    <FailedState
      title={texts.previewFailed}
      detail={error.message}
      errorId={error.requestId ?? undefined}
      onRetry={canRetry ? () => void page.loadPreview() : undefined}
      action={
        canRetry ? undefined : (
          <LinkButton variant="primary" href={way.to} onNavigate={onNavigate}>
            {way.label}
          </LinkButton>
        )
      }
    />
  );
}
