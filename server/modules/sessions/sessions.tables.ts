import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the opaque 256-bit token, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull(),
    ip: text('ip'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** When the person last proved to know the password in this session. */
    passwordCheckedAt: instant('password_checked_at'),
    /** The admin who views as `userId`, and in which view; null for the person's own sessions. */
    impersonatorId: text('impersonator_id').references(() => users.id),
    impersonationId: text('impersonation_id').unique(),
    isReadOnly: boolean('is_read_only').notNull().default(false),
  },
  (t) => [index('sessions_user').on(t.userId)],
);
