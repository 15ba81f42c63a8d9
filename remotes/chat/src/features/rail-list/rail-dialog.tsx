import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { ChatList } from '../../stores/chat-list.ts';
import type { Outside } from '../../stores/outside.ts';
import { ArchivedDialog } from './archived-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

/** What the rail asks for. */
export type RailDialog =
  | { readonly kind: 'new folder' | 'archived' }
  | { readonly kind: 'rename folder'; readonly folder: Folder }
  | { readonly kind: 'export'; readonly chat: ChatSummary }
  | { readonly kind: 'move'; readonly chats: readonly ChatSummary[] };

export type RailDialogProps = {
  dialog: RailDialog;
  list: ChatList;
  outside: Outside;
  /** Chats were moved. */
  onMoved: () => void;
  onClose: () => void;
};

/** The dialog that the rail asked for. */
export function RailDialogView({ dialog, list, outside, onMoved, onClose }: RailDialogProps) {
  switch (dialog.kind) {
    case 'archived':
      return <ArchivedDialog {...{ list, outside, onClose }} />;
    case 'export':
      return <ExportDialog {...{ outside, onClose }} chat={dialog.chat} />;
    case 'move':
      return <MoveDialog {...{ list, outside, onMoved, onClose }} chats={dialog.chats} />;
    case 'rename folder':
      return <FolderDialog {...{ list, outside, onClose }} folder={dialog.folder} />;
    default:
      return <FolderDialog {...{ list, outside, onClose }} folder={null} />;
  }
}
