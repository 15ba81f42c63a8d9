import {
  Archive,
  Download,
  FolderInput,
  ListChecks,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Trash2,
} from 'lucide-react';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { MenuItem } from '@loupe/shared/ui/menu';
import { railTexts } from '#texts';
import { orderTexts } from '#texts/order';
import type { ChatRowActions } from './chat-row.tsx';

/** What can be done with a chat of the rail. */
export const rowMenu = (chat: ChatSummary, actions: ChatRowActions): readonly MenuItem[] => [
  {
    label: railTexts.rename,
    icon: <Pencil size={16} />,
    onSelect: () => actions.startRename(chat),
  },
  {
    label: chat.is_pinned ? orderTexts.unpin : orderTexts.pin,
    icon: chat.is_pinned ? <PinOff size={16} /> : <Pin size={16} />,
    onSelect: () => actions.setPinned(chat, !chat.is_pinned),
  },
  {
    label: orderTexts.moveToFolder,
    icon: <FolderInput size={16} />,
    onSelect: () => actions.move(chat),
  },
  { label: railTexts.share, icon: <Share2 size={16} />, onSelect: () => actions.share(chat) },
  {
    label: orderTexts.export,
    icon: <Download size={16} />,
    onSelect: () => actions.export(chat),
  },
  {
    label: orderTexts.select,
    icon: <ListChecks size={16} />,
    onSelect: () => actions.select(chat),
  },
  { kind: 'separator' },
  {
    label: orderTexts.archive,
    icon: <Archive size={16} />,
    onSelect: () => actions.putAway('archive', chat),
  },
  {
    label: railTexts.remove,
    icon: <Trash2 size={16} />,
    isDanger: true,
    onSelect: () => actions.putAway('delete', chat),
  },
];
