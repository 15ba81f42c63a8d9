import type * as contract from '@loupe/shared/contract/admin-problems';
import type { BodyOf, DataOf, QueryOf } from '@loupe/shared/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { settleReport } from '../feedback/feedback.usecases.ts';
import { auditRuns } from '../runs/runs.usecases.ts';
import { readCursor, writeCursor } from './admin.models.ts';
import { filledIn, stepsOf } from './problems.models.ts';
import { presentProblem, presentProblemRun } from './problems.presenter.ts';
import * as problems from './problems.read-model.ts';

export type ProblemsDeps = Pick<Deps, 'db' | 'clock' | 'agents' | 'stageTitle'>;

const ratingsOfMs = 30 * 24 * 60 * 60 * 1000;

/** One page of reported problems, newest first. */
export async function listProblems(
  { db, agents }: ProblemsDeps,
  { cursor, state, kind, agent }: QueryOf<typeof contract.listProblems>,
): Promise<DataOf<typeof contract.listProblems>> {
  const [found, slugs] = await Promise.all([
    problems.listProblems(db, { state, kind, agent }, readCursor(cursor)),
    problems.listReportedAgents(db),
  ]);
  const shown = found.slice(0, problems.problemsShown);
  const last = shown.at(-1)?.report;
  return {
    problems: shown.map((row) => presentProblem(row, agents)),
    agents: slugs.map((slug) => ({ slug, title: agents.title(slug) })),
    next_cursor:
      found.length > problems.problemsShown && last
        ? writeCursor({ at: last.reportedAt, id: last.id })
        : null,
  };
}

export async function listRatings({
  db,
  clock,
  agents,
}: ProblemsDeps): Promise<DataOf<typeof contract.listRatings>> {
  const rows = await problems.countRatings(db, new Date(clock.now().getTime() - ratingsOfMs));
  return {
    agents: rows.map(({ agent, isOwn, helpful, notHelpful }) => ({
      agent,
      agent_title: agents.title(agent),
      is_own_agent: isOwn,
      helpful,
      not_helpful: notHelpful,
    })),
  };
}

async function ensureProblem({ db }: Pick<Deps, 'db'>, reportId: string): Promise<problems.ProblemRow> {
  const row = await problems.findProblem(db, reportId);
  if (!row) throw appError('problem.not_found');
  return row;
}

/** A report and how its run went: times, costs, steps, and whether its books are right. Throws `problem.not_found`. */
export async function getProblem(
  deps: ProblemsDeps,
  reportId: string,
): Promise<DataOf<typeof contract.getProblem>> {
  const row = await ensureProblem(deps, reportId);
  const { runId } = row.report;
  const [run, events, faults] = await Promise.all([
    problems.findRunFacts(deps.db, runId),
    problems.listStepEvents(deps.db, runId),
    auditRuns(deps.db, { runId }),
  ]);
  if (!run) throw appError('problem.not_found');
  const steps = stepsOf(events, (stageId) => deps.stageTitle(row.agent, stageId));
  return {
    problem: presentProblem(row, deps.agents),
    run: presentProblemRun(run, { steps, faults: [...new Set(faults.map(({ kind }) => kind))] }),
  };
}

/**
 * Question and answer of a report, read and written down in one transaction: whoever takes the agreement back has it
 * back, or finds the look in the log. Throws `problem.not_found`, `problem.not_agreed`.
 */
export async function readProblemContent(
  deps: ProblemsDeps,
  admin: Caller,
  { reportId, ip }: { reportId: string; ip: string },
): Promise<DataOf<typeof contract.readProblemContent>> {
  await ensureProblem(deps, reportId);
  return await deps.db.transaction(async (tx) => {
    const content = await problems.findAgreedContent(tx, reportId);
    if (!content) throw appError('problem.not_agreed');
    await writeAudit(tx, {
      actorId: admin.userId,
      subjectId: content.userId,
      action: 'problem.content_read',
      detail: reportId,
      ip,
      at: deps.clock.now(),
    });
    return {
      question: content.question,
      inputs: filledIn(content.inputs),
      answer: content.answer,
    };
  });
}

/** Is done with a report, or opens it again. Throws `problem.not_found`, `problem.changed`. */
export async function settleProblem(
  deps: ProblemsDeps,
  admin: Caller,
  order: { reportId: string; ip: string; body: BodyOf<typeof contract.settleProblem> },
): Promise<DataOf<typeof contract.settleProblem>> {
  const { is_done: isDone, reported_at: seen } = order.body;
  const note = order.body.note.replaceAll('\0', '').toWellFormed().trim();
  const { report } = await ensureProblem(deps, order.reportId);
  if (report.reportedAt.toISOString() !== seen) throw appError('problem.changed');
  const isSame = (report.doneAt !== null) === isDone && report.note === note;
  if (!isSame) await settle(deps, admin, { report, isDone, note, ip: order.ip });
  return { problem: presentProblem(await ensureProblem(deps, order.reportId), deps.agents) };
}

async function settle(
  { db, clock }: ProblemsDeps,
  admin: Caller,
  {
    report,
    isDone,
    note,
    ip,
  }: { report: problems.ProblemRow['report']; isDone: boolean; note: string; ip: string },
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await settleReport(tx, report, { doneAt: isDone ? at : null, note })))
      throw appError('problem.changed');
    await writeAudit(tx, {
      actorId: admin.userId,
      subjectId: report.userId,
      action: isDone ? 'problem.done' : 'problem.reopened',
      detail: report.id,
      ip,
      at,
    });
  });
}
