import { atom, type ReadableAtom } from 'nanostores';
import type { Invoice } from '@loupe/shared/contract/subscriptions';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { downloadExport } from '@loupe/shared/stores/export-download';
import { failureText } from '../lib/failure-text.ts';
import { manageTexts as texts } from '#texts/manage';
import type { Outside } from './outside.ts';

interface Invoices {
  readonly all: readonly Invoice[];
  readonly nextCursor: string | null;
}

export interface InvoiceList {
  readonly $invoices: ReadableAtom<Loadable<Invoices>>;
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  /** Id of the invoice whose document is on its way. */
  readonly $downloading: ReadableAtom<string | null>;
  loadInvoices(): Promise<void>;
  loadMoreInvoices(): Promise<void>;
  /** Saves the document of an invoice (H6). */
  download(invoice: Invoice): Promise<void>;
}

/** Own invoices, newest first, with their documents (R11). */
export function createInvoiceList({ request, environment, notify }: Outside): InvoiceList {
  const $invoices = atom<Loadable<Invoices>>(loading);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  const $downloading = atom<string | null>(null);

  async function loadInvoices(): Promise<void> {
    $invoices.set(refreshing($invoices.get()));
    const result = await request('GET /billing/invoices', { isQuiet: true });
    if (!result.ok) {
      const error = { ...result.error, message: failureText(result.error) };
      return $invoices.set(failed($invoices.get(), error));
    }
    $invoices.set(ready({ all: result.data.invoices, nextCursor: result.data.next_cursor }));
  }

  async function loadMoreInvoices(): Promise<void> {
    const before = $invoices.get();
    if (before.state !== 'ready' || before.value.nextCursor === null || $more.get() === 'loading') return;
    const cursor = before.value.nextCursor;
    $more.set('loading');
    const result = await request('GET /billing/invoices', { query: { cursor }, isQuiet: true });
    $more.set(result.ok ? 'idle' : 'failed');
    const now = $invoices.get();
    // A refresh that replaced the list meanwhile has a cursor of its own.
    if (!result.ok || now.state !== 'ready' || now.value.nextCursor !== cursor) return;
    const all = [...now.value.all, ...result.data.invoices];
    $invoices.set({ ...now, value: { all, nextCursor: result.data.next_cursor } });
  }

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

  return { $invoices, $more, $downloading, loadInvoices, loadMoreInvoices, download };
}
