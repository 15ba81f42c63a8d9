import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

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
