import { and, asc, count, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { schedules } from './schedules.tables.ts';

type Row = typeof schedules.$inferSelect;

/** A schedule with the run it asked last and that one's chat. */
export interface ScheduleRow extends Row {
  readonly agent: string;
  readonly ownTitle: string | null;
  readonly language: typeof runs.$inferSelect.language;
  readonly chatId: string;
  readonly chatTitle: string;
}

const listed = (db: Database) =>
  db
    .select({
      schedule: schedules,
      agent: runs.agent,
      ownTitle: runs.ownTitle,
      language: runs.language,
      chatId: chats.id,
      chatTitle: chats.title,
    })
    .from(schedules)
    .innerJoin(runs, eq(runs.id, schedules.runId))
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .$dynamic();

const flat = ({ schedule, ...rest }: { schedule: Row } & Omit<ScheduleRow, keyof Row>): ScheduleRow => ({
  ...schedule,
  ...rest,
});

export async function listSchedules(db: Database, userId: string, asks?: string): Promise<ScheduleRow[]> {
  const rows = await listed(db)
    .where(and(eq(schedules.userId, userId), asks === undefined ? undefined : eq(schedules.asks, asks)))
    .orderBy(asc(schedules.nextAt), asc(schedules.id));
  return rows.map(flat);
}

/** Unknown and foreign ids look the same. */
export async function findSchedule(
  db: Database,
  userId: string,
  id: string,
): Promise<ScheduleRow | undefined> {
  const [row] = await listed(db).where(and(eq(schedules.id, id), eq(schedules.userId, userId)));
  return row && flat(row);
}

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

/** What is due, the longest first; nothing of accounts that are gone. */
export async function listDue(db: Database, now: Date, most: number): Promise<ScheduleRow[]> {
  const rows = await listed(db)
    .innerJoin(users, eq(users.id, schedules.userId))
    .where(and(lte(schedules.nextAt, now), isNull(schedules.pausedBy), isNull(users.deletedAt)))
    .orderBy(asc(schedules.nextAt))
    .limit(most);
  return rows.map(flat);
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
