import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type RunFault, type Books, isRight } from './run-audit.models.ts';

/** As many faults of a kind as are listed: they have one cause. */
const listedFaults = 100;

/**
 * Looks through the stored runs: each `step.finished` has its checkpoint and the other way round, and each run's
 * charge (row, hold, ledger and final event alike) is the sum of its steps by the rules of settlement. Runs that are
 * not finished too: what they have used so far is the sum of their steps. Empty: the books are right. Reads one
 * moment, locks nothing; runs copied from a share were never charged and are not looked at.
 * `since`: only runs that are not finished or finished after it; `runId`: only that one; without either all.
 */
export async function auditRuns(db: Database, only: AuditScope = {}): Promise<RunFault[]> {
  return await db.transaction(
    async (tx) => {
      const scope = scopeOf(only);
      return [
        ...(await listLooseSteps(tx, scope)),
        ...(await listLooseCheckpoints(tx, scope)),
        ...(await listWrongCharges(tx, scope)),
      ];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

interface AuditScope {
  readonly since?: Date;
  readonly runId?: string;
}

function scopeOf({ since, runId }: AuditScope): SQL {
  const ofRun = runId === undefined ? sql`` : sql`and r.id = ${runId}`;
  if (!since) return ofRun;
  return sql`${ofRun} and (r.finished_at is null or r.finished_at >= ${since.toISOString()}::timestamptz)`;
}

async function listLooseSteps(tx: Database, scope: SQL): Promise<RunFault[]> {
  const { rows } = await tx.execute<{ run_id: string; step_id: string }>(sql`
    select distinct r.id as run_id, e.data->>'step_id' as step_id
    from runs r join credit_holds h on h.run_id = r.id
    join run_events e on e.run_id = r.id and e.type = 'step.finished'
    where not exists (select 1 from run_steps s where s.run_id = r.id and s.step_id = e.data->>'step_id') ${scope}
    limit ${listedFaults}`);
  return rows.map((row) => ({ kind: 'step_without_checkpoint', runId: row.run_id, detail: row.step_id }));
}

async function listLooseCheckpoints(tx: Database, scope: SQL): Promise<RunFault[]> {
  const { rows } = await tx.execute<{ run_id: string; step_id: string }>(sql`
    select r.id as run_id, s.step_id
    from runs r join credit_holds h on h.run_id = r.id join run_steps s on s.run_id = r.id
    where not exists (
      select 1 from run_events e
      where e.run_id = r.id and e.type = 'step.finished' and e.data->>'step_id' = s.step_id
    ) ${scope}
    limit ${listedFaults}`);
  return rows.map((row) => ({ kind: 'checkpoint_without_step', runId: row.run_id, detail: row.step_id }));
}

async function listWrongCharges(tx: Database, scope: SQL): Promise<RunFault[]> {
  const { rows } = await tx.execute<Books>(sql`
    select r.id as run_id, r.status, r.finished_at is not null as is_finished, r.error_code,
      r.answer_message_id is not null as has_answer, h.amount as hold,
      (select coalesce(sum(s.millicredits), 0) from run_steps s where s.run_id = r.id) as steps,
      r.used_millicredits as in_run, h.charged as in_hold,
      (
        select coalesce(sum(l.amount) filter (where l.account = 'used'), 0)
        from ledger_transactions t left join ledger_entries l on l.transaction_id = t.id
        where t.idempotency_key = 'settle:' || r.id having count(*) > 0
      ) as in_ledger,
      (
        select sum((e.data->>'used_credits')::numeric * 1000) from run_events e
        where e.run_id = r.id and e.type = 'run.finished'
      ) as in_log,
      (
        select (e.data->>'is_unanswered')::boolean from run_events e
        where e.run_id = r.id and e.type = 'run.finished' limit 1
      ) as is_unanswered
    from runs r join credit_holds h on h.run_id = r.id where true ${scope}`);
  return rows
    .filter((row) => !isRight(row))
    .slice(0, listedFaults)
    .map((row) => ({
      kind: 'wrong_charge',
      runId: row.run_id,
      detail: `${row.status}: steps ${row.steps}, run ${row.in_run}, hold ${row.in_hold}, ledger ${row.in_ledger}, log ${row.in_log}`,
    }));
}
