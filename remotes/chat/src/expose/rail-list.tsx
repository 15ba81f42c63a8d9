import { useState } from 'react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { RailSlotProps } from '@loupe/shared/host-contract';
import { useStarted } from '@loupe/shared/ui/use-page';
import { RailList } from '../features/rail-list/rail-list.tsx';
import { chatListOf } from '../parts/chat-list-of.ts';
import { LazyShareDialog } from '../parts/lazy-share-dialog.tsx';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';

const CHAT_PATH = /^\/chat\/([^/?#]+)/;

/** The chats in the rail (slot `rail.list`). */
export function Slot({ host, path }: RailSlotProps) {
  const outside = usePageObject(() => outsideOf(host));
  const list = chatListOf(host);
  const [sharing, setSharing] = useState<ChatSummary | null>(null);
  useStarted(list);
  const currentChatId = CHAT_PATH.exec(path)?.[1] ?? null;
  return (
    <>
      <RailList
        list={list}
        outside={outside}
        currentChatId={currentChatId}
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
