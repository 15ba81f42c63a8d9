import { countText } from './en.ts';

/** `“Freight rates”` for one chat, `3 chats` for more. */
const chatsText = (count: number, title: string) =>
  count === 1 ? `“${title}”` : countText(count, 'chat', 'chats');

/** What the rail's rows and the search say; the list's own texts are in `en.ts`. */
export const rowTexts = {
  pinFailed: 'The chat was not pinned. Try again.',
  unpinFailed: 'The chat is still pinned. Try again.',
  unread: 'New answer',
  select: 'Select',
  selectChats: 'Select chats',
  newFolder: 'New folder',
  archivedChats: 'Archived chats',
  foldersFailed: 'Your folders could not be loaded.',
  partFailed: 'This part could not be loaded.',
  deleted: (count: number, title: string) => `${chatsText(count, title)} deleted`,
  archived: (count: number, title: string) => `${chatsText(count, title)} archived`,
  folderDeleted: (name: string) => `Folder “${name}” deleted`,
  deleteFailed: (count: number, title: string) =>
    `${chatsText(count, title)} could not be deleted. ${count === 1 ? 'It is' : 'They are'} back in the list.`,
  archiveFailed: (count: number, title: string) =>
    `${chatsText(count, title)} could not be archived. ${count === 1 ? 'It is' : 'They are'} back in the list.`,
  folderDeleteFailed: (name: string) => `The folder “${name}” could not be deleted. It is back.`,
} as const;
