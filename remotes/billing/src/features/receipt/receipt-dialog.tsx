import { formatCredits, formatMillicredits } from '@loupe/shared/lib/format';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { formatDuration } from '@loupe/shared/lib/dates/durations';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import { language } from '@loupe/shared/language';
import { pathTo } from '@loupe/shared/lib/route-path';
import { DataList } from '@loupe/shared/ui/data-list';
import { Dialog } from '@loupe/shared/ui/dialog';
import { Link } from '@loupe/shared/ui/link';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { texts } from '#texts';
import type { Receipt } from '../../stores/billing-data.ts';
import type { OpenReceipt } from '../../stores/credit-usage-page.ts';
import classes from './receipt-dialog.module.css';

export type ReceiptDialogProps = {
  open: OpenReceipt | null;
  onClose: () => void;
  onRetry: (runId: string, title: string) => void;
  onNavigate: (to: string) => void;
};

/** What one run was charged, step by step (R10). */
export function ReceiptDialog({ open, onClose, onRetry, onNavigate }: ReceiptDialogProps) {
  return (
    <Dialog
      isOpen={open !== null}
      onClose={onClose}
      size="large"
      title={texts.receipt}
      description={open?.title}
    >
      {open?.receipt.state === 'loading' && (
        <LoadingRegion label={texts.receiptLoading}>
          <Skeleton lines={8} height={18} />
        </LoadingRegion>
      )}
      {open?.receipt.state === 'failed' && (
        <FailedState
          title={open.receipt.error.code === 'run.not_found' ? texts.receiptMissing : texts.receiptFailed}
          detail={open.receipt.error.message}
          errorId={open.receipt.error.requestId ?? undefined}
          onRetry={() => onRetry(open.runId, open.title)}
        />
      )}
      {open?.receipt.state === 'ready' && (
        <ReceiptView receipt={open.receipt.value} onNavigate={onNavigate} />
      )}
    </Dialog>
  );
}

type ReceiptViewProps = { receipt: Receipt; onNavigate: (to: string) => void };

function ReceiptView({ receipt, onNavigate }: ReceiptViewProps) {
  return (
    <>
      <DataList
        items={[
          { term: texts.status, detail: <StatusChip value={receipt.status} /> },
          { term: texts.started, detail: formatDateTime(receipt.started_at) },
          { term: texts.finished, detail: formatDateTime(receipt.finished_at) },
          ...tookFact(receipt),
          { term: texts.heldAtStart, detail: texts.holdOf(formatCredits(receipt.held_credits)) },
          { term: texts.charged, detail: texts.holdOf(formatCredits(receipt.charged_credits)) },
          ...(receipt.waived_because
            ? [{ term: texts.notCharged, detail: texts.waivedBecause[receipt.waived_because] }]
            : []),
          { term: texts.returned, detail: texts.holdOf(formatCredits(receipt.returned_credits)) },
        ]}
      />
      <Steps receipt={receipt} />
      <p className={classes.foot}>
        <Link href={pathTo('chat', { chatId: receipt.chat_id })} onNavigate={onNavigate}>
          {texts.openChat}
        </Link>
      </p>
    </>
  );
}

/** How long the run took, when it has ended (F4). */
function tookFact({ started_at: startedAt, finished_at: finishedAt }: Receipt) {
  if (finishedAt === null) return [];
  const seconds = msBetween(startedAt, finishedAt) / 1000;
  return [{ term: texts.took, detail: formatDuration(seconds, { hasDecimal: true, language }) }];
}

/** Steps, the one rounding line (decision 4), and their sum: what was charged. */
function Steps({ receipt }: { receipt: Receipt }) {
  const { lines, rounding_millicredits: rounding } = receipt;
  return (
    <div
      role="region"
      aria-label={texts.steps}
      // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1)
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classes.region}
    >
      <table className={classes.steps}>
        <thead>
          <tr>
            <th scope="col">{texts.step}</th>
            <th scope="col">{texts.stage}</th>
            <th scope="col">{texts.change}</th>
          </tr>
        </thead>
        <tbody>
          {lines.length === 0 && (
            <tr>
              <td colSpan={3}>{texts.noSteps}</td>
            </tr>
          )}
          {lines.map((line, index) => (
            // A receipt never changes, so a line's place is its identity.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <td>{line.title}</td>
              <td>{line.stage}</td>
              <td>{formatMillicredits(line.millicredits)}</td>
            </tr>
          ))}
          {rounding > 0 && (
            <tr className={classes.rounding}>
              <td colSpan={2}>{texts.rounding}</td>
              <td>{formatMillicredits(rounding)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td>{formatCredits(receipt.charged_credits)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
