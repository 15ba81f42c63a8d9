import type { ChatSummary } from '@loupe/shared/contract/chats';
import { refusalSentence } from '../lib/refusal-text.ts';
import { orderTexts } from '#texts/order';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

type Around = Pick<Outside, 'request' | 'notify'>;
type Shown = Pick<ChatList, 'replace' | 'refresh' | 'say'>;

/** Moves chats at once, says so, and can take it back for a while. `folder` null: into no folder. */
export async function moveChats(
  around: Around,
  list: Shown,
  chats: readonly ChatSummary[],
  folder: { readonly id: string; readonly name: string } | null,
): Promise<void> {
  const moving = chats.filter((chat) => chat.folder_id !== (folder?.id ?? null));
  if (moving.length === 0 || !(await move(around, list, moving, folder?.id ?? null))) return;
  list.say({
    text: orderTexts.moved(moving.length, moving[0]?.title ?? '', folder?.name ?? null),
    undo: () => void moveBack(around, list, moving),
  });
}

/** Each to where it was. */
async function moveBack(around: Around, list: Shown, chats: readonly ChatSummary[]): Promise<void> {
  for (const folderId of new Set(chats.map((chat) => chat.folder_id))) {
    const own = chats.filter((chat) => chat.folder_id === folderId);
    await move(around, list, own, folderId);
  }
}

/** Shows it before it is done; a refusal shows what is. */
async function move(
  { request, notify }: Around,
  list: Shown,
  chats: readonly ChatSummary[],
  folderId: string | null,
): Promise<boolean> {
  list.replace(chats.map((chat) => ({ ...chat, folder_id: folderId })));
  const result = await request('POST /chats/order', {
    body: { action: 'move', chat_ids: chats.map(({ id }) => id), folder_id: folderId },
    isQuiet: true,
  });
  if (!result.ok) {
    list.replace(chats);
    notify(refusalSentence(orderTexts.moveFailed, result.error), 'error');
  }
  // Marks of folders, and what a folder had that was not read here.
  list.refresh();
  return result.ok;
}
