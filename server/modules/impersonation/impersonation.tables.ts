import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** A view of an account by an admin, from the asking on; its session has the same id in `impersonation_id`. */
export const impersonations = pgTable(
  'impersonations',
  {
    id: text('id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => users.id),
    /** The admin's own session: the view ends with it. */
    adminSessionId: text('admin_session_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason').notNull(),
    minutes: integer('minutes').notNull(),
    isReadOnly: boolean('is_read_only').notNull(),
    /** SHA-256 of the hand-off code, hex. */
    codeHash: text('code_hash').notNull().unique(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    /** Address that asked: without a session the code counts only there. */
    ip: text('ip').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [index('impersonations_user').on(t.userId, t.redeemedAt)],
);
