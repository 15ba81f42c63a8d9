import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** Accounts that were deleted; `erasedAt` once everything that is not kept is gone and nothing more can come. */
export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  deletedAt: instant('deleted_at').notNull(),
  erasedAt: instant('erased_at'),
});
