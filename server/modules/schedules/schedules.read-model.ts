import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chats } from '../chats/chats.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { schedules } from './schedules.tables.ts';
import type { Row } from './schedules.repository.ts';

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

/** What is due, the longest first; nothing of accounts that are gone. */
export async function listDue(db: Database, now: Date, most: number): Promise<ScheduleRow[]> {
  const rows = await listed(db)
    .innerJoin(users, eq(users.id, schedules.userId))
    .where(and(lte(schedules.nextAt, now), isNull(schedules.pausedBy), isNull(users.deletedAt)))
    .orderBy(asc(schedules.nextAt))
    .limit(most);
  return rows.map(flat);
}
