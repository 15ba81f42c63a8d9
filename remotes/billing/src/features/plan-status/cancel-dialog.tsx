import { useStore } from '@nanostores/react';
import type { Subscription } from '@loupe/shared/contract/subscriptions';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { manageTexts as texts } from '#texts/manage';
import type { ManagePaymentsPage } from '../../stores/manage-payments-page.ts';
import classes from './plan-status.module.css';

export type CancelDialogProps = {
  page: ManagePaymentsPage;
  subscription: Subscription;
  /** What the free plan gives, once it is known. */
  free: { readonly credits: number; readonly runs: number } | null;
};

/** What canceling means, with its date, before it is done (R11). */
export function CancelDialog({ page, subscription, free }: CancelDialogProps) {
  const isOpen = useStore(page.$isCancelOpen);
  const work = useStore(page.$work);
  const { title, period_ends_at: endsAt, failed_payment: overdue } = subscription;
  const points = texts.cancelPoints(formatCredits(free?.credits ?? 0), free?.runs ?? 0);
  return (
    <Dialog
      isOpen={isOpen && subscription.interval !== null}
      onClose={() => page.askCancel(false)}
      title={texts.cancelTitle(title)}
      description={overdue ? texts.cancelOverdue(title) : texts.cancelLead(title, formatDate(endsAt))}
      footer={
        <>
          <Button onClick={() => page.askCancel(false)}>{texts.cancelKeep}</Button>
          <Button variant="danger" isBusy={work === 'cancel'} onClick={() => void page.cancel()}>
            {texts.cancelConfirm}
          </Button>
        </>
      }
    >
      <ul className={classes.points}>
        {points.slice(free ? 0 : 1, overdue ? 2 : 3).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Dialog>
  );
}
