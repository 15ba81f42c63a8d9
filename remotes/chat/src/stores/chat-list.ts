import { atom } from 'nanostores';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { createResource, type Resource } from '@loupe/shared/stores/resource';
import { inListOrder, mergeFirstPage } from '../lib/chat-groups.ts';
import { refusalSentence } from '../lib/refusal-text.ts';
import { railTexts } from '#texts';
import { rowTexts } from '#texts/rail';
import { $chatChange, announceChatChange } from './chat-changes.ts';
import type { Outside } from './outside.ts';

/** How long a deleted chat can be brought back, milliseconds (design, "Chat"). */
export const UNDO_MS = 8000;
/** A list this young is not fetched again when another part of the site wants it, milliseconds. */
const FRESH_MS = 5000;
/** How often the list is fetched while a run is under way in one of its chats, milliseconds. */
const RUNNING_REFRESH_MS = 15_000;

export interface LoadedChats {
  readonly chats: readonly ChatSummary[];
  readonly nextCursor: string | null;
}

/** A chat that will be deleted when its time to undo is over. */
export interface PendingDelete {
  readonly chat: ChatSummary;
  readonly cancel: () => void;
}

export type ChatList = ReturnType<typeof createChatList>;

/** The rail's list of chats: loading, paging, rename, delete with undo. `start` follows changes until stopped. */
export function createChatList(outside: Outside) {
  const { request, environment, notify } = outside;
  const $isLoadingMore = atom(false);
  const $pendingDeletes = atom<readonly PendingDelete[]>([]);
  let loadedAt: number | null = null;
  const list: Resource<LoadedChats> = createResource<LoadedChats>(async () => {
    const result = await request('GET /chats', { isQuiet: true });
    if (!result.ok) return result;
    loadedAt = environment.clock.now();
    const { chats: page, next_cursor: nextCursor } = result.data;
    // Older pages may have been read meanwhile.
    const shown = list.value();
    if (shown === null) return { ok: true, data: { chats: page, nextCursor } };
    const chats = mergeFirstPage(shown.chats, page);
    const hasOlder = chats.length > page.length;
    return { ok: true, data: { chats, nextCursor: hasOlder ? shown.nextCursor : nextCursor } };
  });
  const { $loadable: $list } = list;
  const load = () => list.load();

  /** Loads unless that is under way or was just done: rail, explore and the empty chat share one answer. */
  function want(): void {
    const isFresh = loadedAt !== null && environment.clock.now() - loadedAt < FRESH_MS;
    if (!list.isLoading() && !isFresh) void load();
  }

  async function loadMore(): Promise<void> {
    const cursor = list.value()?.nextCursor ?? null;
    if (cursor === null || $isLoadingMore.get()) return;
    $isLoadingMore.set(true);
    const result = await request('GET /chats', { query: { cursor }, isQuiet: true });
    $isLoadingMore.set(false);
    if (!result.ok) return notify(railTexts.loadMoreFailed, 'error');
    list.change(({ chats }) => {
      const known = new Set(chats.map((chat) => chat.id));
      const added = result.data.chats.filter((chat) => !known.has(chat.id));
      return { chats: [...chats, ...added], nextCursor: result.data.next_cursor };
    });
  }

  function update(change: (chats: readonly ChatSummary[]) => readonly ChatSummary[]): void {
    list.change((shown) => ({ ...shown, chats: change(shown.chats) }));
  }

  function setTitle(chatId: string, title: string): void {
    update((chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, title } : chat)));
  }

  /** Shows the new title at once; a refusal puts the old one back. An empty title changes nothing. */
  async function rename(chat: ChatSummary, title: string): Promise<void> {
    const wanted = title.trim();
    if (wanted === '' || wanted === chat.title) return;
    setTitle(chat.id, wanted);
    const result = await request('POST /chats/:chat_id', {
      params: { chat_id: chat.id },
      body: { title: wanted },
      isQuiet: true,
    });
    if (result.ok) return announceChatChange({ kind: 'renamed', chatId: chat.id, title: wanted });
    setTitle(chat.id, chat.title);
    notify(refusalSentence(railTexts.renameFailed, result.error), 'error');
  }

  /** Pins or lets go at once; a refusal takes it back. */
  async function setPinned(chat: ChatSummary, isPinned: boolean): Promise<void> {
    const show = (value: boolean) =>
      update((chats) =>
        inListOrder(chats.map((one) => (one.id === chat.id ? { ...one, is_pinned: value } : one))),
      );
    show(isPinned);
    const result = await request(isPinned ? 'POST /chats/:chat_id/pin' : 'DELETE /chats/:chat_id/pin', {
      params: { chat_id: chat.id },
      isQuiet: true,
    });
    if (result.ok) return;
    show(!isPinned);
    notify(refusalSentence(isPinned ? rowTexts.pinFailed : rowTexts.unpinFailed, result.error), 'error');
  }

  /** Hides the chat at once; it is deleted when the time to undo is over. */
  function remove(chat: ChatSummary): void {
    if ($pendingDeletes.get().some((pending) => pending.chat.id === chat.id)) return;
    const cancel = environment.clock.after(UNDO_MS, () => void finishDelete(chat));
    $pendingDeletes.set([...$pendingDeletes.get(), { chat, cancel }]);
  }

  function undoRemove(chatId: string): void {
    $pendingDeletes
      .get()
      .find((pending) => pending.chat.id === chatId)
      ?.cancel();
    $pendingDeletes.set($pendingDeletes.get().filter((pending) => pending.chat.id !== chatId));
  }

  async function finishDelete(chat: ChatSummary): Promise<void> {
    const result = await request('DELETE /chats/:chat_id', {
      params: { chat_id: chat.id },
      isQuiet: true,
      isKeptAlive: true,
    });
    const isGone = result.ok || result.error.code === 'chat.not_found';
    if (isGone) {
      update((chats) => chats.filter((one) => one.id !== chat.id));
      announceChatChange({ kind: 'deleted', chatId: chat.id });
    } else notify(refusalSentence(railTexts.deleteFailed(chat.title), result.error), 'error');
    $pendingDeletes.set($pendingDeletes.get().filter((pending) => pending.chat.id !== chat.id));
  }

  /** Whoever leaves the page has decided: what waits for its undo is sent in the last moment. */
  environment.page.onLeave(() => {
    for (const { chat, cancel } of $pendingDeletes.get()) {
      cancel();
      void finishDelete(chat);
    }
  });

  function hasRunning(): boolean {
    return list.value()?.chats.some((chat) => chat.active_run_status !== null) ?? false;
  }

  /** Loads, then follows changes made elsewhere; a delete that waits for its undo goes on after stopping. */
  function start(): () => void {
    want();
    const stops = [
      $chatChange.listen((change) => {
        if (change?.kind === 'renamed') setTitle(change.chatId, change.title);
        else if (change?.kind === 'changed') void load();
      }),
      environment.page.onFocus(() => void load()),
      environment.clock.every(RUNNING_REFRESH_MS, () => {
        if (hasRunning() && environment.page.isVisible()) void load();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    $list,
    $isLoadingMore,
    $pendingDeletes,
    load,
    want,
    loadMore,
    rename,
    setPinned,
    remove,
    undoRemove,
    start,
  };
}
