import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Figure, Finding, RunEvent, RunEventData, Source } from '@loupe/shared/contract/run-events';
import type { Database } from '../../db/database.ts';
import type { NewRunEvent, StoredStep } from '../../engines/run-history.ts';
import type { Json } from '../../engines/run-context.ts';
import { runEvents, runSteps } from './runs.tables.ts';

export const runEventsChannel = 'run_events';

/** Who may write: the attempt that holds the run. `workerId` null: nobody does (queued or given back). */
export interface Fence {
  readonly runId: string;
  readonly attempt: number;
  readonly workerId: string | null;
}

export interface TimedRunEvent {
  readonly at: Date;
  readonly event: NewRunEvent;
}

/**
 * Appends events with the next dense numbers and tells the readers, in one statement. Null, and nothing written,
 * when the fence does not hold any more.
 */
export async function appendEvents(
  tx: Database,
  fence: Fence,
  events: readonly TimedRunEvent[],
): Promise<{ lastSeq: number; isStopRequested: boolean } | null> {
  const rows = safeJson(
    events.map(({ at, event }) => ({ at: at.toISOString(), type: event.type, data: event.data })),
  );
  const { rows: written } = await tx.execute<{ last_seq: number; is_stopping: boolean }>(sql`
    with fence as (
      update runs set last_seq = last_seq + ${events.length}
      where id = ${fence.runId} and attempt = ${fence.attempt} and worker_id is not distinct from ${fence.workerId} and finished_at is null
      returning last_seq, stop_requested_at is not null as is_stopping
    ), added as (
      insert into run_events (run_id, seq, type, data, at)
      select ${fence.runId}, fence.last_seq - ${events.length} + item.place, item.type, item.data, item.at
      from fence, rows from (jsonb_to_recordset(${rows}::jsonb) as (type text, data jsonb, at timestamptz)) with ordinality as item(type, data, at, place)
    )
    select last_seq, is_stopping, pg_notify(${runEventsChannel}, ${fence.runId} || ':' || last_seq) from fence`);
  const row = written[0];
  return row ? { lastSeq: Number(row.last_seq), isStopRequested: row.is_stopping } : null;
}

/** Stores a checkpoint and counts its usage; the caller has passed the fence in this transaction. */
export async function insertStep(
  tx: Database,
  runId: string,
  attempt: number,
  step: StoredStep,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    with step as (
      insert into run_steps (run_id, step_id, stage_id, tool, title, output, millicredits, attempt, finished_at)
      values (${runId}, ${step.stepId}, ${step.stageId}, ${step.tool}, ${storable(step.title)}, ${safeJson(step.output)}::jsonb, ${step.millicredits}, ${attempt}, ${at.toISOString()}::timestamptz)
      returning millicredits
    )
    update runs set used_millicredits = used_millicredits + step.millicredits from step where id = ${runId}`);
}

/** Events after a position, in order. */
export async function listEvents(
  db: Database,
  runId: string,
  after: number,
  limit?: number,
): Promise<RunEvent[]> {
  const query = db
    .select({ seq: runEvents.seq, at: runEvents.at, type: runEvents.type, data: runEvents.data })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, after)))
    .orderBy(asc(runEvents.seq));
  const rows = limit === undefined ? await query : await query.limit(limit);
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

/** What a step of each of the given runs kept, by run. */
export async function listKept(
  db: Database,
  runIds: readonly string[],
  stepId: string,
): Promise<Map<string, Json>> {
  if (runIds.length === 0) return new Map();
  const rows = await db
    .select({ runId: runSteps.runId, output: runSteps.output })
    .from(runSteps)
    .where(and(inArray(runSteps.runId, [...runIds]), eq(runSteps.stepId, stepId)));
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

export async function sumSteps(tx: Database, runId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${runSteps.millicredits}), 0)` })
    .from(runSteps)
    .where(eq(runSteps.runId, runId));
  return Number(row?.total ?? 0);
}

/** Text that PostgreSQL stores: no NUL characters and no halves of characters, whatever a file or a model said. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** JSON of storable texts, names too. */
function safeJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'string') return storable(inner);
      const isNamed = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
      return isNamed && Object.keys(inner).some((name) => storable(name) !== name)
        ? withStorableNames(inner)
        : inner;
    }) ?? 'null'
  );
}

/** Of two names that become the same the first one stays. */
function withStorableNames(value: object): object {
  const named = new Map<string, unknown>();
  for (const [name, inner] of Object.entries(value))
    if (!named.has(storable(name))) named.set(storable(name), inner);
  return Object.fromEntries(named);
}
