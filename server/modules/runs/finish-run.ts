import type { RunEventData } from '@loupe/shared/contract/run-events';
import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Billing } from '../billing/billing.usecases.ts';
import { addAnswer } from '../chats/chats.usecases.ts';
import { newId } from '../../db/new-id.ts';
import { batchOf, storeBatches, type SentEvent, type TimedRunEvent } from './event-batches.repository.ts';
import { FenceLost, fenceOf } from './fence.ts';
import { answerText, isCharged, ledgerTitle, type RunOutcome } from './runs.models.ts';
import { lockRunToEnd, type RunRow } from './runs.repository.ts';
import { speaking } from '../../language/language.ts';

export interface FinishDeps {
  readonly billing: Billing;
  readonly clock: Clock;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  /** Tells the owner of the run's new state, inside the transaction that brings it (P3). */
  readonly noteRun: (tx: Database, run: RunRow, status: RunStatus, now: Date) => Promise<void>;
}

/** A run that ends when its transaction commits; readers may have the events only then. */
export interface FinishedRun {
  readonly run: RunRow;
  readonly lastSeq: number;
  readonly events: readonly SentEvent[];
}

/**
 * Ends a run inside `tx`: terminal event, final message and settlement of the hold, all or nothing.
 * Throws FenceLost when the run is not that attempt's any more. `origin`: the feed that will get the events from the answer.
 */
export async function finishRun(
  tx: Database,
  deps: FinishDeps,
  known: Pick<RunRow, 'id' | 'userId' | 'attempt' | 'workerId'>,
  outcome: RunOutcome,
  text: { report: string; answer: string },
  rest: readonly TimedRunEvent[],
  origin?: string,
): Promise<FinishedRun> {
  const fence = fenceOf(known);
  // The account's lock comes first everywhere, so that two transactions never wait for each other.
  await deps.billing.lockAccount(tx, known.userId);
  const locked = await lockRunToEnd(tx, fence.runId);
  if (!locked) throw new FenceLost();
  const { run, stepsMillicredits } = locked;
  if (run.finishedAt || run.attempt !== fence.attempt || run.workerId !== fence.workerId)
    throw new FenceLost();
  const now = deps.clock.now();
  const answer = answerText(outcome, text);
  const isPaid = isCharged(outcome, answer !== null);
  const settlement = {
    userId: run.userId,
    runId: run.id,
    chatId: run.chatId,
    title: speaking(run.language, () =>
      ledgerTitle(deps.agentTitle(run.agent, run.ownTitle), outcome, isPaid),
    ),
    now,
  };
  const { charged, returned } = isPaid
    ? await deps.billing.settle(tx, { ...settlement, stepsMillicredits })
    : await deps.billing.release(tx, settlement);
  const messageId = answer === null ? null : newId('msg');
  const said = { role: 'assistant' as const, agent: run.agent, runId: run.id, createdAt: now };
  const message =
    messageId === null || answer === null
      ? null
      : { id: messageId, chatId: run.chatId, text: answer, ...said };
  await addAnswer(tx, { chatId: run.chatId, questionId: run.messageId }, now, message);
  const finished: RunEventData['run.finished'] = {
    status: outcome.status,
    used_credits: charged / 1000,
    returned_credits: returned / 1000,
    message_id: messageId,
    error: outcome.error,
    ...(outcome.isUnanswered && { is_unanswered: true }),
    ...(outcome.isQuestion && { is_question: true }),
  };
  const batch = batchOf(fence, [...rest, { at: now, event: { type: 'run.finished', data: finished } }]);
  const closing = {
    status: outcome.status,
    finishedAt: now,
    usedMillicredits: charged,
    answerMessageId: messageId,
    isQuestion: outcome.isQuestion === true,
    errorCode: outcome.error?.code ?? null,
    errorMessage: outcome.error?.message ?? null,
  };
  const places = await storeBatches(tx, [batch], {
    waits: true,
    closing,
    ...(origin !== undefined && { origin }),
  });
  const place = places.get(run.id);
  if (!place) throw new FenceLost();
  await deps.noteRun(tx, run, outcome.isQuestion ? 'needs_answer' : outcome.status, now);
  return {
    run: { ...run, ...closing, lastSeq: place.lastSeq },
    lastSeq: place.lastSeq,
    events: batch.events,
  };
}
