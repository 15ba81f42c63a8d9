import { atom, type ReadableAtom } from 'nanostores';
import type { HistoryLine } from '@loupe/shared/contract/billing';
import type { Unsubscribe } from '@loupe/shared/environment';
import type { Loadable } from '@loupe/shared/lib/loadable';
import { createPagedResource, type Pages } from '@loupe/shared/stores/paged-resource';
import { pick } from '@loupe/shared/stores/resource';
import { historyCsv, historyFileName } from '../lib/history-csv.ts';
import { texts } from '#texts';
import type { Outside } from './outside.ts';

/** Lines of a page of an export: as many as the server gives at once. */
const EXPORT_PAGE = 1000;
/** Far beyond any real history; keeps an export from asking for ever. */
const MOST_PAGES = 1000;

type History = Pages<HistoryLine>;

export interface HistoryList {
  readonly $history: ReadableAtom<Loadable<History>>;
  /** `failed`: the next page did not come; what is shown stays. */
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  readonly $isExporting: ReadableAtom<boolean>;
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  /** Saves the whole history, also what is not on the screen yet, as CSV (F7). */
  exportCsv(): Promise<void>;
  start(): Unsubscribe;
}

/** New lines on top of what is shown; when the two do not touch, the shown ones are too old to keep. */
function mergeNewest(shown: History, newest: History): History {
  const oldest = newest.rows.at(-1);
  const at = oldest ? shown.rows.findIndex(({ id }) => id === oldest.id) : -1;
  if (at < 0) return newest;
  return { ...shown, rows: [...newest.rows, ...shown.rows.slice(at + 1)] };
}

/** The credit history, newest first. */
export function createHistoryList({ request, environment, notify }: Outside): HistoryList {
  const $isExporting = atom(false);

  function fetchPage(cursor: string | null, limit?: number) {
    const query = { ...(cursor !== null && { cursor }), ...(limit !== undefined && { limit }) };
    return pick(
      request('GET /billing/ledger', { query, isQuiet: true }),
      ({ lines: rows, next_cursor: nextCursor }) => ({ rows, nextCursor, extra: null }),
    );
  }

  const list = createPagedResource<HistoryLine>((cursor) => fetchPage(cursor), { merge: mergeNewest });

  async function readAll(): Promise<HistoryLine[] | null> {
    const lines: HistoryLine[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      const result: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(cursor, EXPORT_PAGE);
      if (!result.ok) return null;
      lines.push(...result.data.rows);
      cursor = result.data.nextCursor;
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

  const { $pages: $history, $more, refresh, loadMore, start } = list;
  return { $history, $more, $isExporting, refresh, loadMore, exportCsv, start };
}
