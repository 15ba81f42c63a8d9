import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Figure, Finding, RunEvent, RunEventData, Source } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { StoredStep } from '../../engines/run-history.ts';
import type { Json } from '../../engines/run-context.ts';
import { runEvents, runSteps } from './runs.tables.ts';

const { placeholder } = sql;

type EventRow = Pick<typeof runEvents.$inferSelect, 'seq' | 'at' | 'type' | 'data'>;

const eventsAfter = prepared<{ runId: string; after: number; limit: number | null }, EventRow[]>(
  'events_after',
  (db) =>
    db
      .select({ seq: runEvents.seq, at: runEvents.at, type: runEvents.type, data: runEvents.data })
      .from(runEvents)
      .where(and(eq(runEvents.runId, placeholder('runId')), gt(runEvents.seq, placeholder('after'))))
      .orderBy(asc(runEvents.seq))
      .limit(placeholder('limit')),
);

/** Events after a position, in order. */
export async function listEvents(
  db: Database,
  runId: string,
  after: number,
  limit?: number,
): Promise<RunEvent[]> {
  const rows = await eventsAfter(db, { runId, after, limit: limit ?? null });
  return rows.map(
    (row) => ({ seq: row.seq, at: row.at.toISOString(), type: row.type, data: row.data }) as RunEvent,
  );
}

/** What the given runs made traceable: figures (the newest of each id) and sources, by run. */
export async function listEvidence(
  db: Database,
  runIds: readonly string[],
): Promise<Map<string, { figures: Figure[]; sources: Source[] }>> {
  const evidence = new Map(
    runIds.map((runId) => [runId, { figures: new Map<string, Figure>(), sources: [] as Source[] }]),
  );
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select({ runId: runEvents.runId, type: runEvents.type, data: runEvents.data })
    .from(runEvents)
    .where(
      and(inArray(runEvents.runId, [...runIds]), inArray(runEvents.type, ['figure.added', 'source.added'])),
    )
    .orderBy(asc(runEvents.runId), asc(runEvents.seq));
  for (const { runId, type, data } of rows) {
    const found = evidence.get(runId);
    if (type === 'source.added') found?.sources.push((data as RunEventData['source.added']).source);
    else {
      const { figure } = data as RunEventData['figure.added'];
      found?.figures.set(figure.id, figure);
    }
  }
  return new Map(
    [...evidence].map(([runId, { figures, sources }]) => [
      runId,
      { figures: [...figures.values()], sources },
    ]),
  );
}

/** What a run found and computed: the newest of each id, in the order of their first appearance. */
export async function listFound(
  db: Database,
  runId: string,
): Promise<{ findings: Finding[]; figures: Figure[] }> {
  const rows = await db
    .select({ type: runEvents.type, data: runEvents.data })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), inArray(runEvents.type, ['finding.added', 'figure.added'])))
    .orderBy(asc(runEvents.seq));
  const findings = new Map<string, Finding>();
  const figures = new Map<string, Figure>();
  for (const { type, data } of rows) {
    if (type === 'finding.added') {
      const { finding } = data as RunEventData['finding.added'];
      findings.set(finding.id, finding);
    } else {
      const { figure } = data as RunEventData['figure.added'];
      figures.set(figure.id, figure);
    }
  }
  return { findings: [...findings.values()], figures: [...figures.values()] };
}

const keptOf = prepared<{ runIds: readonly string[]; stepId: string }, { runId: string; output: unknown }[]>(
  'kept_of',
  (db) =>
    db
      .select({ runId: runSteps.runId, output: runSteps.output })
      .from(runSteps)
      .where(
        and(
          sql`${runSteps.runId} = any(${placeholder('runIds')}::text[])`,
          eq(runSteps.stepId, placeholder('stepId')),
        ),
      ),
);

/** What a step of each of the given runs kept, by run. */
export async function listKept(
  db: Database,
  runIds: readonly string[],
  stepId: string,
): Promise<Map<string, Json>> {
  if (runIds.length === 0) return new Map();
  const rows = await keptOf(db, { runIds, stepId });
  return new Map(rows.map(({ runId, output }) => [runId, output as Json]));
}

/** Checkpoints in the order they were made. */
export async function listSteps(db: Database, runId: string): Promise<StoredStep[]> {
  const rows = await db
    .select()
    .from(runSteps)
    .where(eq(runSteps.runId, runId))
    .orderBy(asc(runSteps.position));
  return rows.map((row) => ({
    stepId: row.stepId,
    stageId: row.stageId,
    tool: row.tool,
    title: row.title,
    output: row.output as Json,
    millicredits: row.millicredits,
  }));
}
