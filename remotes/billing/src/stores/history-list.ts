import { atom, type ReadableAtom } from 'nanostores';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { historyCsv, historyFileName } from '../lib/history-csv.ts';
import { texts } from '#texts';
import type { Outside } from './outside.ts';

/** Lines of a page of an export: as many as the server gives at once. */
const EXPORT_PAGE = 1000;
/** Far beyond any real history; keeps an export from asking for ever. */
const MOST_PAGES = 1000;

interface History {
  readonly lines: readonly HistoryLine[];
  readonly nextCursor: string | null;
}

export interface HistoryList {
  readonly $history: ReadableAtom<Loadable<History>>;
  /** `failed`: the next page did not come; what is shown stays. */
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  readonly $isExporting: ReadableAtom<boolean>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Saves the whole history, also what is not on the screen yet, as CSV (F7). */
  exportCsv(): Promise<void>;
}

/** New lines on top of what is shown; when the two do not touch, the shown ones are too old to keep. */
function mergeNewest(shown: History | null, newest: History): History {
  const oldest = newest.lines.at(-1);
  const at = shown && oldest ? shown.lines.findIndex(({ id }) => id === oldest.id) : -1;
  if (!shown || at < 0) return newest;
  return { lines: [...newest.lines, ...shown.lines.slice(at + 1)], nextCursor: shown.nextCursor };
}

/** The credit history, newest first. */
export function createHistoryList({ request, environment, notify }: Outside): HistoryList {
  const $history = atom<Loadable<History>>(loading);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  const $isExporting = atom(false);

  async function fetchPage(cursor: string | null, limit?: number) {
    const query = { ...(cursor !== null && { cursor }), ...(limit !== undefined && { limit }) };
    return request('GET /billing/ledger', { query, isQuiet: true });
  }

  async function load(): Promise<void> {
    $history.set(refreshing($history.get()));
    const result = await fetchPage(null);
    const current = $history.get();
    if (!result.ok) return $history.set(failed(current, result.error));
    const newest = { lines: result.data.lines, nextCursor: result.data.next_cursor };
    $history.set(ready(mergeNewest(current.state === 'ready' ? current.value : null, newest)));
  }

  async function loadMore(): Promise<void> {
    const before = $history.get();
    if (before.state !== 'ready' || before.value.nextCursor === null || $more.get() === 'loading') return;
    $more.set('loading');
    const result = await fetchPage(before.value.nextCursor);
    $more.set(result.ok ? 'idle' : 'failed');
    const now = $history.get();
    // A refresh that replaced the list meanwhile has a cursor of its own.
    if (!result.ok || now.state !== 'ready' || now.value.nextCursor !== before.value.nextCursor) return;
    const lines = [...now.value.lines, ...result.data.lines];
    $history.set({ ...now, value: { lines, nextCursor: result.data.next_cursor } });
  }

  async function readAll(): Promise<HistoryLine[] | null> {
    const lines: HistoryLine[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      const result = await fetchPage(cursor, EXPORT_PAGE);
      if (!result.ok) return null;
      lines.push(...result.data.lines);
      cursor = result.data.next_cursor;
      if (cursor === null) break;
    }
    return lines;
  }

  async function exportCsv(): Promise<void> {
    if ($isExporting.get()) return;
    $isExporting.set(true);
    const lines = await readAll();
    $isExporting.set(false);
    if (!lines) return notify(texts.exportFailed, 'error');
    const content = new Blob([historyCsv(lines)], { type: 'text/csv;charset=utf-8' });
    environment.page.saveFile(content, historyFileName(environment.clock.now()));
  }

  return { $history, $more, $isExporting, load, loadMore, exportCsv };
}
