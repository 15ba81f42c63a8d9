import { atom } from 'nanostores';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Result } from '@loupe/shared/stores/request';

/** What is shown of a list that the server answers page by page. */
export interface Pages<Row, Extra> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  readonly extra: Extra;
}

export type FetchPage<Row, Extra> = (cursor: string | null) => Promise<Result<Pages<Row, Extra>>>;

/** A list with more pages: an answer for older filters is dropped, a failure keeps what is shown. */
export function createPagedList<Row, Extra>(fetchPage: FetchPage<Row, Extra>) {
  const $list = atom<Loadable<Pages<Row, Extra>>>(loading);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  let generation = 0;

  /** From the first page. `isSame`: the filters are those of what is shown, so that a failure may leave it standing. */
  async function load(isSame = true): Promise<void> {
    const own = ++generation;
    $list.set(refreshing($list.get()));
    $more.set('idle');
    const result = await fetchPage(null);
    if (own !== generation) return;
    if (result.ok) $list.set(ready(result.data));
    else $list.set(failed(isSame ? $list.get() : loading, result.error));
  }

  /** Page after page until there are that many rows, or no more. */
  async function fetchRows(count: number): Promise<Result<Pages<Row, Extra>>> {
    const first = await fetchPage(null);
    if (!first.ok) return first;
    let pages = first.data;
    while (pages.rows.length < count && pages.nextCursor !== null) {
      const next = await fetchPage(pages.nextCursor);
      if (!next.ok) return next;
      pages = { ...next.data, rows: [...pages.rows, ...next.data.rows] };
    }
    return { ...first, data: pages };
  }

  /** As many pages as are shown, anew; a failure keeps what is shown. */
  async function refresh(): Promise<void> {
    const before = $list.get();
    if (before.state === 'loading') return;
    if (before.state === 'failed') return load();
    const own = ++generation;
    $list.set(refreshing(before));
    $more.set('idle');
    const pages = await fetchRows(before.value.rows.length);
    if (own !== generation) return;
    $list.set(pages.ok ? ready(pages.data) : failed($list.get(), pages.error));
  }

  async function loadMore(): Promise<void> {
    const before = $list.get();
    if (before.state !== 'ready' || before.value.nextCursor === null || $more.get() === 'loading') return;
    const own = generation;
    $more.set('loading');
    const result = await fetchPage(before.value.nextCursor);
    if (own !== generation) return;
    $more.set(result.ok ? 'idle' : 'failed');
    if (!result.ok) return;
    const rows = [...before.value.rows, ...result.data.rows];
    $list.set({ ...before, value: { ...result.data, rows } });
  }

  return { $list, $more, load, refresh, loadMore, exit: () => void generation++ };
}

export type PagedList<Row, Extra> = ReturnType<typeof createPagedList<Row, Extra>>;
