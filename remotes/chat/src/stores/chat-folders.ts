import { atom } from 'nanostores';
import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Loadable } from '@loupe/shared/lib/loadable';
import { byName } from '@loupe/shared/lib/text-order';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { createChatPages, type ChatPages, type LoadedChats } from './chat-pages.ts';
import type { Outside } from './outside.ts';

/** Which folders are open on this device. */
const OPEN = 'openFolders';

/** The person's folders by name, and the chats of those that are open. */
export function createChatFolders(outside: Outside) {
  const { request, environment } = outside;
  const folders = createResource<readonly Folder[]>(() =>
    pick(request('GET /folders', { isQuiet: true }), (answer) => sorted(answer.folders)),
  );
  const $open = atom<readonly string[]>(keptIds(environment.storage.get(OPEN)));
  /** Of the folders that are or were open. */
  const $contents = atom<ReadonlyMap<string, Loadable<LoadedChats>>>(new Map());
  const pages = new Map<string, ChatPages>();

  function pagesOf(folderId: string): ChatPages {
    const known = pages.get(folderId);
    if (known) return known;
    const made = createChatPages(outside, { folder: folderId });
    pages.set(folderId, made);
    made.$list.subscribe((list) => $contents.set(new Map([...$contents.get(), [folderId, list]])));
    return made;
  }

  /** Reads the folders, and what is in the open ones. */
  async function load(): Promise<void> {
    for (const id of $open.get()) void pagesOf(id).load();
    await folders.load();
    const there = folders.value();
    // What was deleted elsewhere is open no more.
    if (there) setOpen($open.get().filter((id) => there.some((folder) => folder.id === id)));
  }

  function setOpen(ids: readonly string[]): void {
    if (ids.join() === $open.get().join()) return;
    $open.set(ids);
    environment.storage.set(OPEN, JSON.stringify(ids));
  }

  function toggle(folderId: string): void {
    const open = $open.get();
    if (open.includes(folderId)) return setOpen(open.filter((id) => id !== folderId));
    void pagesOf(folderId).load();
    setOpen([...open, folderId]);
  }

  /** Changes the chats of each folder that was read. */
  function change(to: (chats: readonly ChatSummary[], folderId: string) => readonly ChatSummary[]): void {
    for (const [id, one] of pages) one.change((chats) => to(chats, id));
  }

  /** Shows a folder as it is now, a new one too. */
  function put(folder: Folder): void {
    const others = (folders.value() ?? []).filter(({ id }) => id !== folder.id);
    folders.set(sorted([...others, folder]));
  }

  return { $folders: folders.$loadable, $open, $contents, load, toggle, change, put, pagesOf };
}

function sorted(folders: readonly Folder[]): readonly Folder[] {
  return [...folders].sort((a, b) => byName(a.name, b.name));
}

function keptIds(kept: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
