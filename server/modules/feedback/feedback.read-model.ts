import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isThere } from '../chats/chats.statements.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import type { RatingRow, ReportRow } from './feedback.repository.ts';
import { problemReports, runRatings } from './feedback.tables.ts';

export interface SaidOfRun {
  readonly runId: string;
  readonly rating: RatingRow | null;
  readonly report: ReportRow | null;
}

const said = (db: Database) =>
  db
    .select({ runId: runs.id, finishedAt: runs.finishedAt, rating: runRatings, report: problemReports })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .leftJoin(runRatings, eq(runRatings.runId, runs.id))
    .leftJoin(problemReports, eq(problemReports.runId, runs.id));

/** What was said of a run of a person; undefined for unknown and foreign ones, and those of deleted chats. */
export async function findSaidOfRun(
  db: Database,
  userId: string,
  runId: string,
): Promise<(SaidOfRun & { readonly finishedAt: Date | null }) | undefined> {
  const [row] = await said(db).where(and(eq(runs.id, runId), eq(runs.userId, userId), isThere));
  return row;
}

/** The runs of a chat of which something was said, in their order. */
export async function listSaidInChat(db: Database, chatId: string): Promise<SaidOfRun[]> {
  return await said(db)
    .where(and(eq(runs.chatId, chatId), or(isNotNull(runRatings.runId), isNotNull(problemReports.runId))))
    .orderBy(asc(runs.createdAt));
}
