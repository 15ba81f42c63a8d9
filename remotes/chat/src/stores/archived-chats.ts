import { atom } from 'nanostores';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { refusalSentence } from '../lib/refusal-text.ts';
import { orderTexts } from '#texts/order';
import type { ChatList } from './chat-list.ts';
import { createChatPages } from './chat-pages.ts';
import type { Outside } from './outside.ts';

/** The archived chats, and bringing them back. */
export function createArchivedChats(outside: Outside, list: Pick<ChatList, 'refresh'>) {
  const pages = createChatPages(outside, { archived: 'true' });
  /** What was done last, for whoever does not see it. */
  const $said = atom('');

  async function bringBack(chat: ChatSummary): Promise<void> {
    const result = await outside.request('POST /chats/order', {
      body: { action: 'unarchive', chat_ids: [chat.id] },
      isQuiet: true,
    });
    if (!result.ok)
      return outside.notify(refusalSentence(orderTexts.bringBackFailed(chat.title), result.error), 'error');
    pages.change((chats) => chats.filter(({ id }) => id !== chat.id));
    $said.set(orderTexts.backAgain(chat.title));
    list.refresh();
  }

  function start(): () => void {
    void pages.load();
    return () => {};
  }

  return { ...pages, $said, bringBack, start };
}
