import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import type { PlanTitles } from '../../lib/price-line.ts';
import { paymentPath } from '../../lib/purchase.ts';
import { priceTexts } from '#texts/price';
import { pricingTexts as texts } from '#texts/pricing';
import { ChangeSummary } from '../../parts/change-summary.tsx';
import type { Change } from '../../stores/pricing-page.ts';

export type ChangeDialogProps = {
  change: Change | null;
  titles: PlanTitles;
  planNow: string;
  onClose: () => void;
  onRetry: (change: Change) => void;
  onNavigate: (to: string) => void;
};

/** What a change of plan means today and at renewal, before anything is paid (R12). */
export function ChangeDialog({ change, titles, planNow, onClose, onRetry, onNavigate }: ChangeDialogProps) {
  const preview = change?.preview;
  return (
    <Dialog
      isOpen={change !== null}
      onClose={onClose}
      title={change ? texts.dialog(change.plan.title) : ''}
      description={change ? priceTexts.planLine(change.plan.title, change.interval) : undefined}
      footer={
        <>
          <Button onClick={onClose}>{texts.stay}</Button>
          {change && preview?.state === 'ready' && (
            <LinkButton
              variant="primary"
              href={paymentPath({ kind: 'plan', plan: change.plan.slug, interval: change.interval })}
              onNavigate={onNavigate}
            >
              {preview.value.effect === 'starts_later' ? texts.changesLater : texts.goOn}
            </LinkButton>
          )}
        </>
      }
    >
      {preview?.state === 'loading' && (
        <LoadingRegion label={texts.dialogLoading}>
          <Skeleton lines={8} height={18} />
        </LoadingRegion>
      )}
      {change && preview?.state === 'failed' && (
        <FailedState
          title={texts.dialogFailed}
          detail={preview.error.message}
          errorId={preview.error.requestId ?? undefined}
          onRetry={() => onRetry(change)}
        />
      )}
      {preview?.state === 'ready' && (
        <ChangeSummary preview={preview.value} titles={titles} planNow={planNow} />
      )}
    </Dialog>
  );
}
