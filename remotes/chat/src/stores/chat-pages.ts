import { atom } from 'nanostores';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { createResource, type Resource } from '@loupe/shared/stores/resource';
import { mergeFirstPage } from '../lib/chat-groups.ts';
import { railTexts } from '#texts';
import type { Outside } from './outside.ts';

export interface LoadedChats {
  readonly chats: readonly ChatSummary[];
  readonly nextCursor: string | null;
}

/** Where chats are: in a folder or in none, or among the archived ones. */
export type ChatPlace = { readonly folder: string } | { readonly archived: 'true' };

export type ChatPages = ReturnType<typeof createChatPages>;

/** The chats of one place, page by page; older pages stay when the first is read again. `onRead` before it is shown. */
export function createChatPages({ request, notify }: Outside, place: ChatPlace, onRead?: () => void) {
  const $isLoadingMore = atom(false);
  const list: Resource<LoadedChats> = createResource<LoadedChats>(async () => {
    const result = await request('GET /chats', { query: place, isQuiet: true });
    if (!result.ok) return result;
    onRead?.();
    const { chats: page, next_cursor: nextCursor } = result.data;
    // Older pages may have been read meanwhile.
    const shown = list.value();
    if (shown === null) return { ok: true, data: { chats: page, nextCursor } };
    const chats = mergeFirstPage(shown.chats, page);
    const hasOlder = chats.length > page.length;
    return { ok: true, data: { chats, nextCursor: hasOlder ? shown.nextCursor : nextCursor } };
  });

  async function loadMore(): Promise<void> {
    const cursor = list.value()?.nextCursor ?? null;
    if (cursor === null || $isLoadingMore.get()) return;
    $isLoadingMore.set(true);
    const result = await request('GET /chats', { query: { ...place, cursor }, isQuiet: true });
    $isLoadingMore.set(false);
    if (!result.ok) return notify(railTexts.loadMoreFailed, 'error');
    list.change(({ chats }) => {
      const known = new Set(chats.map((chat) => chat.id));
      const added = result.data.chats.filter((chat) => !known.has(chat.id));
      return { chats: [...chats, ...added], nextCursor: result.data.next_cursor };
    });
  }

  /** Changes the chats that are there. */
  function change(to: (chats: readonly ChatSummary[]) => readonly ChatSummary[]): void {
    list.change((shown) => ({ ...shown, chats: to(shown.chats) }));
  }

  return {
    $list: list.$loadable,
    $isLoadingMore,
    load: () => list.load(),
    isLoading: list.isLoading,
    value: list.value,
    loadMore,
    change,
  };
}
