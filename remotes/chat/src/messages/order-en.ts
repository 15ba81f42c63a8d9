import { countText } from './en.ts';

/** What is said where chats are selected, moved, put into folders and brought back. */
export const orderTexts = {
  selecting: 'Select chats',
  selected: (count: number) => `${count} selected`,
  keys: 'Space selects, ↑ ↓ move on, Shift with them selects more, Esc ends it.',
  tooMany: (most: number) => `At most ${most} chats at once.`,
  move: 'Move',
  archive: 'Archive',
  remove: 'Delete',
  cancel: 'Cancel',
  moveTitle: (count: number, title: string) =>
    count === 1 ? `Move “${title}”` : `Move ${countText(count, 'chat', 'chats')}`,
  folders: 'Folders',
  noFolder: 'No folder',
  isHere: 'It is here',
  newFolder: 'New folder',
  folderName: 'Name of the folder',
  create: 'Make folder',
  createAndMove: 'Make and move',
  renameFolder: 'Rename folder',
  save: 'Save',
  nameMissing: 'Give the folder a name.',
  moved: (count: number, title: string, folder: string | null) => {
    const what = count === 1 ? `“${title}”` : countText(count, 'chat', 'chats');
    return folder === null ? `${what} moved out of the folder` : `${what} moved to “${folder}”`;
  },
  moveFailed: 'Nothing was moved. Try again.',
  archivedTitle: 'Archived chats',
  archivedDetail: 'They are found by search, and a new message brings a chat back by itself.',
  archivedEmpty: 'Nothing is archived.',
  archivedLoading: 'Loading the archived chats',
  archivedFailed: 'The archived chats could not be loaded.',
  bringBack: 'Bring back',
  bringBackOf: (title: string) => `Bring back “${title}”`,
  backAgain: (title: string) => `“${title}” is back in the list.`,
  bringBackFailed: (title: string) => `“${title}” is still archived. Try again.`,
  more: 'Show older chats',
} as const;
