import { and, asc, desc, eq, sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { messageFiles, messages } from '../chats/chats.tables.ts';

const { placeholder } = sql;
const messageOfChat = eq(messages.chatId, placeholder('chatId'));
const positionOf = (messageId: Placeholder) =>
  sql`(select asked.position from messages asked where asked.id = ${messageId})`;

type Turn = Pick<typeof messages.$inferSelect, 'role' | 'text' | 'runId' | 'agent'>;

const turnsBefore = prepared<{ chatId: string; messageId: string; limit: number }, Turn[]>(
  'turns_before',
  (db) =>
    db
      .select({ role: messages.role, text: messages.text, runId: messages.runId, agent: messages.agent })
      .from(messages)
      .where(and(messageOfChat, sql`${messages.position} < ${positionOf(placeholder('messageId'))}`))
      .orderBy(desc(messages.position))
      .limit(placeholder('limit')),
);

/** Earlier turns of the chat, oldest first, without the question itself. */
export async function listTurnsBefore(
  db: Database,
  chatId: string,
  messageId: string,
  limit: number,
): Promise<Turn[]> {
  return (await turnsBefore(db, { chatId, messageId, limit })).toReversed();
}

const attachments = prepared<{ chatId: string; upTo: string | null }, { position: number; fileId: string }[]>(
  'attachments',
  (db) =>
    db
      .select({ position: messages.position, fileId: messageFiles.fileId })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(
        and(
          messageOfChat,
          sql`(${placeholder('upTo')}::text is null or ${messages.position} <= ${positionOf(placeholder('upTo'))})`,
        ),
      )
      .orderBy(asc(messages.position), asc(messageFiles.position), asc(messageFiles.fileId)),
);

/** Ids of attached files by message, oldest message first; up to the question, or of the whole chat when none is named. */
export async function listAttachments(
  db: Database,
  chatId: string,
  upTo: string | null,
): Promise<string[][]> {
  const rows = await attachments(db, { chatId, upTo });
  return [...Map.groupBy(rows, (row) => row.position).values()].map((group) =>
    group.map((row) => row.fileId),
  );
}
