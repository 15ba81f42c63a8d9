import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { SearchSlotProps } from '@loupe/shared/host-contract';
import { ChatSearchDialog } from '../features/chat-search/chat-search.tsx';
import { pagesFor } from '../lib/site-pages.ts';
import { chatListOf } from '../parts/chat-list-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';
import { createAgentCatalog } from '../stores/agent-catalog.ts';
import { createChatSearch } from '../stores/chat-search.ts';
import { $messageWish, messagePath } from '../stores/message-wish.ts';

/** Finds what is in the person's chats, and leads to everything else (slot `chat.search`). */
export function Slot({ host, onClose }: SearchSlotProps) {
  const outside = usePageObject(() => outsideOf(host));
  const search = usePageObject(() => createChatSearch(outside));
  const list = chatListOf(host);
  const catalog = usePageObject(() => createAgentCatalog(outside, list));
  const user = useStore(host.$user);
  useEffect(() => catalog.want(), [catalog]);
  const open = (path: string) => {
    onClose();
    host.navigate(path);
  };
  return (
    <ChatSearchDialog
      search={search}
      list={list}
      catalog={catalog}
      pages={pagesFor(user?.permissions ?? [])}
      now={() => outside.environment.clock.now()}
      onOpen={open}
      onOpenMessage={({ chat_id: chatId, id: messageId }) => {
        const wish = { chatId, messageId };
        $messageWish.set(wish);
        open(messagePath(wish));
      }}
      onClose={onClose}
      commands={host.slots.actions('palette.command')}
    />
  );
}
