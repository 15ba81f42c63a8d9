import { atom } from 'nanostores';
import type { FoundChat, FoundMessage } from '@loupe/shared/contract/search';
import { midnight } from '@loupe/shared/lib/dates/calendar';
import { isoInstant } from '@loupe/shared/lib/dates/iso-instant';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import { searchTexts } from '#texts/search';
import type { Outside } from './outside.ts';

/** Pause in typing after which the server is asked, milliseconds. */
export const TYPING_PAUSE_MS = 150;
/** Longer searches are refused (GET /search). */
export const LONGEST_SEARCH = 500;

/** How far back is searched; days, null for ever. */
export const spans = { any: null, week: 7, month: 30, year: 365 } as const;
export type Span = keyof typeof spans;

/** What narrows a search. `agent` is a slug, empty for every agent. */
export interface SearchFilter {
  readonly agent: string;
  readonly span: Span;
}

/** What was found for a query. */
export interface Found {
  readonly query: string;
  readonly chats: readonly FoundChat[];
  readonly messages: readonly FoundMessage[];
  /** Where older messages go on; null when all were looked through. */
  readonly next: string | null;
  /** False while older messages have yet to be made ready for the search. */
  readonly isComplete: boolean;
}

export type ChatSearch = ReturnType<typeof createChatSearch>;

const everything: SearchFilter = { agent: '', span: 'any' };

/** Search over messages and titles on the server. An answer that a later query has overtaken is dropped. */
export function createChatSearch({ request, environment }: Pick<Outside, 'request' | 'environment'>) {
  const $query = atom('');
  const $filter = atom(everything);
  /** Null: nothing is searched for. */
  const $found = atom<Loadable<Found> | null>(null);
  /** How far looking further back is. */
  const $more = atom<'idle' | 'loading' | 'failed'>('idle');
  let cancelPause: (() => void) | null = null;
  let turn = 0;

  function setQuery(text: string): void {
    $query.set(text);
    cancelPause?.();
    turn += 1;
    $more.set('idle');
    if (text.trim() === '') return $found.set(null);
    $found.set(refreshing($found.get() ?? loading));
    cancelPause = environment.clock.after(TYPING_PAUSE_MS, () => void search());
  }

  function setFilter(change: Partial<SearchFilter>): void {
    $filter.set({ ...$filter.get(), ...change });
    if ($query.get().trim() !== '') void search();
  }

  async function search(): Promise<void> {
    cancelPause?.();
    const own = ++turn;
    const query = $query.get().trim();
    $more.set('idle');
    if (query.length > LONGEST_SEARCH)
      return $found.set(
        failed(loading, { code: 'search.too_long', message: searchTexts.tooLong, requestId: null }),
      );
    $found.set(refreshing($found.get() ?? loading));
    const result = await ask(query);
    if (own !== turn) return;
    if (!result.ok) return $found.set(failed(loading, result.error));
    const { chats, messages, next_cursor: next, is_complete: isComplete } = result.data;
    $found.set(ready({ query, chats, messages, next, isComplete }));
  }

  /** Looks further back; what is there stays. */
  async function more(): Promise<void> {
    const found = $found.get();
    if (found?.state !== 'ready' || found.value.next === null || $more.get() === 'loading') return;
    const own = turn;
    $more.set('loading');
    const result = await ask(found.value.query, found.value.next);
    if (own !== turn) return;
    $more.set(result.ok ? 'idle' : 'failed');
    if (!result.ok) return;
    const { messages, next_cursor: next } = result.data;
    $found.set(ready({ ...found.value, messages: [...found.value.messages, ...messages], next }));
  }

  async function ask(query: string, cursor?: string) {
    const { agent, span } = $filter.get();
    const days = spans[span];
    const after = days === null ? null : isoInstant(midnight(environment.clock.now(), days));
    return await request('GET /search', {
      query: {
        q: query,
        ...(agent !== '' && { agent }),
        ...(after !== null && { after }),
        ...(cursor !== undefined && { cursor }),
      },
      isQuiet: true,
    });
  }

  return { $query, $filter, $found, $more, setQuery, setFilter, search, more };
}
