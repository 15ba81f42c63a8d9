import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { askedQuestion, askStepId, promptWithAnswer } from '../../engines/ask-user.ts';
import { messages } from '../chats/chats.tables.ts';
import { listKept } from './run-log.repository.ts';
import type { RunRow } from './runs.repository.ts';
import { runs } from './runs.tables.ts';

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
}

const newestRun = prepared<{ chatId: string }, { run: RunRow }[]>('newest_run', (db) =>
  db
    .select({ run: runs })
    .from(runs)
    .innerJoin(messages, eq(messages.id, runs.messageId))
    .where(eq(runs.chatId, sql.placeholder('chatId')))
    .orderBy(desc(messages.position))
    .limit(1),
);

/**
 * The run that the newest run of the chat, which ended with a question, goes on as; null when it asked nothing, or the
 * message names an agent or has no words.
 */
export async function goOnAfterQuestion(db: Database, given: Given): Promise<GoneOn | null> {
  const answer = given.text.trim();
  if (given.agent !== undefined || answer === '') return null;
  const [newest] = await newestRun(db, { chatId: given.chatId });
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
