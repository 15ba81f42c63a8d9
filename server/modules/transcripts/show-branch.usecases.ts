import type { Chat } from '@loupe/shared/contract/chats';
import { appError } from '../../errors/app-error.ts';
import { branchToShow, firstBranch, isOnLine, lineOf } from '../chats/branches.models.ts';
import { findPlaced, getOwnChat, listBranches, showBranch as show } from '../chats/chats.usecases.ts';
import { readLine, type TranscriptsDeps } from './read-chat.usecases.ts';

/**
 * Shows the branch that has a message, of several the one that was shown last, and gives the chat from this message on.
 * Throws `chat.not_found`, `chat.message_not_found`.
 */
export async function showBranch(
  deps: TranscriptsDeps,
  userId: string,
  chatId: string,
  messageId: string,
): Promise<Chat> {
  const chat = await getOwnChat(deps.db, userId, chatId);
  const message = await findPlaced(deps.db, chatId, messageId);
  if (!message) throw appError('chat.message_not_found');
  const branches = await listBranches(deps.db, chatId);
  if (isOnLine(lineOf(branches, chat.branchId ?? firstBranch), message))
    return await readLine(deps, chat, { from: messageId });
  const branchId = branchToShow(branches, message);
  await show(deps.db, chat, branchId);
  return await readLine(deps, { ...chat, branchId }, { from: messageId });
}
