import { atom, type ReadableAtom } from 'nanostores';
import type { Invoice } from '@loupe/shared/contract/subscriptions';
import type { Loadable } from '@loupe/shared/lib/loadable';
import type { Unsubscribe } from '@loupe/shared/environment';
import { downloadExport } from '@loupe/shared/stores/export-download';
import { createPagedResource, type Pages } from '@loupe/shared/stores/paged-resource';
import { pick } from '@loupe/shared/stores/resource';
import { manageTexts as texts } from '#texts/manage';
import { explained } from './explained.ts';
import type { Outside } from './outside.ts';

export interface InvoiceList {
  readonly $invoices: ReadableAtom<Loadable<Pages<Invoice>>>;
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  /** Id of the invoice whose document is on its way. */
  readonly $downloading: ReadableAtom<string | null>;
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  /** Saves the document of an invoice (H6). */
  download(invoice: Invoice): Promise<void>;
  start(): Unsubscribe;
}

/** Own invoices, newest first, with their documents (R11). */
export function createInvoiceList({ request, environment, notify }: Outside): InvoiceList {
  const { $pages, $more, refresh, loadMore, start } = createPagedResource<Invoice>((cursor) => {
    const query = cursor === null ? {} : { cursor };
    return pick(
      explained(request('GET /billing/invoices', { query, isQuiet: true })),
      ({ invoices: rows, next_cursor: nextCursor }) => ({ rows, nextCursor, extra: null }),
    );
  });
  const $downloading = atom<string | null>(null);

  async function download(invoice: Invoice): Promise<void> {
    if ($downloading.get() !== null) return;
    $downloading.set(invoice.id);
    try {
      const base = environment.config.apiBaseUrl.replace(/\/+$/, '');
      await downloadExport(base + invoice.pdf_path, `invoice-${invoice.number}.pdf`);
    } catch {
      notify(texts.pdfFailed(invoice.number), 'error');
    } finally {
      $downloading.set(null);
    }
  }

  return { $invoices: $pages, $more, $downloading, refresh, loadMore, download, start };
}
