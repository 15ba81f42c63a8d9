import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { Line } from '../chats/branches.models.ts';
import { isOnLine } from '../chats/chats.statements.ts';
import { messageFiles, messages } from '../chats/chats.tables.ts';

const { placeholder } = sql;
const messageOfLine = and(eq(messages.chatId, placeholder('chatId')), isOnLine);

type Turn = Pick<typeof messages.$inferSelect, 'role' | 'text' | 'runId' | 'agent'>;

const lastTurns = prepared<Line & { chatId: string; limit: number }, Turn[]>('last_turns', (db) =>
  db
    .select({ role: messages.role, text: messages.text, runId: messages.runId, agent: messages.agent })
    .from(messages)
    .where(messageOfLine)
    .orderBy(desc(messages.position))
    .limit(placeholder('limit')),
);

/** The last turns of a line, oldest first. */
export async function listLastTurns(
  db: Database,
  chatId: string,
  line: Line,
  limit: number,
): Promise<Turn[]> {
  return (await lastTurns(db, { chatId, ...line, limit })).toReversed();
}

const attachments = prepared<Line & { chatId: string }, { position: number; fileId: string }[]>(
  'attachments',
  (db) =>
    db
      .select({ position: messages.position, fileId: messageFiles.fileId })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .where(messageOfLine)
      .orderBy(asc(messages.position), asc(messageFiles.position), asc(messageFiles.fileId)),
);

/** Ids of the files attached on a line by message, oldest message first. */
export async function listAttachments(db: Database, chatId: string, line: Line): Promise<string[][]> {
  const rows = await attachments(db, { chatId, ...line });
  return [...Map.groupBy(rows, (row) => row.position).values()].map((group) =>
    group.map((row) => row.fileId),
  );
}
