import type { Database } from '../../db/database.ts';
import { askedQuestion, askStepId, promptWithAnswer } from '../../engines/ask-user.ts';
import type { Line } from '../chats/branches.models.ts';
import { listKept } from './run-log.repository.ts';
import { newestRun } from './newest-run.read-model.ts';

/** What a message goes on with that answers the question of an agent. */
export interface GoneOn {
  readonly agent: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** All that was asked so far, and the answer. */
  readonly prompt: string;
  /** Questions in the same matter, with the one that is answered. */
  readonly askedBefore: number;
}

interface Given {
  readonly chatId: string;
  readonly text: string;
  readonly agent?: string | undefined;
  /** What was said before the message. */
  readonly line: Line;
}

/**
 * The run that the newest run before the message, which ended with a question, goes on as; null when it asked nothing, or the
 * message names an agent or has no words.
 */
export async function continueAfterQuestion(db: Database, given: Given): Promise<GoneOn | null> {
  const answer = given.text.trim();
  if (given.agent !== undefined || answer === '') return null;
  const [newest] = await newestRun(db, { chatId: given.chatId, ...given.line });
  const last = newest?.run;
  if (last?.status !== 'done') return null;
  const kept = (await listKept(db, [last.id], askStepId)).get(last.id);
  const asked = askedQuestion.safeParse(kept);
  if (!asked.success) return null;
  return {
    agent: last.agent,
    inputs: last.inputs,
    prompt: promptWithAnswer(last.prompt, asked.data.question, answer),
    askedBefore: last.askedBefore + 1,
  };
}
