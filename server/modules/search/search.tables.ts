import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tsvector } from '../../db/columns.ts';
import { messages } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * A few thousand messages of one person that follow each other. Every word in the index begins with the number of its
 * shelf, so that a search reads nothing of other people, and of this person no more than the shelves it needs.
 */
export const searchShelves = pgTable(
  'search_shelves',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    size: integer('size').notNull(),
    /** The first and last position of its messages, and when those were written. */
    lowest: bigint('lowest', { mode: 'number' }).notNull(),
    highest: bigint('highest', { mode: 'number' }).notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [index('search_shelves_user').on(t.userId, t.highest)],
);

/** Messages as they are searched. */
export const messageSearch = pgTable(
  'message_search',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    chatId: text('chat_id').notNull(),
    /** Of the message. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** Whom a question went to, or who answered. */
    agent: text('agent'),
    createdAt: instant('created_at').notNull(),
    /** What is read of it: without marks, addresses and formulas. */
    plain: text('plain').notNull(),
    /** The stems of its words in English and German at their places, each behind the number of its shelf. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('message_search_user').on(t.userId, t.position),
    // Without the list of pending entries, which every search would read from end to end.
    index('message_search_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

/** Messages that are not on a shelf yet: a trigger enters what is written to `messages`, whoever writes it. */
export const searchDue = pgTable(
  'search_due',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => messages.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    position: bigint('position', { mode: 'number' }).notNull(),
  },
  (t) => [index('search_due_user').on(t.userId, t.position)],
);

/**
 * One row at most: messages from before the search was there, of positions up to this, have yet to be put on shelves. None
 * on a site that began with it.
 */
export const searchBackfill = pgTable('search_backfill', {
  isOnly: boolean('is_only').primaryKey().default(true),
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
});
