import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { schedules } from './schedules.tables.ts';

export type Row = typeof schedules.$inferSelect;

export async function countSchedules(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(schedules).where(eq(schedules.userId, userId));
  return row?.total ?? 0;
}

/** Of the same question there is one: asked for again it is changed, and goes on. */
export async function keepSchedule(tx: Database, schedule: typeof schedules.$inferInsert): Promise<string> {
  const { every, capCredits, runId, anchorAt, nextAt } = schedule;
  const [row] = await tx
    .insert(schedules)
    .values(schedule)
    .onConflictDoUpdate({
      target: [schedules.userId, schedules.asks],
      set: { every, capCredits, runId, anchorAt, nextAt, pausedBy: null },
    })
    .returning({ id: schedules.id });
  if (!row) throw new Error('The schedule was not stored.');
  return row.id;
}

export async function changeSchedule(
  db: Database,
  userId: string,
  id: string,
  change: Partial<Pick<Row, 'every' | 'capCredits' | 'anchorAt' | 'nextAt' | 'pausedBy'>>,
): Promise<void> {
  await db
    .update(schedules)
    .set(change)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)));
}

/** True when there was one. */
export async function deleteSchedule(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(schedules)
    .where(and(eq(schedules.id, id), eq(schedules.userId, userId)))
    .returning({ id: schedules.id });
  return rows.length > 0;
}

/** Notes what came of a time; nothing when another process has noted it already or the person has changed it. */
export async function noteTurn(
  db: Database,
  turn: Pick<Row, 'id' | 'nextAt'>,
  after: Partial<Pick<Row, 'runId' | 'nextAt' | 'pausedBy'>>,
): Promise<boolean> {
  const rows = await db
    .update(schedules)
    .set(after)
    .where(and(eq(schedules.id, turn.id), eq(schedules.nextAt, turn.nextAt), isNull(schedules.pausedBy)))
    .returning({ id: schedules.id });
  return rows.length > 0;
}
