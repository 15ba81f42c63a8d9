import { and, desc, eq, sql } from 'drizzle-orm';
import type { Figure, RunEventData, Source } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import { runEvents } from '../runs/runs.tables.ts';

/** A source of a run as it was said last; null for a number the run does not know. */
export async function findSource(db: Database, runId: string, n: number): Promise<Source | null> {
  const [row] = await db
    .select({ data: runEvents.data })
    .from(runEvents)
    .where(
      and(
        eq(runEvents.runId, runId),
        eq(runEvents.type, 'source.added'),
        eq(sql`${runEvents.data} -> 'source' ->> 'n'`, String(n)),
      ),
    )
    .orderBy(desc(runEvents.seq))
    .limit(1);
  return row ? (row.data as RunEventData['source.added']).source : null;
}

/** A figure of a run as it was said last; null for an id the run does not know. */
export async function findFigure(db: Database, runId: string, figureId: string): Promise<Figure | null> {
  const [row] = await db
    .select({ data: runEvents.data })
    .from(runEvents)
    .where(
      and(
        eq(runEvents.runId, runId),
        eq(runEvents.type, 'figure.added'),
        eq(sql`${runEvents.data} -> 'figure' ->> 'id'`, figureId),
      ),
    )
    .orderBy(desc(runEvents.seq))
    .limit(1);
  return row ? (row.data as RunEventData['figure.added']).figure : null;
}
