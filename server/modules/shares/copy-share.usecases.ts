import type { RunEvent } from '@loupe/shared/contract/run-events';
import { finalRunStatuses } from '@loupe/shared/contract/runs';
import type { SharedChat } from '@loupe/shared/contract/shares';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { insertChat, insertMessage } from '../chats/chats.usecases.ts';
import { insertFinishedLog, insertRun } from '../runs/runs.usecases.ts';
import { unlockShare, type ReadShareDeps } from './read-share.usecases.ts';
import type { Frozen } from './shared-parts.models.ts';
import { titles } from '../../messages/titles-texts.ts';

type SharedRun = SharedChat['runs'][number];
type FinalStatus = (typeof finalRunStatuses)[number];

/** Stands for a question that was not shared: a run belongs to a question. */
const hiddenQuestion = '…';

/**
 * An own chat with everything that was frozen: messages, and runs with their logs, so that sources and figures stay
 * with them. It costs nothing and does not change with the shared one. Gives the id of the chat.
 * Throws `share.not_found`, `share.password_needed`, `share.password_wrong`, `request.too_many`.
 */
export async function copyShare(
  deps: ReadShareDeps,
  reader: { readonly userId: string; readonly ip: string },
  shareId: string,
  password: string | null,
): Promise<string> {
  const frozen = await unlockShare(deps, shareId, { password, ip: reader.ip });
  const now = deps.clock.now();
  const chatId = newId('cht');
  await deps.db.transaction(async (tx) => {
    await insertChat(tx, {
      id: chatId,
      userId: reader.userId,
      title: frozen.snapshot.title || titles().newChat,
      agent: frozen.snapshot.runs[0]?.agent ?? null,
      createdAt: now,
      updatedAt: now,
    });
    await copyInto(tx, frozen, { chatId, userId: reader.userId });
  });
  return chatId;
}

async function copyInto(
  tx: Database,
  { snapshot, events }: Frozen,
  owner: { readonly chatId: string; readonly userId: string },
): Promise<void> {
  const messageIds = new Map(snapshot.messages.map(({ id }) => [id, newId('msg')]));
  const runIds = new Map(snapshot.runs.map(({ id }) => [id, newId('run')]));
  for (const message of snapshot.messages) {
    await insertMessage(tx, {
      id: messageIds.get(message.id) ?? newId('msg'),
      chatId: owner.chatId,
      role: message.role,
      text: message.role === 'user' && message.text === '' ? hiddenQuestion : message.text,
      agent: message.agent,
      runId: message.run_id === null ? null : (runIds.get(message.run_id) ?? null),
      createdAt: new Date(message.created_at),
    });
  }
  for (const run of snapshot.runs) {
    const id = runIds.get(run.id) ?? newId('run');
    const messageId = messageIds.get(run.message_id);
    if (messageId === undefined) continue;
    const log = events.find((candidate) => candidate.run_id === run.id)?.events ?? [];
    const copied = finishedLog(run, log, snapshot.frozen_at, messageIds);
    const { status, finishedAt } = endOf(run, snapshot.frozen_at);
    await insertRun(tx, {
      id,
      ...owner,
      messageId,
      answerMessageId: messageIds.get(run.answer_message_id ?? '') ?? null,
      agent: run.agent,
      engine: run.engine,
      inputs: {},
      status,
      maxMillicredits: 0,
      lastSeq: copied.length,
      idempotencyKey: `copy ${id}`,
      requestHash: 'copy',
      createdAt: new Date(run.started_at ?? snapshot.frozen_at),
      startedAt: run.started_at === null ? null : new Date(run.started_at),
      finishedAt,
    });
    await insertFinishedLog(tx, id, copied);
  }
}

function isFinal(status: string): status is FinalStatus {
  return (finalRunStatuses as readonly string[]).includes(status);
}

/** What was under way when it was frozen ends there in the copy: nobody goes on with it. */
function endOf(run: SharedRun, frozenAt: string): { status: FinalStatus; finishedAt: Date } {
  if (isFinal(run.status)) return { status: run.status, finishedAt: new Date(run.finished_at ?? frozenAt) };
  return { status: 'stopped', finishedAt: new Date(frozenAt) };
}

function finishedLog(
  run: SharedRun,
  log: readonly RunEvent[],
  frozenAt: string,
  messageIds: ReadonlyMap<string, string>,
): RunEvent[] {
  const copied = log.map((event) =>
    event.type === 'run.finished'
      ? { ...event, data: { ...event.data, message_id: messageIds.get(event.data.message_id ?? '') ?? null } }
      : event,
  );
  if (copied.at(-1)?.type === 'run.finished') return copied;
  const { status } = endOf(run, frozenAt);
  const data = { status, used_credits: 0, returned_credits: 0, message_id: null, error: null };
  return [...copied, { seq: copied.length + 1, at: frozenAt, type: 'run.finished', data }];
}
