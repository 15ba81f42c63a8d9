import { useStore } from '@nanostores/react';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { formatCredits, formatSignedCredits } from '@loupe/shared/lib/format';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { ledgerTitle } from '@loupe/shared/lib/ledger-title';
import { ledgerTexts } from '@loupe/shared/messages/ledger';
import { storedLedgerTexts } from '@loupe/shared/messages/stored-ledger-texts';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { Table } from '@loupe/shared/ui/table';
import { useStarted } from '@loupe/shared/ui/use-page';
import { texts } from '#texts';
import { ListFoot } from '../../parts/list-foot.tsx';
import type { UserDetailStore } from '../../stores/user-detail.ts';
import classes from './account.module.css';

/** The credit history, as the user reads it. */
export function AccountLedger({ ledger }: { ledger: UserDetailStore['ledger'] }) {
  const list = useStore(ledger.$pages);
  useStarted(ledger);
  if (list.state === 'loading') {
    return (
      <LoadingRegion label={texts.detailLoading}>
        <Skeleton lines={5} height={28} />
      </LoadingRegion>
    );
  }
  if (list.state === 'failed') {
    return (
      <FailedState
        title={texts.ledgerFailed}
        detail={list.error.message}
        errorId={list.error.requestId ?? undefined}
        onRetry={() => void ledger.load()}
      />
    );
  }
  if (list.value.rows.length === 0) return <EmptyState title={texts.noLedger} />;
  return (
    <div className={classes.part}>
      <Table<HistoryLine>
        caption={texts.ledger}
        rows={list.value.rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: texts.what,
            isRowHeader: true,
            render: (line) => ledgerTitle(line, ledgerTexts, storedLedgerTexts),
          },
          { key: 'when', header: texts.when, render: ({ at }) => formatDateTime(at) },
          {
            key: 'amount',
            header: texts.amount,
            isNumeric: true,
            render: ({ credits }) => formatSignedCredits(credits),
          },
          {
            key: 'balance',
            header: texts.balance,
            isNumeric: true,
            render: (line) => formatCredits(line.balance_after),
          },
        ]}
      />
      <ListFoot list={ledger} />
    </div>
  );
}
