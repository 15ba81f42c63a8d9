import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import type { EngineKind } from '../../engines/engine.ts';
import type { LineRun } from './run-line.models.ts';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

const { placeholder } = sql;

/** Further back an account's runs are not looked for the last one that was taken or ended. */
const servedAmong = 8;

/**
 * Runs that are not finished, with the order of those that wait. Accounts take turns, whatever else one of them has asked
 * for: next is the account with the fewest runs in work; of several the one that waits longest, which is since it asked,
 * or since a run of it was last taken or ended. `turn`: what the account has in work and in line up to this run.
 */
const line = sql`
  with active as (
    select id, user_id, worker_id, agent, engine, inputs, created_at, started_at,
      count(worker_id) over (partition by user_id) as in_work,
      row_number() over (partition by user_id, worker_id is null order by created_at, id) as nth
    from runs where finished_at is null
  ), waiting as (
    select user_id, greatest(created_at, (
      select max(greatest(started_at, finished_at)) from (
        select started_at, finished_at from runs
        where runs.user_id = active.user_id and started_at is not null
        order by runs.created_at desc limit ${servedAmong}
      ) served)) as since
    from active where worker_id is null and nth = 1
  )
  select active.*, in_work + nth as turn, since from active left join waiting using (user_id)`;

/** Who was taken in one turn is taken in the next after those that were not, and in the same order. */
const order = sql.raw('line.turn, line.nth, line.since, line.user_id');

interface Taking {
  readonly workerId: string;
  readonly limit: number;
  readonly now: string;
}

const nextRuns = prepared<Taking, RunRow[]>('next_runs', (db) =>
  db
    .update(runs)
    .set({
      workerId: sql`${placeholder('workerId')}`,
      attempt: sql`${runs.attempt} + 1`,
      startedAt: sql`coalesce(${runs.startedAt}, ${placeholder('now')}::timestamptz)`,
      status: sql`case when ${runs.stopRequestedAt} is null then 'working' else 'stopping' end`,
    })
    .where(
      // An array is asked for once; a plain subquery may be asked again for each row, and take more than its limit.
      sql`${runs.id} = any(array(
        select waiting.id from runs waiting join (${line}) line on line.id = waiting.id
        where waiting.finished_at is null and waiting.worker_id is null
        order by ${order}
        limit ${placeholder('limit')} for no key update of waiting skip locked))`,
    )
    .returning(),
);

/**
 * Takes the next runs in line for a worker, at most `limit`, in one statement; workers that ask at the same time get
 * different ones. Each begins a new attempt.
 */
export async function takeQueued(
  db: Database,
  workerId: string,
  limit: number,
  now: Date,
): Promise<RunRow[]> {
  return await nextRuns(db, { workerId, limit, now: now.toISOString() });
}

interface LineRow extends Record<string, unknown> {
  readonly id: string;
  readonly place: string | null;
  readonly agent: string;
  readonly engine: EngineKind;
  readonly depth: string;
  readonly started_at: string | null;
}

/** All runs that are in work, and those in line in the order in which they will be taken. */
export async function listLine(db: Database): Promise<LineRun[]> {
  const { rows } = await db.execute<LineRow>(sql`
    select id, agent, engine, coalesce(inputs->>'depth', 'standard') as depth, started_at,
      case when worker_id is null
        then row_number() over (partition by worker_id is null order by ${order}) end as place
    from (${line}) line order by place nulls first`);
  return rows.map((row) => ({
    id: row.id,
    agent: row.agent,
    engine: row.engine,
    depth: row.depth,
    place: row.place === null ? null : Number(row.place),
    startedAt: row.started_at === null ? null : new Date(row.started_at),
  }));
}

/** What is older than this many of its kind was other work. */
const recentRuns = 40;

/** Seconds that the last runs of each agent and engine worked which were answered, by depth: newest first. */
export async function listDurations(
  db: Database,
  kinds: readonly Pick<LineRun, 'agent' | 'engine'>[],
): Promise<(Pick<LineRun, 'agent' | 'engine' | 'depth'> & { seconds: number })[]> {
  const { rows } = await db.execute<LineRow & { seconds: number }>(sql`
    select kind.agent, kind.engine, ended.depth, ended.seconds
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as kind(agent text, engine text)
    cross join lateral (
      select coalesce(inputs->>'depth', 'standard') as depth,
        extract(epoch from finished_at - started_at)::float8 as seconds
      from runs
      where runs.agent = kind.agent and runs.engine = kind.engine and status = 'done' and started_at is not null
      order by finished_at desc limit ${recentRuns}
    ) ended`);
  return rows.map(({ agent, engine, depth, seconds }) => ({ agent, engine, depth, seconds }));
}
