import { Download } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { Invoice } from '@loupe/shared/contract/subscriptions';
import { formatDate } from '@loupe/shared/lib/dates/formats';
import { Button } from '@loupe/shared/ui/button';
import { MoreRows } from '@loupe/shared/ui/more-rows';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { formatMoney } from '../../lib/money.ts';
import { priceLineTitle, type PlanTitles } from '../../lib/price-line.ts';
import { manageTexts as texts } from '#texts/manage';
import { Row, RowList } from '../../parts/row-list.tsx';
import { Section } from '../../parts/section.tsx';
import type { InvoiceList } from '../../stores/invoice-list.ts';

export type InvoicesProps = { list: InvoiceList; titles: PlanTitles };

/** Own invoices with their documents, newest first (R11). */
export function InvoicesSection({ list, titles }: InvoicesProps) {
  const invoices = useStore(list.$invoices);
  return (
    <Section title={texts.invoices}>
      {invoices.state === 'loading' && (
        <LoadingRegion label={texts.invoicesLoading}>
          <Skeleton lines={4} height={20} />
        </LoadingRegion>
      )}
      {invoices.state === 'failed' && (
        <FailedState
          title={texts.invoicesFailed}
          detail={invoices.error.message}
          errorId={invoices.error.requestId ?? undefined}
          onRetry={() => void list.refresh()}
        />
      )}
      {invoices.state === 'ready' && (
        <Rows
          list={list}
          titles={titles}
          invoices={invoices.value.rows}
          hasMore={invoices.value.nextCursor !== null}
        />
      )}
    </Section>
  );
}

function invoiceTitle({ lines, title }: Invoice, titles: PlanTitles): string {
  const bought = lines.filter(({ kind }) => kind !== 'unused');
  return bought.length === 0 ? title : bought.map((line) => priceLineTitle(line, titles)).join(', ');
}

/** Number, day, and what went back of the payment. */
function noteOf({ number, issued_at: issuedAt, returned }: Invoice): string {
  const parts = [number, formatDate(issuedAt)];
  if (returned && returned.refunded.amount_minor > 0)
    parts.push(texts.refunded(formatMoney(returned.refunded)));
  if (returned && returned.disputed.amount_minor > 0)
    parts.push(texts.withBank(formatMoney(returned.disputed)));
  return parts.join(' · ');
}

function stateOf({ status, returned }: Invoice): string | undefined {
  const words: Readonly<Record<string, string>> = texts.invoiceStates;
  if (returned?.dispute === 'open') return texts.invoiceStates.disputed;
  return returned?.dispute === 'lost' ? texts.invoiceStates.chargedBack : words[status];
}

type RowsProps = InvoicesProps & { invoices: readonly Invoice[]; hasMore: boolean };

function Rows({ list, titles, invoices, hasMore }: RowsProps) {
  const downloading = useStore(list.$downloading);
  const more = useStore(list.$more);
  return (
    <>
      <RowList label={texts.invoices} emptyText={texts.invoicesEmpty} isEmpty={invoices.length === 0}>
        {invoices.map((invoice) => (
          <Row
            key={invoice.id}
            title={invoiceTitle(invoice, titles)}
            note={noteOf(invoice)}
            mark={<StatusChip value={invoice.status} label={stateOf(invoice)} />}
            value={formatMoney(invoice.total)}
            actions={
              <Button
                size="small"
                icon={<Download aria-hidden="true" />}
                isBusy={downloading === invoice.id}
                aria-label={texts.pdfOf(invoice.number)}
                onClick={() => void list.download(invoice)}
              >
                {texts.pdf}
              </Button>
            }
          />
        ))}
      </RowList>
      {hasMore && <MoreRows more={more} texts={texts} onMore={() => void list.loadMore()} />}
    </>
  );
}
