import { atom, type ReadableAtom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { Loadable } from '../lib/loadable.ts';
import { createResource, type Fetched } from './resource.ts';

/** What is shown of a list that the server answers page by page. */
export interface Pages<Row, Extra = null> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
  /** What the server says of the whole list beside its rows. */
  readonly extra: Extra;
}

/** Fetches one page: the first for null. */
export type FetchPage<Row, Extra> = (cursor: string | null) => Promise<Fetched<Pages<Row, Extra>>>;

export interface PagedResource<Row, Extra> {
  readonly $pages: ReadableAtom<Loadable<Pages<Row, Extra>>>;
  /** `failed`: the next page did not come; what is shown stays. */
  readonly $more: ReadableAtom<'idle' | 'loading' | 'failed'>;
  /** From the first page. `isSame: false` when something else was asked for: its failure takes what is shown away. */
  load(isSame?: boolean): Promise<void>;
  /** What is shown, again: as many rows as there are, or the newest on top of them (`merge`). */
  refresh(): Promise<void>;
  loadMore(): Promise<void>;
  /** Loads now, refreshes when the page is given the focus or the network is back, until stopped. */
  start(): Unsubscribe;
}

export interface PagedOptions<Row, Extra> {
  /** Puts a first page on top of what is shown, so that a refresh needs no more than it. */
  readonly merge?: (shown: Pages<Row, Extra>, newest: Pages<Row, Extra>) => Pages<Row, Extra>;
}

/** A list with more pages: an answer for what was asked before is dropped, a failure keeps what is shown. */
export function createPagedResource<Row, Extra = null>(
  fetchPage: FetchPage<Row, Extra>,
  { merge }: PagedOptions<Row, Extra> = {},
): PagedResource<Row, Extra> {
  const firstPage = () => fetchPage(null);
  const resource = createResource<Pages<Row, Extra>>(firstPage);
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  /** Cursor of the page that is being fetched, as long as it is wanted. */
  let wantedCursor: string | null = null;

  function dropMore(): void {
    wantedCursor = null;
    $more.set('idle');
  }

  async function load(isSame = true): Promise<void> {
    dropMore();
    await resource.load(firstPage, { keepsShown: isSame });
  }

  /** Page after page until there are that many rows, or no more. */
  async function fetchRows(count: number): Promise<Fetched<Pages<Row, Extra>>> {
    const first = await firstPage();
    if (!first.ok) return first;
    let pages = first.data;
    while (pages.rows.length < count && pages.nextCursor !== null) {
      const next = await fetchPage(pages.nextCursor);
      if (!next.ok) return next;
      pages = { ...next.data, rows: [...pages.rows, ...next.data.rows] };
    }
    return { ok: true, data: pages };
  }

  /** The newest on top of what is shown, which may have grown by a page meanwhile. */
  async function fetchNewest(): Promise<Fetched<Pages<Row, Extra>>> {
    const newest = await firstPage();
    const shown = resource.value();
    return newest.ok && merge && shown ? { ok: true, data: merge(shown, newest.data) } : newest;
  }

  async function refresh(): Promise<void> {
    const before = resource.$loadable.get();
    if (before.state === 'loading' && resource.isLoading()) return;
    if (before.state !== 'ready') return load();
    if (merge) return resource.load(fetchNewest);
    dropMore();
    await resource.load((shown) => fetchRows(shown?.rows.length ?? 0));
  }

  async function loadMore(): Promise<void> {
    const cursor = resource.value()?.nextCursor ?? null;
    if (cursor === null || $more.get() === 'loading') return;
    wantedCursor = cursor;
    $more.set('loading');
    const next = await fetchPage(cursor);
    if (wantedCursor !== cursor) return;
    wantedCursor = null;
    $more.set(next.ok ? 'idle' : 'failed');
    const now = resource.value();
    if (next.ok && now?.nextCursor === cursor)
      resource.change(() => ({ ...next.data, rows: [...now.rows, ...next.data.rows] }));
  }

  function start(): Unsubscribe {
    const stopFocus = environment().page.onFocus(() => void refresh());
    void load();
    return () => {
      stopFocus();
      dropMore();
      resource.drop();
    };
  }

  return {
    $pages: resource.$loadable,
    $more,
    load,
    refresh,
    loadMore,
    start,
  };
}
