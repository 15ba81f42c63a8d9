import { inArray, sql, type SQL, and, eq, isNull, type Placeholder } from 'drizzle-orm';
import { untitledChats } from '../../messages/titles-texts.ts';
import type { Database } from '../../db/database.ts';
import { chats, messageFiles, messages } from './chats.tables.ts';

/** `NOTIFY` with `<user> <chat>`. */
export const chatsChannel = 'chats_changed';

/**
 * Notes a question in a chat, which brings it back from the archive (`name` is for one that has none yet), or without a name
 * the end of its run. A part of a statement that announces `user_id` and `id`.
 */
export function touchedChat(
  chatId: string,
  now: Date,
  name?: { readonly title: string; readonly agent: string },
): SQL {
  const noted = name
    ? sql`archived_at = null, title = case when ${inArray(chats.title, untitledChats)} then ${name.title} else ${chats.title} end, agent = coalesce(${chats.agent}, ${name.agent})`
    : sql`answered_at = ${now.toISOString()}::timestamptz`;
  return sql`update ${chats} set updated_at = ${now.toISOString()}::timestamptz, ${noted} where id = ${chatId} returning id, user_id`;
}

/** As a message is stored, whatever a file or a model said. */
export const messageFields = <T extends { readonly text: string }>(message: T): T => ({
  ...message,
  text: message.text.replaceAll('\0', '').toWellFormed(),
});

/** Stores a message, as part of a statement. */
export const storedMessage = (db: Database, message: Omit<typeof messages.$inferInsert, 'position'>): SQL =>
  db.insert(messages).values(messageFields(message)).getSQL();

/** Attaches files to a message in their order, one at least, as part of a statement. */
export const attachedFiles = (db: Database, messageId: string, fileIds: readonly string[]): SQL =>
  db
    .insert(messageFiles)
    .values(fileIds.map((fileId, position) => ({ messageId, fileId, position })))
    .getSQL();

export function isOwnChat(userId: string | Placeholder, chatId: string | Placeholder): SQL | undefined {
  return and(eq(chats.id, chatId), eq(chats.userId, userId), isNull(chats.deletedAt));
}
