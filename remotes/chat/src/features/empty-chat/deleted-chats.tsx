import { useMedia } from '@loupe/shared/ui/use-media';
import { useStore } from '@nanostores/react';
import { DeletedRow } from '../../parts/deleted-row.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import classes from './deleted-chats.module.css';

/** On a phone the list closes when the chat that was open is deleted: what brings it back is here instead. */
export function DeletedChats({ list, onNavigate }: { list: ChatList; onNavigate: (to: string) => void }) {
  const pending = useStore(list.$pendingDeletes);
  const isPhone = useMedia('(width < 768px)');
  if (!isPhone || pending.length === 0) return null;
  return (
    <div className={classes.rows}>
      {pending.map(({ chat }) => (
        <DeletedRow
          key={chat.id}
          title={chat.title}
          onUndo={() => {
            list.undoRemove(chat.id);
            onNavigate(`/chat/${chat.id}`);
          }}
        />
      ))}
    </div>
  );
}
