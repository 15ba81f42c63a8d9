import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

export const passwordResets = pgTable('password_resets', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** Who did what to whom; append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull().defaultNow(),
    actorId: text('actor_id'),
    /** The admin who was viewing as the actor. */
    impersonatorId: text('impersonator_id'),
    subjectId: text('subject_id'),
    action: text('action').notNull(),
    detail: text('detail').notNull().default(''),
    ip: text('ip'),
  },
  (t) => [
    index('audit_log_order').on(t.at, t.id),
    index('audit_log_actor').on(t.actorId),
    index('audit_log_impersonator')
      .on(t.impersonatorId)
      .where(sql`impersonator_id is not null`),
    index('audit_log_subject').on(t.subjectId),
    // Found by any part of it.
    index('audit_log_detail').using('gin', sql`detail gin_trgm_ops`),
    index('audit_log_ip').using('gin', sql`ip gin_trgm_ops`),
  ],
);
