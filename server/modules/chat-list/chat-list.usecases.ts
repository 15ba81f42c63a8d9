import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import * as chats from '../chats/chats.usecases.ts';
import { findActiveRun } from '../runs/runs.usecases.ts';
import { revokeSharesOfChat } from '../shares/shares.usecases.ts';
import { decodeCursor, encodeCursor } from './chat-list.models.ts';
import { presentChatSummary } from './chat-list.presenter.ts';
import * as listed from './chat-list.read-model.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { titles } from '../../messages/titles-texts.ts';

export interface ChatListDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Ends the run of a chat that is deleted. */
  readonly stopRun: (userId: string, runId: string) => Promise<unknown>;
}

export async function createChat(
  deps: ChatListDeps,
  userId: string,
  title: string | undefined,
): Promise<ChatSummary> {
  const now = deps.clock.now();
  const chat = await chats.insertChat(deps.db, {
    id: newId('cht'),
    userId,
    title: title?.trim() || titles().newChat,
    createdAt: now,
    updatedAt: now,
  });
  return presentChatSummary({ chat, activeRunStatus: null, isShared: false });
}

export async function listChats(
  deps: ChatListDeps,
  userId: string,
  query: { cursor?: string | undefined; q?: string | undefined },
): Promise<{ chats: ChatSummary[]; next_cursor: string | null }> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) throw appError('request.invalid', { field: 'cursor' });
  const rows = await listed.listChats(deps.db, userId, { q: query.q, after });
  const page = rows.slice(0, listed.chatsShown);
  const last = page.at(-1);
  return {
    chats: page.map(presentChatSummary),
    next_cursor:
      rows.length > listed.chatsShown && last
        ? encodeCursor({ ...last.chat, isPinned: last.chat.pinnedAt !== null })
        : null,
  };
}

export async function renameChat(
  deps: ChatListDeps,
  userId: string,
  chatId: string,
  title: string,
): Promise<ChatSummary> {
  const trimmed = title.trim();
  if (!trimmed)
    throw appError('request.invalid', { sentence: refusals.said((t) => t.chatNameMissing), field: 'title' });
  if (!(await chats.renameChat(deps.db, userId, chatId, trimmed))) throw appError('chat.not_found');
  const found = await listed.findListedChat(deps.db, userId, chatId);
  if (!found) throw appError('chat.not_found');
  return presentChatSummary(found);
}

/** Keeps a chat at the top, or no longer. Its last change stays what it was. */
export async function pinChat(
  deps: ChatListDeps,
  userId: string,
  chatId: string,
  isPinned: boolean,
): Promise<ChatSummary> {
  const pinnedAt = isPinned ? deps.clock.now() : null;
  if (!(await chats.pinChat(deps.db, userId, chatId, pinnedAt))) throw appError('chat.not_found');
  const found = await listed.findListedChat(deps.db, userId, chatId);
  if (!found) throw appError('chat.not_found');
  return presentChatSummary(found);
}

/** Deletes a chat, revokes its links and stops what it is working on. */
export async function deleteChat(deps: ChatListDeps, userId: string, chatId: string): Promise<void> {
  const now = deps.clock.now();
  const isDeleted = await deps.db.transaction(async (tx) => {
    if (!(await chats.deleteChat(tx, userId, chatId, now))) return false;
    await revokeSharesOfChat(tx, chatId, now);
    return true;
  });
  if (!isDeleted) throw appError('chat.not_found');
  const active = await findActiveRun(deps.db, chatId);
  if (active) await deps.stopRun(userId, active.id);
}
