import { useEffect } from 'react';
import type { SearchSlotProps } from '@loupe/shared/host-contract';
import { ChatSearchDialog } from '../features/chat-search/chat-search.tsx';
import { chatListOf } from '../parts/chat-list-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';
import { createChatSearch } from '../stores/chat-search.ts';

/** The search over the person's chats (slot `chat.search`). */
export function Slot({ host, onClose }: SearchSlotProps) {
  const outside = usePageObject(() => outsideOf(host));
  const search = usePageObject(() => createChatSearch(outside));
  const list = chatListOf(host);
  useEffect(() => list.want(), [list]);
  return (
    <ChatSearchDialog
      search={search}
      list={list}
      now={() => outside.environment.clock.now()}
      onOpen={(chat) => {
        onClose();
        host.navigate(`/chat/${chat.id}`);
      }}
      onClose={onClose}
      commands={host.slots.actions('palette.command')}
    />
  );
}
