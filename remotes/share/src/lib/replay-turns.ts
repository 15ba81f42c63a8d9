import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { SharedMessage, SharedView } from './shared-turns.ts';

/** A question and what is under it at a moment of the replay. */
export interface ReplayTurn {
  readonly message: SharedMessage;
  /** The run it started, as far as it had come. */
  readonly run: RunView | null;
}

/**
 * What is to be seen while the run with this index plays: questions up to its own, each with its run as it stands.
 * Answers are the runs' own; a stored answer without a log stands as it is.
 */
export function replayTurns(
  { chat, logs }: Pick<SharedView, 'chat' | 'logs'>,
  views: readonly RunView[],
  runIndex: number,
): ReplayTurn[] {
  const indexes = new Map(logs.map(({ run_id: runId }, index) => [runId, index]));
  const runOf = new Map(chat.runs.map(({ id, message_id: messageId }) => [messageId, indexes.get(id) ?? -1]));
  const turns: ReplayTurn[] = [];
  for (const message of chat.messages) {
    const index = runOf.get(message.id) ?? -1;
    if (message.role === 'user' && index > runIndex) break;
    if (message.role === 'user') turns.push({ message, run: views[index] ?? null });
    else if (!indexes.has(message.run_id ?? '')) turns.push({ message, run: null });
  }
  return turns;
}
