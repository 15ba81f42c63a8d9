import type { SharedChat } from '@loupe/shared/contract/shares';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { findLine, getOwnChat, listFilesOfMessages, listMessages } from '../chats/chats.usecases.ts';
import { presentRun } from '../runs/runs.presenter.ts';
import { listEvents, listRunsOfChat, type RunRow } from '../runs/runs.usecases.ts';
import { publicEvent } from './public-event.models.ts';
import { onlyShared, type Frozen, type FrozenLogs, type SharedParts } from './shared-parts.models.ts';

export interface FreezeRequest {
  readonly userId: string;
  readonly chatId: string;
  readonly parts: SharedParts;
  readonly now: Date;
  readonly agentTitle: (slug: string, own?: string | null) => string;
}

/**
 * One moment of the chat as strangers may see it; pass a transaction that reads one snapshot of the database.
 * Throws `chat.not_found`, `chat.temporary`, `share.nothing_to_share`.
 */
export async function freezeChat(tx: Database, request: FreezeRequest): Promise<Frozen> {
  const { userId, chatId, now, agentTitle } = request;
  const chat = await getOwnChat(tx, userId, chatId);
  if (chat.temporary !== null) throw appError('chat.temporary');
  const messages = await listMessages(tx, chatId, await findLine(tx, chatId, chat.branchId));
  if (messages.length === 0) throw appError('share.nothing_to_share');
  const messageIds = messages.map(({ id }) => id);
  const files = await listFilesOfMessages(tx, messageIds);
  // What was said in other branches is not shown, and not shared.
  const runs = (await listRunsOfChat(tx, chatId)).filter((run) => messageIds.includes(run.messageId));
  const events: FrozenLogs = [];
  for (const run of runs)
    events.push({ run_id: run.id, events: (await listEvents(tx, run.id, 0)).map(publicEvent) });
  const snapshot: SharedChat = {
    title: chat.title,
    frozen_at: now.toISOString(),
    messages: messages.map(({ id, role, text, createdAt, runId, agent }) => ({
      id,
      role,
      text,
      agent,
      created_at: createdAt.toISOString(),
      run_id: runId,
      file_names: (files.get(id) ?? []).map(({ name }) => name),
    })),
    runs: runs.map((run) => publicRun(run, agentTitle)),
  };
  const asked = runs.flatMap(({ prompt, inputs }) => [prompt, ...Object.values(inputs)]);
  return onlyShared({ snapshot, events }, request.parts, asked);
}

function publicRun(
  run: RunRow,
  agentTitle: (slug: string, own?: string | null) => string,
): SharedChat['runs'][number] {
  const shown = presentRun(run, agentTitle);
  return {
    id: shown.id,
    agent: shown.agent,
    agent_title: shown.agent_title,
    engine: shown.engine,
    status: shown.status,
    started_at: shown.started_at,
    finished_at: shown.finished_at,
    answer_message_id: shown.answer_message_id,
    message_id: shown.message_id,
  };
}
