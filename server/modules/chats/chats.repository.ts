import { and, asc, eq, sql, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Line } from './branches.models.ts';
import { chats, messageFiles, messages } from './chats.tables.ts';
import {
  chatsChannel,
  isOnLine,
  isOwnChat,
  messageFields,
  storedAnswer,
  touchedChat,
} from './chats.statements.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

export async function insertChat(tx: Database, chat: typeof chats.$inferInsert): Promise<ChatRow> {
  const [row] = await tx.insert(chats).values(chat).returning();
  if (!row) throw new Error('The chat was not stored.');
  return row;
}

/** Deleted, unknown and foreign ids look the same. */
export async function findOwnChat(
  db: Database,
  userId: string,
  chatId: string,
): Promise<ChatRow | undefined> {
  const [row] = await ownChat(db, { userId, chatId });
  return row;
}

const ownChat = prepared<{ userId: string; chatId: string }, ChatRow[]>('own_chat', (db) =>
  db
    .select()
    .from(chats)
    .where(isOwnChat(sql.placeholder('userId'), sql.placeholder('chatId'))),
);

export async function renameChat(
  db: Database,
  userId: string,
  chatId: string,
  title: string,
): Promise<boolean> {
  const rows = await db
    .update(chats)
    .set({ title })
    .where(isOwnChat(userId, chatId))
    .returning({ id: chats.id });
  if (rows.length > 0) await announceChat(db, userId, chatId);
  return rows.length > 0;
}

/** Tells every process that a chat changed; those who follow it look at it again. */
export async function announceChat(db: Database, userId: string, chatId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${chatsChannel}, ${`${userId} ${chatId}`})`);
}

export async function insertMessage(
  tx: Database,
  message: Omit<typeof messages.$inferInsert, 'position'>,
): Promise<void> {
  await tx.insert(messages).values(messageFields(message));
}

/** Notes that a run of the chat has ended, with its answer when there is one; announced with the end of the transaction. */
export async function addAnswer(
  tx: Database,
  { chatId, questionId }: { readonly chatId: string; readonly questionId: string },
  now: Date,
  answer: Omit<typeof messages.$inferInsert, 'position' | 'branchId'> | null,
): Promise<void> {
  const added = answer === null ? sql`` : sql`added as (${storedAnswer(tx, answer, questionId)}), `;
  await tx.execute(sql`
    with ${added}touched as (${touchedChat(chatId, now)})
    select pg_notify(${chatsChannel}, user_id || ' ' || id) from touched`);
}

export async function findMessage(db: Database, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
  return row;
}

const messagesOnLine = prepared<Line & { chatId: string }, MessageRow[]>('messages_on_line', (db) =>
  db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, sql.placeholder('chatId')), isOnLine))
    .orderBy(asc(messages.position)),
);

/** All that was said on a line, oldest first. */
export async function listMessages(db: Database, chatId: string, line: Line): Promise<MessageRow[]> {
  return await messagesOnLine(db, { chatId, ...line });
}

/** How many files a chat holds besides these. */
export async function countOtherFiles(
  db: Database,
  chatId: string,
  except: readonly string[],
): Promise<number> {
  const rows = await db
    .selectDistinct({ fileId: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .where(eq(messages.chatId, chatId));
  return rows.filter((row) => !except.includes(row.fileId)).length;
}

/** Whether a chat is not kept, or was not. */
export async function isTemporary(db: Database, chatId: string): Promise<boolean> {
  const [row] = await db.select({ temporary: chats.temporary }).from(chats).where(eq(chats.id, chatId));
  return row !== undefined && row.temporary !== null;
}

/** What a chat began with. */
export async function findFirstQuestion(db: Database, chatId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.role, 'user')))
    .orderBy(asc(messages.position))
    .limit(1);
  return row?.text;
}

export async function isUsedByMessage(db: Database, fileIds: readonly string[]): Promise<boolean> {
  const [row] = await db
    .select({ id: messageFiles.fileId })
    .from(messageFiles)
    .where(inArray(messageFiles.fileId, [...fileIds]))
    .limit(1);
  return row !== undefined;
}
