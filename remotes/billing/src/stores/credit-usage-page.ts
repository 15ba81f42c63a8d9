import { atom } from 'nanostores';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
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
  const { request, environment } = outside;
  const history = createHistoryList(outside);
  const $usage = atom<Loadable<Usage>>(loading);
  const $openReceipt = atom<OpenReceipt | null>(null);

  async function loadUsage(): Promise<void> {
    $usage.set(refreshing($usage.get()));
    const result = await request('GET /billing/usage', { isQuiet: true });
    $usage.set(result.ok ? ready(result.data) : failed($usage.get(), result.error));
  }

  async function load(): Promise<void> {
    await Promise.all([loadUsage(), history.load()]);
  }

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

  const stopFocus = environment.page.onFocus(() => void load());

  return {
    $usage,
    $openReceipt,
    ...history,
    load,
    loadUsage,
    loadHistory: history.load,
    openReceipt,
    closeReceipt: () => $openReceipt.set(null),
    /** Leaves the page. */
    exit: stopFocus,
  };
}
