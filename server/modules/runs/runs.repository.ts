import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { workerLockClass } from './worker-lock.ts';
import { runs } from './runs.tables.ts';

const { placeholder } = sql;

export type RunRow = typeof runs.$inferSelect;

export const stopChannel = 'run_stop';
export const queueChannel = 'run_queued';

export async function insertRun(tx: Database, run: typeof runs.$inferInsert): Promise<void> {
  await tx.insert(runs).values(run);
}

export async function findRun(db: Database, runId: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.id, runId));
  return row;
}

const ownRun = prepared<{ userId: string; runId: string }, RunRow[]>('own_run', (db) =>
  db
    .select()
    .from(runs)
    .where(and(eq(runs.id, placeholder('runId')), eq(runs.userId, placeholder('userId')))),
);

/** Unknown and foreign ids look the same. */
export async function findOwnRun(db: Database, userId: string, runId: string): Promise<RunRow | undefined> {
  const [row] = await ownRun(db, { userId, runId });
  return row;
}

export async function lockRun(tx: Database, runId: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, runId)).for('update');
  return row;
}

const runToEnd = prepared<{ runId: string }, { run: RunRow; steps: string }[]>('run_to_end', (tx) =>
  tx
    .select({
      run: runs,
      steps: sql<string>`(select coalesce(sum(step.millicredits), 0) from run_steps step where step.run_id = runs.id)`,
    })
    .from(runs)
    .where(eq(runs.id, placeholder('runId')))
    .for('update'),
);

/** The run, locked, and the millicredits that its checkpoints used. */
export async function lockRunToEnd(
  tx: Database,
  runId: string,
): Promise<{ run: RunRow; stepsMillicredits: number } | undefined> {
  const [row] = await runToEnd(tx, { runId });
  return row && { run: row.run, stepsMillicredits: Number(row.steps) };
}

export async function findActiveRun(db: Database, chatId: string): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.chatId, chatId), isNull(runs.finishedAt)));
  return row;
}

export async function listRunsOfChat(db: Database, chatId: string): Promise<RunRow[]> {
  return await db.select().from(runs).where(eq(runs.chatId, chatId)).orderBy(asc(runs.createdAt));
}

/** Takes a run away from a worker and puts it back among the queued ones. */
export async function unclaimRun(
  tx: Database,
  runId: string,
  workerId: string,
  isLost: boolean,
): Promise<RunRow | undefined> {
  const [row] = await tx
    .update(runs)
    .set({
      workerId: null,
      lostWorkers: isLost ? sql`${runs.lostWorkers} + 1` : runs.lostWorkers,
      status: sql`case when ${runs.stopRequestedAt} is null then 'queued' else 'stopping' end`,
    })
    .where(and(eq(runs.id, runId), eq(runs.workerId, workerId), isNull(runs.finishedAt)))
    .returning();
  return row;
}

export interface Orphan {
  readonly runId: string;
  readonly workerId: string;
}

/** Runs whose worker is gone: the lock that a live worker holds is free. */
export async function listOrphans(db: Database): Promise<Orphan[]> {
  const { rows } = await db.execute<{ id: string; worker_id: string }>(sql`
    select id, worker_id from runs
    where finished_at is null and worker_id is not null and not exists (
      select 1 from pg_locks lock
      where lock.locktype = 'advisory' and lock.granted and lock.classid = ${workerLockClass}
        and lock.database = (select oid from pg_database where datname = current_database())
        and lock.objid = split_part(runs.worker_id, '_', 2)::bigint::oid)`);
  return rows.map((row) => ({ runId: row.id, workerId: row.worker_id }));
}

export async function listRunsOfWorker(db: Database, workerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.workerId, workerId), isNull(runs.finishedAt)));
  return rows.map((row) => row.id);
}

export async function markStopping(tx: Database, runId: string, now: Date): Promise<void> {
  await tx.update(runs).set({ stopRequestedAt: now, status: 'stopping' }).where(eq(runs.id, runId));
}

export async function notify(tx: Database, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
