import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NoticeKind } from '@loupe/shared/contract/notifications';
import { instant } from '../../db/columns.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { sessions } from '../sessions/sessions.tables.ts';
import { runs } from '../runs/runs.tables.ts';

/** What a person was notified of (P3). */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('notices_user').on(t.userId, t.createdAt),
    index('notices_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
  ],
);

/** The kinds a person chose; without a row all of them. */
export const noticeChoices = pgTable('notice_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id),
  kinds: text('kinds').array().$type<NoticeKind[]>().notNull(),
});

/** One device of a session; goes with the session. `address` is the endpoint of Web Push or the token of FCM. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    sessionId: text('session_id')
      .notNull()
      .unique()
      .references(() => sessions.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'web_push' | 'fcm'>().notNull(),
    address: text('address').notNull(),
    p256dh: text('p256dh'),
    auth: text('auth'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_address').on(t.address),
    index('push_subscriptions_user').on(t.userId),
  ],
);

/** Messages on their way: written with the notice, deleted when sent, gone or given up. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    noticeId: text('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noticeId, t.subscriptionId] }),
    index('push_deliveries_due').on(t.nextAttemptAt),
  ],
);

/** The VAPID keys of this site when the settings name none; one row, made when first needed. */
export const pushKeys = pgTable('push_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});
