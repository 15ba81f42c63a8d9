import type { Folder } from '@loupe/shared/contract/chat-order';
import { Dialog } from '@loupe/shared/ui/dialog';
import { usePageObject } from '../../parts/use-page-object.ts';
import type { ChatList } from '../../stores/chat-list.ts';
import { createFolderForm } from '../../stores/folder-form.ts';
import type { Outside } from '../../stores/outside.ts';
import { orderTexts } from '#texts/order';
import { FolderField } from './folder-field.tsx';

export type FolderDialogProps = {
  /** Null: a new one. */
  folder: Folder | null;
  list: ChatList;
  outside: Outside;
  onClose: () => void;
};

/** Makes or renames a folder. */
export function FolderDialog({ folder, list, outside, onClose }: FolderDialogProps) {
  const form = usePageObject(() => createFolderForm(outside, list, folder, onClose));
  const title = folder ? orderTexts.renameFolder : orderTexts.newFolder;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small" isKeptOnOutsidePress>
      <FolderField
        form={form}
        label={title}
        action={folder ? orderTexts.save : orderTexts.create}
        takesFocus
      />
    </Dialog>
  );
}
