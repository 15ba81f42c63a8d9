import { useMedia } from '@loupe/shared/ui/use-media';
import { useStore } from '@nanostores/react';
import { pendingText } from '../../parts/pending-text.ts';
import { UndoRow } from '../../parts/undo-row.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import classes from './put-away-chats.module.css';

/** On a phone the list closes when the chat that was open is deleted: what brings it back is here instead. */
export function PutAwayChats({ list, onNavigate }: { list: ChatList; onNavigate: (to: string) => void }) {
  const pending = useStore(list.$pending);
  const isPhone = useMedia('(width < 768px)');
  if (!isPhone || pending.length === 0) return null;
  return (
    <div className={classes.rows}>
      {pending.map((one) => (
        <UndoRow
          key={pendingText(one)}
          text={pendingText(one)}
          onUndo={() => {
            list.undo(one);
            if ('chats' in one && one.chats.length === 1) onNavigate(`/chat/${one.chats[0]?.id}`);
          }}
        />
      ))}
    </div>
  );
}
