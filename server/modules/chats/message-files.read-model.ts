import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { presentFile } from '../files/files.presenter.ts';
import { files } from '../files/files.tables.ts';
import { chats, messageFiles, messages } from './chats.tables.ts';

/** Files of messages, by message, in the order of attaching. A file that was removed later is still named. */
export async function listFilesOfMessages(
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, StoredFile[]>> {
  const byMessage = new Map<string, StoredFile[]>();
  if (messageIds.length === 0) return byMessage;
  for (const { messageId, file } of await filesOf(db, { messageIds }))
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), presentFile(file)]);
  return byMessage;
}

const filesOf = prepared<
  { messageIds: readonly string[] },
  { messageId: string; file: typeof files.$inferSelect }[]
>('files_of_messages', (db) =>
  db
    .select({ messageId: messageFiles.messageId, file: files })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(sql`${messageFiles.messageId} = any(${sql.placeholder('messageIds')}::text[])`)
    .orderBy(asc(messageFiles.position), asc(files.createdAt), asc(files.id)),
);

/** Which of these files are attached to a message of a chat that is not kept. */
export async function filesOfTemporaryChats(
  db: Database,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (fileIds.length === 0) return new Set();
  const rows = await db
    .select({ fileId: messageFiles.fileId })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(inArray(messageFiles.fileId, [...fileIds]), isNotNull(chats.temporary)));
  return new Set(rows.map(({ fileId }) => fileId));
}
