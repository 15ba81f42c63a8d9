import { atom } from 'nanostores';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Outside } from './outside.ts';

/** Pause in typing after which the server is asked, milliseconds. */
export const TYPING_PAUSE_MS = 150;

/** What was found for a query. */
export interface Found {
  readonly query: string;
  readonly chats: readonly ChatSummary[];
  readonly hasMore: boolean;
}

export type ChatSearch = ReturnType<typeof createChatSearch>;

/** Search by title on the server. An answer that a later query has overtaken is dropped. */
export function createChatSearch({ request, environment }: Pick<Outside, 'request' | 'environment'>) {
  const $query = atom('');
  /** Null: nothing is searched for. */
  const $found = atom<Loadable<Found> | null>(null);
  let cancelPause: (() => void) | null = null;
  let turn = 0;

  function setQuery(text: string): void {
    $query.set(text);
    cancelPause?.();
    turn += 1;
    if (text.trim() === '') return $found.set(null);
    $found.set(refreshing($found.get() ?? loading));
    cancelPause = environment.clock.after(TYPING_PAUSE_MS, () => void search());
  }

  async function search(): Promise<void> {
    const own = ++turn;
    const query = $query.get().trim();
    $found.set(refreshing($found.get() ?? loading));
    const result = await request('GET /chats', { query: { q: query }, isQuiet: true });
    if (own !== turn) return;
    if (!result.ok) return $found.set(failed(loading, result.error));
    const { chats, next_cursor: next } = result.data;
    $found.set(ready({ query, chats, hasMore: next !== null }));
  }

  return { $query, $found, setQuery, search };
}
