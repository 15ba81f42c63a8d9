import { and, asc, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { runs, runSteps } from '../runs/runs.tables.ts';
import { creditHolds } from '../billing/billing.tables.ts';

export async function findReceiptFacts(db: Database, userId: string, runId: string) {
  const [row] = await db
    .select({
      run: runs,
      hold: creditHolds,
      isUnanswered: sql<boolean>`exists (
        select 1 from run_events e
        where e.run_id = ${runs.id} and e.type = 'run.finished' and e.data->>'is_unanswered' = 'true'
      )`,
    })
    .from(runs)
    .innerJoin(creditHolds, eq(creditHolds.runId, runs.id))
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row;
}

/** The steps that were stored before an instant, in the order they finished. */
export async function listPricedSteps(db: Database, runId: string, until: Date) {
  return await db
    .select({
      title: runSteps.title,
      tool: runSteps.tool,
      stage: runSteps.stageId,
      millicredits: runSteps.millicredits,
    })
    .from(runSteps)
    .where(
      and(
        eq(runSteps.runId, runId),
        or(lt(runSteps.finishedAt, until), eq(runSteps.finishedAt, until)),
        gt(runSteps.millicredits, 0),
      ),
    )
    .orderBy(asc(runSteps.position));
}
