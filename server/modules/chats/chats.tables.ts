import { sql } from 'drizzle-orm';
import { bigserial, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { files } from '../files/files.tables.ts';
import { users } from '../identity/identity.tables.ts';

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
    /** Kept at the top of the list since then. */
    pinnedAt: instant('pinned_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    // The order of the list, read from its end: pinned ones first.
    index('chats_list')
      .on(t.userId, sql`(pinned_at is not null)`, t.updatedAt, t.id)
      .where(sql`deleted_at is null`),
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
