import { sql, type SQL } from 'drizzle-orm';
import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Database } from '../../db/database.ts';
import type { NewRunEvent, StoredStep } from '../../engines/run-history.ts';
import { nobody, runEventsChannel } from './run-announcements.ts';
import { safeJson, storable } from './stored-json.ts';

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

/** The end of a step has the step's checkpoint with it. */
export interface LogEntry extends TimedRunEvent {
  readonly step?: StoredStep;
}

/** An event as it is sent to be stored. */
export interface SentEvent {
  readonly at: string;
  readonly type: NewRunEvent['type'];
  /** JSON. */
  readonly data: string;
}

/** What is stored of one run at once, all or nothing. */
export interface EventBatch {
  readonly fence: Fence;
  readonly events: readonly SentEvent[];
  /** JSON of the checkpoints among them. */
  readonly steps: readonly string[];
  /** Millicredits that the checkpoints used. */
  readonly used: number;
  /** Characters of it all. */
  readonly length: number;
}

/** What a run is when it has ended. */
interface Closing {
  readonly status: RunStatus;
  readonly finishedAt: Date;
  /** Millicredits. */
  readonly usedMillicredits: number;
  readonly answerMessageId: string | null;
  readonly isQuestion: boolean;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** Where a log ends after a batch. */
export interface LogPlace {
  readonly lastSeq: number;
  readonly isStopRequested: boolean;
}

/** Writes events and checkpoints as they go to the database. Throws when there is no JSON of them. */
export function batchOf(fence: Fence, entries: readonly LogEntry[]): EventBatch {
  const events = entries.map(({ at, event }) => ({
    at: at.toISOString(),
    type: event.type,
    data: safeJson(event.data),
  }));
  const steps = entries.flatMap(({ at, step }) => (step ? stepJson(step, at) : []));
  const length =
    events.reduce((sum, { data }) => sum + data.length, 0) +
    steps.reduce((sum, step) => sum + step.length, 0);
  const used = entries.reduce((sum, { step }) => sum + (step?.millicredits ?? 0), 0);
  return { fence, events, steps, used, length };
}

function stepJson({ output, ...step }: StoredStep, at: Date): string {
  const { stepId, stageId, tool, title, millicredits } = step;
  const row = { step_id: stepId, stage_id: stageId, tool, title: storable(title), millicredits, at };
  return `${JSON.stringify(row).slice(0, -1)},"output":${safeJson(output)}}`;
}

const eventsJson = (events: readonly SentEvent[]) =>
  `[${events.map(({ at, type, data }) => `{"at":"${at}","type":"${type}","data":${data}}`).join()}]`;

function rowJson({ fence, events, steps, used }: EventBatch): string {
  const { runId, attempt, workerId } = fence;
  const row = JSON.stringify({ run_id: runId, attempt, worker_id: workerId, used });
  return `${row.slice(0, -1)},"events":${eventsJson(events)},"steps":[${steps.join()}]}`;
}

interface StoreOptions {
  /** The feed that will have the events without reading them. */
  readonly origin?: string;
  readonly waits?: boolean;
  /** Of a run that ends with its batch. */
  readonly closing?: Closing;
}

/**
 * Stores batches of different runs in one statement: events with the next dense numbers, checkpoints with their usage, and
 * the word to the readers. Answers by run; a run is not there, and nothing of it written, when its fence does not hold any
 * more, or, without `waits`, when somebody else holds its row just now.
 */
export async function storeBatches(
  db: Database,
  batches: readonly EventBatch[],
  { origin = nobody, waits = false, closing }: StoreOptions = {},
): Promise<ReadonlyMap<string, LogPlace>> {
  const given = `[${batches.map(rowJson).join()}]`;
  const hasSteps = batches.some(({ steps }) => steps.length > 0);
  const { rows } = await db.execute<{ id: string; last_seq: number; is_stopping: boolean }>(sql`
    with given as materialized (
      select * from jsonb_to_recordset(${given}::jsonb) as
        (run_id text, attempt integer, worker_id text, used bigint, events jsonb, steps jsonb)
    ), held as materialized (
      select runs.id from runs join given on given.run_id = runs.id
      where runs.attempt = given.attempt and runs.worker_id is not distinct from given.worker_id and runs.finished_at is null
      order by runs.id for no key update of runs ${waits ? sql`` : sql`skip locked`}
    ), fence as (
      update runs set last_seq = last_seq + jsonb_array_length(given.events), ${closing ? closed(closing) : sql`used_millicredits = used_millicredits + given.used`}
      from given, held where runs.id = held.id and given.run_id = held.id
      returning runs.id, runs.attempt, last_seq, stop_requested_at is not null as is_stopping,
        last_seq - jsonb_array_length(given.events) as seq_before, given.events, given.steps
    ), added as (
      insert into run_events (run_id, seq, type, data, at)
      select fence.id, fence.seq_before + item.place, item.type, item.data, item.at from fence,
        rows from (jsonb_to_recordset(fence.events) as (type text, data jsonb, at timestamptz)) with ordinality as item(type, data, at, place)
    )${hasSteps ? checkpoints : sql``}, told as materialized (
      select pg_notify(${runEventsChannel}, ${origin}::text || ' ' || string_agg(id || ':' || last_seq, ' ')) from fence having count(*) > 0
    )
    select id, last_seq, is_stopping, (select count(*) from told) from fence`);
  return new Map(
    rows.map((row) => [row.id, { lastSeq: Number(row.last_seq), isStopRequested: row.is_stopping }]),
  );
}

const closed = (
  run: Closing,
): SQL => sql`status = ${run.status}, finished_at = ${run.finishedAt.toISOString()}::timestamptz,
  used_millicredits = ${run.usedMillicredits}::bigint, answer_message_id = ${run.answerMessageId}, is_question = ${run.isQuestion}, error_code = ${run.errorCode}, error_message = ${run.errorMessage}`;

/** In the order in which they were made: their positions follow it. An output that is JSON's null comes out as no value. */
const checkpoints: SQL = sql`, stored as (
  insert into run_steps (run_id, step_id, stage_id, tool, title, output, millicredits, attempt, finished_at)
  select fence.id, item.step_id, item.stage_id, item.tool, item.title, coalesce(item.output, 'null'), item.millicredits, fence.attempt, item.at from fence,
    rows from (jsonb_to_recordset(fence.steps) as (step_id text, stage_id text, tool text, title text, output jsonb, millicredits bigint, at timestamptz))
      with ordinality as item(step_id, stage_id, tool, title, output, millicredits, at, place)
  order by fence.id, item.place
)`;

/**
 * Appends events inside a transaction that holds the run's row or is to wait for it. Null, and nothing written, when the
 * fence does not hold any more.
 */
export async function appendEvents(
  tx: Database,
  fence: Fence,
  events: readonly TimedRunEvent[],
  origin?: string,
): Promise<LogPlace | null> {
  const places = await storeBatches(tx, [batchOf(fence, events)], {
    waits: true,
    ...(origin !== undefined && { origin }),
  });
  return places.get(fence.runId) ?? null;
}
