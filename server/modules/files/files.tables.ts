import { sql } from 'drizzle-orm';
import { bigint, bigserial, index, jsonb, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LeftOut } from '../../archive/choose-members.ts';
import { instant, tsvector } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** What the readers make of a file; `archive` is a zip, whose members are files of their own. */
export type FileKind = 'table' | 'document' | 'text' | 'archive';

export const files = pgTable(
  'files',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    summary: text('summary').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** Own name in the store, never the user's. */
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** The zip it came out of; it is kept and removed with that. */
    archiveId: text('archive_id').references((): AnyPgColumn => files.id),
    /** Of a zip: what was not taken out of it, and why. */
    leftOut: jsonb('left_out').$type<LeftOut[]>(),
  },
  (t) => [index('files_user').on(t.userId), index('files_archive').on(t.archiveId)],
);

/** Searchable passages of files and of the sample library (`fileId` null, `documentId` set). */
export const passages = pgTable(
  'passages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    fileId: text('file_id').references(() => files.id),
    documentId: text('document_id'),
    title: text('title').notNull(),
    locator: text('locator').notNull(),
    text: text('text').notNull(),
    vector: tsvector('vector').generatedAlwaysAs(sql`to_tsvector('english', text)`),
  },
  (t) => [
    index('passages_vector').using('gin', t.vector),
    index('passages_file').on(t.fileId),
    index('passages_document').on(t.documentId),
  ],
);
