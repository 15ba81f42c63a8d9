import type { Pending } from '../stores/undoable.ts';
import { rowTexts } from '#texts/rail';

/** What was done, while it can be undone. */
export function pendingText(pending: Pending): string {
  if (pending.action === 'delete folder') return rowTexts.folderDeleted(pending.folder.name);
  const said = pending.action === 'delete' ? rowTexts.deleted : rowTexts.archived;
  return said(pending.chats.length, pending.chats[0]?.title ?? '');
}
