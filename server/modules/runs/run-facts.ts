import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Database } from '../../db/database.ts';
import { mostQuestions } from '../../engines/ask-user.ts';
import { planStepId } from '../../engines/plan-step.ts';
import type { EarlierRun, RunFacts } from '../../engines/run-context.ts';
import type { Line } from '../chats/branches.models.ts';
import { findLine, findPlaced } from '../chats/chats.usecases.ts';
import { findUser } from '../identity/users.usecases.ts';
import { openArchives } from './opened-archives.ts';
import { listEvidence, listFound, listKept } from './run-log.repository.ts';
import { orderFileIds } from './runs.models.ts';
import { findEarlierRun } from './earlier-run.read-model.ts';
import type { RunRow } from './runs.repository.ts';
import { listAttachments, listLastTurns } from './turns.read-model.ts';

/** Turns of the chat that a run is given. */
const rememberedTurns = 20;

/** What an attempt at a run begins with. */
export async function gatherFacts(
  deps: { readonly db: Database; readonly agentTitle: (slug: string) => string },
  run: RunRow,
  worker: AgentDefinition,
): Promise<RunFacts> {
  const { before, upTo } = await linesOf(deps.db, run);
  const [turns, attachments, asker, earlier] = await Promise.all([
    listLastTurns(deps.db, run.chatId, before, rememberedTurns),
    listAttachments(deps.db, run.chatId, upTo),
    findUser(deps.db, run.userId),
    gatherEarlier(deps.db, run),
  ]);
  const answers = turns.filter((turn) => turn.role === 'assistant');
  const runIds = answers.flatMap((turn) => turn.runId ?? []);
  const [evidence, plans] = await Promise.all([
    listEvidence(deps.db, runIds),
    listKept(deps.db, runIds, planStepId),
  ]);
  const chosen = orderFileIds(attachments);
  const opened = await openArchives(deps.db, chosen);
  const history = turns.map(({ role, text, runId, agent }) => ({
    role,
    text,
    runId,
    ...(role === 'assistant' && agent !== null && { agent, agentTitle: deps.agentTitle(agent) }),
    ...(role === 'assistant' && runId !== null && evidence.get(runId)),
    ...(runId !== null && plans.has(runId) && { plan: plans.get(runId) ?? null }),
  }));
  return {
    runId: run.id,
    chatId: run.chatId,
    userId: run.userId,
    agent: run.agent,
    prompt: run.prompt,
    inputs: opened.inputs(worker, run.inputs),
    fileIds: opened.ids(chosen),
    history,
    askedAt: run.createdAt,
    maxMillicredits: run.maxMillicredits,
    // What a schedule asked for nobody waits to answer.
    ...(run.scheduleId === null && { questionsLeft: Math.max(0, mostQuestions - run.askedBefore) }),
    isAdmin: asker?.permissions.includes('admin') ?? false,
    ...(earlier && { earlier }),
  };
}

/** What was said in the branch of a run's question before it, and up to it. */
async function linesOf(db: Database, run: RunRow): Promise<{ before: Line; upTo: Line }> {
  const question = await findPlaced(db, run.chatId, run.messageId);
  if (!question) throw new Error(`The question of ${run.id} is gone.`);
  const before = await findLine(db, run.chatId, question.branchId, question.position);
  return { before, upTo: { ...before, belows: [question.position + 1, ...before.belows.slice(1)] } };
}

async function gatherEarlier(db: Database, run: RunRow): Promise<EarlierRun | null> {
  const earlier = await findEarlierRun(db, run);
  if (!earlier?.finishedAt) return null;
  return { runId: earlier.id, finishedAt: earlier.finishedAt, ...(await listFound(db, earlier.id)) };
}
