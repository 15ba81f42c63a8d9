import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { SharedChat } from '@loupe/shared/contract/shares';
import { emptyRunView, foldRun, type RunView } from '@loupe/shared/lib/run-reducer';

export type SharedMessage = SharedChat['messages'][number];

/** A message, and under an answer the run it came from, folded from its frozen log. */
interface SharedTurn {
  readonly message: SharedMessage;
  readonly run: RunView | null;
}

export interface SharedView {
  readonly title: string;
  readonly frozenAt: string;
  readonly turns: readonly SharedTurn[];
  /** Runs that had no answer yet, under the question they belong to, by message id. */
  readonly openRuns: ReadonlyMap<string, RunView>;
  /** As it was frozen, for the replay. */
  readonly chat: SharedChat;
  readonly logs: readonly FrozenLog[];
}

export interface FrozenLog {
  readonly run_id: string;
  readonly events: readonly RunEvent[];
}

/** Puts the messages of a shared chat and the folded logs of its runs together; the reducer is the live one. */
export function sharedView(chat: SharedChat, logs: readonly FrozenLog[]): SharedView {
  const views = new Map(
    logs.map(({ run_id: runId, events }) => [runId, foldRun(events, emptyRunView(runId))]),
  );
  const answered = new Set(
    chat.messages.filter(({ role }) => role === 'assistant').map(({ run_id: runId }) => runId),
  );
  const openRuns = chat.runs.flatMap(({ id, message_id: messageId }) => {
    const view = views.get(id);
    return view && !answered.has(id) ? [[messageId, view] as const] : [];
  });
  const turns = chat.messages.map((message) => ({
    message,
    run: message.role === 'assistant' && message.run_id !== null ? (views.get(message.run_id) ?? null) : null,
  }));
  return { title: chat.title, frozenAt: chat.frozen_at, turns, openRuns: new Map(openRuns), chat, logs };
}
