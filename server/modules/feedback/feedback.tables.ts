import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProblemKind } from '@loupe/shared/contract/feedback';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';

/** Whether the owner of a run found its answer helpful. Goes with the run, whoever erases that. */
export const runRatings = pgTable(
  'run_ratings',
  {
    runId: text('run_id')
      .primaryKey()
      .references(() => runs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    isHelpful: boolean('is_helpful').notNull(),
    ratedAt: instant('rated_at').notNull(),
  },
  (t) => [index('run_ratings_order').on(t.ratedAt), index('run_ratings_user').on(t.userId)],
);

/** What the owner of a run reported of it, as it was sent last. */
export const problemReports = pgTable(
  'problem_reports',
  {
    id: text('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .unique()
      .references(() => runs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<ProblemKind>().notNull(),
    text: text('text').notNull(),
    /** Since when admins may read question and answer; null: they may not. */
    agreedAt: instant('agreed_at'),
    reportedAt: instant('reported_at').notNull(),
    /** When an admin was done with it. */
    doneAt: instant('done_at'),
    /** What the admin answered. */
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('problem_reports_order').on(t.reportedAt, t.id),
    index('problem_reports_user').on(t.userId, t.reportedAt),
  ],
);
