import type { Message } from '@loupe/shared/contract/chats';
import type { Run } from '@loupe/shared/contract/runs';

/** A question with the run it started and the answer that run gave. */
export interface Turn {
  readonly id: string;
  readonly question: Message | null;
  readonly run: Run | null;
  readonly answer: Message | null;
}

/** Pairs a chat's messages (oldest first) with its runs; an answer without a known run stands alone. */
export function turnsOf(messages: readonly Message[], runs: readonly Run[]): Turn[] {
  const runByQuestion = new Map(runs.map((run) => [run.message_id, run]));
  const answers = new Map(
    messages.filter((message) => message.role === 'assistant').map((message) => [message.id, message]),
  );
  const answerOfRun = new Map(
    [...answers.values()].filter((answer) => answer.run_id).map((answer) => [answer.run_id, answer]),
  );
  const used = new Set<string>();
  const turns: Turn[] = [];
  for (const message of messages) {
    if (message.role === 'user') {
      const run = runByQuestion.get(message.id) ?? null;
      const answer = run
        ? (answers.get(run.answer_message_id ?? '') ?? answerOfRun.get(run.id) ?? null)
        : null;
      if (answer) used.add(answer.id);
      turns.push({ id: message.id, question: message, run, answer });
    } else if (!used.has(message.id)) {
      turns.push({ id: message.id, question: null, run: null, answer: message });
    }
  }
  return turns;
}
