import { and, asc, desc, eq, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { presentFile } from '../files/files.presenter.ts';
import { files } from '../files/files.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { shares } from '../shares/shares.tables.ts';
import { likePattern, type ChatPosition } from './chats.models.ts';
import { chats, messageFiles, messages } from './chats.tables.ts';
import { untitledChats } from '../../messages/titles-texts.ts';

/** `NOTIFY` with `<user> <chat>`. */
export const chatsChannel = 'chats_changed';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** On a page. */
export const chatsShown = 30;

export interface ListedChat {
  readonly chat: ChatRow;
  readonly activeRunStatus: typeof runs.$inferSelect.status | null;
  readonly isShared: boolean;
}

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
    .where(own(sql.placeholder('userId'), sql.placeholder('chatId'))),
);

/** Chats of a person after a position; one more than a page has when there are more. */
export async function listChats(
  db: Database,
  userId: string,
  { q, after }: { q: string | undefined; after: ChatPosition | null },
): Promise<ListedChat[]> {
  const page = { userId, ...positionOf(after) };
  const title = q?.trim();
  return title ? await foundChats(db, { ...page, pattern: likePattern(title) }) : await chatsPage(db, page);
}

interface ChatsPage {
  readonly userId: string;
  readonly isPinned: boolean;
  readonly updatedAt: string;
  readonly id: string;
}

/** Of the first page: before all chats. */
const positionOf = (after: ChatPosition | null) =>
  after
    ? { isPinned: after.isPinned, updatedAt: after.updatedAt.toISOString(), id: after.id }
    : { isPinned: true, updatedAt: 'infinity', id: '' };

const pageOfChats = (db: Database, ...conditions: SQL[]) =>
  listed(db)
    .where(
      and(
        eq(chats.userId, sql.placeholder('userId')),
        isNull(chats.deletedAt),
        sql`(${isPinned}, ${chats.updatedAt}, ${chats.id}) < (${sql.placeholder('isPinned')}::boolean, ${sql.placeholder('updatedAt')}::timestamptz, ${sql.placeholder('id')})`,
        ...conditions,
      ),
    )
    .orderBy(desc(isPinned), desc(chats.updatedAt), desc(chats.id))
    .limit(chatsShown + 1);

const chatsPage = prepared<ChatsPage, ListedChat[]>('chats_page', (db) => pageOfChats(db));

const foundChats = prepared<ChatsPage & { readonly pattern: string }, ListedChat[]>('found_chats', (db) =>
  pageOfChats(db, sql`${chats.title} ilike ${sql.placeholder('pattern')}`),
);

export async function findListedChat(
  db: Database,
  userId: string,
  chatId: string,
): Promise<ListedChat | undefined> {
  const [row] = await listed(db).where(own(userId, chatId));
  return row;
}

export async function renameChat(
  db: Database,
  userId: string,
  chatId: string,
  title: string,
): Promise<boolean> {
  const rows = await db.update(chats).set({ title }).where(own(userId, chatId)).returning({ id: chats.id });
  if (rows.length > 0) await announceChat(db, userId, chatId);
  return rows.length > 0;
}

/** Pinning again keeps the first time. False when there is no such chat of this user. */
export async function pinChat(
  db: Database,
  userId: string,
  chatId: string,
  pinnedAt: Date | null,
): Promise<boolean> {
  const rows = await db
    .update(chats)
    .set({
      pinnedAt: pinnedAt && sql`coalesce(${chats.pinnedAt}, ${pinnedAt.toISOString()}::timestamptz)`,
    })
    .where(own(userId, chatId))
    .returning({ id: chats.id });
  if (rows.length > 0) await announceChat(db, userId, chatId);
  return rows.length > 0;
}

/** Notes a change of a chat; `name` is for one that has none yet. A part of a statement that announces `user_id` and `id`. */
export function touchedChat(
  chatId: string,
  now: Date,
  name?: { readonly title: string; readonly agent: string },
): SQL {
  const named = name
    ? sql`, title = case when ${inArray(chats.title, untitledChats)} then ${name.title} else ${chats.title} end, agent = coalesce(${chats.agent}, ${name.agent})`
    : sql``;
  return sql`update ${chats} set updated_at = ${now.toISOString()}::timestamptz${named} where id = ${chatId} returning id, user_id`;
}

/** Tells every process that a chat changed; those who follow it look at it again. */
async function announceChat(db: Database, userId: string, chatId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${chatsChannel}, ${`${userId} ${chatId}`})`);
}

/** Deletes a chat and revokes its links. False when there is no such chat of this user. */
export async function deleteChat(tx: Database, userId: string, chatId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(chats)
    .set({ deletedAt: now })
    .where(own(userId, chatId))
    .returning({ id: chats.id });
  if (rows.length === 0) return false;
  await announceChat(tx, userId, chatId);
  await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.chatId, chatId), isNull(shares.revokedAt)));
  return true;
}

/** As a message is stored, whatever a file or a model said. */
export const messageFields = <T extends { readonly text: string }>(message: T): T => ({
  ...message,
  text: message.text.replaceAll('\0', '').toWellFormed(),
});

export async function insertMessage(
  tx: Database,
  message: Omit<typeof messages.$inferInsert, 'position'>,
): Promise<void> {
  await tx.insert(messages).values(messageFields(message));
}

/** Notes that a run of the chat has ended, with its answer when there is one; announced with the end of the transaction. */
export async function addAnswer(
  tx: Database,
  chatId: string,
  now: Date,
  answer: Omit<typeof messages.$inferInsert, 'position'> | null,
): Promise<void> {
  const added =
    answer === null ? sql`` : sql`added as (${tx.insert(messages).values(messageFields(answer)).getSQL()}), `;
  await tx.execute(sql`
    with ${added}touched as (${touchedChat(chatId, now)})
    select pg_notify(${chatsChannel}, user_id || ' ' || id) from touched`);
}

export async function findMessage(db: Database, messageId: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
  return row;
}

export async function listMessages(db: Database, chatId: string): Promise<MessageRow[]> {
  return await db.select().from(messages).where(eq(messages.chatId, chatId)).orderBy(asc(messages.position));
}

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

const isPinned = sql<boolean>`(${chats.pinnedAt} is not null)`;

function own(userId: string | Placeholder, chatId: string | Placeholder): SQL | undefined {
  return and(eq(chats.id, chatId), eq(chats.userId, userId), isNull(chats.deletedAt));
}

function listed(db: Database) {
  return db
    .select({
      chat: chats,
      activeRunStatus: runs.status,
      isShared: sql<boolean>`exists (select 1 from ${shares} where ${shares.chatId} = ${chats.id} and ${shares.revokedAt} is null and (${shares.expiresAt} is null or ${shares.expiresAt} > now()))`,
    })
    .from(chats)
    .leftJoin(runs, and(eq(runs.chatId, chats.id), isNull(runs.finishedAt)));
}
