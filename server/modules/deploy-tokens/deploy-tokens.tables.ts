import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Tokens with which a team uploads and promotes its own slice. */
export const deployTokens = pgTable('deploy_token', {
  id: text('id').primaryKey(),
  remote: text('remote').notNull(),
  label: text('label').notNull(),
  /** SHA-256 of the secret, hex. */
  tokenHash: text('token_hash').notNull().unique(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});
