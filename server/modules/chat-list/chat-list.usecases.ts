import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import * as chats from '../chats/chats.usecases.ts';
import { readNoticesUpTo } from '../notifications/notifications.usecases.ts';
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

interface ChatQuery {
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly folder?: string | undefined;
  readonly archived?: 'true' | undefined;
}

/** A page of chats. Throws `folder.not_found`. */
export async function listChats(
  deps: ChatListDeps,
  userId: string,
  query: ChatQuery,
): Promise<{ chats: ChatSummary[]; next_cursor: string | null }> {
  const after = query.cursor === undefined ? null : decodeCursor(query.cursor);
  if (query.cursor !== undefined && !after) throw appError('request.invalid', { field: 'cursor' });
  const { q, folder } = query;
  const filter = { q, folder, isArchived: query.archived === 'true' };
  const rows = await listed.listChats(deps.db, userId, filter, after);
  if (rows.length === 0 && folder !== undefined && folder !== 'none')
    await ensureFolder(deps.db, userId, folder);
  const page = rows.slice(0, listed.chatsShown);
  const last = page.at(-1);
  return {
    chats: page.map(presentChatSummary),
    next_cursor: rows.length > listed.chatsShown && last ? encodeCursor(placeOf(last.chat)) : null,
  };
}

const placeOf = (chat: chats.ChatRow) => ({
  ...chat,
  isArchived: chat.archivedAt !== null,
  isPinned: chat.pinnedAt !== null,
});

async function ensureFolder(db: Database, userId: string, folderId: string): Promise<void> {
  if (!(await chats.isOwnFolder(db, userId, folderId))) throw appError('folder.not_found');
}

/** A chat as the list has it. Throws `chat.not_found`. */
export async function listedChat(db: Database, userId: string, chatId: string): Promise<ChatSummary> {
  const found = await listed.findListedChat(db, userId, chatId);
  if (!found) throw appError('chat.not_found');
  return presentChatSummary(found);
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
  return await listedChat(deps.db, userId, chatId);
}

/** Keeps a chat at the top, or no longer. Its last change stays what it was. */
export async function pinChat(
  deps: ChatListDeps,
  userId: string,
  chatId: string,
  isPinned: boolean,
): Promise<ChatSummary> {
  await orderChats(deps, userId, [chatId], { action: isPinned ? 'pin' : 'unpin' });
  return await listedChat(deps.db, userId, chatId);
}

/** Deletes a chat, revokes its links and stops what it is working on. */
export async function deleteChat(deps: ChatListDeps, userId: string, chatId: string): Promise<void> {
  await orderChats(deps, userId, [chatId], { action: 'delete' });
}

/** Does one thing to chats: to all of them, or to none when one is not found. Throws `chat.not_found`, `folder.not_found`. */
export async function orderChats(
  deps: ChatListDeps,
  userId: string,
  chatIds: readonly string[],
  order: chats.ChatOrder,
): Promise<void> {
  const now = deps.clock.now();
  const ids = [...new Set(chatIds)];
  await deps.db.transaction(async (tx) => {
    if (order.action === 'move' && order.folderId !== null) {
      if (!(await chats.holdFolder(tx, userId, order.folderId))) throw appError('folder.not_found');
    }
    const changed = await chats.changeChats(tx, userId, ids, order, now);
    if (changed !== ids.length) throw appError('chat.not_found');
    if (order.action === 'delete') for (const id of ids) await revokeSharesOfChat(tx, id, now);
  });
  if (order.action !== 'delete') return;
  for (const id of ids) {
    const active = await findActiveRun(deps.db, id);
    if (active) await deps.stopRun(userId, active.id);
  }
}

/**
 * Notes that the person has seen a chat up to the end of a run, and with it what they were notified of till then.
 * A run that goes on has no end to be seen.
 */
export async function markChatRead(
  { db, clock }: ChatListDeps,
  userId: string,
  chatId: string,
  runId: string,
): Promise<void> {
  await chats.getOwnChat(db, userId, chatId);
  const end = await listed.findEndOfRun(db, chatId, runId);
  if (end === undefined) throw appError('run.not_found');
  if (end === null) return;
  await db.transaction(async (tx) => {
    await chats.markRead(tx, userId, chatId, end);
    await readNoticesUpTo(tx, userId, chatId, end, clock.now());
  });
}
