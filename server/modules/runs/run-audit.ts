import { sql, type SQL } from 'drizzle-orm';
import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Database } from '../../db/database.ts';
import { chargeFor } from '../billing/billing.models.ts';
import { isCharged, type RunOutcome } from './runs.models.ts';

/** What may never be true of a stored run. */
export const runFaultKinds = ['step_without_checkpoint', 'checkpoint_without_step', 'wrong_charge'] as const;

export interface RunFault {
  readonly kind: (typeof runFaultKinds)[number];
  readonly runId: string;
  /** For whoever looks into it, e.g. "search" or "charged 0, steps 3500". */
  readonly detail: string;
}

/** As many faults of a kind as are listed: they have one cause. */
const listedFaults = 100;

/**
 * Looks through the stored runs: each `step.finished` has its checkpoint and the other way round, and each run's
 * charge (row, hold, ledger and final event alike) is the sum of its steps by the rules of settlement. Runs that are
 * not finished too: what they have used so far is the sum of their steps. Empty: the books are right. Reads one
 * moment, locks nothing; runs copied from a share were never charged and are not looked at.
 * `since`: only runs that are not finished or finished after it; without it all.
 */
export async function auditRuns(db: Database, { since }: { since?: Date } = {}): Promise<RunFault[]> {
  return await db.transaction(
    async (tx) => {
      const scope = since
        ? sql`and (r.finished_at is null or r.finished_at >= ${since.toISOString()}::timestamptz)`
        : sql``;
      return [
        ...(await listLooseSteps(tx, scope)),
        ...(await listLooseCheckpoints(tx, scope)),
        ...(await listWrongCharges(tx, scope)),
      ];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
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

interface Books extends Record<string, unknown> {
  readonly run_id: string;
  readonly status: RunStatus;
  readonly is_finished: boolean;
  readonly error_code: ErrorCode | null;
  readonly has_answer: boolean;
  readonly hold: string;
  readonly steps: string;
  /** Millicredits by each of the books; null: it has no entry. */
  readonly in_run: string;
  readonly in_hold: string | null;
  readonly in_ledger: string | null;
  readonly in_log: string | null;
  /** The log says that the question was not answered. */
  readonly is_unanswered: boolean | null;
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

function isRight(row: Books): boolean {
  const steps = Number(row.steps);
  const settled = [row.in_hold, row.in_ledger, row.in_log];
  if (!row.is_finished) return Number(row.in_run) === steps && settled.every((booked) => booked === null);
  const outcome = {
    status: row.status as RunOutcome['status'],
    error: row.error_code === null ? null : { code: row.error_code, message: '' },
    isUnanswered: row.is_unanswered ?? false,
  };
  const due = isCharged(outcome, row.has_answer) ? chargeFor(steps, Number(row.hold)) : 0;
  return [row.in_run, ...settled].every((booked) => booked !== null && Number(booked) === due);
}
