import { inArray, sql, type SQL, and, eq, type Placeholder } from 'drizzle-orm';
import { untitledChats } from '../../messages/titles-texts.ts';
import type { Database } from '../../db/database.ts';
import { firstBranch, type Fork } from './branches.models.ts';
import { temporaryHours } from './temporary.policy.ts';
import { chatBranches, chats, messageFiles, messages } from './chats.tables.ts';

/** `NOTIFY` with `<user> <chat>`. */
export const chatsChannel = 'chats_changed';

/** What a chat is called and which agent it is with, where nobody has said so yet. */
export interface ChatName {
  readonly title: string;
  readonly agent: string;
  /** The title it has from a question that is not shown any more. */
  readonly former?: string | undefined;
}

/**
 * Notes a question in a chat, which brings it back from the archive (`name` is for one that nobody has named, `branchId` the
 * branch that is shown from now on), or without a name the end of its run. A part of a statement that announces `user_id`
 * and `id`.
 */
export function touchedChat(chatId: string, now: Date, name?: ChatName, branchId?: string): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const noted = name ? askedIn(name) : sql`answered_at = ${at}`;
  const shown = branchId === undefined ? sql`` : sql`, branch_id = ${branchId}`;
  return sql`update ${chats} set updated_at = ${at}, ${noted}${shown}, kept_until = case when temporary = 'living' then ${at} + make_interval(hours => ${temporaryHours}) else kept_until end where id = ${chatId} returning id, user_id`;
}

function askedIn({ title, agent, former }: ChatName): SQL {
  const unnamed = former === undefined ? untitledChats : [...untitledChats, former];
  return sql`archived_at = null, title = case when ${inArray(chats.title, [...unnamed])} then ${title} else ${chats.title} end, agent = coalesce(${chats.agent}, ${agent})`;
}

/** As a message is stored, whatever a file or a model said. */
export const messageFields = <T extends { readonly text: string }>(message: T): T => ({
  ...message,
  text: message.text.replaceAll('\0', '').toWellFormed(),
});

type NewMessage = Omit<typeof messages.$inferInsert, 'position'>;

/** Stores a message, as part of a statement. */
export const storedMessage = (db: Database, message: NewMessage): SQL =>
  db.insert(messages).values(messageFields(message)).getSQL();

/** Stores the answer to a question, in the branch of that, as part of a statement. */
export const storedAnswer = (db: Database, answer: NewMessage, questionId: string): SQL =>
  db
    .insert(messages)
    .values({
      ...messageFields(answer),
      branchId: sql`(select asked.branch_id from messages asked where asked.id = ${questionId})`,
    })
    .getSQL();

/** A branch that begins with a question. */
export interface NewBranch extends Fork {
  readonly id: string;
}

/** One more than the number of any branch of the chat that was shown before. */
export const nextShown = (chatId: string): SQL =>
  sql`(select coalesce(max(shown), 0) + 1 from chat_branches where chat_id = ${chatId})`;

/** Stores a branch, and with the first one of a chat the one that it began with, as part of a statement. */
export function storedBranch(
  db: Database,
  question: { readonly id: string; readonly chatId: string },
  branch: NewBranch,
): SQL {
  const { chatId } = question;
  return db
    .insert(chatBranches)
    .values([
      { chatId, id: firstBranch, shown: 0 },
      { chatId, questionId: question.id, ...branch, shown: nextShown(chatId) },
    ])
    .onConflictDoNothing()
    .getSQL();
}

/** Whether a message is on a line; the placeholders are the lists of a `Line`. Needs no join, so the order of reading stays. */
export const isOnLine = sql`${messages.position} < (${sql.placeholder('belows')}::bigint[])[array_position(${sql.placeholder('branches')}::text[], ${messages.branchId})]`;

/** Attaches files to a message in their order, one at least, as part of a statement. */
export const attachedFiles = (db: Database, messageId: string, fileIds: readonly string[]): SQL =>
  db
    .insert(messageFiles)
    .values(fileIds.map((fileId, position) => ({ messageId, fileId, position })))
    .getSQL();

/** A chat that can be opened: not deleted, or a temporary one that lives. Lists ask whether `deletedAt` is null. */
export const isThere: SQL<boolean> = sql`(${chats.deletedAt} is null or ${chats.temporary} is not distinct from 'living')`;

export function isOwnChat(userId: string | Placeholder, chatId: string | Placeholder): SQL | undefined {
  return and(eq(chats.id, chatId), eq(chats.userId, userId), isThere);
}
