import { useEffect, useState } from 'react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { HostContract, RailSlotProps } from '@loupe/shared/host-contract';
import { RailList } from '../features/rail-list/rail-list.tsx';
import { LazyShareDialog } from '../parts/lazy-share-dialog.tsx';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';
import { createChatList, type ChatList } from '../stores/chat-list.ts';
import type { Outside } from '../stores/outside.ts';

/** One list for each host: the rail comes and goes (a drawer on phones), what is being undone stays. */
const lists = new WeakMap<HostContract, ChatList>();

function listFor(host: HostContract, outside: Outside): ChatList {
  const list = lists.get(host) ?? createChatList(outside);
  lists.set(host, list);
  return list;
}

const CHAT_PATH = /^\/chat\/([^/?#]+)/;

/** The chats in the rail (slot `rail.list`). */
export function Slot({ host, path }: RailSlotProps) {
  const outside = usePageObject(() => outsideOf(host));
  const list = usePageObject(() => listFor(host, outside));
  const [sharing, setSharing] = useState<ChatSummary | null>(null);
  useEffect(() => list.start(), [list]);
  const currentChatId = CHAT_PATH.exec(path)?.[1] ?? null;
  return (
    <>
      <RailList
        list={list}
        currentChatId={currentChatId}
        now={() => outside.environment.clock.now()}
        onNavigate={(to) => host.navigate(to)}
        onShare={setSharing}
      />
      {sharing && (
        <LazyShareDialog
          outside={outside}
          chatId={sharing.id}
          title={sharing.title}
          onClose={() => setSharing(null)}
        />
      )}
    </>
  );
}
