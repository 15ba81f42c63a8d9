import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '@loupe/shared/lib/language';
import { instant } from '../../db/columns.ts';

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As typed; compared in lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash').notNull(),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{view_explore}'`),
    referralCode: text('referral_code').notNull().unique(),
    referredBy: text('referred_by'),
    /** Of mails and of work done while the person is away; null as long as nobody said. */
    language: text('language').$type<Language>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When a link in a mail to `email` was followed; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    lastSeenAt: instant('last_seen_at'),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email_lower').on(sql`lower(${t.email})`),
    index('users_list')
      .on(t.createdAt, t.id)
      .where(sql`deleted_at is null`),
    index('users_email_part').using('gin', sql`email gin_trgm_ops`),
    index('users_name_part').using('gin', sql`name gin_trgm_ops`),
  ],
);
