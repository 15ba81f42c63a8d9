import type { AdminProblem, ProblemRun } from '@loupe/shared/contract/admin-problems';
import { isErrorCode } from '@loupe/shared/contract/error-codes';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import { wholeCreditsDown, wholeCreditsUp } from '../billing/billing.models.ts';
import type { findRunFacts, ProblemRow } from './problems.read-model.ts';

type RunFacts = NonNullable<Awaited<ReturnType<typeof findRunFacts>>>;

/** The title of an agent by its slug; what a person called an agent of their own is not told. */
export function presentProblem(
  { report, person, agent, isOwn, isReadable }: ProblemRow,
  agents: Pick<AgentCatalogue, 'title'>,
): AdminProblem {
  const { id, name, email, deletedAt } = person;
  return {
    id: report.id,
    run_id: report.runId,
    person: deletedAt === null ? { id, name, email: email ?? '' } : null,
    kind: report.kind,
    text: report.text,
    agent,
    agent_title: agents.title(agent),
    is_own_agent: isOwn,
    reported_at: report.reportedAt.toISOString(),
    done_at: report.doneAt?.toISOString() ?? null,
    note: report.note,
    is_agreed: isReadable,
  };
}

export function presentProblemRun(
  run: RunFacts,
  { steps, faults }: Pick<ProblemRun, 'steps' | 'faults'>,
): ProblemRun {
  return {
    status: run.status,
    engine: run.engine,
    language: run.language,
    attempts: run.attempt,
    used_credits: wholeCreditsUp(run.used),
    max_credits: wholeCreditsDown(run.most),
    created_at: run.createdAt.toISOString(),
    started_at: run.startedAt?.toISOString() ?? null,
    finished_at: run.finishedAt?.toISOString() ?? null,
    error_code: isErrorCode(run.errorCode) ? run.errorCode : null,
    steps,
    faults,
  };
}
