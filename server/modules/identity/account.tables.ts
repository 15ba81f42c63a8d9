import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from './identity.tables.ts';

/** A link that was mailed: to a new address of the account, or to its own that is not confirmed yet. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('email_changes_user').on(t.userId)],
);

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** The first characters of the secret, to recognise it by. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the secret, hex. */
    secretHash: text('secret_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('api_keys_user').on(t.userId)],
);

/** Accounts that were deleted; `erasedAt` once everything that is not kept is gone and nothing more can come. */
export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  deletedAt: instant('deleted_at').notNull(),
  erasedAt: instant('erased_at'),
});
