import { appError } from '../../errors/app-error.ts';
import { listFilesOfMessages } from '../chats/chats.usecases.ts';
import { findOwnRun } from './runs.repository.ts';
import { sendMessage, type NewMessage, type SendMessageDeps, type Sent } from './send-message.usecases.ts';

export interface AskedAgain {
  readonly userId: string;
  readonly runId: string;
  readonly idempotencyKey: string | undefined;
  /** Where a schedule asks, which one, and what a run of it may hold at the most. */
  readonly schedule?: NewMessage['schedule'];
}

/**
 * Asks once more what a run was asked: the same question, agent, form and files, at the end of the same chat. What can
 * refuse a message refuses this one too, and the same key answers with the same run.
 */
export async function runAgain(
  deps: SendMessageDeps,
  { userId, runId, idempotencyKey, schedule }: AskedAgain,
): Promise<Sent> {
  const run = await findOwnRun(deps.db, userId, runId);
  if (!run) throw appError('run.not_found');
  const files = await listFilesOfMessages(deps.db, [run.messageId]);
  return await sendMessage(deps, {
    userId,
    chatId: run.chatId,
    idempotencyKey,
    text: run.prompt,
    agent: run.agent,
    inputs: run.inputs,
    schedule,
    attachmentIds: (files.get(run.messageId) ?? []).map(({ id }) => id),
  });
}
