import { useStore } from '@nanostores/react';
import type { ManagePayments, Subscription } from '@loupe/shared/contract/subscriptions';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { formatMoney } from '../../lib/money.ts';
import { paymentPath, type Purchase } from '../../lib/purchase.ts';
import { manageTexts as texts } from '#texts/manage';
import { Notice } from '../../parts/notice.tsx';
import type { ManagePaymentsPage } from '../../stores/manage-payments-page.ts';
import classes from './plan-status.module.css';

export type PlanBannersProps = {
  page: ManagePaymentsPage;
  summary: ManagePayments;
  onNavigate: (to: string) => void;
};

/** What needs the person's attention: a failed payment, an unfinished one, a plan that ends (R11). */
export function PlanBanners({ page, summary, onNavigate }: PlanBannersProps) {
  const { subscription, open_checkout: open, provider } = summary;
  return (
    <div className={classes.banners}>
      <FailedPayment subscription={subscription} onNavigate={onNavigate} />
      {open && <OpenPayment page={page} open={open} onNavigate={onNavigate} />}
      <PlanNote subscription={subscription} />
      {provider === 'test' && <Notice tone="info" title={texts.testNote} />}
    </div>
  );
}

/** Why no credits come, or when the plan ends. */
function PlanNote({ subscription }: { subscription: Subscription }) {
  const { title, cancelled_at: cancelledAt, ends_at: endsAt, refills_held: isHeld } = subscription;
  if (isHeld)
    return (
      <Notice tone="pending" title={texts.disputedNote(title)}>
        {texts.disputedDetail}
      </Notice>
    );
  if (cancelledAt === null || endsAt === null) return null;
  return <Notice tone="pending" title={texts.endsNote(title, formatDate(endsAt))} />;
}

type FailedPaymentProps = { subscription: Subscription; onNavigate: (to: string) => void };

function FailedPayment({ subscription, onNavigate }: FailedPaymentProps) {
  const { failed_payment: failure } = subscription;
  if (!failure) return null;
  return (
    <Notice
      tone="error"
      label={texts.failedLabel}
      title={texts.failedPayment(formatMoney(failure.amount))}
      actions={
        <LinkButton
          size="small"
          variant="primary"
          href={paymentPath({ kind: 'invoice', invoiceId: failure.invoice_id })}
          onNavigate={onNavigate}
        >
          {texts.payNow}
        </LinkButton>
      }
    >
      {failure.next_try_at && `${texts.nextTry(formatDate(failure.next_try_at))} `}
      {texts.failedEnds(formatDate(failure.ends_at))}
    </Notice>
  );
}

type OpenPaymentProps = {
  page: ManagePaymentsPage;
  open: NonNullable<ManagePayments['open_checkout']>;
  onNavigate: (to: string) => void;
};

function purchaseOf(open: OpenPaymentProps['open']): Purchase | null {
  if (open.kind === 'plan' && open.plan !== null) {
    return { kind: 'plan', plan: open.plan, interval: open.interval ?? 'monthly' };
  }
  return open.kind === 'top_up' && open.top_up !== null ? { kind: 'top_up', topUp: open.top_up } : null;
}

function OpenPayment({ page, open, onNavigate }: OpenPaymentProps) {
  const work = useStore(page.$work);
  return (
    <Notice
      tone="pending"
      label={texts.openLabel}
      title={texts.openTitle}
      actions={
        <>
          <Button size="small" isBusy={work === 'give_up'} onClick={() => void page.giveUp(open.id)}>
            {texts.openGiveUp}
          </Button>
          <LinkButton
            size="small"
            variant="primary"
            href={paymentPath(purchaseOf(open))}
            onNavigate={onNavigate}
          >
            {texts.openGoOn}
          </LinkButton>
        </>
      }
    >
      {texts.openDetail(formatMoney(open.total))}
    </Notice>
  );
}
