import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { ProblemKind } from '@loupe/shared/contract/feedback';
import type { Database } from '../../db/database.ts';
import { isThere } from '../chats/chats.statements.ts';
import { chats, messages } from '../chats/chats.tables.ts';
import { problemReports, runRatings } from '../feedback/feedback.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { runEvents, runs } from '../runs/runs.tables.ts';
import type { Position } from './admin.models.ts';

/** On a page. */
export const problemsShown = 30;
const stepEventsShown = 1000;

export interface ProblemFilter {
  readonly state: 'open' | 'done' | undefined;
  readonly kind: ProblemKind | undefined;
  readonly agent: string | undefined;
}

/** An agent of a person's own is that person's, its name too: it counts as the one that it is built on, or as `own`. */
const agentOf = sql<string>`case when ${runs.ownVersion} is null then ${runs.agent} else coalesce(${runs.ownBase}, 'own') end`;
const isOwn = sql<boolean>`(${runs.ownVersion} is not null)`;
const isReadable = sql<boolean>`(${problemReports.agreedAt} is not null and ${isThere})`;

const problems = (db: Database) =>
  db
    .select({
      report: problemReports,
      person: { id: users.id, name: users.name, email: users.email, deletedAt: users.deletedAt },
      agent: agentOf,
      isOwn,
      isReadable,
    })
    .from(problemReports)
    .innerJoin(runs, eq(runs.id, problemReports.runId))
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .innerJoin(users, eq(users.id, problemReports.userId));

export type ProblemRow = Awaited<ReturnType<typeof listProblems>>[number];

/** Reports after a position, newest first; one more than a page has when there are more. */
export async function listProblems(db: Database, filter: ProblemFilter, after: Position | null) {
  const { state, kind, agent } = filter;
  return await problems(db)
    .where(
      and(
        state && (state === 'open' ? isNull(problemReports.doneAt) : isNotNull(problemReports.doneAt)),
        kind && eq(problemReports.kind, kind),
        agent === undefined ? undefined : eq(agentOf, agent),
        after ? isBefore(after) : undefined,
      ),
    )
    .orderBy(desc(problemReports.reportedAt), desc(problemReports.id))
    .limit(problemsShown + 1);
}

const isBefore = ({ at, id }: Position): SQL =>
  sql`(${problemReports.reportedAt}, ${problemReports.id}) < (${at.toISOString()}::timestamptz, ${id})`;

export async function findProblem(db: Database, reportId: string): Promise<ProblemRow | undefined> {
  const [row] = await problems(db).where(eq(problemReports.id, reportId));
  return row;
}

/** Slugs of the agents of which problems were reported. */
export async function listReportedAgents(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ agent: agentOf })
    .from(problemReports)
    .innerJoin(runs, eq(runs.id, problemReports.runId));
  return rows.map(({ agent }) => agent);
}

const countOf = (isHelpful: boolean) =>
  sql<number>`count(*) filter (where ${runRatings.isHelpful} = ${isHelpful})::int`;

export async function countRatings(db: Database, since: Date) {
  return await db
    .select({ agent: agentOf, isOwn, helpful: countOf(true), notHelpful: countOf(false) })
    .from(runRatings)
    .innerJoin(runs, eq(runs.id, runRatings.runId))
    .where(gte(runRatings.ratedAt, since))
    .groupBy(agentOf, isOwn)
    .orderBy(desc(sql`count(*)`), asc(agentOf));
}

/** A run by its times and costs; what was asked, read and written is not looked at. */
export async function findRunFacts(db: Database, runId: string) {
  const [row] = await db
    .select({
      status: runs.status,
      engine: runs.engine,
      language: runs.language,
      attempt: runs.attempt,
      used: runs.usedMillicredits,
      most: runs.maxMillicredits,
      createdAt: runs.createdAt,
      startedAt: runs.startedAt,
      finishedAt: runs.finishedAt,
      errorCode: runs.errorCode,
    })
    .from(runs)
    .where(eq(runs.id, runId));
  return row;
}

const stepEvents = ['step.started', 'step.finished', 'step.failed'] as const;
export type StepEventType = (typeof stepEvents)[number];

const dataField = (name: string) => sql<string | null>`${runEvents.data}->>${name}`;

/** When steps began and ended, by which tool, for how much. Of their data only names and numbers of our own leave the database. */
export async function listStepEvents(db: Database, runId: string) {
  return await db
    .select({
      type: sql<StepEventType>`${runEvents.type}`,
      at: runEvents.at,
      stepId: dataField('step_id'),
      stageId: dataField('stage_id'),
      tool: dataField('tool'),
      code: dataField('code'),
      millicredits: sql<number>`coalesce((${runEvents.data}->>'millicredits')::int, 0)`,
    })
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), inArray(runEvents.type, [...stepEvents])))
    .orderBy(asc(runEvents.seq))
    .limit(stepEventsShown);
}

/** Question and answer of a report, as long as the person agrees and the chat is there. The report stays locked till the end of the transaction. */
export async function findAgreedContent(tx: Database, reportId: string) {
  const [row] = await tx
    .select({
      userId: problemReports.userId,
      agent: agentOf,
      inputs: runs.inputs,
      question: messages.text,
      answer: sql<
        string | null
      >`(select answer.text from messages answer where answer.id = ${runs.answerMessageId})`,
    })
    .from(problemReports)
    .innerJoin(runs, eq(runs.id, problemReports.runId))
    .innerJoin(chats, eq(chats.id, runs.chatId))
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(and(eq(problemReports.id, reportId), isReadable))
    .for('share', { of: problemReports });
  return row;
}
