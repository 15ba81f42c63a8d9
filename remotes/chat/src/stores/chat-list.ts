import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { inListOrder } from '../lib/chat-groups.ts';
import { refusalSentence } from '../lib/refusal-text.ts';
import { railTexts } from '#texts';
import { rowTexts } from '#texts/rail';
import { $chatChange, announceChatChange } from './chat-changes.ts';
import { createChatFolders } from './chat-folders.ts';
import { createChatPages } from './chat-pages.ts';
import type { Outside } from './outside.ts';
import { createUndoable, pendingOf } from './undoable.ts';

/** A list this young is not fetched again when another part of the site wants it, milliseconds. */
const FRESH_MS = 5000;
/** How often the list is fetched while a run is under way in one of its chats, milliseconds. */
const RUNNING_REFRESH_MS = 15_000;

export type ChatList = ReturnType<typeof createChatList>;

/**
 * The rail's list of chats: loading, paging, rename, pin, folders, and what can be undone. `start` follows changes until
 * stopped.
 */
export function createChatList(outside: Outside) {
  const { request, environment, notify } = outside;
  let loadedAt: number | null = null;
  const folders = createChatFolders(outside);
  const main = createChatPages(outside, { folder: 'none' }, () => (loadedAt = environment.clock.now()));
  const undoable = createUndoable(outside);

  const { load } = main;

  /** Reads again what is shown: list, folders, and what is in the open ones. */
  function refresh(): void {
    void folders.load();
    void load();
  }

  /** Loads unless that is under way or was just done: rail, explore and the empty chat share one answer. */
  function want(): void {
    const isFresh = loadedAt !== null && environment.clock.now() - loadedAt < FRESH_MS;
    if (!main.isLoading() && !isFresh) void load();
  }

  /** In whatever place a chat is. */
  function update(change: (chats: readonly ChatSummary[]) => readonly ChatSummary[]): void {
    main.change(change);
    folders.change(change);
  }

  const without = (ids: readonly string[]) => update((chats) => chats.filter(({ id }) => !ids.includes(id)));

  function patch(chatId: string, part: Partial<ChatSummary>): void {
    update((chats) => chats.map((chat) => (chat.id === chatId ? { ...chat, ...part } : chat)));
  }

  /** Shows chats as they are now, each in its place. */
  function replace(changed: readonly ChatSummary[]): void {
    without(changed.map(({ id }) => id));
    const added = (chats: readonly ChatSummary[], folderId: string | null) =>
      inListOrder([...chats, ...changed.filter((chat) => chat.folder_id === folderId)]);
    main.change((chats) => added(chats, null));
    folders.change(added);
  }

  /** Shows the new title at once; a refusal puts the old one back. An empty title changes nothing. */
  async function rename(chat: ChatSummary, title: string): Promise<void> {
    const wanted = title.trim();
    if (wanted === '' || wanted === chat.title) return;
    patch(chat.id, { title: wanted });
    const result = await request('POST /chats/:chat_id', {
      params: { chat_id: chat.id },
      body: { title: wanted },
      isQuiet: true,
    });
    if (result.ok) return announceChatChange({ kind: 'renamed', chatId: chat.id, title: wanted });
    patch(chat.id, { title: chat.title });
    notify(refusalSentence(railTexts.renameFailed, result.error), 'error');
  }

  /** Pins or lets go at once; a refusal takes it back. */
  async function setPinned(chat: ChatSummary, isPinned: boolean): Promise<void> {
    const show = (value: boolean) => replace([{ ...chat, is_pinned: value }]);
    show(isPinned);
    const result = await request(isPinned ? 'POST /chats/:chat_id/pin' : 'DELETE /chats/:chat_id/pin', {
      params: { chat_id: chat.id },
      isQuiet: true,
    });
    if (result.ok) return;
    show(!isPinned);
    notify(refusalSentence(isPinned ? rowTexts.pinFailed : rowTexts.unpinFailed, result.error), 'error');
  }

  /** Hides chats at once; they are archived or deleted when the time to undo is over. */
  function putAway(action: 'archive' | 'delete', chats: readonly ChatSummary[]): void {
    const fresh = chats.filter(({ id }) => !pendingOf(undoable.$pending.get(), id));
    if (fresh.length > 0) undoable.add({ action, chats: fresh }, () => finish(action, fresh));
  }

  async function finish(action: 'archive' | 'delete', chats: readonly ChatSummary[]): Promise<void> {
    const ids = chats.map(({ id }) => id);
    const [only, ...others] = chats;
    const isSingleDelete = action === 'delete' && others.length === 0;
    const result = isSingleDelete
      ? await request('DELETE /chats/:chat_id', {
          params: { chat_id: only?.id ?? '' },
          isQuiet: true,
          isKeptAlive: true,
        })
      : await request('POST /chats/order', {
          body: { action, chat_ids: ids },
          isQuiet: true,
          isKeptAlive: true,
        });
    const isGone = result.ok || (others.length === 0 && result.error.code === 'chat.not_found');
    if (!isGone) {
      const said = (action === 'delete' ? rowTexts.deleteFailed : rowTexts.archiveFailed)(
        ids.length,
        only?.title ?? '',
      );
      // One of many may be gone: what is left is shown.
      if (others.length > 0) refresh();
      return notify(refusalSentence(said, result.error), 'error');
    }
    without(ids);
    if (action === 'delete') for (const chatId of ids) announceChatChange({ kind: 'deleted', chatId });
  }

  /** Hides a folder at once; it is deleted when the time to undo is over, and its chats go back to the list. */
  function removeFolder(folder: Folder): void {
    undoable.add({ action: 'delete folder', folder }, async () => {
      const result = await request('DELETE /folders/:folder_id', {
        params: { folder_id: folder.id },
        isQuiet: true,
        isKeptAlive: true,
      });
      if (!result.ok && result.error.code !== 'folder.not_found')
        return notify(refusalSentence(rowTexts.folderDeleteFailed(folder.name), result.error), 'error');
      await Promise.all([folders.load(), load()]);
    });
  }

  /** A summary, when the chat is in a place that was read. */
  function find(chatId: string): ChatSummary | undefined {
    const places = [main.$list.get(), ...folders.$contents.get().values()];
    return places
      .flatMap((place) => (place.state === 'ready' ? place.value.chats : []))
      .find(({ id }) => id === chatId);
  }

  function hasRunning(): boolean {
    const known = folders.$folders.get();
    return (
      (main.value()?.chats.some((chat) => chat.active_run_status !== null) ?? false) ||
      (known.state === 'ready' && known.value.some((folder) => folder.has_running))
    );
  }

  /** Loads, then follows changes made elsewhere; what waits for its undo goes on after stopping. */
  function start(): () => void {
    void folders.load();
    want();
    const stops = [
      $chatChange.listen((change) => {
        if (change?.kind === 'renamed') patch(change.chatId, { title: change.title });
        else if (change?.kind === 'changed') refresh();
      }),
      environment.page.onFocus(refresh),
      environment.clock.every(RUNNING_REFRESH_MS, () => {
        if (hasRunning() && environment.page.isVisible()) refresh();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return {
    $list: main.$list,
    $isLoadingMore: main.$isLoadingMore,
    $pending: undoable.$pending,
    $note: undoable.$note,
    folders,
    load,
    refresh,
    want,
    loadMore: main.loadMore,
    rename,
    setPinned,
    replace,
    patch,
    putAway,
    removeFolder,
    undo: undoable.undo,
    say: undoable.say,
    undoNote: undoable.undoNote,
    find,
    start,
  };
}
