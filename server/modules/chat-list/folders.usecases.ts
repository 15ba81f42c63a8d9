import type { Folder } from '@loupe/shared/contract/chat-order';
import { chatOrderLimits } from '@loupe/shared/lib/chat-order-limits';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import * as chats from '../chats/chats.usecases.ts';
import type { ChatListDeps } from './chat-list.usecases.ts';
import * as listed from './folders.read-model.ts';

const presentFolder = ({ folder, hasRunning, hasUnread }: listed.ListedFolder): Folder => ({
  id: folder.id,
  name: folder.name,
  has_running: hasRunning,
  has_unread: hasUnread,
});

/** A name as it is kept, and what tells that it is the same as another. */
const nameOf = (given: string) => {
  const name = given.replaceAll(/\s+/g, ' ').trim().toWellFormed();
  return { name, nameKey: name.normalize('NFKC').toLowerCase() };
};

export async function listFolders({ db }: ChatListDeps, userId: string): Promise<Folder[]> {
  return (await listed.listFolders(db, userId)).map(presentFolder);
}

/** Makes a folder. Throws `folder.too_many`, `folder.name_taken`. */
export async function createFolder(
  { db, clock }: ChatListDeps,
  userId: string,
  given: string,
): Promise<Folder> {
  const folder = { id: newId('fld'), userId, ...nameOf(given), createdAt: clock.now() };
  return await db.transaction(async (tx) => {
    const made = await chats.lockFoldersOf(tx, userId);
    if (made >= chatOrderLimits.folders) throw appError('folder.too_many');
    const stored = await chats.insertFolder(tx, folder);
    if (!stored) throw appError('folder.name_taken', { field: 'name' });
    await chats.announceChats(tx, userId);
    return presentFolder({ folder: stored, hasRunning: false, hasUnread: false });
  });
}

/** Throws `folder.not_found`, `folder.name_taken`. */
export async function renameFolder(
  { db }: ChatListDeps,
  userId: string,
  folderId: string,
  given: string,
): Promise<Folder> {
  const renamed = await chats.renameFolder(db, userId, folderId, nameOf(given));
  if (renamed === undefined) throw appError('folder.not_found');
  if (renamed === null) throw appError('folder.name_taken', { field: 'name' });
  await chats.announceChats(db, userId);
  const found = (await listed.listFolders(db, userId)).find(({ folder }) => folder.id === folderId);
  if (!found) throw appError('folder.not_found');
  return presentFolder(found);
}

/** Deletes a folder; its chats stay and go back to the list. Throws `folder.not_found`. */
export async function deleteFolder({ db }: ChatListDeps, userId: string, folderId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await chats.deleteFolder(tx, userId, folderId))) throw appError('folder.not_found');
    await chats.announceChats(tx, userId);
  });
}
