import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chartDataTool } from '../../tools/chart-data.tool.ts';
import { isThere } from '../chats/chats.statements.ts';
import { chats } from '../chats/chats.tables.ts';
import { runs, runSteps } from '../runs/runs.tables.ts';

export interface StoredAnalysis {
  readonly run: typeof runs.$inferSelect;
  readonly chatTitle: string;
  /** Output of the checkpoint, as the tool left it. */
  readonly output: unknown;
}

/** The first chart a run of this user kept. Unknown and foreign ids, and runs of deleted chats, look the same. */
export async function findOwnAnalysis(
  db: Database,
  userId: string,
  runId: string,
): Promise<StoredAnalysis | undefined> {
  const [row] = await db
    .select({ run: runs, chatTitle: chats.title, output: runSteps.output })
    .from(runs)
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .innerJoin(runSteps, and(eq(runSteps.runId, runs.id), eq(runSteps.tool, chartDataTool)))
    .where(and(eq(runs.id, runId), eq(runs.userId, userId), isThere))
    .orderBy(asc(runSteps.position))
    .limit(1);
  return row;
}
