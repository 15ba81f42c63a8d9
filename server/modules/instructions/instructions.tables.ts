import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** What a model is told with every question of a person. Without a row: nothing, and everything is on. */
export const ownInstructions = pgTable('own_instructions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  text: text('text').notNull().default(''),
  /** Grows with each other text: a run notes which one it was given. */
  version: integer('version').notNull().default(0),
  isOn: boolean('is_on').notNull().default(true),
  isRemembering: boolean('is_remembering').notNull().default(true),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const memories = pgTable(
  'memories',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('memories_user').on(t.userId, t.createdAt, t.id)],
);
