import { useRef, useState, type ReactElement } from 'react';
import { useStore } from '@nanostores/react';
import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { rowKey, type RailRow } from '../../lib/chat-groups.ts';
import { LazyFolderNote, LazyFolderRow } from '../../parts/lazy-folder-rows.tsx';
import { LazyVirtualRows, VIRTUAL_FROM } from '../../parts/lazy-virtual-rows.ts';
import { pendingText } from '../../parts/pending-text.ts';
import { UndoRow } from '../../parts/undo-row.tsx';
import type { ChatList } from '../../stores/chat-list.ts';
import { pendingOf, type Pending } from '../../stores/undoable.ts';
import { railTexts } from '#texts';
import { ChatRow, type ChatRowActions } from './chat-row.tsx';
import { RailSkeleton } from './rail-skeleton.tsx';
import classes from './rail-list.module.css';

export type RailRowsProps = {
  list: ChatList;
  rows: readonly RailRow[];
  currentChatId: string | null;
  onNavigate: (to: string) => void;
  onShare: (chat: ChatSummary) => void;
  onExport: (chat: ChatSummary) => void;
  onMove: (chat: ChatSummary) => void;
  onSelect: (chat: ChatSummary) => void;
  onRenameFolder: (folder: Folder) => void;
  /** The focus was in a row that is gone. */
  onFocusLost: () => void;
};

/** Headings, folders and chats with what can be done with each. */
export function RailRows(props: RailRowsProps) {
  const { list, rows, currentChatId, onNavigate } = props;
  const pending = useStore(list.$pending);
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const actions: ChatRowActions = {
    open: (chat) => onNavigate(`/chat/${chat.id}`),
    share: props.onShare,
    export: props.onExport,
    move: props.onMove,
    select: props.onSelect,
    setPinned: (chat, isPinned) => {
      void list.setPinned(chat, isPinned);
      // The row moves to another group: the focus goes with it.
      refocus(container.current, chat.id);
    },
    startRename: (chat) => setRenamingId(chat.id),
    finishRename: (chat, title) => {
      setRenamingId(null);
      if (title !== null) void list.rename(chat, title);
      refocus(container.current, chat.id);
    },
    putAway: (action, chat) => {
      list.putAway(action, [chat]);
      if (action === 'delete' && chat.id === currentChatId) onNavigate('/chat');
    },
  };

  function undoRow(one: Pending): ReactElement {
    return (
      <UndoRow
        text={pendingText(one)}
        takesFocus
        onFocusLost={props.onFocusLost}
        onUndo={() => {
          list.undo(one);
          if ('chats' in one) refocus(container.current, one.chats[0]?.id ?? '');
        }}
      />
    );
  }

  function renderRow(row: RailRow): ReactElement {
    switch (row.kind) {
      case 'heading':
        return (
          <SectionLabel as="h3" className={classes.heading}>
            {railTexts.groups[row.id]}
          </SectionLabel>
        );
      case 'folder': {
        const { folder } = row;
        const waiting = pending.find((one) => 'folder' in one && one.folder.id === folder.id);
        if (waiting) return undoRow(waiting);
        return (
          <LazyFolderRow
            fallback={<FolderPlace />}
            folder={folder}
            isOpen={row.isOpen}
            onToggle={() => list.folders.toggle(folder.id)}
            onRename={() => props.onRenameFolder(folder)}
            onRemove={() => list.removeFolder(folder)}
          />
        );
      }
      case 'note':
        return (
          <LazyFolderNote list={list} folderId={row.folderId} note={row.note} fallback={<FolderPlace />} />
        );
      default: {
        const waiting = pendingOf(pending, row.chat.id);
        if (waiting) return undoRow(waiting);
        return (
          <ChatRow
            chat={row.chat}
            isCurrent={row.chat.id === currentChatId}
            isRenaming={row.chat.id === renamingId}
            actions={actions}
          />
        );
      }
    }
  }

  // Several that were put away at once are said below the list, once.
  const shown = rows.filter((row) => row.kind !== 'chat' || !isOneOfMany(pending, row.chat.id));
  return (
    <div ref={container}>
      {rows.length > VIRTUAL_FROM ? (
        <LazyVirtualRows rows={shown} renderRow={renderRow} fallback={<RailSkeleton />} />
      ) : (
        <ul className={classes.list}>
          {shown.map((row) => (
            <li key={rowKey(row)}>{renderRow(row)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isOneOfMany(pending: readonly Pending[], chatId: string): boolean {
  const one = pendingOf(pending, chatId);
  return one !== undefined && 'chats' in one && one.chats.length > 1;
}

/** Where a row comes, as high as it. */
function FolderPlace() {
  return <div className={classes.skeletonRow} />;
}

/** After the field is gone the focus returns to the row it belonged to. */
function refocus(container: HTMLElement | null, chatId: string): void {
  requestAnimationFrame(() =>
    container?.querySelector<HTMLElement>(`[data-chat="${CSS.escape(chatId)}"]`)?.focus(),
  );
}
