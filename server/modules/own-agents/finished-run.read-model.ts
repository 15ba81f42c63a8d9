import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { runs } from '../runs/runs.tables.ts';

/** Whether a run of this version has come to its end. */
export async function hasFinishedRun(db: Database, id: string, version: number): Promise<boolean> {
  const [row] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.agent, id), eq(runs.ownVersion, version), eq(runs.status, 'done')))
    .limit(1);
  return row !== undefined;
}
