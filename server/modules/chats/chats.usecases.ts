import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { findActiveRun } from '../runs/runs.repository.ts';
import { decodeCursor, encodeCursor } from './chats.models.ts';
import { presentChatSummary } from './chats.presenter.ts';
import * as repository from './chats.repository.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { titles } from '../../messages/titles-texts.ts';

export interface ChatsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  /** Ends the run of a chat that is deleted. */
  readonly stopRun: (userId: string, runId: string) => Promise<unknown>;
}

export async function createChat(
  deps: ChatsDeps,
  userId: string,
  title: string | undefined,
): Promise<ChatSummary> {
  const now = deps.clock.now();
  const chat = await repository.insertChat(deps.db, {
    id: newId('cht'),
    userId,
    title: title?.trim() || titles().newChat,
    createdAt: now,
    updatedAt: now,
  });
  return presentChatSummary({ chat, activeRunStatus: null, isShared: false });
}

export async function listChats(
  deps: ChatsDeps,
  userId: string,
  query: { cursor?: string | undefined; q?: string | undefined },
): Promise<{ chats: ChatSummary[]; next_cursor: string | null }> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) throw appError('request.invalid', { field: 'cursor' });
  const rows = await repository.listChats(deps.db, userId, { q: query.q, after });
  const page = rows.slice(0, repository.chatsShown);
  const last = page.at(-1);
  return {
    chats: page.map(presentChatSummary),
    next_cursor:
      rows.length > repository.chatsShown && last
        ? encodeCursor({ ...last.chat, isPinned: last.chat.pinnedAt !== null })
        : null,
  };
}

export async function renameChat(
  deps: ChatsDeps,
  userId: string,
  chatId: string,
  title: string,
): Promise<ChatSummary> {
  const trimmed = title.trim();
  if (!trimmed)
    throw appError('request.invalid', { sentence: refusals.said((t) => t.chatNameMissing), field: 'title' });
  if (!(await repository.renameChat(deps.db, userId, chatId, trimmed))) throw appError('chat.not_found');
  const listed = await repository.findListedChat(deps.db, userId, chatId);
  if (!listed) throw appError('chat.not_found');
  return presentChatSummary(listed);
}

/** Keeps a chat at the top, or no longer. Its last change stays what it was. */
export async function pinChat(
  deps: ChatsDeps,
  userId: string,
  chatId: string,
  isPinned: boolean,
): Promise<ChatSummary> {
  const pinnedAt = isPinned ? deps.clock.now() : null;
  if (!(await repository.pinChat(deps.db, userId, chatId, pinnedAt))) throw appError('chat.not_found');
  const listed = await repository.findListedChat(deps.db, userId, chatId);
  if (!listed) throw appError('chat.not_found');
  return presentChatSummary(listed);
}

/** Deletes a chat, revokes its links and stops what it is working on. */
export async function deleteChat(deps: ChatsDeps, userId: string, chatId: string): Promise<void> {
  const isDeleted = await deps.db.transaction(
    async (tx) => await repository.deleteChat(tx, userId, chatId, deps.clock.now()),
  );
  if (!isDeleted) throw appError('chat.not_found');
  const active = await findActiveRun(deps.db, chatId);
  if (active) await deps.stopRun(userId, active.id);
}
