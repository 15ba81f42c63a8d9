import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isThere } from '../chats/chats.statements.ts';
import { chats, folders, messageFiles, messages } from '../chats/chats.tables.ts';
import { runs } from '../runs/runs.tables.ts';

/** The person's folders, also those without a chat. */
export async function foldersOf(db: Database, userId: string) {
  return await db
    .select({ name: folders.name, created_at: folders.createdAt })
    .from(folders)
    .where(eq(folders.userId, userId))
    .orderBy(asc(folders.nameKey));
}

/** The next chats after an id, with everything said in them. */
export async function chatsAfter(db: Database, userId: string, afterId: string, limit: number) {
  const page = await db
    .select({
      id: chats.id,
      title: chats.title,
      agent: chats.agent,
      created_at: chats.createdAt,
      updated_at: chats.updatedAt,
      folder: folders.name,
      archived_at: chats.archivedAt,
      temporary_until: chats.keptUntil,
    })
    .from(chats)
    .leftJoin(folders, eq(folders.id, chats.folderId))
    .where(and(eq(chats.userId, userId), isThere, gt(chats.id, afterId)))
    .orderBy(asc(chats.id))
    .limit(limit);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [said, ran, attached] = await Promise.all([
    messagesOf(db, ids),
    runsOf(db, ids),
    attachmentsOf(db, ids),
  ]);
  return page.map((chat) => ({
    ...chat,
    messages: said
      .filter(({ chat_id: id }) => id === chat.id)
      .map(({ chat_id: _chat, ...message }) => ({
        ...message,
        file_ids: attached.filter(({ messageId }) => messageId === message.id).map(({ fileId }) => fileId),
      })),
    runs: ran.filter(({ chat_id: id }) => id === chat.id).map(({ chat_id: _chat, ...run }) => run),
  }));
}

async function messagesOf(db: Database, chatIds: string[]) {
  return await db
    .select({
      id: messages.id,
      chat_id: messages.chatId,
      role: messages.role,
      text: messages.text,
      agent: messages.agent,
      run_id: messages.runId,
      branch: messages.branchId,
      created_at: messages.createdAt,
    })
    .from(messages)
    .where(inArray(messages.chatId, chatIds))
    .orderBy(asc(messages.position));
}

async function runsOf(db: Database, chatIds: string[]) {
  return await db
    .select({
      id: runs.id,
      chat_id: runs.chatId,
      agent: runs.agent,
      engine: runs.engine,
      status: runs.status,
      prompt: runs.prompt,
      inputs: runs.inputs,
      max_millicredits: runs.maxMillicredits,
      used_millicredits: runs.usedMillicredits,
      error_code: runs.errorCode,
      created_at: runs.createdAt,
      started_at: runs.startedAt,
      finished_at: runs.finishedAt,
    })
    .from(runs)
    .where(inArray(runs.chatId, chatIds))
    .orderBy(asc(runs.createdAt));
}

async function attachmentsOf(db: Database, chatIds: string[]) {
  return await db
    .select({ messageId: messageFiles.messageId, fileId: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(inArray(messages.chatId, chatIds));
}
