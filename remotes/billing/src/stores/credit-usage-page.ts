import { atom } from 'nanostores';
import { failed, loading, ready, type Loadable } from '@loupe/shared/lib/loadable';
import { createPage } from '@loupe/shared/stores/page';
import { createResource } from '@loupe/shared/stores/resource';
import type { Receipt, Usage } from './billing-data.ts';
import { createHistoryList } from './history-list.ts';
import type { Outside } from './outside.ts';

/** The receipt being looked at. */
export interface OpenReceipt {
  readonly runId: string;
  readonly title: string;
  readonly receipt: Loadable<Receipt>;
}

export type CreditUsagePage = ReturnType<typeof createCreditUsagePage>;

/** Credit usage (R10): balance and holds, history, one receipt at a time. Fresh again whenever the page is focused. */
export function createCreditUsagePage(outside: Outside) {
  const { request } = outside;
  const history = createHistoryList(outside);
  const usage = createResource<Usage>(() => request('GET /billing/usage', { isQuiet: true }));
  const $openReceipt = atom<OpenReceipt | null>(null);

  async function openReceipt(runId: string, title: string): Promise<void> {
    $openReceipt.set({ runId, title, receipt: loading });
    const result = await request('GET /billing/receipts/:run_id', {
      params: { run_id: runId },
      isQuiet: true,
    });
    const open = $openReceipt.get();
    if (open?.runId !== runId) return;
    $openReceipt.set({
      ...open,
      receipt: result.ok ? ready(result.data) : failed(open.receipt, result.error),
    });
  }

  const parts = {
    $usage: usage.$loadable,
    $openReceipt,
    history,
    loadUsage: () => usage.load(),
    openReceipt,
    closeReceipt: () => $openReceipt.set(null),
  };
  return createPage(parts, [usage.start, history.start]);
}
