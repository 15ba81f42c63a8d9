import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { findOwnChat, type ChatRow } from './chats.repository.ts';

/** What other modules do with chats and their messages, most of it inside a transaction of theirs. */
export {
  addAnswer,
  countOtherFiles,
  findFirstQuestion,
  findMessage,
  insertChat,
  insertMessage,
  isTemporary,
  isUsedByMessage,
  listMessages,
  renameChat,
  type ChatRow,
  type MessageRow,
} from './chats.repository.ts';
export { findLine, findPlaced, listBranches, showBranch, type PlacedMessage } from './branches.repository.ts';
export {
  announceChats,
  changeChats,
  markAllChatsRead,
  markRead,
  type ChatOrder,
} from './chat-order.repository.ts';
export {
  deleteFolder,
  holdFolder,
  insertFolder,
  isOwnFolder,
  lockFoldersOf,
  renameFolder,
  type FolderRow,
} from './folders.repository.ts';
export { filesOfTemporaryChats, listFilesOfMessages } from './message-files.read-model.ts';

/** Throws `chat.not_found` for deleted, unknown and foreign ids alike. */
export async function getOwnChat(db: Database, userId: string, chatId: string): Promise<ChatRow> {
  const chat = await findOwnChat(db, userId, chatId);
  if (!chat) throw appError('chat.not_found');
  return chat;
}
