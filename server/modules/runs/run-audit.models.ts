import type { ErrorCode } from '@loupe/shared/contract/error-codes';
import type { RunStatus } from '@loupe/shared/contract/runs';
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

/** What each of the books says of a run that held credits. */
export interface Books extends Record<string, unknown> {
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

/** Whether all books say of a run what the rules of settlement make of its steps. */
export function isRight(row: Books): boolean {
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
