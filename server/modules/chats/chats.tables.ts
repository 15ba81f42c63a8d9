import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { files } from '../files/files.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** What a person sorts chats into. */
export const folders = pgTable(
  'folders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** The name without case: one folder of a person has it. */
    nameKey: text('name_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('folders_name').on(t.userId, t.nameKey)],
);

export const chats = pgTable(
  'chats',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    agent: text('agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The branch that is shown; null as long as the chat has never branched. */
    branchId: text('branch_id'),
    /** Kept at the top of the list since then. */
    pinnedAt: instant('pinned_at'),
    folderId: text('folder_id').references(() => folders.id),
    /** Out of the list since then. */
    archivedAt: instant('archived_at'),
    /** When its last run ended. */
    answeredAt: instant('answered_at'),
    /** The end of the last run that the person has seen. */
    readAt: instant('read_at'),
    deletedAt: instant('deleted_at'),
    /**
     * Null for a chat that is kept. One that is not has `deletedAt` from its beginning, so that whatever looks for chats, an
     * older process too, leaves it out; who opens one by its id looks here, too.
     */
    temporary: text('temporary').$type<'living' | 'ended' | 'erased'>(),
    /** When a temporary chat is ended at the latest. */
    keptUntil: instant('kept_until'),
  },
  (t) => [
    // All of a person's chats, read from its end: archived ones last, pinned ones first.
    index('chats_order')
      .on(t.userId, sql`(archived_at is null)`, sql`(pinned_at is not null)`, t.updatedAt, t.id)
      .where(sql`deleted_at is null`),
    // Those of a folder, or of none, in the same order.
    index('chats_place')
      .on(t.userId, sql`coalesce(folder_id, '')`, sql`(pinned_at is not null)`, t.updatedAt, t.id)
      .where(sql`deleted_at is null and archived_at is null`),
    index('chats_temporary')
      .on(t.keptUntil)
      .where(sql`temporary in ('living', 'ended')`),
    index('chats_folder')
      .on(t.folderId)
      .where(sql`folder_id is not null`),
    index('chats_unread_in_folder')
      .on(t.folderId)
      .where(
        sql`deleted_at is null and archived_at is null and folder_id is not null and answered_at is not null and (read_at is null or answered_at > read_at)`,
      ),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id),
    /** Order within the table, so also within the chat. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** The branch it was said in; empty for the one that a chat begins with. */
    branchId: text('branch_id').notNull().default(''),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    agent: text('agent'),
    runId: text('run_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('messages_chat').on(t.chatId, t.position),
    // All of them in their order: the search reads those from before it part by part.
    index('messages_position').on(t.position),
  ],
);

/**
 * The branches of chats that have more than one (decision 63). A branch begins with a question that stands in for another;
 * what was said before that one belongs to it too. The branch a chat begins with has neither parent nor question.
 */
export const chatBranches = pgTable(
  'chat_branches',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id),
    /** Unique within the chat; empty for the branch that the chat begins with. */
    id: text('id').notNull(),
    parentId: text('parent_id'),
    /** Of the parent only messages below this position belong to the branch. */
    below: bigint('below', { mode: 'number' }),
    /** The message of the parent at that position, which the question stands in for. */
    originalId: text('original_id'),
    /** Its first message. */
    questionId: text('question_id'),
    /** In the order of their beginning. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    /** The highest in its chat is the one shown last. */
    shown: integer('shown').notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.id] })],
);

export const messageFiles = pgTable(
  'message_files',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id),
    fileId: text('file_id')
      .notNull()
      .references(() => files.id),
    /** Place in the order of attaching, first is 0; of older messages it is not known and 0. */
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.fileId] })],
);
