import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import type { ScheduleRhythm } from '@loupe/shared/contract/schedules';
import { instant } from '../../db/columns.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';

/** Runs that are asked again and again. One that was ended is a row no more; its runs stay. */
export const schedules = pgTable(
  'schedules',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** The run that was asked last, at first the one it began with: what is asked next is what this one was asked. */
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    /** What it asks: of the same question there is one. */
    asks: text('asks').notNull(),
    every: text('every').$type<ScheduleRhythm>().notNull(),
    capCredits: integer('cap_credits').notNull(),
    /** Every time is this one and a whole number of days, weeks or months. */
    anchorAt: instant('anchor_at').notNull(),
    nextAt: instant('next_at').notNull(),
    /** `person`, or the code of what refused the last run. */
    pausedBy: text('paused_by').$type<ErrorCode | 'person'>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('schedules_one_for_a_question').on(t.userId, t.asks),
    index('schedules_due')
      .on(t.nextAt)
      .where(sql`paused_by is null`),
  ],
);
