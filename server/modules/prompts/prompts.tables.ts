import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

export const prompts = pgTable(
  'prompts',
  {
    id: text('id').primaryKey(),
    /** Null: the site's, for everyone. It stays when whoever wrote it leaves. */
    userId: text('user_id').references(() => users.id),
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('prompts_own_name')
      .on(t.userId, t.name)
      .where(sql`user_id is not null`),
    uniqueIndex('prompts_shared_name')
      .on(t.name)
      .where(sql`user_id is null`),
  ],
);
