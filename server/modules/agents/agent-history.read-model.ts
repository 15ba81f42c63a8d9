import { sql } from 'drizzle-orm';
import { depths, type Depth, type TypicalRun } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Database } from '../../db/database.ts';
import type { EngineKind } from '../../engines/engine.ts';

/** Fewer runs say nothing about the next one. */
const leastRuns = 20;
/** What is older was other work. */
const reachMs = 180 * 86_400_000;

interface HistoryRow extends Record<string, unknown> {
  readonly depth: string;
  readonly runs: string;
  readonly credits: readonly number[];
  readonly seconds: readonly number[];
}

/**
 * How long runs of an agent worked and what they were charged, by depth: the middle half (first and third quartile, linear
 * between ranks) of those that answered within the last half year with the same engine. Runs on the shipped sample say
 * nothing about a person's own data and are left out, as are those that were copied. Null where there are fewer than 20.
 */
export async function typicalRuns(
  db: Database,
  agent: Pick<AgentDefinition, 'slug' | 'sample'>,
  engine: EngineKind,
  now: Date,
): Promise<Record<Depth, TypicalRun | null>> {
  const { depth: _depth, ...sample } = agent.sample?.inputs ?? {};
  const isSample =
    Object.keys(sample).length > 0 ? sql`inputs @> ${JSON.stringify(sample)}::jsonb` : sql`false`;
  const since = new Date(now.getTime() - reachMs).toISOString();
  const { rows } = await db.execute<HistoryRow>(sql`
    select coalesce(inputs->>'depth', 'standard') as depth, count(*) as runs,
      percentile_cont(array[0.25, 0.75]) within group (order by used_millicredits) as credits,
      percentile_cont(array[0.25, 0.75]) within group (order by extract(epoch from finished_at - started_at)) as seconds
    from runs
    where agent = ${agent.slug} and engine = ${engine} and status = 'done' and used_millicredits > 0
      and started_at is not null and finished_at >= ${since}::timestamptz and not ${isSample}
      and exists (select 1 from credit_holds held where held.run_id = runs.id)
    group by 1 having count(*) >= ${leastRuns}`);
  const found = new Map(rows.map((row) => [row.depth, typicalOf(row)]));
  const [quick, standard, deep] = depths.map((depth) => found.get(depth) ?? null);
  return { quick: quick ?? null, standard: standard ?? null, deep: deep ?? null };
}

function typicalOf({ runs, credits, seconds }: HistoryRow): TypicalRun {
  const [creditsFrom = 0, creditsTo = 0] = credits.map((millicredits) => Math.ceil(millicredits / 1000));
  const [secondsFrom = 0, secondsTo = 0] = seconds.map(Math.round);
  return {
    runs: Number(runs),
    credits_from: creditsFrom,
    credits_to: creditsTo,
    seconds_from: secondsFrom,
    seconds_to: secondsTo,
  };
}
