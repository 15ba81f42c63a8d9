import { useStore } from '@nanostores/react';
import { Download } from 'lucide-react';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { formatCredits, formatSignedCredits } from '@loupe/shared/lib/format';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { ledgerTitle } from '@loupe/shared/lib/ledger-title';
import { pathTo } from '@loupe/shared/lib/route-path';
import { ledgerTexts } from '@loupe/shared/messages/ledger';
import { storedLedgerTexts } from '@loupe/shared/messages/stored-ledger-texts';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { MoreRows } from '@loupe/shared/ui/more-rows';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import { Section } from '../../parts/section.tsx';
import type { HistoryList } from '../../stores/history-list.ts';
import classes from './history.module.css';

export type HistoryProps = {
  list: HistoryList;
  onReceipt: (runId: string, title: string) => void;
  onNavigate: (to: string) => void;
};

/** Everything that changed the balance, newest first; a run opens its receipt (R10). */
export function HistorySection({ list, onReceipt, onNavigate }: HistoryProps) {
  const history = useStore(list.$history);
  const isExporting = useStore(list.$isExporting);
  const hasLines = history.state === 'ready' && history.value.rows.length > 0;
  return (
    <Section
      title={texts.history}
      actions={
        hasLines && (
          <Button
            size="small"
            icon={<Download aria-hidden="true" />}
            isBusy={isExporting}
            onClick={() => void list.exportCsv()}
          >
            {texts.exportCsv}
          </Button>
        )
      }
    >
      {history.state === 'loading' && (
        <LoadingRegion>
          <Skeleton lines={6} height={20} />
        </LoadingRegion>
      )}
      {history.state === 'failed' && (
        <FailedState
          title={texts.historyFailed}
          detail={history.error.message}
          errorId={history.error.requestId ?? undefined}
          onRetry={() => void list.refresh()}
        />
      )}
      {history.state === 'ready' && !hasLines && (
        <EmptyState
          title={texts.historyEmpty}
          action={
            <LinkButton href={pathTo('explore')} onNavigate={onNavigate}>
              {texts.explore}
            </LinkButton>
          }
        />
      )}
      {hasLines && <Lines list={list} onReceipt={onReceipt} />}
    </Section>
  );
}

function columnsOf(onReceipt: HistoryProps['onReceipt']): TableColumn<HistoryLine>[] {
  return [
    {
      key: 'what',
      header: texts.what,
      isRowHeader: true,
      render: (line) => <LineTitle line={line} onReceipt={onReceipt} />,
    },
    {
      key: 'date',
      header: texts.date,
      render: (line) => <span className={classes.date}>{formatDateTime(line.at)}</span>,
    },
    {
      key: 'credits',
      header: texts.change,
      isNumeric: true,
      render: (line) => (
        <span className={line.credits > 0 ? classes.gain : undefined}>
          {formatSignedCredits(line.credits)}
        </span>
      ),
    },
    {
      key: 'balance',
      header: texts.balance,
      isNumeric: true,
      render: (line) => formatCredits(line.balance_after),
    },
  ];
}

function LineTitle({ line, onReceipt }: { line: HistoryLine; onReceipt: HistoryProps['onReceipt'] }) {
  const { run_id: runId } = line;
  const title = ledgerTitle(line, ledgerTexts, storedLedgerTexts);
  if (runId === null) return title;
  return (
    <button
      type="button"
      className={classes.open}
      aria-haspopup="dialog"
      aria-label={texts.openReceipt(title)}
      onClick={() => onReceipt(runId, title)}
    >
      {title}
    </button>
  );
}

function Lines({ list, onReceipt }: Pick<HistoryProps, 'list' | 'onReceipt'>) {
  const history = useStore(list.$history);
  const more = useStore(list.$more);
  if (history.state !== 'ready') return null;
  const { rows, nextCursor } = history.value;
  return (
    <>
      <Table caption={texts.history} rows={rows} rowKey={(line) => line.id} columns={columnsOf(onReceipt)} />
      {nextCursor !== null && <MoreRows more={more} texts={texts} onMore={() => void list.loadMore()} />}
    </>
  );
}
