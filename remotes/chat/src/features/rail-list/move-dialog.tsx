import { useRef, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { Check, Folder as FolderIcon, Inbox } from 'lucide-react';
import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import { Dialog } from '@loupe/shared/ui/dialog';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { moveFocus } from '../../lib/move-focus.ts';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import { createFolderForm } from '../../stores/folder-form.ts';
import { moveChats } from '../../stores/move-chats.ts';
import type { Outside } from '../../stores/outside.ts';
import { orderTexts } from '#texts/order';
import { FolderField } from './folder-field.tsx';
import classes from './chat-order.module.css';

export type MoveDialogProps = {
  chats: readonly ChatSummary[];
  list: ChatList;
  outside: Outside;
  onMoved: () => void;
  onClose: () => void;
};

/** Where chats go: into a folder, a new one, or none. */
export function MoveDialog({ chats, list, outside, onMoved, onClose }: MoveDialogProps) {
  const known = useStore(list.folders.$folders);
  const places = useRef<HTMLUListElement>(null);
  const form = usePageObject(() => createFolderForm(outside, list, null, moveTo));
  const folders = known.state === 'ready' ? known.value : [];
  const isIn = (id: string | null) => chats.every((chat) => chat.folder_id === id);

  function moveTo(folder: Folder | null): void {
    onClose();
    onMoved();
    void moveChats(outside, list, chats, folder);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const all = [...(places.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    moveFocus(all, event.key === 'ArrowDown' ? 1 : -1);
  }

  const placeButton = (id: string | null, name: string) => (
    <li key={id ?? 'none'}>
      <button
        type="button"
        className={classes.place}
        aria-current={isIn(id) || undefined}
        onClick={() => moveTo(folders.find((folder) => folder.id === id) ?? null)}
      >
        {id === null ? <Inbox size={16} aria-hidden="true" /> : <FolderIcon size={16} aria-hidden="true" />}
        <span className={classes.name}>{name}</span>
        {isIn(id) && <Check size={16} role="img" aria-label={orderTexts.isHere} />}
      </button>
    </li>
  );

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={orderTexts.moveTitle(chats.length, chats[0]?.title ?? '')}
      size="small"
      isKeptOnOutsidePress
    >
      {/* Arrow keys go through the places */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={places} className={classes.choices} aria-label={orderTexts.folders} onKeyDown={handleKey}>
        {folders.map((folder) => placeButton(folder.id, folder.name))}
        {(folders.length > 0 || !isIn(null)) && placeButton(null, orderTexts.noFolder)}
      </ul>
      <SectionLabel as="h3" className={classes.heading}>
        {orderTexts.newFolder}
      </SectionLabel>
      <FolderField form={form} label={orderTexts.newFolder} action={orderTexts.createAndMove} />
    </Dialog>
  );
}
