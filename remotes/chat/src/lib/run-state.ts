import type { Run } from '@loupe/shared/contract/runs';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';

/** Slug of the agent that answers when none was chosen; it writes no report. */
export const PLAIN_CHAT = 'chat';

/** The run of a chat that is not finished, if there is one. */
export function activeRun(runs: readonly Run[]): Run | null {
  return runs.findLast((run) => !isFinal(run.status)) ?? null;
}

/** The newest run with a report of its own; in a chat of plain questions the newest run. */
export function reportRun(runs: readonly Run[]): Run | null {
  return runs.findLast((run) => run.agent !== PLAIN_CHAT) ?? runs.at(-1) ?? null;
}

/** A run of the chat with what its log says of it. */
export function withView(run: Run, view: RunView): Run {
  return {
    ...run,
    status: view.status,
    used_credits: view.usedCredits,
    started_at: view.startedAt ?? run.started_at,
    finished_at: view.finishedAt,
    answer_message_id: view.answerMessageId ?? run.answer_message_id,
    error: view.error,
    last_seq: view.lastSeq,
  };
}
