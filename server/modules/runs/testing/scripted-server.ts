import { sql } from 'drizzle-orm';
import { afterEach, expect } from 'vitest';
import type { AnalystRun } from '../../../agents/agent-definition.ts';
import type { Database } from '../../../db/database.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { auditRuns } from '../run-audit.read-model.ts';
import { scriptedAgent, writingStep } from './scripted-agent.ts';

export interface ScriptedServerOptions {
  readonly timeLimitMs?: number;
  readonly heartbeatMs?: number;
  /** Runs that the process works on at once. */
  readonly slots?: number;
  /** False: runs are queued and nobody takes them. */
  readonly worksOnRuns?: boolean;
  /** Another process on the same database. */
  readonly sharesDatabaseWith?: TestServer;
  /** Fields of the agent that differ. */
  readonly over?: Parameters<typeof scriptedAgent>[1];
}

/**
 * Ends the servers of a test after it, the newest first, and looks whether the books of their runs are right.
 * Call once, at the top of a test file. `areBooksAudited` false: the test itself makes them wrong.
 */
export function endedAfterEach({ areBooksAudited = true } = {}): <S extends TestServer>(server: S) => S {
  const servers: TestServer[] = [];
  afterEach(async () => {
    const faults = [];
    for (const server of servers.splice(0).toReversed()) {
      if (areBooksAudited) faults.push(...(await auditRuns(server.db)), ...(await wrongDays(server.db)));
      await server.close();
    }
    expect(faults).toEqual([]);
  });
  return (server) => {
    servers.push(server);
    return server;
  };
}

/** Days whose use, kept ready, is not that of the ledger. */
async function wrongDays(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select day, agent, told.amount as told, summed.amount as summed
    from (
      select ltx.user_id, (ltx.at at time zone 'UTC')::date as day, run.agent, sum(entry.amount) as amount
      from ledger_transactions ltx join ledger_entries entry on entry.transaction_id = ltx.id and entry.account = 'used'
      join runs run on run.id = ltx.run_id group by 1, 2, 3 having sum(entry.amount) <> 0
    ) summed
    full join daily_use told using (user_id, day, agent)
    where told.amount is distinct from summed.amount`);
  return rows;
}

/** A way to start servers whose only agent does what the test says. Call once, at the top of a test file. */
export function scriptedServers(audit: Parameters<typeof endedAfterEach>[0] = {}) {
  const ended = endedAfterEach(audit);
  return async (
    analyse: (run: AnalystRun) => Promise<void>,
    options: ScriptedServerOptions = {},
  ): Promise<TestServer> => {
    const { timeLimitMs, heartbeatMs, slots, worksOnRuns = true, sharesDatabaseWith, over } = options;
    const server = ended(
      await createTestServer({
        deps: {
          agents: [scriptedAgent(analyse, over)],
          runs: { ...(timeLimitMs && { timeLimitMs }), ...(heartbeatMs && { heartbeatMs }) },
        },
        ...(sharesDatabaseWith && { sharesDatabaseWith }),
        ...(slots && { env: { ANALYST_RUNS: String(slots) } }),
      }),
    );
    await server.deps.runs.start({ worksOnRuns });
    return server;
  };
}

/** Writes two sentences, for 4.2 and 3 credits. */
export async function twoSteps(run: AnalystRun): Promise<void> {
  await run.stage('work', async () => {
    await writingStep(run, 'one', 'First. ', 4_200);
    await writingStep(run, 'two', 'Second.', 3_000);
    return { value: undefined, summary: 'written' };
  });
}
