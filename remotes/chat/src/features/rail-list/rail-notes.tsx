import { useStore } from '@nanostores/react';
import { pendingText } from '../../parts/pending-text.ts';
import { UndoRow } from '../../parts/undo-row.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import classes from './rail-list.module.css';

export type RailNotesProps = { list: ChatList; onFocusLost: () => void };

/** Stays in view: what was done to several chats, or moved, and how it is taken back. */
export function RailNotes({ list, onFocusLost }: RailNotesProps) {
  const pending = useStore(list.$pending);
  const note = useStore(list.$note);
  const many = pending.filter((one) => 'chats' in one && one.chats.length > 1);
  if (many.length === 0 && note === null) return null;
  return (
    <div className={classes.notes}>
      {many.map((one) => (
        <UndoRow
          key={pendingText(one)}
          text={pendingText(one)}
          takesFocus
          onFocusLost={onFocusLost}
          onUndo={() => list.undo(one)}
        />
      ))}
      {note && (
        <UndoRow
          key={note.text}
          text={note.text}
          takesFocus
          onFocusLost={onFocusLost}
          onUndo={list.undoNote}
        />
      )}
    </div>
  );
}
