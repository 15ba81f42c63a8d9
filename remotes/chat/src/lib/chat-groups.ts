import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { midnight } from '@loupe/shared/lib/dates/calendar';
import { instantMs } from '@loupe/shared/lib/dates/instants';
import type { Loadable } from '@loupe/shared/lib/loadable';
import type { LoadedChats } from '../stores/chat-pages.ts';

type ChatGroupId = 'pinned' | 'today' | 'week' | 'month' | 'older';

export interface ChatGroup {
  readonly id: ChatGroupId;
  readonly chats: readonly ChatSummary[];
}

const ORDER: readonly ChatGroupId[] = ['pinned', 'today', 'week', 'month', 'older'];

/**
 * Groups chats: pinned ones, then by their last change in the reader's own calendar: today, the last 7 days, the last
 * 30 days, older.
 * `now` in milliseconds. Keeps the given order within a group; empty groups are left out.
 */
export function groupChats(chats: readonly ChatSummary[], now: number): ChatGroup[] {
  const starts = { today: midnight(now), week: midnight(now, 6), month: midnight(now, 29) };
  const byGroup = new Map<ChatGroupId, ChatSummary[]>();
  for (const chat of chats) {
    const group = chat.is_pinned ? 'pinned' : groupOf(instantMs(chat.updated_at), starts);
    byGroup.set(group, [...(byGroup.get(group) ?? []), chat]);
  }
  return ORDER.flatMap((id) => {
    const members = byGroup.get(id);
    return members ? [{ id, chats: members }] : [];
  });
}

/** The first midnights of the groups, of the calendar: a change of the clocks moves no chat. */
type Starts = Readonly<Record<'today' | 'week' | 'month', number>>;

function groupOf(changedAt: number, starts: Starts): ChatGroupId {
  if (changedAt >= starts.today) return 'today';
  if (changedAt >= starts.week) return 'week';
  return changedAt >= starts.month ? 'month' : 'older';
}

/** What an open folder says in place of chats, or after them. */
export type FolderNote = 'empty' | 'loading' | 'failed' | 'more';

/** A row of the rail: a heading, a folder or a chat, flat so that a long list can be virtual. */
export type RailRow =
  | { readonly kind: 'heading'; readonly id: ChatGroupId | 'folders' }
  | { readonly kind: 'folder'; readonly folder: Folder; readonly isOpen: boolean }
  | { readonly kind: 'note'; readonly folderId: string; readonly note: FolderNote }
  | { readonly kind: 'chat'; readonly chat: ChatSummary };

export interface ShownFolders {
  readonly folders: readonly Folder[];
  readonly open: readonly string[];
  readonly contents: ReadonlyMap<string, Loadable<LoadedChats>>;
}

/** Pinned chats, folders with the chats of open ones, then the other groups, as one flat list. */
export function railRows(groups: readonly ChatGroup[], shown: ShownFolders): RailRow[] {
  const rowsOf = (group: ChatGroup): RailRow[] => [
    { kind: 'heading', id: group.id },
    ...group.chats.map((chat) => ({ kind: 'chat' as const, chat })),
  ];
  const isPinned = (group: ChatGroup) => group.id === 'pinned';
  return [
    ...groups.filter(isPinned).flatMap(rowsOf),
    ...folderRows(shown),
    ...groups.filter((group) => !isPinned(group)).flatMap(rowsOf),
  ];
}

function folderRows({ folders, open, contents }: ShownFolders): RailRow[] {
  if (folders.length === 0) return [];
  return [
    { kind: 'heading', id: 'folders' },
    ...folders.flatMap((folder): RailRow[] => {
      const isOpen = open.includes(folder.id);
      const inside = isOpen ? rowsInside(folder.id, contents.get(folder.id)) : [];
      return [{ kind: 'folder', folder, isOpen }, ...inside];
    }),
  ];
}

function rowsInside(folderId: string, content: Loadable<LoadedChats> | undefined): RailRow[] {
  const note = (what: FolderNote): RailRow => ({ kind: 'note', folderId, note: what });
  if (content?.state === 'failed') return [note('failed')];
  if (content?.state !== 'ready') return [note('loading')];
  const { chats, nextCursor } = content.value;
  if (chats.length === 0) return [note('empty')];
  return [
    ...chats.map((chat) => ({ kind: 'chat' as const, chat })),
    ...(nextCursor === null ? [] : [note('more')]),
  ];
}

/** A stable key for a row. */
export function rowKey(row: RailRow): string {
  switch (row.kind) {
    case 'heading':
      return row.id;
    case 'folder':
      return row.folder.id;
    case 'note':
      return `${row.folderId} ${row.note}`;
    default:
      return row.chat.id;
  }
}

/**
 * Puts a freshly loaded first page before the older chats that were loaded earlier; what the page's span
 * no longer contains has been deleted elsewhere and goes.
 */
export function mergeFirstPage(loaded: readonly ChatSummary[], page: readonly ChatSummary[]): ChatSummary[] {
  const last = page.at(-1);
  if (last === undefined) return [];
  const fresh = new Set(page.map((chat) => chat.id));
  return [...page, ...loaded.filter((chat) => !fresh.has(chat.id) && isAfter(chat, last))];
}

/** The server's order: pinned chats first, then the last changed. */
function isAfter(chat: ChatSummary, other: ChatSummary): boolean {
  if (chat.is_pinned !== other.is_pinned) return other.is_pinned;
  return chat.updated_at < other.updated_at;
}

/** A list in the server's order, after a chat was pinned or let go. */
export function inListOrder(chats: readonly ChatSummary[]): ChatSummary[] {
  return [...chats].sort((a, b) => (isAfter(a, b) ? 1 : isAfter(b, a) ? -1 : 0));
}
