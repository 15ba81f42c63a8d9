import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { SharedChat } from '@loupe/shared/contract/shares';
import { instant } from '../../db/columns.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';

export const shares = pgTable(
  'shares',
  {
    /** Random, 160 bit, base64url: also the address. */
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** Frozen when the link was made; later changes of the chat do not show. */
    snapshot: jsonb('snapshot').$type<SharedChat>().notNull(),
    events: jsonb('events').$type<{ run_id: string; events: RunEvent[] }[]>().notNull(),
    includesSteps: boolean('includes_steps').notNull().default(true),
    includesFileNames: boolean('includes_file_names').notNull().default(true),
    includesPrompts: boolean('includes_prompts').notNull().default(true),
    /** As passwords of accounts; null: none is asked for. */
    passwordHash: text('password_hash'),
    views: integer('views').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('shares_chat').on(t.chatId)],
);
