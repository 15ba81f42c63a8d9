import type { ProblemKind, RunFeedback } from '@loupe/shared/contract/feedback';
import { feedbackLimits } from '@loupe/shared/lib/feedback-limits';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { getOwnChat } from '../chats/chats.usecases.ts';
import { presentFeedback } from './feedback.presenter.ts';
import { findSaidOfRun, listSaidInChat } from './feedback.read-model.ts';
import * as feedback from './feedback.repository.ts';

export { settleReport } from './feedback.repository.ts';

export interface FeedbackDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Whose run it is that something is said of. */
interface OwnRun {
  readonly userId: string;
  readonly runId: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Throws `chat.not_found`. */
export async function listFeedback(
  { db }: FeedbackDeps,
  userId: string,
  chatId: string,
): Promise<RunFeedback[]> {
  await getOwnChat(db, userId, chatId);
  return (await listSaidInChat(db, chatId)).map(presentFeedback);
}

async function ensureSaid(db: Database, { userId, runId }: OwnRun) {
  const said = await findSaidOfRun(db, userId, runId);
  if (!said) throw appError('run.not_found');
  return said;
}

async function ensureFinished(db: Database, own: OwnRun): Promise<void> {
  const { finishedAt } = await ensureSaid(db, own);
  if (finishedAt === null) throw appError('feedback.not_finished');
}

const saidNow = async (db: Database, own: OwnRun) => presentFeedback(await ensureSaid(db, own));

/** Throws `run.not_found`, `feedback.not_finished`. */
export async function rateRun(
  { db, clock }: FeedbackDeps,
  own: OwnRun,
  isHelpful: boolean,
): Promise<RunFeedback> {
  await ensureFinished(db, own);
  await feedback.keepRating(db, { ...own, isHelpful, ratedAt: clock.now() });
  return await saidNow(db, own);
}

/** Throws `run.not_found`. */
export async function unrateRun({ db }: FeedbackDeps, own: OwnRun): Promise<RunFeedback> {
  await ensureSaid(db, own);
  await feedback.dropRating(db, own.runId);
  return await saidNow(db, own);
}

interface Problem {
  readonly kind: ProblemKind;
  readonly text: string;
  readonly isAgreed: boolean;
}

/**
 * Keeps what is wrong with an answer, for the admins. The same sent twice is one report that stays as it was.
 * Throws `run.not_found`, `feedback.not_finished`, `feedback.text_missing`, `feedback.too_many`.
 */
export async function reportProblem(
  { db, clock }: FeedbackDeps,
  own: OwnRun,
  problem: Problem,
): Promise<RunFeedback> {
  const text = problem.text.replaceAll('\0', '').toWellFormed().trim();
  const { kind, isAgreed } = problem;
  if (kind === 'other' && text === '') throw appError('feedback.text_missing', { field: 'text' });
  await ensureFinished(db, own);
  const now = clock.now();
  const before = await feedback.findReportOfRun(db, own.runId);
  if (before && isSame(before, { kind, text, isAgreed })) return await saidNow(db, own);
  const since = new Date(now.getTime() - dayMs);
  if ((await feedback.countOtherReports(db, { ...own, since })) >= feedbackLimits.reportsPerDay)
    throw appError('feedback.too_many');
  const agreedAt = isAgreed ? (before?.agreedAt ?? now) : null;
  await feedback.keepReport(db, { id: newId('rpt'), ...own, kind, text, agreedAt, reportedAt: now });
  return await saidNow(db, own);
}

const isSame = (report: feedback.ReportRow, { kind, text, isAgreed }: Problem) =>
  report.doneAt === null &&
  report.kind === kind &&
  report.text === text &&
  (report.agreedAt !== null) === isAgreed;

/** Throws `run.not_found`. */
export async function withdrawAgreement({ db }: FeedbackDeps, own: OwnRun): Promise<RunFeedback> {
  await ensureSaid(db, own);
  await feedback.endAgreement(db, own.runId);
  return await saidNow(db, own);
}
