import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

export const ownAgents = pgTable(
  'own_agents',
  {
    /** `own_…`: the slug it is asked for by. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The newest version. */
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('own_agents_user').on(t.userId, t.updatedAt)],
);

/** Never edited: a run keeps the version it was started with. */
export const ownAgentVersions = pgTable(
  'own_agent_versions',
  {
    agentId: text('agent_id')
      .notNull()
      .references(() => ownAgents.id),
    version: integer('version').notNull(),
    document: jsonb('document').$type<OwnAgentDocument>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.version] })],
);

export const ownAgentLinks = pgTable(
  'own_agent_links',
  {
    /** Random, 160 bit, base64url: also the address. */
    id: text('id').primaryKey(),
    agentId: text('agent_id')
      .notNull()
      .references(() => ownAgents.id),
    version: integer('version').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    uniqueIndex('own_agent_links_one_live')
      .on(t.agentId)
      .where(sql`revoked_at is null`),
  ],
);
