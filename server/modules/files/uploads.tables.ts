import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';

/** Files on their way. A row outlives its file's completion for a day, so that a lost answer can be asked for again. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** As declared at the beginning; null when it comes with the end. */
    sha256: text('sha256'),
    /** Of the file to be; its chunks wait under keys made from it. */
    storageKey: text('storage_key').notNull(),
    /** The finished file. */
    fileId: text('file_id'),
    createdAt: instant('created_at').notNull(),
    /** When the last chunk came. */
    touchedAt: instant('touched_at').notNull(),
  },
  (t) => [index('uploads_user').on(t.userId), index('uploads_touched').on(t.touchedAt)],
);

export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    n: integer('n').notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.n] })],
);
